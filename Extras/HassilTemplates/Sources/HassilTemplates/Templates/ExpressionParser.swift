/// Parses templates as hassil does: a word carries the spaces after it, so that they are part of what must match.
struct ExpressionParser {
  /// The largest length of a template in Unicode scalars.
  static let maximumLength = 100_000
  /// The largest number of brackets within each other.
  static let maximumDepth = 60
  /// The largest number of parts of a permutation.
  static let maximumPermutationCount = 24

  /// What is wrong with a template.
  struct Fault: Error {
    let description: String
  }

  private typealias Letters = ArraySlice<Unicode.Scalar>

  /// Parses a whole template.
  ///
  /// - Throws: ``Fault`` if a bracket is not closed or empty, or a limit is exceeded.
  static func parse(_ text: String) throws(Fault) -> Expression {
    let letters = Array(text.unicodeScalars)
    guard letters.count <= maximumLength else {
      throw Fault(
        description: "it has \(letters.count) characters: at most \(maximumLength) are allowed")
    }
    guard !letters.trimmed.isEmpty else { throw Fault(description: "it is empty") }
    let whole = try parse(letters.trimmed, depth: 0)
    // Brackets around all of it say nothing.
    if case .sequence(let parts) = whole, parts.count == 1 {
      switch parts[0] {
      case .sequence, .alternative, .permutation: return parts[0]
      case .text, .list, .rule: break
      }
    }
    return whole
  }

  private static func parse(_ letters: Letters, depth: Int) throws(Fault) -> Expression {
    guard depth <= maximumDepth else {
      throw Fault(description: "it has more than \(maximumDepth) brackets within each other")
    }
    var group = Group()
    var place = letters.startIndex
    while place < letters.endIndex {
      switch letters[place] {
      case "|":
        try group.beginAlternative()
        place += 1
      case ";":
        try group.beginPermutation()
        place += 1
      case "(", "[", "{", "<":
        let end = try self.end(of: letters, from: place)
        let inner = letters[(place + 1)..<(end - 1)]
        guard !inner.isEmpty else {
          throw Fault(
            description: "there is nothing between '\(letters[place])' and '\(letters[end - 1])'")
        }
        let isEndOfWord = end < letters.endIndex && letters[end].isSpace
        group.append(
          try part(letters[place], inner, isEndOfWord: isEndOfWord, depth: depth))
        place = end
      case ")", "]", "}", ">":
        throw Fault(description: "a '\(letters[place])' has no opening bracket")
      default:
        let end = endOfWord(letters, from: place)
        group.append(.text(String(letters[place..<end].withoutEscapes)))
        place = end
      }
    }
    return try group.expression()
  }

  private static func part(
    _ bracket: Unicode.Scalar, _ inner: Letters, isEndOfWord: Bool, depth: Int
  ) throws(Fault) -> Expression {
    switch bracket {
    case "(": return try parse(inner, depth: depth + 1)
    case "[":
      let content = try parse(inner, depth: depth + 1)
      if case .alternative(let parts, _) = content {
        return .alternative(parts + [.text("")], isOptional: true)
      }
      return .alternative([content, .text("")], isOptional: true)
    case "{":
      return .list(
        Expression.ListReference(String(inner.withoutEscapes), isEndOfWord: isEndOfWord))
    default: return .rule(String(inner.withoutEscapes))
    }
  }

  /// The place after the bracket that closes the one at a place. Brackets of other kinds in between do not count.
  private static func end(of letters: Letters, from start: Int) throws(Fault) -> Int {
    let opening = letters[start]
    let closing: Unicode.Scalar =
      switch opening {
      case "(": ")"
      case "[": "]"
      case "{": "}"
      default: ">"
      }
    var open = 1
    var place = start + 1
    while place < letters.endIndex {
      switch letters[place] {
      case "\\": place += 1
      case closing:
        open -= 1
        if open == 0 { return place + 1 }
      case opening: open += 1
      default: break
      }
      place += 1
    }
    throw Fault(description: "a '\(closing)' is missing")
  }

  /// The place after a word and its spaces.
  private static func endOfWord(_ letters: Letters, from start: Int) -> Int {
    var place = start
    var isAfterSpace = false
    while place < letters.endIndex {
      let letter = letters[place]
      if letter == "\\" {
        place += 2
        continue
      }
      if place > start, letter == " " {
        isAfterSpace = true
      } else if isAfterSpace || "|;()[]{}<>".unicodeScalars.contains(letter) {
        return place
      }
      place += 1
    }
    return letters.endIndex
  }

  /// The parts of a group, which becomes what its separators make of it.
  private struct Group {
    private enum Kind { case sequence, alternative, permutation }
    private var kind = Kind.sequence
    /// The finished parts of an alternative or permutation.
    private var finished: [Expression] = []
    private var current: [Expression] = []

    mutating func append(_ part: Expression) { current.append(part) }

    mutating func beginAlternative() throws(Fault) {
      if kind == .permutation { try collapse() }
      finished.append(.sequence(current))
      current = []
      kind = .alternative
    }

    mutating func beginPermutation() throws(Fault) {
      if kind == .alternative { try collapse() }
      finished.append(.sequence(current))
      current = []
      kind = .permutation
    }

    /// Makes one part of all, because the other separator follows.
    private mutating func collapse() throws(Fault) {
      finished.append(.sequence(current))
      if kind == .permutation { try checkPermutation(finished.count) }
      current = [
        kind == .permutation ? .permutation(finished) : .alternative(finished, isOptional: false)
      ]
      finished = []
    }

    private func checkPermutation(_ count: Int) throws(Fault) {
      guard count <= maximumPermutationCount else {
        throw Fault(
          description: "it has a permutation of \(count) parts: at most "
            + "\(maximumPermutationCount) are allowed")
      }
    }

    func expression() throws(Fault) -> Expression {
      let parts = finished + [.sequence(current)]
      switch kind {
      case .sequence: return .sequence(current)
      case .alternative: return .alternative(parts.map(\.unwrapped), isOptional: false)
      case .permutation:
        try checkPermutation(parts.count)
        return .permutation(
          parts.map { part in
            guard case .sequence(let items) = part else { return part }
            return .sequence([.text(" ")] + items + [.text(" ")])
          })
      }
    }
  }
}

extension Expression {
  /// A group alone in a sequence, as that group.
  fileprivate var unwrapped: Expression {
    guard case .sequence(let parts) = self, parts.count == 1 else { return self }
    return parts[0]
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The letters without spaces at both ends.
  var trimmed: Self {
    var slice = self
    while slice.first?.isSpace == true { slice.removeFirst() }
    while slice.last?.isSpace == true { slice.removeLast() }
    return slice
  }

  /// The letters without the backslashes that protect others.
  fileprivate var withoutEscapes: String.UnicodeScalarView {
    var view = String.UnicodeScalarView()
    var isEscaped = false
    for letter in self {
      if letter == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      view.append(letter)
      isEscaped = false
    }
    // One at the end protects nothing.
    if isEscaped { view.append("\\") }
    return view
  }
}

extension Array<Unicode.Scalar> {
  /// The letters without spaces at both ends.
  var trimmed: ArraySlice<Unicode.Scalar> { self[...].trimmed }
}
