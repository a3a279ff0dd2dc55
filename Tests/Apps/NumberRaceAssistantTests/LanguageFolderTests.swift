import NumberRaceAssistant
import Testing

@Suite("The texts of a language in a folder")
struct LanguageFolderTests {
  @Test("have no fault in a language of the package", arguments: SpokenLanguage.all)
  func own(_ language: SpokenLanguage) {
    for fault in LanguageFolder(language).faults() { Issue.record("\(language.code)/\(fault)") }
  }

  @Test("begin as the English ones, and are then told to be untranslated")
  func new() throws {
    var texts: [LanguageFolder.File: String] = [:]
    for file in LanguageFolder.File.allCases { texts[file] = LanguageFolder(.english)[file] }
    let folder = LanguageFolder(code: "it", texts: texts)
    #expect(folder.faults().map(\.description) == [])
    let counts = Dictionary(uniqueKeysWithValues: folder.untranslated().map { ($0.file, $0.count) })
    for file in [LanguageFolder.File.messages, .games, .lists, .bank] {
      #expect((counts[file] ?? 0) > 20)
    }
    #expect(LanguageFolder(.german).untranslated().allSatisfy { $0.count < 10 })
  }

  /// The faults of Dutch when a text of a file is replaced.
  private func faults(
    _ file: LanguageFolder.File, _ old: String, _ new: String
  ) throws -> [String] {
    var texts: [LanguageFolder.File: String] = [:]
    for file in LanguageFolder.File.allCases { texts[file] = LanguageFolder(.dutch)[file] }
    let text = try #require(texts[file])
    #expect(text.contains(old), "\(old)")
    texts[file] = text.replacing(old, with: new, maxReplacements: 1)
    return LanguageFolder(code: "nl", texts: texts).faults().map { fault in
      // The line is of the text as it is today.
      fault.line > 0
        ? fault.description.replacing("line \(fault.line)", with: "line N") : fault.description
    }
  }

  @Test(
    "are refused with the file, the line and what is allowed",
    arguments: [
      (
        .messages, "\nyesOrNo:", "\nyesOrNot:",
        [
          "messages.txt: there is no text 'yesOrNo'",
          "messages.txt, line N: unknown message 'yesOrNot'",
        ]
      ),
      (
        .messages, "\nyesOrNo:", "\nyesOrNo: {reason}",
        [
          "messages.txt: there is no text 'yesOrNo'",
          "messages.txt, line N: '{reason}' is no variable of 'yesOrNo', which has none",
        ]
      ),
      (
        .words, "\n# money", "\n# geld",
        [
          "words.txt: there is no section 'money'",
          "words.txt, line N: 'geld' is no section: write one of spelling, names, numbers, counts, money, arithmetic, commands, conversation, correction, asides, choosing, command words, clauses, debts, requests, times",
        ]
      ),
      (
        .games, "\n# CheckAnswer", "\n# CheckedAnswer",
        [
          "games.txt: 'CheckedAnswer' is no intent",
          "games.txt: there is no section 'CheckAnswer'",
        ]
      ),
    ] as [(LanguageFolder.File, String, String, [String])])
  func refused(
    _ file: LanguageFolder.File, _ old: String, _ new: String, _ expected: [String]
  ) throws {
    #expect(try faults(file, old, new) == expected)
  }

  @Test("render every message with samples")
  func samples() throws {
    let samples = LanguageFolder(.german).samples()
    let texts = Dictionary(
      samples.map { ("\($0.file).\($0.key)", $0.texts) }, uniquingKeysWith: { first, _ in first })
    #expect(texts["messages.yesOrNo"]?.count == 1)
    #expect((texts["lists.areOn"] ?? []).count == 20)
    #expect(samples.allSatisfy { !$0.texts.isEmpty })
  }
}
