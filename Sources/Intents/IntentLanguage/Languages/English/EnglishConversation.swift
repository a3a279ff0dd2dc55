import IntentKit

extension ConversationWords {
  /// The English commands to the conversation.
  public static let english = ConversationWords(
    spelling: .english,
    commands: [
      .yes: [
        "yes", "yeah", "yea", "yep", "yup", "aye", "sure", "ok", "okay", "right", "correct",
        "that is right", "that is correct", "that is fine", "that is ok", "that is okay",
        "that is good", "that is perfect", "fine", "fine by me", "perfect", "sounds good",
        "sounds great", "sounds fine", "sounds right", "looks good", "looks right", "do it",
        "do that",
        "go ahead", "go on", "go ahead and do it", "go ahead and do that", "please do",
        "of course", "absolutely", "definitely", "certainly", "exactly", "indeed", "alright",
        "all right", "by all means", "proceed", "confirm", "confirmed", "agreed", "i agree",
        "it is",
        "i do", "i did", "make it so",
      ],
      .weakYes: [
        "y", "please", "good", "great", "lovely",
      ],
      .no: [
        "no", "nope", "nah", "n", "yeah right", "no thank you", "dont", "do not", "i dont",
        "i do not",
        "i dont think so", "no i dont", "not that", "not that one", "not right", "wrong",
        "that is wrong", "that is not right", "that is not it", "that is not correct", "incorrect",
        "it is not", "it isnt", "not now", "not really", "not at all", "no way", "dont do it",
        "do not do it", "dont do that", "do not do that", "neither", "neither of them", "none",
        "nothing", "nobody",
        "none of them", "none of those", "certainly not", "definitely not", "absolutely not",
        "of course not", "id rather not", "i would rather not",
      ],
      .cancel: [
        "cancel", "cancel it", "cancel that", "stop", "stop it", "stop that", "never mind",
        "nevermind", "never mind that", "forget it", "forget that", "forget about it",
        "forget about that", "leave it", "leave that", "drop it", "scrap it", "scrap that",
        "call it off", "dont bother", "do not bother", "abort",
      ],
      .help: [
        "help", "help me", "what can i say", "what can you do", "what can i do", "what do i say",
        "i need help", "what are my options",
        "i dont know", "i do not know", "i dont know yet", "dunno", "i dunno", "no idea",
        "i have no idea", "im not sure", "i am not sure", "not sure",
      ],
      .repeat: [
        "repeat", "repeat that", "repeat it", "read that again", "read it again",
        "read that out again", "read it out again", "tell me again", "say that again",
        "say it again", "again", "pardon", "what",
        "what did you say", "come again", "sorry", "once more",
      ],
      .doAgain: [
        "do it again", "do that again", "do it once more", "same again", "and again",
        "the same again",
        "repeat the last request", "do the same again", "one more time", "again again",
      ],
      .startAgain: [
        "start again", "start over", "restart", "from the start", "from the beginning",
        "begin again", "lets start again", "lets start over",
      ],
      .goBack: ["back", "go back", "previous", "one back", "step back"],
      .undo: ["undo", "undo it", "undo that", "undo this", "take that back", "take it back"],
      .usual: [
        "do the usual", "the usual", "my usual", "do my usual", "the usual please",
        "do what i usually do", "same as usual", "do the same as usual",
      ],
      .redo: ["redo", "redo it", "redo that", "redo this", "do that after all", "do it after all"],
      .resume: [
        "where were we", "where was i", "where were i", "continue", "carry on", "resume",
        "lets go on", "lets continue", "lets carry on", "go on with that", "carry on with that",
        "back to it", "back to that", "go back to that", "go back to where we were",
      ],
      .pause: [
        "wait", "wait a minute", "wait a moment", "wait a second", "wait a bit", "hang on",
        "hang on a minute", "hang on a second", "hold on", "hold on a second", "one moment",
        "one second", "one minute", "just a moment", "just a minute", "just a second",
        "give me a moment", "give me a second", "give me a minute", "let me think", "let me see",
        "um", "uh", "er", "erm", "hm", "hmm",
      ],
      .greet: [
        "hello", "hi", "hey", "hello there", "hi there", "good morning", "good afternoon",
        "good evening", "howdy", "hiya",
      ],
      .thanks: [
        "thanks", "thank you", "thank you very much", "thank you so much", "thanks a lot",
        "thanks very much", "many thanks", "cheers", "much appreciated",
      ],
      .quit: [
        "quit", "exit", "bye", "goodbye", "good bye", "bye bye", "bye for now", "see you",
        "see you later", "good night",
      ],
    ],
    polite: "please thanks um uh er erm hm hmm oh ah well then actually sorry",
    courtesies: ["thank you", "thank you very much", "thanks a lot"],
    starts: ["can you", "could you", "would you", "please", "hey", "ok"],
    ends: ["please", "thanks"],
    appStarts: [
      "ask * to", "tell * to", "use * to", "open * and", "in *", "with *", "using *", "on *",
      "use * and", "start * and", "launch * and", "ask *", "hey *", "hi *", "hello *", "ok *",
      "okay *",
      "*",
    ],
    appEnds: ["in *", "with *", "using *", "on *", "from *", "*"],
    fillers: """
      um uh er erm well ok okay so it its is the are they theyre please then with using use from my \
      number numbers and of that would be ill have take say lets make for to %
      """,
    and: ["and", "&"], yesAndNo: ["yes", "no"],
    choiceStarts: "the um uh i mean", choiceEnds: "please one", placeNouns: "number option",
    ordinals: [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
      "tenth", "eleventh", "twelfth",
    ], ordinalEnds: ["st", "nd", "rd", "th"], last: "last", correction: .english,
    asides: .english, choosing: .english,
    refusals: [
      "i dont want", "i do not want", "i dont need", "i do not need", "i no longer want",
      "i have changed my mind", "i changed my mind", "ive changed my mind",
    ],
    takingBack: ["cancel that", "cancel it"])
}

