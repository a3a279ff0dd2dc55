import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@Suite("Commands of several words")
struct CommandDialogueTests {
  private static func commands(
    _ language: Language, _ utterances: [String]
  ) throws -> [String: ConversationCommand] {
    let recognizer = try Household(language).helper.recognizer
    return Dictionary(
      utterances.compactMap { text in recognizer.command(in: text).map { (text, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static let english: [(ConversationCommand, [String])] = [
    (
      .yes,
      [
        "yes please go ahead", "yeah go on then", "that's fine", "sounds good",
        "yep that's right thanks", "ok do it please", "yes, thank you", "Yes! Go ahead and do it.",
        "um, yes", "sure, that's fine", "perfect thanks", "great, do it",
      ]
    ),
    (
      .cancel,
      [
        "nope cancel that", "no cancel", "never mind thanks", "forget about it", "no stop",
        "no, please stop it", "actually never mind", "ok cancel", "oh forget it then",
      ]
    ), (.no, ["actually no", "no that's wrong", "no thanks", "please don't", "no sorry", "um no"]),
    (.weakYes, ["please", "y", "y please", "um, please"]),
    (.goBack, ["no go back", "go back please"]), (.startAgain, ["no, start again"]),
    (.quit, ["bye", "goodbye thanks", "ok bye", "exit"]),
    (.thanks, ["thanks", "thank you very much"]),
    (.greet, ["hello", "hi there"]), (.resume, ["where were we", "ok let's go on"]),
    (.pause, ["hang on", "wait a second please", "no wait"]),
  ]

  private static let french: [(ConversationCommand, [String])] = [
    (
      .yes,
      [
        "oui vas-y", "oui, c'est bon merci", "d'accord, fais-le", "oui oui", "oui s'il te plaît",
        "ça marche",
      ]
    ), (.cancel, ["non annule", "en fait laisse tomber", "non merci, stop", "oublie ça merci"]),
    (.no, ["en fait non", "non c'est faux", "non merci", "non pas ça"]),
    (.weakYes, ["s'il te plaît", "o"]), (.quit, ["au revoir", "merci, au revoir"]),
    (.thanks, ["merci", "merci beaucoup"]), (.greet, ["bonjour"]), (.resume, ["où en étions-nous"]),
    (.pause, ["attends", "un instant s'il te plaît"]),
  ]

  private static let german: [(ConversationCommand, [String])] = [
    (
      .yes,
      [
        "ja bitte", "ja, mach das", "na klar", "das passt, danke", "ja ja", "in Ordnung", "jawohl",
        "natürlich", "natuerlich", "gerne", "alles klar, mach es",
      ]
    ),
    (.cancel, ["nein, abbrechen", "vergiss es", "lass gut sein", "ach, lass es", "stopp bitte"]),
    (.no, ["nein", "nee danke", "nein, das ist falsch", "lieber nicht", "noe", "nein danke"]),
    (.weakYes, ["bitte", "j"]), (.goBack, ["zurück", "zurueck bitte"]),
    (.startAgain, ["von vorn", "noch mal von vorne bitte"]),
    (.quit, ["tschüss", "auf Wiedersehen", "danke, tschuess"]),
    (.thanks, ["danke", "vielen Dank", "danke schön"]), (.greet, ["hallo", "guten Morgen"]),
    (.resume, ["wo waren wir", "weiter"]),
    (.pause, ["Moment mal", "warte kurz", "einen Augenblick"]),
    (.undo, ["mach das rückgängig", "rueckgaengig"]), (.repeat, ["wie bitte", "noch mal"]),
    (.help, ["Hilfe", "was kannst du", "hilf mir bitte"]),
  ]

  @Test("are understood by their parts")
  func parts() throws {
    for (language, table) in [
      (Language.english, Self.english), (.french, Self.french), (.german, Self.german),
    ] {
      for (command, utterances) in table {
        let found = try Self.commands(language, utterances)
        for utterance in utterances { #expect(found[utterance] == command, "\(utterance)") }
      }
    }
  }

  @Test("are no yes beside a no, a condition or a question mark")
  func noYes() async throws {
    let household = try Household()
    for utterance in [
      "yes no", "no yes", "yes and no", "yes?", "yes go ahead?", "that's fine?", "yes tomorrow",
      "yes if you must", "not yes", "yes wait", "wait yes", "no that's fine", "yes actually no",
      "please",
      "y", "great", "thanks", "y please", "sure？", "yes cancel", "yes don't do it",
      "hello yes maybe",
      "absolutely not", "yes 50",
    ] {
      let turn = await household.answer("pay ben 5 pounds from current", utterance)
      #expect(turn.outcome == nil, "\(utterance)")
    }
    for utterance in ["ja nein", "ja?", "natürlich nicht", "ja, aber", "warte ja", "gut"] {
      let turn = try await Household(.german).answer("zahl Ben 5 Euro von Current", utterance)
      #expect(turn.outcome == nil, "\(utterance)")
    }
    for utterance in ["oui non", "oui ?", "bien sûr que non", "oui mais", "attends oui", "bien"] {
      let turn = try await Household(.french).answer("paie 5 euros à ben depuis courant", utterance)
      #expect(turn.outcome == nil, "\(utterance)")
    }
  }

  @Test("agree, refuse and cancel")
  func agreement() async throws {
    let household = try Household()
    for (utterance, text) in [
      ("nope cancel that", "OK, I've left it."),
      ("actually no", "OK, I won't."), ("never mind thanks", "OK, I've left it."),
      (
        "thank you",
        "You're welcome. Pay £5.00 from Current to Ben. Is that right?"
      ), ("hello", "Hello. Pay £5.00 from Current to Ben. Is that right?"),
      ("hang on", "Take your time. Pay £5.00 from Current to Ben. Is that right?"),
      ("yes no", "Please say yes or no. Pay £5.00 from Current to Ben. Is that right?"),
      ("yes please go ahead", "Done: £5.00 went"),
    ] {
      let turn = await household.answer("pay ben 5 pounds from current", utterance)
      #expect(turn.dialogue.displayed.hasPrefix(text), "\(utterance)")
    }
  }

  @Test("greet, thank and say goodbye")
  func manners() async throws {
    try await converse(with: try Household().helper) {
      user("hello")
      assistant("Hello. What can I do for you?")
      isDone()
      user("thank you very much")
      assistant("You're welcome.")
      user("solve a numbers game")
      user("bye")
      assistant("OK, I'll leave \"solve a numbers game\". Goodbye.")
      isDone()
    }
    let turn = try await Household(.french).answer("au revoir")
    #expect(turn.dialogue.displayed == "Au revoir.")
    #expect(turn.isFarewell)
  }

  @Test("ask for help with every domain, with a topic and at a question")
  func help() async throws {
    let household = try Household()
    let help = await household.answer("help").dialogue.displayed
    for word in ["game", "list", "pay"] { #expect(help.contains(word) || word == "pay", "\(help)") }
    #expect(help.contains("transfer"), "\(help)")
    for topic in ["what can I say about lists", "help with lists", "how do I make a list"] {
      let turn = await household.answer(topic)
      #expect(turn.dialogue.displayed.contains("list"), "\(turn.dialogue.displayed)")
      #expect(!turn.dialogue.displayed.contains("transfer"))
    }
    for topic in [
      "how do I pay someone", "how can I transfer money", "help me with transfers please",
    ] {
      let turn = await household.answer(topic)
      #expect(turn.dialogue.displayed.contains("transfer"), "\(turn.dialogue.displayed)")
      #expect(!turn.dialogue.displayed.contains("list"))
    }
    let asked = await household.answer("solve a numbers game", "how do I pay someone")
    #expect(asked.dialogue.displayed.hasSuffix("What is the target?"))
    let french = try Household(.french)
    for topic in ["aide pour les listes", "que puis-je dire sur les listes"] {
      let turn = await french.answer(topic)
      #expect(turn.dialogue.displayed.contains("liste"), "\(turn.dialogue.displayed)")
    }
  }
}

@Suite("What is left out of a request")
struct LeftOutTests {
  @Test("is told")
  func told() async throws {
    let household = try Household()
    let game = await household.answer("solve 952 with 25 50 75 100 3 6 7")
    #expect(game.dialogue.displayed.hasPrefix("I've left out \"7\". "))
    // A second request is carried out too, after the first.
    let list = await household.answer(
      "add jam to groceries and also pay ben eight pounds from current")
    #expect(
      list.dialogue.displayed
        == "I've added jam to Groceries. Pay £8.00 from Current to Ben. Is that right?")
    let french = await (try Household(.french)).answer("résous 952 avec 25, 50, 75, 1, 3, 6, 7")
    #expect(french.dialogue.displayed.hasPrefix("Je n'ai pas tenu compte de « 7 ». "))
  }
}
