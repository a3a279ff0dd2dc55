/// The words for "equals" in English calculations, and the bound that tells tiles from results.
enum CalculationWords {
  /// The largest number that is taken to be a tile, and not a result.
  static let largestTile = 100

  /// The words that stand before a result, the usual one first.
  static let equals = ["equals", "equal", "makes", "gives", "is"]

  /// The place after the "equals" with which words begin; `nil` if they do not.
  static func endOfEquals(at words: ArraySlice<String>) -> Int? {
    guard let first = words.first, equals.contains(first) else { return nil }
    return words.dropFirst().starts(with: ["equal", "to"])
      ? words.startIndex + 3 : words.startIndex + 1
  }
}
