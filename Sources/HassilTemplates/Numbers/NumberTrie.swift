import Foundation
import IntentKit
import Synchronization

/// The numbers of a range in words, found letter by letter.
struct NumberTrie: Sendable {
  /// The largest number of numbers whose words are held.
  static let maximumCount = 20_000

  private var trie = LetterTrie<DecimalNumber>()

  init(_ range: HassilTemplates.NumberRange, _ numbers: SpokenNumbers) {
    for number in range.numbers(limit: Self.maximumCount) {
      let forms = numbers.forms(number).map { form in
        CaseFolding.fold(TrackedText.normalizedTemplate(form)).filter { !$0.isOptional }
      }
      for form in Set(forms) { trie.insert(form, number) }
    }
  }

  /// The numbers that begin at a place, the shortest first, with the place after each.
  func numbers(in text: MatchText, at start: Int) -> [(end: Int, number: DecimalNumber)] {
    var found: [(end: Int, number: DecimalNumber)] = []
    var node = LetterTrie<DecimalNumber>.root
    var place = start
    while place < text.count {
      let letter = text.folded[place]
      if letter.isOptional {
        guard node != LetterTrie<DecimalNumber>.root else { return [] }
        place += 1
        continue
      }
      guard let child = trie.child(of: node, letter) ?? plainChild(node, letter) else { break }
      node = child
      place += 1
      found += trie.values(at: node).map { (place, $0) }
    }
    return found
  }

  /// The node after the letters that a letter with an accent stands for.
  private func plainChild(_ node: Int, _ letter: Unicode.Scalar) -> Int? {
    guard let letters = letter.plain else { return nil }
    return letters.reduce(node) { node, letter in
      node.flatMap { trie.child(of: $0, letter) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a number may be written with or without it: a space, a hyphen, a soft hyphen, or a place where a line
  /// may be broken.
  fileprivate var isOptional: Bool {
    self == "-" || value == 0xAD || value == 0x200B || isSpace
  }

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
    return tries.withLock { tries in
      if let known = tries[key] { return known }
      let trie = numbers(key.language).map { NumberTrie(range, $0) }
      tries[key] = .some(trie)
      return trie
    }
  }
}
