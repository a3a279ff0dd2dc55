/// Rows of weighted keys, of which each has length 1, with the rows of each key.
struct SparseIndex: Sendable {
  private var postings: [UInt64: [Posting]] = [:]
  private let count: Int
  /// The weight of a key by the number of groups that have it.
  private var weights: [UInt64: Float] = [:]

  private struct Posting {
    let row: Int32
    let weight: Float
  }

  init(_ rows: [[UInt64: Float]], weights: [UInt64: Float]) {
    count = rows.count
    self.weights = weights
    for (place, row) in rows.enumerated() {
      // Sums depend on the order.
      let sorted = row.sorted { $0.key < $1.key }.map { key, count in
        (key: key, weight: count.squareRoot() * (weights[key] ?? 0))
      }
      let length = sorted.reduce(Float(0)) { $0 + $1.weight * $1.weight }.squareRoot()
      guard length > 0 else { continue }
      for (key, weight) in sorted {
        postings[key, default: []].append(Posting(row: Int32(place), weight: weight / length))
      }
    }
  }

  /// The cosine of each row with some keys. A key that no row has counts as one of a single group.
  func cosines(_ keys: [UInt64: Float], unknown: Float) -> [Float] {
    var sums = [Float](repeating: 0, count: count)
    var square: Float = 0
    for (key, count) in keys.sorted(by: { $0.key < $1.key }) {
      let weight = count.squareRoot() * (weights[key] ?? unknown)
      square += weight * weight
      for posting in postings[key] ?? [] { sums[Int(posting.row)] += posting.weight * weight }
    }
    guard square > 0 else { return sums }
    let length = square.squareRoot()
    for place in sums.indices { sums[place] /= length }
    return sums
  }
}

/// The pieces of words by which misspelt and inflected words are alike.
enum LetterPieces {
  /// The runs of two to five letters of a word with its borders, as numbers.
  static func pieces(of word: String) -> [UInt64] {
    let letters = [border] + Array(word.utf8.prefix(maximumLength)) + [border]
    var found: [UInt64] = []
    for start in letters.indices {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for (length, letter) in letters[start...].prefix(5).enumerated() {
        hash = (hash ^ UInt64(letter)) &* 0x100_0000_01b3
        if length >= 1 { found.append(hash ^ UInt64(length)) }
      }
    }
    return found
  }

  /// A number for one or two words.
  static func key(_ words: String...) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for word in words {
      for letter in word.utf8 { hash = (hash ^ UInt64(letter)) &* 0x100_0000_01b3 }
      hash = (hash ^ UInt64(border)) &* 0x100_0000_01b3
    }
    return hash
  }

  private static let border: UInt8 = 0x20
  private static let maximumLength = 40
}
