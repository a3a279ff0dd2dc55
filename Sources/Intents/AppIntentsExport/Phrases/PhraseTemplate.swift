/// A phrase in the template language of intents, parsed to write out the sentences it stands for.
struct PhraseTemplate {
  /// A part of a sentence.
  enum Piece: Hashable {
    case text(String)
    case parameter(String)
  }

  private indirect enum Node {
    case piece(Piece)
    case rule(String)
    case sequence([Node])
    case choice([Node])
    case optional(Node)
  }

  private let root: Node

  /// The maximum nesting depth of brackets.
  private static let maximumDepth = 40
  /// The maximum number of sentences that are written out.
  static let maximumCount = 64

  /// Parses a template; `nil` if its brackets do not match or are nested too deeply.
  init?(_ text: String) {
    var parser = Parser(text)
    guard let root = parser.alternatives(depth: 0), parser.isAtEnd else { return nil }
    self.root = root
  }

  /// The sentences that the template stands for with the expansions of `<name>`, the shortest form
  /// of each first; at most ``maximumCount``. There are none if a rule is missing or contains
  /// itself.
  func sentences(rules: [String: String]) -> [[Piece]] {
    Self.expand(root, rules: rules, depth: 0)
  }

  private static func expand(_ node: Node, rules: [String: String], depth: Int) -> [[Piece]] {
    guard depth <= maximumDepth else { return [] }
    switch node {
    case .piece(let piece): return [[piece]]
    case .rule(let name):
      guard let rule = rules[name].flatMap(PhraseTemplate.init) else { return [] }
      return expand(rule.root, rules: rules, depth: depth + 1)
    case .optional(let content):
      return Array(
        ([[]] + expand(content, rules: rules, depth: depth + 1)).prefix(maximumCount))
    case .choice(let options):
      var sentences: [[Piece]] = []
      for option in options where sentences.count < maximumCount {
        sentences += expand(option, rules: rules, depth: depth + 1)
      }
      return Array(sentences.prefix(maximumCount))
    case .sequence(let parts):
      var sentences: [[Piece]] = [[]]
      for part in parts {
        let next = expand(part, rules: rules, depth: depth + 1)
        sentences = Array(
          sentences.lazy.flatMap { start in next.lazy.map { start + $0 } }.prefix(maximumCount))
      }
      return sentences
    }
  }

  /// Reads the template from left to right.
  private struct Parser {
    private var rest: Substring

    init(_ text: String) {
      rest = text[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Parts separated by `|`, or by `;`, which may be in any order and stay in this one.
    mutating func alternatives(depth: Int) -> Node? {
      guard depth <= PhraseTemplate.maximumDepth else { return nil }
      var options: [Node] = []
      var isPermutation = false
      while true {
        guard let option = sequence(depth: depth) else { return nil }
        options.append(option)
        guard let sign = rest.first, sign == "|" || sign == ";" else { break }
        if sign == ";" { isPermutation = true }
        rest.removeFirst()
      }
      if isPermutation {
        return .sequence(Array(options.map { [$0] }.joined(separator: [.piece(.text(" "))])))
      }
      return options.count == 1 ? options[0] : .choice(options)
    }

    private mutating func sequence(depth: Int) -> Node? {
      var parts: [Node] = []
      while let sign = rest.first, !"|;])".contains(sign) {
        switch sign {
        case "[", "(":
          rest.removeFirst()
          guard let content = alternatives(depth: depth + 1),
            rest.popFirst() == (sign == "[" ? "]" : ")")
          else { return nil }
          parts.append(sign == "[" ? .optional(content) : content)
        case "{":
          guard let name = name(until: "}") else { return nil }
          // `{1..10:count}` and `{size:count}` are values of `count`.
          let parameter = name.split(separator: ":").last ?? ""
          parts.append(.piece(.parameter(String(parameter))))
        case "<":
          guard let name = name(until: ">") else { return nil }
          parts.append(.rule(String(name)))
        case "\\":
          rest.removeFirst()
          guard let literal = rest.popFirst() else { return nil }
          parts.append(.piece(.text(String(literal))))
        default:
          let text = rest.prefix { !"[](){}<>|;\\".contains($0) }
          guard !text.isEmpty else { return nil }
          parts.append(.piece(.text(String(text))))
          rest = rest[text.endIndex...]
        }
      }
      return .sequence(parts)
    }

    private mutating func name(until end: Character) -> Substring? {
      let name = rest.dropFirst().prefix { $0 != end }
      guard name.endIndex < rest.endIndex else { return nil }
      rest = rest[name.endIndex...].dropFirst()
      return name
    }
  }
}
