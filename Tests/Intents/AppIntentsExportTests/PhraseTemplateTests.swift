import Testing

@testable import AppIntentsExport

@Suite("A phrase template")
struct PhraseTemplateTests {
  private func sentences(_ text: String, rules: [String: String] = [:]) -> [String]? {
    PhraseTemplate(text)?.sentences(rules: rules).compactMap { pieces in
      ShortcutPhrase(pieces)?.pieces.map {
        switch $0 {
        case .text(let text): text
        case .parameter(let name): "{\(name)}"
        }
      }.joined()
    }
  }

  @Test(
    "is written out in the forms that it stands for",
    arguments: [
      ("show it", ["Show it"]),
      ("(show|read) [me] it", ["Show it", "Show me it", "Read it", "Read me it"]),
      ("light[s] {room}", ["Light {room}", "Lights {room}"]),
      ("(in {room}; at {time}) go", ["In {room} at {time} go"]),
      ("{1..10:count} {size:kind} eggs", ["{count} {kind} eggs"]),
      (#"a \[b\] \(c"#, ["A [b] (c"]),
      ("[{room}] lights", ["Lights", "{room} lights"]),
      ("<show> it", ["Show it", "Read it"]),
      ("<loop>", []), ("<missing> it", []), ("{room}", []), ("", []),
    ])
  func forms(template: String, expected: [String]) {
    #expect(sentences(template, rules: ["show": "(show|read)", "loop": "<loop> a"]) == expected)
  }

  @Test(
    "with brackets that do not match is none",
    arguments: ["(a", "a)", "[a", "a]", "{a", "<a", "(a]", "a > b", #"a\"#])
  func faults(template: String) {
    #expect(PhraseTemplate(template) == nil)
  }

  @Test("that stands for very many sentences, or is nested deeply, is written out in part or not")
  func limits() throws {
    let many = String(repeating: "(a|b|c) ", count: 200)
    #expect(sentences(many)?.count == PhraseTemplate.maximumCount)
    let deep = String(repeating: "[", count: 100_000)
    #expect(PhraseTemplate(deep) == nil)
    let wide = (0..<200).map { "\($0)" }.joined(separator: "|")
    #expect(sentences("x (\(wide))")?.count == PhraseTemplate.maximumCount)
    let rules = Dictionary(
      uniqueKeysWithValues: (0..<40).map { ("r\($0)", "(<r\($0 + 1)>|<r\($0 + 1)>)") })
    #expect(sentences("<r0>", rules: rules)?.isEmpty == true)
  }
}
