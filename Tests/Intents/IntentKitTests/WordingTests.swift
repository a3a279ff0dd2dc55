import IntentTesting
import Testing

@testable import IntentKit
@testable import IntentLanguage

@Suite("What conversations say")
struct WordingTests {
  private static let anyDecimal = ParameterKind.decimal(
    DecimalNumber(.min)...DecimalNumber(.max), fractionDigits: 2)
  private static let kinds: [ParameterKind] = [
    .anyInteger, .integer([1...10, 25...25]), .boolean, .anyText, anyDecimal,
    .decimal(DecimalNumber(0)...DecimalNumber(9), fractionDigits: 2),
    .enumeration(name: "x", [.init(id: "a", name: "x"), .init(id: "b", name: "y")]),
    .entity(EntityKind(type: "x", title: "x")), .list(of: .integer([1...10]), count: 6...6),
    .list(of: .anyText, count: 1...9), .object([]),
  ]

  /// Each kind of message; the compiler tells if one is missing in the switch below.
  private static let messages: [Message] = {
    let parameters = kinds.map { ParameterDeclaration(reading: $0, name: "x", title: "x") }
    let first = parameters[0]
    var messages: [Message] = [
      .suggestions(first, []), .suggestions(first, ["x", "y"]), .notUnderstood, .cannotTell,
      .soFar(["x", "y"]), .noted(["x", "y"]),
      .noSuchRequest(samples: []), .noSuchRequest(samples: ["x", "y"]), .nothingHeard, .tooLong,
      .tooMany(count: 7, maximum: 6, first), .onlyOne(title: "x"),
      .nothingOpen, .undoAfterThis("X"), .cannotUndo("X"), .confirmUndo("X"), .confirmRedo("X"),
      .shortcutSaved("X"),
      .shortcutNotSaved(["X"]), .confirmUsual("X"), .nothingUsual, .leftUndone(["X", "Y"]),
      .refused(["X"]), .sorry, .noPerson,
      .interrupted("X", wasDone: true),
      .interrupted("X", wasDone: false),
      .interrupted("X", wasDone: nil),
      .noSuchEntity(name: "x", title: "y"), .entityIsGone(name: "x", title: "y"),
      .whichOne(title: "x", ["y", "z"]), .whichIntent(["X", "Y"]),
      .createNew(name: "x", title: "y"), .didYouMean("x"),
      .confirm("X", .pay), .declined, .cancelled, .nothingToDo, .startingAgain, .doneNext,
      .leftOut(["x", "y"]), .leaving("X"),
      .resuming("X"), .greeting(expectsRequest: true), .greeting(expectsRequest: false), .welcome,
      .waysOut,
      .takeYourTime, .goodbye, .chooseOne,
      .help(samples: []), .help(samples: ["x", "y"]), .yesOrNo, .locked("X"), .givingUp, .expired,
      .stopped, .failed("x"), .unknownIntent("x"), .unknownParameter("x", of: "Y"),
      .shortcutIsDone("x", steps: 1), .shortcutIsDone("x", steps: 2),
      .shortcutStopped("x", at: 2, title: "Y", done: ["Z"]),
      .shortcutStopped("x", at: 1, title: nil, done: []), .shortcutIsBroken("x", ["y", "z"]),
      .nothingToHandOn("x"), .tooManySteps(limit: 3),
      .suggestionReason(.following(intent: "x", count: 3, times: 4), following: "y"),
      .suggestionReason(.following(intent: "x", count: 3, times: 4), following: nil),
      .suggestionReason(.often(count: 3, donations: 4), following: nil),
    ]
    let days: [Suggestion.DayKind] = [
      .everyDay, .weekdays, .weekends, .dayOfMonth(1), .dayOfMonth(22),
    ]
    messages += (days + Weekday.allCases.map { .weekday($0) }).map {
      .suggestionReason(.time(minuteOfDay: 545, $0, count: 3, days: 4), following: nil)
    }
    for parameter in parameters {
      messages += [.parameterHelp(parameter), .notAllowed(.text("x"), parameter)]
    }
    return messages
  }()

