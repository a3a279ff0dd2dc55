import GRDB
import IntentKit
import IntentStore
import Testing
import Workers

@Suite("The user's words")
struct WordTests {
  private let folder: TemporaryFolder
  private let memory: FileMemory

  init() throws {
    folder = try TemporaryFolder()
    memory = try FileMemory(path: folder.path("memory.sqlite"))
  }

  private func error(_ body: () throws -> Void) -> WordError? {
    #expect(throws: WordError.self, performing: body)
  }

  @Test("are added to, and removed from, one by one")
  func merging() throws {
    try memory.add(UserWord("game", pronunciations: ["a"]))
    try memory.add(UserWord("game", pronunciations: ["b", "A"]))
    try memory.add(UserWord("game", kind: "payee", pronunciations: ["c"]))
    #expect(try memory.words().map(\.pronunciations) == [["a", "b"], ["c"]])
    #expect(try !memory.removeWord("game", kind: nil, pronunciations: ["a", "x"]))
    #expect(try memory.removeWord("game", kind: nil, pronunciations: ["A"]))
    #expect(try memory.words().map(\.pronunciations) == [["b"], ["c"]])
    #expect(try memory.removeWord("game", kind: nil, pronunciations: ["b"]))
    #expect(try memory.words().map(\.kind) == ["payee"])
  }

  @Test("are one word, however its characters are composed")
  func composition() throws {
    try memory.add(UserWord("Jose\u{301}", kind: "payee", pronunciations: ["a"]))
    try memory.add(UserWord("José", kind: "payee", pronunciations: ["b"]))
    #expect(try memory.words().map(\.pronunciations) == [["a", "b"]])
    #expect(try memory.removeWord("Jose\u{301}", kind: "payee", pronunciations: ["a"]))
    #expect(try memory.removeWord("Jose\u{301}", kind: "payee", pronunciations: []))
    #expect(try memory.words().isEmpty)
  }

  @Test("are bounded, however they are spread")
  func bounded() throws {
    let many = (0..<FileMemory.maximumSpellings).map { "w\($0)" }
    let limit = WordError.tooMany(limit: FileMemory.maximumSpellings)
    #expect(error { try memory.save(UserWord("x", pronunciations: many)) } == limit)
    #expect(try memory.words().isEmpty)
    try memory.save(UserWord("x", pronunciations: Array(many.dropLast())))
    #expect(error { try memory.add(UserWord("x", pronunciations: ["one more"])) } == limit)
    #expect(error { try memory.add(UserWord("y", pronunciations: ["one"])) } == limit)
    #expect(try memory.removeWord("x", kind: nil, pronunciations: ["w1", "w2"]))
    try memory.add(UserWord("y", pronunciations: ["one"]))
  }

  @Test("of more than an assistant takes can still be made fewer")
  func tooMany() throws {
    let json = (0..<1200).map { "\"w\($0)\"" }.joined(separator: ",")
    try DatabaseQueue(path: folder.path("memory.sqlite")).write {
      try $0.execute(sql: "INSERT INTO word VALUES ('', 'x', '[\(json)]')")
    }
    try memory.save(UserWord("x", pronunciations: (0..<1100).map { "w\($0)" }))
    #expect(try memory.removeWord("x", kind: nil, pronunciations: ["w5"]))
    #expect(error { try memory.add(UserWord("x", pronunciations: ["new"])) } != nil)
  }

  @Test("are not of the kind under which former names of the app are kept")
  func reserved() throws {
    #expect(
      error { try memory.save(UserWord("x", kind: "app before", pronunciations: ["y"])) } != nil)
    #expect(
      error { try memory.add(UserWord("x", kind: "app before", pronunciations: ["y"])) } != nil)
    #expect(try memory.undoAppNames() == nil)
  }

  @Test("have no control characters and a length", arguments: ["", "a\u{0}b", "a\nb"])
  func bad(_ text: String) throws {
    #expect(error { try memory.save(UserWord(text, pronunciations: ["x"])) } != nil)
    #expect(error { try memory.add(UserWord("x", pronunciations: [text])) } != nil)
    #expect(error { try memory.add(UserWord("x", kind: text, pronunciations: ["x"])) } != nil)
    #expect(try memory.words().isEmpty)
  }
}
