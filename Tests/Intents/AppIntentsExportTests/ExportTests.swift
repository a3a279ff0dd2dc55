import AppIntentsExport
import Foundation
import IntentKit
import Testing

@Suite("The exported source")
struct ExportTests {
  let source = AppIntentsSource(Samples.everyKind)

  @Test("has an App Intent with a property for every kind of parameter")
  func parameters() {
    let properties = [
      "var integer: Int?", "var decimal: Double?", "var money: IntentCurrencyAmount?",
      "var boolean: Bool?", "var text: String?", "var level: LevelAppEnum?",
      "var existing: PlaceAppEntity?", "var maybeNew: PlaceOrNewAppEntity?",
      "var all: PlaceOrAllAppEntity?", "var integers: [Int]?", "var decimals: [Double]?",
      "var amounts: [IntentCurrencyAmount]?", "var booleans: [Bool]?",
      "var levels: [LevelAppEnum]?",
      "var spots: [PlaceAppEntity]?", "var day: Date?", "var clock: Date?", "var moment: Date?",
      "var span: Measurement<UnitDuration>?", "var days: [Date]?",
    ]
    #expect(source.text.contains("struct EveryKindAppIntent: AppIntent, ConversationIntent {"))
    for property in properties { #expect(source.text.contains("  \(property)\n"), "\(property)") }
    #expect(source.text.contains("ReturnsValue<[IntentCurrencyAmount]?>"))
    #expect(source.omissions.filter { $0.subject != "EveryKind" }.isEmpty)
  }

  @Test("declares a parameter with its range, default, help and question")
  func declaration() {
    #expect(
      source.text.contains(
        """
          @Parameter(
            title: "integer",
            description: "From -5 to 5.",
            default: 3,
            inclusiveRange: (-5, 5),
            requestValueDialog: "Which integer?")
          var integer: Int?
        """))
    #expect(source.text.contains("inclusiveRange: (0, 20),"))
    for kind in ["date", "time", "dateTime"] {
      #expect(source.text.contains("    kind: .\(kind),\n"))
    }
    #expect(source.text.contains("    default: .low,\n"))
    // The question for an element has the place of the element in it.
    #expect(!source.text.contains("{ordinal}"))
  }

