/// A parsed phrase: text, `[optional]`, `(one|or the other)`, `(in; any order)`, `{parameter}`,
/// `{list:parameter}` and `<rule>`. A backslash escapes the character after it.
///
/// The semantics are those of the templates of hassil, Home Assistant's recogniser: text joined
/// without spaces is one word, so that `light[s]` stands for "light" and "lights".
///
/// Source: <https://github.com/home-assistant/hassil>.
package indirect enum Template: Hashable, Sendable {
  /// Text, including its spaces.
  case text(String)
  case slot(SlotReference)
  /// The expansion of the rule with this name.
  case rule(String)
  case sequence([Template])
  /// One of several templates. An optional part is a choice with an empty alternative.
  case choice([Template])

  /// Parses a template, or a part of other templates, which may consist only of unspoken signs.
  package init(_ text: String, isPart: Bool = false) throws(Fault) {
    guard text.utf8.count <= Limit.length.maximum else { throw Fault(.length) }
    var parser = TemplateParser(text)
    self = try parser.parse()
    if !isPart, canBeEmpty { throw Fault(description: "it would match when nothing is said") }
  }

  /// The reference of a slot: a value of a parameter, or of a list for a parameter.
  package struct SlotReference: Hashable, Sendable {
    /// The list of the value; `nil` if the parameter's own values are used.
    package let list: String?
    package let parameter: String
  }

  /// The range that a text such as `1..10` represents.
  package static func range(_ text: String) -> ClosedRange<Int>? {
    guard let dots = text.firstRange(of: ".."), let first = Int(text[..<dots.lowerBound]),
      let last = Int(text[dots.upperBound...]), first <= last
    else { return nil }
    return first...last
  }

  /// Whether the template matches an empty sentence. A rule is assumed to need a word.
  var canBeEmpty: Bool {
    switch self {
    case .text(let text): Sentence.words(text, Spelling()).isEmpty
    case .slot, .rule: false
    case .sequence(let parts): parts.allSatisfy(\.canBeEmpty)
    case .choice(let parts): parts.contains(where: \.canBeEmpty)
    }
  }

  package var slots: [SlotReference] {
    switch self {
    case .text, .rule: []
    case .slot(let slot): [slot]
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.slots)
    }
  }

  /// The template without rules. Throws ``Fault`` if a rule is unknown, rules are circular, or the result exceeds a
  /// ``Limit``.
  package func expanding(_ rules: [String: Template]) throws(Fault) -> Template {
    var expansion = RuleExpansion(rules: rules)
    return try expansion.expand(self, depth: 1)
  }

  /// The shortest matching text, or the first of several.
  func sample(_ value: (SlotReference) -> String) -> String {
    switch self {
    case .text(let text): return text
    case .slot(let slot): return value(slot)
    case .rule: return ""
    case .sequence(let parts): return parts.map { $0.sample(value) }.joined()
    case .choice(let parts):
      if parts.contains(where: \.canBeEmpty) { return "" }
      return parts.first?.sample(value) ?? ""
    }
  }

  /// A matching text, chosen pseudorandomly.
  func variation(
    _ choices: inout Choices, _ value: (SlotReference, inout Choices) -> String
  ) -> String {
    switch self {
    case .text(let text): return text
    case .slot(let slot): return value(slot, &choices)
    case .rule: return ""
    case .choice(let parts):
      return parts[choices.next(below: parts.count)].variation(&choices, value)
    case .sequence(let parts):
      var text = ""
      for part in parts { text += part.variation(&choices, value) }
      return text
    }
  }

  /// All matching texts, with parameters in braces; `nil` if there are more than the limit.
  package func texts(limit: Int) -> [String]? {
    switch self {
    case .text(let text): return [text]
    case .slot(let slot): return ["{\(slot.parameter)}"]
    case .rule: return nil
    case .choice(let parts):
      var all: [String] = []
      for part in parts {
        guard let texts = part.texts(limit: limit) else { return nil }
        all += texts
        if all.count > limit { return nil }
      }
      return all
    case .sequence(let parts):
      var all = [""]
      for part in parts {
        guard let texts = part.texts(limit: limit), all.count * texts.count <= limit else {
          return nil
        }
        all = all.flatMap { start in texts.map { start + $0 } }
      }
      return all
    }
  }
}

/// Expands the rules of a template, tracking the rules it is nested in.
private struct RuleExpansion {
  let rules: [String: Template]
  private var path: [String] = []
  private var budget = TemplateBudget()

  init(rules: [String: Template]) {
    self.rules = rules
  }

  mutating func expand(_ template: Template, depth: Int) throws(Template.Fault) -> Template {
    try budget.spend()
    guard depth <= Template.Limit.depth.maximum else { throw Template.Fault(.depth) }
    switch template {
    case .text, .slot: return template
    case .rule(let name): return try expand(rule: name, depth: depth)
    case .sequence(let parts): return .sequence(try expand(parts, depth: depth))
    case .choice(let parts): return .choice(try expand(parts, depth: depth))
    }
  }

  private mutating func expand(
    _ parts: [Template], depth: Int
  ) throws(Template.Fault) -> [Template] {
    var expanded: [Template] = []
    expanded.reserveCapacity(parts.count)
    for part in parts { expanded.append(try expand(part, depth: depth + 1)) }
    return expanded
  }

  private mutating func expand(rule name: String, depth: Int) throws(Template.Fault) -> Template {
    guard let rule = rules[name] else {
      let names = rules.keys.sorted().map { "<\($0)>" }.joined(separator: ", ")
      throw Template.Fault(
        description: "names <\(name)>, which is no rule: "
          + (rules.isEmpty ? "there are none" : names))
    }
    guard !path.contains(name) else {
      throw Template.Fault(description: "has the rule <\(name)>, which stands for itself")
    }
    guard path.count < Template.Limit.rules.maximum else { throw Template.Fault(.rules) }
    path.append(name)
    defer { path.removeLast() }
    return try expand(rule, depth: depth + 1)
  }
}

extension String {
  /// The trimmed text, with each run of spaces replaced by one space.
  var withSingleSpaces: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