  private static func name(_ message: Message) -> String {
    switch message {
    case .question: "question"
    case .parameterHelp: "parameterHelp"
    case .suggestions: "suggestions"
    case .notUnderstood: "notUnderstood"
    case .cannotTell: "cannotTell"
    case .soFar: "soFar"
    case .noted: "noted"
    case .noSuchRequest: "noSuchRequest"
    case .nothingHeard: "nothingHeard"
    case .tooLong: "tooLong"
    case .notAllowed: "notAllowed"
    case .tooMany: "tooMany"
    case .onlyOne: "onlyOne"
    case .noSuchEntity: "noSuchEntity"
    case .entityIsGone: "entityIsGone"
    case .notOffered: "notOffered"
    case .changedMeanwhile: "changedMeanwhile"
    case .whichOne: "whichOne"
    case .whichIntent: "whichIntent"
    case .createNew: "createNew"
    case .didYouMean: "didYouMean"
    case .confirm: "confirm"
    case .declined: "declined"
    case .cancelled: "cancelled"
    case .nothingToDo: "nothingToDo"
    case .nothingOpen: "nothingOpen"
    case .undoAfterThis: "undoAfterThis"
    case .cannotUndo: "cannotUndo"
    case .confirmUndo: "confirmUndo"
    case .confirmRedo: "confirmRedo"
    case .shortcutSaved: "shortcutSaved"
    case .shortcutNotSaved: "shortcutNotSaved"
    case .confirmUsual: "confirmUsual"
    case .nothingUsual: "nothingUsual"
    case .leftUndone: "leftUndone"
    case .refused: "refused"
    case .sorry: "sorry"
    case .noPerson: "noPerson"
    case .interrupted: "interrupted"
    case .startingAgain: "startingAgain"
    case .doneNext: "doneNext"
    case .leftOut: "leftOut"
    case .leaving: "leaving"
    case .resuming: "resuming"
    case .greeting: "greeting"
    case .welcome: "welcome"
    case .waysOut: "waysOut"
    case .takeYourTime: "takeYourTime"
    case .goodbye: "goodbye"
    case .chooseOne: "chooseOne"
    case .help: "help"
    case .yesOrNo: "yesOrNo"
    case .locked: "locked"
    case .notOpened: "notOpened"
    case .givingUp: "givingUp"
    case .expired: "expired"
    case .stopped: "stopped"
    case .failed: "failed"
    case .unknownIntent: "unknownIntent"
    case .unknownParameter: "unknownParameter"
    case .shortcutIsDone: "shortcutIsDone"
    case .shortcutStopped: "shortcutStopped"
    case .shortcutIsBroken: "shortcutIsBroken"
    case .nothingToHandOn: "nothingToHandOn"
    case .tooManySteps: "tooManySteps"
    case .suggestionReason: "suggestionReason"
    }
  }

  @Test("has an example of every message")
  func examples() {
    // Questions are put by the intents.
    #expect(Set(Self.messages.map(Self.name)).count == 62)
  }

  @Test("is worded in every language", arguments: Language.all)
  func complete(_ language: Language) {
    for message in Self.messages {
      let dialogue = language.wording.dialogue(for: message)
      for text in [dialogue.spoken, dialogue.short, dialogue.displayed] {
        #expect(!text.isEmpty && !text.contains("  "), "\(message)")
        #expect(!text.contains("{"), "\(text)")
      }
    }
  }

  @Test(
    "is another in each language, with the same names in it", arguments: Language.all.dropFirst())
  func different(_ language: Language) throws {
    let first = try #require(Language.all.first).wording
    for message in Self.messages {
      let original = first.dialogue(for: message)
      let said = language.wording.dialogue(for: message)
      for text in [said.spoken, said.short, said.displayed] {
        #expect(![original.spoken, original.short, original.displayed].contains(text), "\(text)")
        // What is put into a message is in it.
        for part in ["x", "y", "z"]
        where original.spoken.lowercased().split(whereSeparator: { !$0.isLetter }).contains(
          Substring(part))
        {
          #expect(text.lowercased().contains(part), "\(text) lacks \(part)")
        }
      }
    }
  }

