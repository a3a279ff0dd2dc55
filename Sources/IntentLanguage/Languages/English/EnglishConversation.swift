import IntentKit

extension ConversationWords {
  /// The English commands to the conversation.
  public static let english = ConversationWords(
    spelling: .english,
    commands: [
      .yes: [
        "yes", "yeah", "yep", "yup", "sure", "ok", "okay", "right", "correct", "that is right",
        "do it", "do that", "go ahead", "please do", "of course", "absolutely", "yes it is",
        "yes i do", "yes i did", "yes do it", "yes that is right",
      ],
      .weakYes: [
        "y", "please",
      ],
      .no: [
        "no", "nope", "nah", "n", "no thank you", "thanks", "dont", "do not", "no dont",
        "no i dont", "not that", "wrong", "that is wrong", "no it is not", "no it isnt", "not now",
      ],
      .cancel: [
        "cancel", "cancel it", "cancel that", "stop", "stop it", "never mind", "nevermind",
        "forget it", "forget that", "quit", "exit", "leave it", "abort", "goodbye", "bye",
      ],
      .help: [
        "help", "help me", "what can i say", "what can you do", "what can i do", "what do i say",
        "i need help", "what are my options",
      ],
      .repeat: [
        "repeat", "repeat that", "say that again", "say it again", "again", "pardon", "what",
        "what did you say", "come again", "sorry", "once more",
      ],
      .startAgain: [
        "start again", "start over", "restart", "from the start", "from the beginning",
        "begin again", "lets start again", "lets start over",
      ],
      .goBack: ["back", "go back", "previous", "one back", "step back"],
      .undo: ["undo", "undo it", "undo that", "undo this", "take that back", "take it back"],
    ],
    polite: "please thanks um uh er well",
    starts: ["can you", "could you", "would you", "please", "hey", "ok"],
    ends: ["please", "thanks"],
    appStarts: ["ask * to", "tell * to", "ask *", "hey *", "ok *", "*"],
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
    ], ordinalEnds: ["st", "nd", "rd", "th"], last: "last",
    correction: Correction(
      spelling: .english,
      leads: [
        "no", "sorry", "wait", "oops", "actually", "i mean", "i meant", "i said", "not that",
        "make it", "hold on", "that was wrong", "that is wrong", "well",
      ], changes: "change correct make",
      verbs: [
        "is", "was", "should", "should be", "to", "to be", "as", "are", "be",
      ], makeIt: ["make it"], elements: "one number"))
}
