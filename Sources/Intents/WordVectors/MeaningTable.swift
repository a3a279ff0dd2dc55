import CWordVectors
public import IntentLanguage

/// The meanings of the words of a language, as vectors of 64 elements.
///
/// Tables are a part of the program and are read in place: nothing is loaded, and a word is found by a binary search. English has
/// some 37,000 words in 2.9 MB.
///
/// A table consists of: the signature `WORDVEC1`; the number of words, of elements of a vector, and of bytes of text (each 32 bits);
/// where the text of each word starts, with where the last one ends (32 bits each); the rank of each word by its frequency (16 bits
/// each); the elements of each vector (signed bytes); the text of all words in ascending order. Numbers are little-endian.
/// `Scripts/word-vectors.py` makes it; `NOTICE.md` in `CWordVectors` says from what.
public struct MeaningTable: WordMeanings {
  /// The number of elements of each vector.
  public let dimensions: Int
  /// The number of words.
  public let count: Int
  private let table: Table
  private let ranks: Int
  private let vectors: Int
  private let texts: Int

  /// English words.
  public static let english = MeaningTable(
    Table(start: word_vectors_english(), count: word_vectors_english_size()))

  /// The words of a language by its ISO 639-1 code; `nil` if there are none.
  public static func language(_ language: String) -> MeaningTable? {
    language == "en" ? english : nil
  }

  /// Reads a table; an empty one if its size is not as its first numbers say.
  init(_ table: Table) {
    let signature = Array("WORDVEC1".utf8)
    var (count, dimensions, texts) = (0, 0, 0)
    if table.count >= Self.header, signature.indices.allSatisfy({ table[$0] == signature[$0] }) {
      count = table.number(at: 8)
      dimensions = table.number(at: 12)
      texts = table.number(at: 16)
    }
    // Ranks have 16 bits, and no table has vectors that long.
    if count > 65_536 || dimensions > 4_096 { (count, dimensions, texts) = (0, 0, 0) }
    let ranks = Self.header + 4 * (count + 1)
    let vectors = ranks + 2 * count
    let start = vectors + count * dimensions
    let isWhole = count > 0 && start + texts == table.count
    self.table = table
    self.ranks = ranks
    self.vectors = vectors
    self.texts = start
    self.count = isWhole ? count : 0
    self.dimensions = dimensions
  }

  private static let header = 20

  /// The meaning of a word in lowercase, in O(log *n*) comparisons for *n* words; `nil` if the table does not have the
  /// word.
  public func meaning(of word: String) -> WordMeaning? {
    let letters = Array(word.utf8)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let isBefore = text(at: middle).lexicographicallyPrecedes(letters)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    guard low < count, text(at: low).elementsEqual(letters) else { return nil }
    let start = vectors + low * dimensions
    let vector = (start..<start + dimensions).map { Float(Int8(bitPattern: table[$0])) }
    let length = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
    let rank = Int(table[ranks + 2 * low]) | Int(table[ranks + 2 * low + 1]) << 8
    return WordMeaning(
      vector: length > 0 ? vector.map { $0 / length } : vector, rarity: Self.rarity(rank))
  }

  /// The logarithm of a rank, as a share of that of the last rank: the frequencies of words go down as their ranks go up (Zipf's law).
  private static func rarity(_ rank: Int) -> Float {
    let value = Float(rank + 1)
    return min(1, (Float(value.exponent) + value.significand - 1) / 16)
  }

  /// The letters of a word of the table.
  private func text(at place: Int) -> some Collection<UInt8> {
    let start = Self.header + 4 * place
    return (texts + table.number(at: start)..<texts + table.number(at: start + 4)).lazy.map {
      [table] in table[$0]
    }
  }

  /// Bytes that are a part of the program.
  // They are never written or freed, so that any thread may read them.
  struct Table: @unchecked Sendable {
    private let bytes: UnsafeBufferPointer<UInt8>
    var count: Int { bytes.count }

    init(start: UnsafePointer<UInt8>?, count: Int) {
      bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
    }

    subscript(place: Int) -> UInt8 { bytes[place] }

    /// The number of 32 bits at a place.
    func number(at place: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
  }
}
