import Foundation
import IntentKit
import Synchronization

/// The numbers of a range in words, found letter by letter.
struct NumberTrie: Sendable {
  /// The largest number of numbers whose words are held.
  static let maximumCount = 20_000
  /// Stands for spaces and hyphens, visible or not: a place where words may be written as one.
  private static let joint: Unicode.Scalar = " "

  private var trie = LetterTrie<DecimalNumber>()
  private let ignoresAccents: Bool

  init(_ range: HassilTemplates.NumberRange, _ numbers: SpokenNumbers) {
    ignoresAccents = numbers.ignoresAccents
    for number in range.numbers(limit: Self.maximumCount) {
      let forms = numbers.forms(number).map { form in
        Self.letters(CaseFolding.fold(TrackedText.normalizedTemplate(form)))
      }
      for form in Set(forms) { trie.insert(form, number) }
    }
  }

  /// The letters of a form, with one sign for all that stands between two words.
  private static func letters(_ form: [Unicode.Scalar]) -> [Unicode.Scalar] {
    Array(form.split { $0.joinsWords }.joined(separator: [joint]))
  }

  /// The numbers that begin at a place, the shortest first, with the place after each. Words may be written as one;
  /// spaces and hyphens stand only where words of the number end.
  func numbers(in text: MatchText, at start: Int) -> [(end: Int, number: DecimalNumber)] {
    var found: [(end: Int, number: DecimalNumber)] = []
    var nodes = [LetterTrie<DecimalNumber>.root]
    var isBetweenWords = false
    var place = start
    while place < text.count, !nodes.isEmpty {
      let letter = text.folded[place]
      if letter.joinsWords {
        guard place > start else { return [] }
        // What cannot be seen may stand anywhere; other signs, once or more, between words.
        if !letter.isInvisible, !isBetweenWords {
          nodes = nodes.compactMap { trie.child(of: $0, Self.joint) }
          isBetweenWords = true
        }
      } else {
        isBetweenWords = false
        var next: [Int] = []
        for node in nodes {
          if let child = child(node, letter) { next.append(child) }
          if let joint = trie.child(of: node, Self.joint), let child = child(joint, letter) {
            next.append(child)
          }
        }
        nodes = next
        for node in nodes { found += trie.values(at: node).map { (place + 1, $0) } }
      }
      place += 1
    }
    return found
  }

  /// The node after a letter, or after those without accents that it stands for.
  private func child(_ node: Int, _ letter: Unicode.Scalar) -> Int? {
    if let child = trie.child(of: node, letter) { return child }
    guard ignoresAccents, let letters = letter.plain else { return nil }
    return letters.reduce(node) { node, letter in
      node.flatMap { trie.child(of: $0, letter) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it stands between words of a number: a space, a hyphen, a soft hyphen, or a place where a line may be
  /// broken.
  fileprivate var joinsWords: Bool { self == "-" || isInvisible || isSpace }

  /// Whether it is a soft hyphen, or a place where a line may be broken.
  fileprivate var isInvisible: Bool { value == 0xAD || value == 0x200B }

  /// The letters without accents that are written in its place.
  fileprivate var plain: [Unicode.Scalar]? {
    switch value {
    case 0xDF: ["s", "s"]
    case 0xC0..<0x250:
      String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first.map { [$0] }
    default: nil
    }
  }
}

/// The words of ranges, made when they are first asked for.
final class NumberTries: Sendable {
  private struct Key: Hashable {
    let language: String
    let range: HassilTemplates.NumberRange
  }

  private let numbers: @Sendable (String) -> SpokenNumbers?
  private let tries = Mutex<[Key: NumberTrie?]>([:])

  init(_ numbers: @escaping @Sendable (String) -> SpokenNumbers?) {
    self.numbers = numbers
  }

  /// The numbers in words of a language; `nil` if it has none.
  func spoken(_ language: String) -> SpokenNumbers? { numbers(language) }

  /// The words of a range; `nil` if the language has no numbers in words.
  func trie(_ range: HassilTemplates.NumberRange, _ language: String) -> NumberTrie? {
    var range = range
    range.multiplier = nil
    let key = Key(language: range.language ?? language, range: range)
    if let known = tries.withLock({ $0[key] }) { return known }
    // What says the numbers is the caller's, and may recognise sentences itself: it is not asked under the lock. Two threads
    // may make the same words.
    let trie = numbers(key.language).map { NumberTrie(range, $0) }
    return tries.withLock { tries in
      if let known = tries[key] { return known }
      tries[key] = .some(trie)
      return trie
    }
  }
}
