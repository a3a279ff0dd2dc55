import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@Suite("Registration")
struct RegistrationTests {
  private func faults(_ plugins: Plugin...) -> [String] {
    do {
      _ = try Assistant(plugins: plugins)
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  @Test("reports all that is wrong at once")
  func allAtOnce() {
    #expect(
      faults(bad, Plugin(AddNumbersHandler()), Plugin(AddNumbersHandler())) == [
        "Bad: its summary names {missing}, which is not a parameter: they are {one}, {one}, {place}",
        "Bad: the default of the parameter 'one' is none of its values",
        "Bad: two parameters are called 'one'",
        "Bad: there is no question for the parameter 'place', which is required",
        "Bad: there is no query for the entities 'place' of the parameter 'place': give its plug-in one",
        "AddNumbers: another intent has the same name",
        "Bad: its phrase \"do {nothing}\" names {nothing}, which is not a parameter: they are "
          + "{one}, {one}, {place}",
        "Bad: its phrase \"do (this\" cannot be read: a ')' is missing, at character 9",
        "Bad: its phrase \"[do]\" cannot be read: it would match when nothing is said",
        "AddNumbers: its phrase \"add [the numbers] {numbers}\" can never be the one that matches: "
          + "\"add [the numbers] {numbers}\" of AddNumbers comes first",
        "AddNumbers: its phrase \"add numbers\" can never be the one that matches: \"add numbers\" of "
          + "AddNumbers comes first",
      ])
  }

  @Test("is content with intents that are right")
  func content() throws {
    #expect(faults(Plugin(AddNumbersHandler()), Plugin(WaitHandler())) == [])
  }
}

private struct BadIntent: Intent {
  static let title = "Be bad"
  static let phrases: [Phrase] = ["do {nothing}", "do (this", "[do]"]
  static let summary: Summary = "Do {missing}"
  @Parameter(in: 1...3, default: 4, prompt: "One?") var one: Int
  @Parameter("one", prompt: "Two?") var two: String?
  @Parameter(prompt: "") var place: Place
}

private let bad = Plugin(BadIntent.self) { _, _ in .success("Done.") }
