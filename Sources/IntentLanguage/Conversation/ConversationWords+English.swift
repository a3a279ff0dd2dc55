import IntentKit

extension ConversationWords {
  static let english = ConversationWords(
    commands: table([
      (
        .yes,
        [
          "yes", "yeah", "yep", "yup", "sure", "ok", "okay", "right", "correct",
          "that is right", "do it", "do that", "go ahead", "please do", "of course",
          "absolutely", "yes it is", "yes i do", "yes i did", "yes do it", "yes that is right",
        ]
      ),
      (.weakYes, ["y", "please"]),
      (
        .no,
        [
          "no", "nope", "nah", "n", "no thank you", "thanks", "dont", "do not", "no dont",
          "no i dont", "not that", "wrong", "that is wrong", "no it is not", "no it isnt",
          "not now",
        ]
      ),
      (
        .cancel,
        [
          "cancel", "cancel it", "cancel that", "stop", "stop it", "never mind", "nevermind",
          "forget it", "forget that", "quit", "exit", "leave it", "abort", "goodbye", "bye",
        ]
      ),
      (
        .help,
        [
          "help", "help me", "what can i say", "what can you do", "what can i do",
          "what do i say", "i need help", "what are my options",
        ]
      ),
      (
        .repeat,
        [
          "repeat", "repeat that", "say that again", "say it again", "again", "pardon",
          "what", "what did you say", "come again", "sorry", "once more",
        ]
      ),
      (
        .startAgain,
        [
          "start again", "start over", "restart", "from the start", "from the beginning",
          "begin again", "lets start again", "lets start over",
        ]
      ),
      (.goBack, ["back", "go back", "previous", "one back", "step back"]),
      (.undo, ["undo", "undo it", "undo that", "undo this", "take that back", "take it back"]),
    ]),
    polite: set("please thanks um uh er well"),
    starts: words(["can you", "could you", "would you", "please", "hey", "ok"]),
    ends: words(["please", "thanks"]),
    appStarts: [
      (["ask"], ["to"]), (["tell"], ["to"]), (["ask"], []), (["hey"], []), (["ok"], []), ([], []),
    ],
    appEnds: words(["in", "with", "using", "on", "from"]) + [[]],
    fillers: set(
      """
      um uh er erm well ok okay so it its is the are they theyre please then with using use from my \
      number numbers and of that would be ill have take say lets make for to %
      """),
    articles: set("the my our"),
    all: words(["all", "all of", "all of them", "everything", "every"]),
    pluralEnding: "s", and: ["and", "&"], yesAndNo: ["yes", "no"],
    choiceStarts: set("the um uh i mean"), choiceEnds: set("please one"),
    placeNouns: set("number option"),
    ordinals: [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
      "tenth", "eleventh", "twelfth",
    ], ordinalEnds: ["st", "nd", "rd", "th"], last: ["last"],
    correction: Correction(
      leads: words([
        "no", "sorry", "wait", "oops", "actually", "i mean", "i meant", "i said", "not that",
        "make it", "hold on", "that was wrong", "that is wrong", "well",
      ]), changes: set("change correct make"), verbs: set("is was should to as are"),
      be: ["be"], makeIt: words(["make it"]), elements: set("one number")))
}
