/// A phrase as a tree: words, `[optional]`, `(one|or the other)`, `(in; any order)` and `{parameter}`. A
/// backslash takes its meaning from the sign after it.
indirect enum Template: Equatable {
  case word(String)
  case slot(String)
  case sequence([Template])
  /// One of them. An optional part is a choice of which one is empty.
  case choice([Template])

  /// The most characters of a template, and the most brackets within each other.
  static let maximumLength = 1000
  static let maximumDepth = 20

  /// What is wrong with a template.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads a template.
  ///
  /// - Throws: ``Fault`` that says what is wrong and where.
  init(_ text: String) throws(Fault) {
    guard text.utf8.count <= Self.maximumLength else {
      throw Fault(description: "it is longer than \(Self.maximumLength) characters")
    }
    var parser = TemplateParser(text)
    self = try parser.parse()
  }

  /// Whether a sentence of no words matches it.
  var canBeEmpty: Bool {
    switch self {
    case .word, .slot: false
    case .sequence(let parts): parts.allSatisfy(\.canBeEmpty)
    case .choice(let parts): parts.contains(where: \.canBeEmpty)
    }
  }

  /// The words in it.
  var words: [String] {
    switch self {
    case .word(let word): [word]
    case .slot: []
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.words)
    }
  }

  /// The parameters in it.
  var slots: [String] {
    switch self {
    case .word: []
    case .slot(let name): [name]
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.slots)
    }
  }

  /// The shortest sentence that matches, of those the first.
  ///
  /// - Parameter value: Gives the words for a parameter.
  /// - Returns: Its words.
  func sample(_ value: (String) -> String) -> [String] {
    switch self {
    case .word(let word): return [word]
    case .slot(let name): return [value(name)]
    case .sequence(let parts): return parts.flatMap { $0.sample(value) }
    case .choice(let parts):
      let samples = parts.map { $0.sample(value) }
      if samples.contains([]) { return [] }
      return samples.first ?? []
    }
  }

  /// Some sentence that matches.
  func variation(
    _ choices: inout Choices, _ value: (String, inout Choices) -> String
  ) -> [String] {
    switch self {
    case .word(let word): return [word]
    case .slot(let name): return [value(name, &choices)]
    case .choice(let parts):
      return parts[choices.next(below: parts.count)].variation(&choices, value)
    case .sequence(let parts):
      var words: [String] = []
      for part in parts { words += part.variation(&choices, value) }
      return words
    }
  }

  /// All sentences that match; nothing if there are more than a few hundred.
  func expansions(limit: Int = 400) -> [Fingerprint]? {
    switch self {
    case .word(let word): return [Fingerprint(word)]
    case .slot(let name): return [Fingerprint("{\(name)}")]
    case .choice(let parts):
      var all: [Fingerprint] = []
      for part in parts {
        guard let expansions = part.expansions(limit: limit) else { return nil }
        all += expansions
        if all.count > limit { return nil }
      }
      return all
    case .sequence(let parts):
      var all = [Fingerprint()]
      for part in parts {
        guard let expansions = part.expansions(limit: limit),
          all.count * expansions.count <= limit
        else { return nil }
        all = all.flatMap { start in expansions.map { start + $0 } }
      }
      return all
    }
  }

  /// A sequence of words and parameters as a number that no other sequence is likely to have.
  struct Fingerprint: Hashable {
    private let hash: UInt64
    /// The base to the power of the number of words.
    private let power: UInt64

    private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The empty sequence.
    init() {
      hash = 0
      power = 1
    }

    /// A sequence of one word.
    init(_ word: String) {
      // FNV-1a; what is added keeps words from cancelling each other out.
      hash = word.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } | 1
      power = Self.base
    }

    private init(hash: UInt64, power: UInt64) {
      self.hash = hash
      self.power = power
    }

    static func + (first: Fingerprint, second: Fingerprint) -> Fingerprint {
      Fingerprint(
        hash: first.hash &* second.power &+ second.hash, power: first.power &* second.power)
    }
  }
}