extension ConversationWords.Correction {
  /// The words of English corrections.
  static let english = Self(
    spelling: .english,
    leads: [
      "no", "nope", "sorry", "wait", "oops", "actually", "i mean", "i meant", "i said", "not that",
      "make it", "make that", "it should be", "that should be", "hold on", "hang on",
      "that was wrong", "that is wrong", "well", "oh",
      "yes but", "ok but", "okay but", "but", "or rather", "rather",
    ], changes: "change correct make",
    verbs: ["is", "was", "should", "should be", "to", "to be", "as", "are", "be"],
    makeIt: ["make it", "make that", "it is", "it should be"], elements: "one number",
    ends: "instead then",
    removals: [
      "remove", "scratch", "delete", "drop", "forget", "forget about", "take out", "take off",
      "not",
      "without", "leave out",
    ], not: ["not", "rather than", "instead of"], but: ["but"],
    selfCorrections: [
      "no", "sorry", "wait", "i mean", "i meant", "actually", "or rather", "rather", "scratch that",
      "correction", "oops",
    ])
}

extension ConversationWords.Asides {
  /// The words of English asides.
  static let english = Self(
    spelling: .english,
    starts: [
      "wait", "wait a minute", "wait a moment", "wait a second", "hang on", "hang on a minute",
      "hang on a second", "hold on", "one moment", "one second", "just a moment", "just a second",
      "just a minute", "before that", "before i do", "before i answer", "first", "but", "but first",
      "and", "so", "ok", "okay", "well", "um", "uh", "oh", "hm", "hmm", "sorry", "actually",
      "remind me", "by the way", "quick question",
    ],
    ends: ["first", "before that", "though", "by the way", "again"],
    references: ["it", "there", "that", "this", "that one", "this one", "the same"],
    help: [
      "help with", "help me with", "help me", "help about", "help on", "what can i say about",
      "what can i say for", "what can i ask about", "what can i do with", "what can i do about",
      "what can you do with", "what can you do about", "how do i", "how do you", "how can i",
      "how would i", "how should i", "how to", "what do i say to",
    ],
    resume: [
      "back to", "go back to", "lets go back to", "get back to", "lets get back to", "return to",
      "lets return to", "go on with", "lets go on with", "carry on with", "lets carry on with",
      "continue with", "lets continue with", "continue", "resume", "where were we with",
    ],
    revisions: [
      "what about", "how about", "and", "and what about", "and how about", "ok", "okay", "now",
      "again with", "again for", "again but with", "with", "but with", "now with", "now for", "for",
      "same with", "the same with", "same again with", "same for", "the same for",
      "do the same for",
      "do the same with", "do it with", "do it for", "do it again with", "do it again for", "try",
      "try it with", "try with", "try again with", "what if it was", "what if it were", "also",
    ],
    undo: [
      "undo the", "undo my", "undo that", "take back the", "take back my", "take back that",
      "reverse the", "reverse my", "revert the", "revert my", "cancel the last", "cancel my last",
    ],
    save: [
      "do that every time i say", "do this every time i say", "do that whenever i say",
      "do this whenever i say", "do that when i say", "do this when i say",
      "do it every time i say",
      "do it whenever i say", "do it when i say", "save that as", "save this as",
      "remember that as",
      "remember this as", "make that a shortcut called", "make this a shortcut called",
    ])
}

extension ConversationWords.Choosing {
  /// The words of English choices.
  static let english = Self(
    spelling: .english,
    leads: [
      "the one with", "the one called", "the one named", "the one for", "the one from",
      "the one that has", "the one that is", "the one at", "one with",
    ],
    all: [
      "both", "both of them", "both of those", "all", "all of them", "all of those", "all three",
      "every one", "everything", "the lot",
    ],
    none: [
      "neither", "neither of them", "neither of those", "neither one", "none", "none of them",
      "none of those", "none of these", "neither of these", "not any of them",
    ],
    any: [
      "either", "either one", "either of them", "any", "any of them", "any one", "whichever",
      "i dont mind", "i dont care", "you choose", "you pick",
    ],
    other: ["the other one", "the other", "other one", "not that one the other one"],
    first: ["the former", "former", "the former one"],
    last: ["the latter", "latter", "the latter one"])
}
