import IntentKit

/// A list, ready to be matched.
final class PreparedList: Sendable {
  enum Content: Sendable {
    case values(ValueIndex)
    case range(HassilTemplates.NumberRange)
    case wildcard
  }

  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  var isWildcard: Bool { if case .wildcard = content { true } else { false } }
}

/// A value of a list, ready to be matched.
final class PreparedValue: Sendable {
  let node: TemplateNode
  /// The length of a text that is no template, in letters; 0 for templates.
  let length: Int
  let value: HassilTemplates.Value

  init(_ value: HassilTemplates.Value, _ node: TemplateNode, length: Int) {
    self.value = value
    self.node = node
    self.length = length
  }
}

/// The values of a list, found by what a text has at a place.
struct ValueIndex: Sendable {
  /// The values in the order of the list.
  let values: [PreparedValue]
  /// The places of values that are no templates, by their letters without leading spaces.
  private var texts = LetterTrie<Int>()
  /// The same, without spaces between letters of scripts that have none.
  private var joinedTexts = LetterTrie<Int>()
  /// The places of templates, and of texts with leading spaces.
  private var others: [Int] = []

  init(_ values: [PreparedValue]) {
    self.values = values
    for (place, value) in values.enumerated() {
      guard case .text(let chunk) = value.node.kind else {
        others.append(place)
        continue
      }
      if chunk.leadingSpaces > 0 { others.append(place) }
      texts.insert(chunk.letters.dropFirst(chunk.leadingSpaces), place)
      joinedTexts.insert(chunk.joined[...], place)
    }
  }

  /// The places of values that may match at a place of a text: those that are first there are found by length, as
  /// hassil does.
  func candidates(in text: MatchText, at place: Int, broken: MatchText?) -> [Int] {
    var found = texts.values(in: text.folded, at: place)
    if let broken {
      found += texts.values(in: broken.folded, at: place).filter { !found.contains($0) }
    }
    return found + others
  }

  /// The places of values that may match at a place or after it, in the order of the list.
  func candidates(
    in texts: [ArraySlice<Unicode.Scalar>], isJoined: Bool, isAnywhere: Bool
  ) -> [Int] {
    var found = Set(others)
    let trie = isJoined ? joinedTexts : self.texts
    for text in texts {
      let letters = Array(text)
      for place in isAnywhere ? letters.indices : letters.indices.prefix(1) {
        found.formUnion(trie.values(in: letters, at: place))
      }
    }
    return found.sorted()
  }
}
