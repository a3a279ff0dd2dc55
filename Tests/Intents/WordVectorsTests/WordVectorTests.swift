import IntentLanguage
import Testing

@testable import WordVectors

@Suite("Word vectors")
struct WordVectorTests {
  private let words = MeaningTable.english

  private func likeness(_ first: String, _ second: String) throws -> Float {
    let (a, b) = (try #require(words.meaning(of: first)), try #require(words.meaning(of: second)))
    return zip(a.vector, b.vector).reduce(0) { $0 + $1.0 * $1.1 }
  }

  @Test("the table is whole")
  func table() {
    #expect(words.count > 30_000)
    #expect(words.dimensions == 64)
  }

  @Test(
    "a word is nearer to one that is used alike than to another one",
    arguments: [
      ("cab", "taxi", "violin"), ("delete", "remove", "weather"),
      ("cheap", "inexpensive", "purple"),
      ("physician", "doctor", "bicycle"), ("cancel", "cancellation", "breakfast"),
    ])
  func nearness(word: String, near: String, far: String) throws {
    #expect(try likeness(word, near) > likeness(word, far) + 0.2)
  }

  @Test(
    "every word of the table is found, with a vector of length 1",
    arguments: ["a", "the", "zurich"])
  func lookup(word: String) throws {
    let meaning = try #require(words.meaning(of: word))
    let length = meaning.vector.reduce(0) { $0 + $1 * $1 }
    #expect(abs(length - 1) < 1e-3)
    #expect((0...1).contains(meaning.rarity))
  }

  @Test("frequent words are less rare than others")
  func rarity() throws {
    let the = try #require(words.meaning(of: "the")),
      bicycle = try #require(words.meaning(of: "bicycle"))
    #expect(the.rarity == 0)
    #expect(bicycle.rarity > 0.6)
  }

  @Test(
    "a text that is no word has no meaning", arguments: ["", "qqqqq", "the taxi", "The", "\u{0}"])
  func unknown(text: String) {
    #expect(words.meaning(of: text) == nil)
  }

  @Test(
    "bytes that are no table have no words",
    arguments: [[], [1, 2, 3], Array("WORDVEC1".utf8) + [UInt8](repeating: 255, count: 40)])
  func damage(bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      let table = MeaningTable(MeaningTable.Table(start: bytes.baseAddress, count: bytes.count))
      #expect(table.count == 0)
      #expect(table.meaning(of: "taxi") == nil)
    }
  }

  @Test("languages without a table have none")
  func languages() {
    #expect(MeaningTable.language("en") != nil)
    #expect(MeaningTable.language("tlh") == nil)
  }
}