private struct TemplateParser {
  private let text: String
  private var rest: Substring
  private var depth = 0

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  mutating func parse() throws(Template.Fault) -> Template {
    let template = try alternatives(until: nil)
    if template.canBeEmpty { throw fault("it would match when nothing is said") }
    return template
  }

  private func fault(_ reason: String) -> Template.Fault {
    let column = text.distance(from: text.startIndex, to: rest.startIndex) + 1
    return Template.Fault(description: "\(reason), at character \(column)")
  }

  /// Reads alternatives to a closing bracket, which is consumed, or to the end.
  private mutating func alternatives(
    until close: Character?
  ) throws(Template.Fault) -> Template {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Template.maximumDepth else {
      throw fault("there are more than \(Template.maximumDepth) brackets within each other")
    }
    var choices: [Template] = []
    var parts: [Template] = []
    /// What has come before a ';'.
    var inAnyOrder: [Template] = []
    while let character = rest.first {
      switch character {
      case "[":
        rest.removeFirst()
        let part = try alternatives(until: "]")
        parts.append(.choice([part, .sequence([])]))
      case "(":
        rest.removeFirst()
        parts.append(try alternatives(until: ")"))
      case "]", ")":
        guard character == close else { throw fault("there is a '\(character)' too many") }
        if parts.isEmpty { throw fault("there is nothing before the '\(character)'") }
        rest.removeFirst()
        if !inAnyOrder.isEmpty { return Self.permutations(inAnyOrder + [.sequence(parts)]) }
        return Self.choice(choices + [.sequence(parts)])
      case ";":
        if parts.isEmpty { throw fault("there is nothing before the ';'") }
        guard close != nil, choices.isEmpty else {
          throw fault("a ';' must be in ( ) or [ ] without a '|'")
        }
        guard inAnyOrder.count < Self.maximumPermuted - 1 else {
          throw fault("only \(Self.maximumPermuted) parts can be in any order")
        }
        inAnyOrder.append(.sequence(parts))
        parts = []
        rest.removeFirst()
      case "\\":
        let escaped = rest.dropFirst().prefix(1)
        guard !escaped.isEmpty else { throw fault("there is nothing after the '\\'") }
        parts += Sentence(String(escaped)).words.map { .word($0.text) }
        rest = rest.dropFirst(2)
      case "|":
        if parts.isEmpty { throw fault("there is nothing before the '|'") }
        guard close != nil, inAnyOrder.isEmpty else {
          throw fault("a '|' must be in ( ) or [ ] without a ';'")
        }
        choices.append(.sequence(parts))
        parts = []
        rest.removeFirst()
      case "{": parts.append(.slot(try slot()))
      case "}": throw fault("there is a '}' too many")
      default:
        let words = rest.prefix { !Self.signs.contains($0) }
        parts += Sentence(String(words)).words.map { .word($0.text) }
        rest = rest[words.endIndex...]
      }
    }
    if let close { throw fault("a '\(close)' is missing") }
    return Self.choice(choices + [.sequence(parts)])
  }

  private static let signs: Set<Character> = ["[", "]", "(", ")", "{", "}", "|", ";", "\\"]
  private static let maximumPermuted = 5

  /// All orders of some parts.
  private static func permutations(_ parts: [Template]) -> Template {
    if parts.count == 1 { return parts[0] }
    return .choice(
      parts.indices.map { first in
        var rest = parts
        rest.remove(at: first)
        return .sequence([parts[first], permutations(rest)])
      })
  }

  private static func choice(_ choices: [Template]) -> Template {
    choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func slot() throws(Template.Fault) -> String {
    let name = rest.dropFirst().prefix { $0 != "}" }
    guard name.endIndex < rest.endIndex else { throw fault("a '}' is missing") }
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) })
    else { throw fault("'{\(name)}' does not name a parameter") }
    rest = rest[name.endIndex...].dropFirst()
    return String(name)
  }
}
