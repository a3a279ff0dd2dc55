/// A parsed template.
indirect enum Expression: Hashable, Sendable {
  /// A word and the spaces after it. The text is as it was written, without escapes.
  case text(String)
  /// All of some parts, one after the other.
  case sequence([Expression])
  /// One of some parts: `(a|b)`, and `[a]` with an empty text last.
  case alternative([Expression], isOptional: Bool)
  /// All of some parts in any order: `(a;b)`.
  case permutation([Expression])
  /// A value of a list: `{list}`, `{list:slot}`, `{list:@capture}`, `{@capture}`.
  case list(ListReference)
  /// A rule: `<rule>`.
  case rule(String)

  /// A reference to a list.
  struct ListReference: Hashable, Sendable {
    /// The name of the list.
    let list: String
    /// The name of the slot or capture.
    let slot: String
    /// Whether the value is kept apart from the slots.
    let isCapture: Bool
    /// Whether a space follows, so that a wildcard ends where a word ends.
    let isEndOfWord: Bool
    /// The numbers of `{1..10:slot}` and `{1..10,2:slot}`.
    let range: HassilTemplates.NumberRange?

    init(_ text: String, isEndOfWord: Bool) {
      self.isEndOfWord = isEndOfWord
      guard let colon = text.firstIndex(of: ":") else {
        isCapture = text.hasPrefix("@")
        list = isCapture ? String(text.dropFirst()) : text
        slot = list
        range = nil
        return
      }
      list = String(text[..<colon])
      let name = text[text.index(after: colon)...]
      isCapture = name.hasPrefix("@")
      slot = String(isCapture ? name.dropFirst() : name)
      range = HassilTemplates.NumberRange(inline: list)
    }
  }

  /// The number of texts, to sort sentences by.
  var textCount: Int {
    switch self {
    case .text: 1
    case .sequence(let parts), .alternative(let parts, _), .permutation(let parts):
      parts.reduce(0) { $0 + $1.textCount }
    case .list, .rule: 0
    }
  }

  /// The names of the lists that it refers to itself, not by its rules.
  var listNames: Set<String> {
    switch self {
    case .list(let reference): [reference.list]
    case .sequence(let parts), .alternative(let parts, _), .permutation(let parts):
      parts.reduce(into: []) { $0.formUnion($1.listNames) }
    case .text, .rule: []
    }
  }
}

extension HassilTemplates.NumberRange {
  /// The range of `1..10` or `1..10,2`.
  fileprivate init?(inline text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, let dots = first.firstRange(of: "..") else {
      return nil
    }
    let step = parts.count == 2 ? Int(parts[1]) : 1
    guard let lower = Int(first[..<dots.lowerBound]), let upper = Int(first[dots.upperBound...]),
      lower <= upper, let step, step > 0
    else { return nil }
    self.init(bounds: lower...upper, step: step)
  }
}