  @Test("has an answer to every command in every language", arguments: Language.all)
  func commands(_ language: Language) {
    #expect(
      Set(language.conversation.commands.values) == Set(ConversationCommand.allCases))
    #expect(language.conversation.yesAndNo.count == 2)
  }

  @Test(
    "says in English what is wrong and what is allowed",
    arguments: [
      (
        ParameterKind.list(of: .integer([1...10, 25...25, 50...50]), count: 6...6), 11,
        "11 isn't one of the numbers: they're 1 to 10, 25 and 50."
      ), (.integer([101...999]), 7, "7 can't be the numbers: choose 101 to 999."),
    ])
  func refusal(_ kind: ParameterKind, _ value: Int, _ text: String) {
    let parameter = ParameterDeclaration(reading: kind, name: "numbers", title: "numbers")
    let message = Message.notAllowed(.integer(value), parameter)
    #expect(Language.english.wording.dialogue(for: message).displayed == text)
  }

  @Test("asks for a case by the title of the parameter, not by the name of the type")
  func help() {
    let size = ParameterKind.enumeration(
      name: "pizzaSize", [.init(id: "s", name: "small"), .init(id: "l", name: "large")])
    let helps = [size, .list(of: size, count: 1...9)].map { kind in
      let parameter = ParameterDeclaration(reading: kind, name: "size", title: "pizza size")
      return Language.english.wording.dialogue(for: .suggestions(parameter, [])).displayed
    }
    #expect(
      helps == [
        "I need the pizza size: small or large. Or say cancel.",
        "I need one or more, each small or large. Or say cancel.",
      ])
  }

  @Test("has places and values of the language")
  func values() {
    let parameter = ParameterDeclaration(
      name: "x", title: "x", kind: .anyText, isRequired: false, defaultValue: nil,
      prompt: "{ordinal}", help: nil, isPrivate: false)
    func place(_ place: Int, _ language: Language) -> String {
      language.wording.dialogue(for: .question(parameter, place: place)).spoken
    }
    #expect(place(1, .french) == "premier" && place(21, .french) == "21e")
    let places = [12, 21, 22, 23, 33].map { place($0, .english) }
    #expect(places == ["twelfth", "21st", "22nd", "23rd", "33rd"])
    let list = ParameterKind.list(of: Self.anyDecimal, count: 1...3)
    let values = IntentValue.list([
      .decimal(DecimalNumber(5)), .decimal(DecimalNumber("2.50") ?? DecimalNumber(0)),
    ])
    #expect(Language.french.wording.text(for: values, of: list) == "5 et 2,50")
    #expect(Language.english.wording.text(for: values, of: list) == "5 and 2.50")
    #expect(Language.french.wording.text(for: .boolean(true), of: .boolean) == "oui")
  }

  private enum Size: String, IntentEnum {
    case small, large
    static let typeName = "size"
    var names: [String] { [rawValue] }
  }

  private struct BakeIntent: Intent {
    static let title = "Bake a cake"
    static let phrases: [Phrase] = ["bake [a {size}] cake"]
    static let risk = Risk.grave
    static let translations = [
      "fr": IntentTranslation(
        title: "Faire un gâteau", phrases: ["fais un [{size}] gâteau [pour {count}]"],
        summary: "Faire un {size} gâteau pour {count} personnes",
        parameters: [
          "size": .init(
            title: "taille", prompt: "De quelle taille ?",
            cases: ["small": ["petit", "mini"], "large": ["grand", "gros"]]),
          "count": .init(title: "nombre", prompt: "Pour combien de personnes ?"),
        ])
    ]
    @Parameter(prompt: "How large?") var size: Size
    @Parameter(in: 1...20, prompt: "For how many?") var count: Int
  }

  private static let bake = Plugin(BakeIntent.self) { intent, context in
    .success("\(context.language) \(intent.size.rawValue) \(intent.count)")
  }

  @Test("is asked, answered, corrected and confirmed in French")
  func french() async throws {
    let assistant = try Assistant(
      plugins: [Self.bake],
      language: .french)
    try await converse(with: assistant) {
      user("s'il te plaît, fais un gâteau")
      IntentTesting.assistant("De quelle taille ?")
      user("aide")
      IntentTesting.assistant(
        "Il me faut petit ou grand. Vous pouvez aussi dire retour, recommencer ou annuler. De quelle taille ?"
      )
      user("gros, s'il vous plaît")
      IntentTesting.assistant("Pour combien de personnes ?")
      user("quatre-vingts")
      IntentTesting.assistant(
        "80 ne convient pas (nombre) : de 1 à 20. Pour combien de personnes ?"
      )
      user("vingt")
      IntentTesting.assistant("Dois-je faire un grand gâteau pour 20 personnes ?")
      user("peut-être")
      IntentTesting.assistant(
        "Dites oui ou non, s'il vous plaît. Dois-je faire un grand gâteau pour 20 personnes ?"
      )
      user("non, le nombre est douze")
      IntentTesting.assistant("Dois-je faire un grand gâteau pour 12 personnes ?")
      user("d'accord")
      IntentTesting.assistant("fr large 12")
      user("fais un mini gâteau pour trois")
      user("annule")
      IntentTesting.assistant("D'accord, j'ai laissé tomber.")
    }
  }

  private struct BadIntent: Intent {
    static let title = "Bad"
    static let translations = [
      "de": IntentTranslation(
        title: "Böse", phrases: [], parameters: ["none": .init(title: "x", prompt: "x")]),
      "fr": IntentTranslation(
        title: "Mauvais", phrases: [],
        parameters: ["size": .init(title: "x", prompt: "x", cases: ["small": ["petit"]])]),
    ]
    @Parameter(prompt: "?") var size: Size?
  }

  @Test("is refused where a translation lacks something")
  func faults() {
    #expect {
      _ = try Assistant(plugins: [Plugin(BadIntent.self) { _, _ in .success("") }])
    } throws: { error in
      (error as? RegistrationError)?.faults.map(\.reason) == [
        "its translation to 'de' lacks the parameter 'size'",
        "its translation to 'de' has 'none', which is not a parameter: they are {size}",
        "its translation to 'fr' must name the cases of 'size': small, large",
      ]
    }
  }
}
