/// Similarity of words in spelling or sound.
enum Similarity {
  /// Whether two words may be the same: only few letters differ, or they sound the same.
  ///
  /// Words of up to three letters never match. In words of four to seven letters, one letter may be
  /// wrong, missing, extra or swapped with the next; in longer words, two.
  static func isAlike(_ first: String, _ second: String) -> Bool {
    let (a, b) = (Array(first.utf8), Array(second.utf8))
    let length = min(a.count, b.count)
    guard length > 3, max(a.count, b.count) <= 40 else { return false }
    let limit = length < 8 ? 1 : 2
    if abs(a.count - b.count) <= limit, distance(a, b, upTo: limit) <= limit { return true }
    return abs(a.count - b.count) <= 3 && soundKey(a) == soundKey(b)
  }

  /// Whether a word is probably another one; those of few letters often only sound alike: "bike" is not
  /// "books".
  static func isNearly(_ word: String, _ other: String) -> Bool {
    min(word.utf8.count, other.utf8.count) < 6
      ? isMisspelt(other, for: word) : isAlike(word, other)
  }

  /// The number of letters of a word that can be wrong.
  static func allowedErrors(_ word: String) -> Int { word.utf8.count < 8 ? 1 : 2 }

  /// Whether a word is probably another one that was misspelt.
  static func isMisspelt(_ word: String, for other: String) -> Bool {
    guard word.utf8.count > 3, word.utf8.first == other.utf8.first else { return false }
    let limit = allowedErrors(word)
    return abs(word.utf8.count - other.utf8.count) <= limit
      && distance(Array(word.utf8), Array(other.utf8), upTo: limit) <= limit
  }

  /// The edit distance between two words, up to a limit: the number of letters to change, add,
  /// remove or swap with the next (optimal string alignment; Damerau, "A technique for computer
  /// detection and correction of spelling errors", 1964).
  ///
  /// - Complexity: O(*n* · *m*) for words of *n* and *m* bytes.
  static func distance(_ a: [UInt8], _ b: [UInt8], upTo limit: Int) -> Int {
    var before = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in 1...max(a.count, 1) where i <= a.count {
      row[0] = i
      var least = i
      for j in 1...max(b.count, 1) where j <= b.count {
        let change = a[i - 1] == b[j - 1] ? 0 : 1
        var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, before[j - 2] + 1)
        }
        row[j] = best
        least = min(least, best)
      }
      if least > limit { return limit + 1 }
      (before, last, row) = (last, row, before)
    }
    return last[b.count]
  }

  /// The first letter and the classes of the following consonants: Soundex (R. C. Russell, US
  /// patent 1,261,167, 1918) without its limit of four characters.
  static func soundKey(_ word: [UInt8]) -> [UInt8] {
    guard let first = word.first else { return [] }
    var key = [first]
    var last = soundClass(first)
    for letter in word.dropFirst() {
      let sound = soundClass(letter)
      if sound > 0, sound != last { key.append(sound) }
      // H and W do not separate sounds, vowels do.
      if letter != UInt8(ascii: "h"), letter != UInt8(ascii: "w") { last = sound }
    }
    return key
  }

  private static func soundClass(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "p"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "c"), UInt8(ascii: "g"), UInt8(ascii: "j"), UInt8(ascii: "k"),
      UInt8(ascii: "q"), UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "z"):
      2
    case UInt8(ascii: "d"), UInt8(ascii: "t"): 3
    case UInt8(ascii: "l"): 4
    case UInt8(ascii: "m"), UInt8(ascii: "n"): 5
    case UInt8(ascii: "r"): 6
    default: 0
    }
  }
}
