import CLanguageWords
import IntentKit
import Testing

@testable import IntentLanguage

@Suite("The words of the languages")
struct LanguageWordsTests {
  private func text(_ language: Language) throws -> String {
    String(cString: try #require(language_words(language.code)))
  }

  @Test("have no line that cannot be read", arguments: Language.all)
  func faultless(_ language: Language) throws {
    _ = try Language(code: language.code, words: text(language), wording: language.wording)
  }

  @Test(
    "have the sections of English, and no key that English lacks without a remark",
    arguments: Language.all)
  func keys(_ language: Language) throws {
    let english = try text(.english)
    let known = try LanguageFile(english)
    let file = try LanguageFile(text(language))
    #expect(file.sections.map(\.name) == known.sections.map(\.name))
    for (section, other) in zip(file.sections, known.sections) {
      let keys = Set(other.entries.map(\.key))
      for entry in section.entries
      where !keys.contains(entry.key)
        && !["unit", "hundredth", "from"].contains(entry.key.prefix { $0 != " " })
      {
        #expect(english.contains("\(entry.key):"), "\(section.name): \(entry.key)")
      }
    }
  }

  @Test("have the commands of the conversation", arguments: Language.all)
  func commands(_ language: Language) {
    let commands = Set(language.conversation.writtenCommands.map(\.command))
    #expect(commands == Set(ConversationCommand.allCases))
  }
}
