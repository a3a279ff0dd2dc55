import AppIntentsExport
import IntentKit
import IntentLanguage
import NumberRaceAssistant
import Testing

@Suite("The exported source is type-checked against a stub of Apple's interface")
struct TypeCheckTests {
  @Test("for the assistant of this package, in each of its languages")
  func realIntents() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    for language in [SpokenLanguage.english, .french] {
      let assistant = try NumberRace.assistant(
        language: language, stores: AssistantStores(), remembers: false)
      let source = AppIntentsSource(assistant.catalog)
      let messages = try compiler.messages(for: source.text)
      #expect(messages == "")
    }
  }

  @Test("for declarations that would break source that is only pasted together")
  func hostileIntents() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    for catalog in [Samples.hostile, Samples.everyKind, IntentCatalog([])] {
      let messages = try compiler.messages(for: AppIntentsSource(catalog).text)
      #expect(messages == "")
    }
  }

  @Test("and the check finds what is wrong")
  func findsFaults() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let source = AppIntentsSource(Samples.everyKind).text
    let wrong = [
      ("requestConfirmation(", "requestConfirmationOf("),
      ("var integer: Int?", "var integer: Evil?"),
      ("init?(conversationValue", "init?(otherValue"),
    ]
    for (right, wrong) in wrong {
      let changed = source.replacing(right, with: wrong)
      #expect(try compiler.messages(for: changed).contains("error:"), "\(wrong)")
    }
  }
}