  @Test("says no part of a summary whose parameter is left out")
  func summary() {
    let source = AppIntentsSource(IntentCatalog([IntentDescription(RemindIntent.self)])).text
    #expect(
      source.contains(
        #"""
            Summary("Remind me of \(\.$task) in \(\.$place)") {
              \.$name
            }
        """#))
  }

  @Test("has each enumeration and each kind of entity once, with its query")
  func types() {
    #expect(
      source.text.contains(
        """
        enum LevelAppEnum: String, AppEnum, ConversationValue {
          case low = "low"
          case high = "high"

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "level"
          static let caseDisplayRepresentations: [LevelAppEnum: DisplayRepresentation] = [
            .low: DisplayRepresentation(title: "low", synonyms: ["deep"]),
            .high: DisplayRepresentation(title: "high"),
          ]
        """))
    for name in ["Place", "PlaceOrNew", "PlaceOrAll"] {
      #expect(
        source.text.count(of: "struct \(name)AppEntity: AppEntity, ConversationEntity {") == 1)
      #expect(source.text.count(of: "struct \(name)AppEntityQuery: EntityStringQuery") == 1)
    }
  }

  @Test("asks the user by the functions of App Intents, and never agrees by itself")
  func questions() {
    #expect(source.text.contains("try await self.$money.requestValue(dialog).conversationValue"))
    #expect(source.text.contains("$choice.requestDisambiguation(among: choices, dialog: dialog)"))
    #expect(
      source.text.contains(
        """
          func agreement(to question: Dialogue) async throws -> Bool {
            // Only the user's agreement lets this return; otherwise it throws.
            try await intent.requestConfirmation(
              actionName: Asking.confirmationAction, dialog: question.intentDialog)
            return true
          }
        """))
    // Nothing else in the source answers a question.
    #expect(source.text.count(of: ".answer(") == 0)
    #expect(source.text.count(of: ".agreement(") == 0)
  }

  @Test("lets the system unlock the device for an intent that may not run while it is locked")
  func locked() {
    let hostile = AppIntentsSource(Samples.hostile).text
    #expect(hostile.contains("IntentAuthenticationPolicy = .requiresAuthentication"))
    #expect(hostile.contains("static let isAllowedWhileLocked = false"))
    #expect(source.text.contains("IntentAuthenticationPolicy = .alwaysAllowed"))
  }

  @Test("gives an App Shortcut phrases with the app's name and at most an entity or a case")
  func phrases() {
    #expect(
      source.text.contains(
        #"""
            AppShortcut(
              intent: EveryKindAppIntent(),
              phrases: [
                "Take \(\.$existing) in \(.applicationName)",
                "Take the \(\.$existing) in \(.applicationName)",
                "Take a \(\.$level) in \(.applicationName)",
              ],
              shortTitle: "Take every kind",
              systemImageName: "magnifyingglass"
            )
        """#))
    #expect(
      source.omissions.map(\.description) == [
        "EveryKind: 1 of 3 phrases, because those of an App Shortcut can have only one value, and only "
          + "an entity or a case of an enumeration"
      ])
    let unknown = AppIntentsSource(IntentCatalog(Samples.everyKind.intents, language: "xx"))
    #expect(unknown.text.contains(#""\(.applicationName): Take \(\.$existing)","#))
  }

  @Test("keeps Apple's limits, and tells what is left out for them")
  func limits() {
    func intent(_ number: Int, phrases count: Int) -> IntentDescription {
      IntentDescription(
        name: "Do\(number)", title: "Do \(number)",
        phrases: (0..<count).map { Phrase("do \(number) in way \($0)") }, parameters: [])
    }
    let many = AppIntentsSource(IntentCatalog((1...12).map { intent($0, phrases: 1) }))
    #expect(many.text.count(of: "AppShortcut(\n") == AppIntentsSource.maximumShortcutCount)
    #expect(many.text.count(of: ": AppIntent, ConversationIntent {") == 12)
    #expect(
      many.omissions.map(\.description) == [
        "Do11: an App Shortcut, because an app can have 10",
        "Do12: an App Shortcut, because an app can have 10",
      ])
    let long = AppIntentsSource(
      IntentCatalog([intent(1, phrases: 990), intent(2, phrases: 30), intent(3, phrases: 1)]))
    #expect(long.text.count(of: " in \\(.applicationName)\",") == 1000)
    #expect(
      long.omissions.map(\.description) == [
        "Do2: phrases (20), because an app can have 1000",
        "Do3: phrases (1), because an app can have 1000",
        "Do3: an App Shortcut, because no phrase is left",
      ])
  }

  @Test("leaves out what App Intents has no types for, and says so")
  func omissions() {
    let hostile = AppIntentsSource(Samples.hostile)
    let omissions = hostile.omissions.map(\.description)
    for omission in [
      "self: another intent has the same name",
      "Nested: {lists} is required, but App Intents has no lists of lists",
      "self.number: the gaps between its ranges; the conversation still checks them",
      "SELF-: an App Shortcut, because the intent has no phrases",
    ] {
      #expect(omissions.contains(omission), "\(omission)")
    }
    #expect(!hostile.text.contains("Nested\(": AppIntent")"))
    #expect(hostile.text.contains("// - Nested: {lists} is required"))
    #expect(hostile.text.contains("static let isDiscoverable = false"))
  }

  @Test("has names that are free in Swift, and texts that end nowhere else")
  func escaping() {
    let text = AppIntentsSource(Samples.hostile).text
    let names = [
      "struct SelfAppIntent:", "struct SelfAppIntent2:", "struct SELFAppIntent:",
      "struct IntentAppIntent:", "var titleValue: String?", "var performValue: Bool?",
      "var inValue: TypeAppEnum?", "var choiceValue: Int?", "var parameter0: Int?",
      "var parameter0Value: Int?", "case defaultCase = \"default\"", "case inUse = \"in-use\"",
      "case inUseCase = \"in use\"", "case noneCase = \"none\"", "struct ClassAppEntity:",
    ]
    #expect(names.filter { !text.contains($0) } == [])
    #expect(
      text.contains(
        #"= "Say \"hi\" \\(evil) \u{202e}\n#\"\"\"\nimport Evil""#))
    #expect(!text.unicodeScalars.contains { $0.value == 0x202E || $0.value == 0x2028 })
    #expect(!text.contains("\nimport Evil"))
  }

  @Test("is the same for the same declarations")
  func deterministic() {
    #expect(AppIntentsSource(Samples.everyKind) == source)
    #expect(AppIntentsSource(Samples.hostile).text == AppIntentsSource(Samples.hostile).text)
  }

  @Test("comes with a string catalog that has the translations of its texts")
  func stringCatalog() throws {
    struct Catalog: Decodable {
      struct Entry: Decodable {
        struct Localization: Decodable {
          struct Unit: Decodable { let value: String }
          let stringUnit: Unit
        }
        let localizations: [String: Localization]?
      }
      let sourceLanguage: String
      let strings: [String: Entry]
    }
    func decode(_ source: AppIntentsSource) throws -> Catalog {
      try JSONDecoder().decode(Catalog.self, from: Data(source.stringCatalog.utf8))
    }
    let catalog = try decode(source)
    func french(_ key: String) -> String? {
      catalog.strings[key]?.localizations?["fr"]?.stringUnit.value
    }
    #expect(catalog.sourceLanguage == "en")
    #expect(french("Take every kind") == "Prendre « tout »")
    #expect(french("Which level?") == "Quel niveau ?")
    #expect(french("low") == "bas")
    #expect(catalog.strings["Which decimal?"] != nil)
    #expect(french("Which decimal?") == nil)
    #expect(try decode(AppIntentsSource(Samples.hostile)).strings["Which \\(thing)?\n"] != nil)
  }
}

extension String {
  /// The number of times that a text is in this one.
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}

/// An intent with a time, which cannot be exported.
private struct RemindIntent: Intent {
  static let title = "Remind me"
  static let phrases: [Phrase] = ["remind me of {task}"]
  static let summary: Summary = "Remind me of {task}[ at {time}][ in {place}][ as {name} at {time}]"
  @Parameter(prompt: "Of what?") var task: String
  @Parameter(prompt: "When?") var time: Recurrence?
  @Parameter(prompt: "Where?") var place: String?
  @Parameter(prompt: "As whom?") var name: String?
}
