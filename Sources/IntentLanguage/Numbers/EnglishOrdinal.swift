/// Places in a row, in English.
enum EnglishOrdinal {
  /// The place that a word names, from 0: "third", "3rd"; −1 for "last".
  static func place(_ word: String) -> Int? {
    if word == "last" { return -1 }
    if let place = words.firstIndex(of: word) { return place }
    guard ["st", "nd", "rd", "th"].contains(where: word.hasSuffix),
      let number = Int(word.dropLast(2)), number >= 1
    else { return nil }
    return number - 1
  }

  private static let words = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth",
  ]
}
