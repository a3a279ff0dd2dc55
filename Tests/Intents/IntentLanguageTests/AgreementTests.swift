import IntentKit
import IntentLanguage
import Testing

@Suite("A yes")
struct AgreementTests {
  private static let languages: [(language: Language, yes: String)] = [
    (.english, "yes"), (.german, "ja"), (.french, "oui"), (.spanish, "sí"), (.dutch, "ja"),
  ]

  private func recognizer(_ language: Language) throws -> TemplateRecognizer {
    try TemplateRecognizer(
      IntentCatalog(
        [], language: language.code, vocabulary: Vocabulary(appNames: ["Countdown"])), in: language)
  }

  @Test(
    "beside a question mark of any script or another symbol is none",
    arguments: [
      "*?", "* ❓", "* ❔", "*⁉", "*‽", "*⁇", "* ﹖", "*？", "*؟", "* ⸮", "* ¿", "¿*", "*\u{37E}", "*՞",
      "* 👎", "* ❌", "* 🚫", "* ⛔️", "* 🛑", "* 🙅", "* 🤔", "* ✗", "¬*", "≠ *", "!*", "~*",
      "* \u{20E0}", "*!\u{20E0}", "*\u{202E}", "Countdown, *?", "Countdown, * ❓",
    ])
  func none(_ pattern: String) throws {
    for (language, yes) in Self.languages {
      let said = pattern.replacing("*", with: yes)
      #expect(try recognizer(language).command(in: said) == nil, "\(said)")
    }
  }

  @Test(
    "beside plain punctuation and signs that say yes is one",
    arguments: [
      "*", "*.", "*!", "*!!", "¡*!", " * ", "“*”", "« * »", "„*“", "'*'", "*,", "* — *", "*;",
      "*。", "* 👍", "* 👍🏽", "*! ✔️", "✅ *", "*\n", "Countdown, *!",
    ])
  func plain(_ pattern: String) throws {
    for (language, yes) in Self.languages {
      let said = pattern.replacing("*", with: yes)
      #expect(try recognizer(language).command(in: said) == .yes, "\(said)")
    }
  }

  @Test(
    "that trails off is too weak where something is at stake", arguments: ["*…", "*...", "* .."])
  func trailingOff(_ pattern: String) throws {
    for (language, yes) in Self.languages {
      let said = pattern.replacing("*", with: yes)
      #expect(try recognizer(language).command(in: said) == .weakYes, "\(said)")
    }
  }

  @Test("is what needs care; a no with a symbol is a no")
  func no() throws {
    let recognizer = try recognizer(.english)
    for said in ["no?", "no 👎", "no ❌"] {
      #expect(recognizer.command(in: said) == .no, "\(said)")
    }
  }
}
