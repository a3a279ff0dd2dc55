import IntentKit
import Testing

@testable import IntentLanguage

@Suite("Similar words")
struct SimilarityTests {
  /// The definition, without limits or tables: how a word becomes another, letter by letter.
  private func slowDistance(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
    guard let x = a.last, let y = b.last else { return max(a.count, b.count) }
    var best = min(
      slowDistance(a.dropLast(), b) + 1, slowDistance(a, b.dropLast()) + 1,
      slowDistance(a.dropLast(), b.dropLast()) + (x == y ? 0 : 1))
    if a.count > 1, b.count > 1, x == b.dropLast().last, y == a.dropLast().last {
      best = min(best, slowDistance(a.dropLast(2), b.dropLast(2)) + 1)
    }
    return best
  }

  @Test("are as far apart as their definition says")
  func distances() {
    let words = [
      "", "a", "ab", "ba", "abc", "acb", "bca", "abab", "baba", "cabba", "kitten", "sitten",
    ]
    for first in words {
      for second in words {
        let (a, b) = (Array(first.utf8), Array(second.utf8))
        let expected = slowDistance(a[...], b[...])
        #expect(Similarity.distance(a, b, upTo: 10) == expected, "\(first), \(second)")
        #expect((Similarity.distance(a, b, upTo: 1) <= 1) == (expected <= 1))
      }
    }
  }

  @Test(
    "are found",
    arguments: [
      ("shoping", "shopping"), ("gmae", "game"), ("recieve", "receive"), ("solv", "solve"),
      ("hardwear", "hardware"), ("groserie", "grocery"), ("nummbers", "numbers"),
    ])
  func alike(_ first: String, _ second: String) {
    #expect(Similarity.isAlike(first, second))
    #expect(Similarity.isAlike(second, first))
  }

  @Test(
    "are not just any",
    arguments: [
      ("cat", "car"), ("game", "name of"), ("solve", "delve"), ("large", "small"), ("", ""),
      ("target", "basket"),
    ])
  func different(_ first: String, _ second: String) {
    #expect(!Similarity.isAlike(first, second))
  }

  @Test(
    "have names found",
    arguments: [
      ("Hardware Store", [1], []), ("the hardware stores", [1], []), ("store", [], [0, 1]),
      ("hardwear", [], [1]), ("grocerys", [], [0]), ("café", [3], []), ("cafe", [3], []),
      ("bank of england", [], []), ("", [], []), ("the", [], []), ("the hardware thing", [], [1]),
      ("the thing", [], []),
    ] as [(String, [Int], [Int])])
  func names(_ text: String, _ exact: [Int], _ similar: [Int]) {
    let matches = NameMatcher(["Grocery Store", "Hardware Store", "Bank", "Café"]).matches(text)
    #expect(matches.exact == exact)
    #expect(matches.similar == similar)
  }
}
