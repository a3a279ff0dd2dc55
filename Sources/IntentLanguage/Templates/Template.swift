/// A phrase as a tree: words, `[optional]`, `(one|or the other)` and `{parameter}`.
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

  /// All sentences that match, with parameters in braces; nothing if there are more than a few hundred.
  func expansions(limit: Int = 400) -> Set<String>? {
    switch self {
    case .word(let word): return [word]
    case .slot(let name): return ["{\(name)}"]
    case .choice(let parts):
      var all: Set<String> = []
      for part in parts {
        guard let expansions = part.expansions(limit: limit) else { return nil }
        all.formUnion(expansions)
        if all.count > limit { return nil }
      }
      return all
    case .sequence(let parts):
      var all: Set<String> = [""]
      for part in parts {
        guard let expansions = part.expansions(limit: limit),
          all.count * expansions.count <= limit
        else { return nil }
        all = Set(
          all.flatMap { start in
            expansions.map { $0.isEmpty ? start : start.isEmpty ? $0 : "\(start) \($0)" }
          })
      }
      return all
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
        return Self.choice(choices + [.sequence(parts)])
      case "|":
        if parts.isEmpty { throw fault("there is nothing before the '|'") }
        guard close != nil else { throw fault("a '|' must be in ( ) or [ ]") }
        choices.append(.sequence(parts))
        parts = []
        rest.removeFirst()
      case "{": parts.append(.slot(try slot()))
      case "}": throw fault("there is a '}' too many")
      default:
        let words = rest.prefix { !"[](){}|".contains($0) }
        parts += Sentence(String(words)).words.map { .word($0.text) }
        rest = rest[words.endIndex...]
      }
    }
    if let close { throw fault("a '\(close)' is missing") }
    return Self.choice(choices + [.sequence(parts)])
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
