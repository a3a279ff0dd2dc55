/// Reads the text of a template.
struct TemplateParser {
  private let text: String
  private var rest: Substring
  private var depth = 0

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  mutating func parse() throws(Template.Fault) -> Template {
    try alternatives(until: nil)
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
        if parts.isEmpty, choices.isEmpty || !inAnyOrder.isEmpty {
          throw fault("there is nothing before the '\(character)'")
        }
        rest.removeFirst()
        if !inAnyOrder.isEmpty { return Self.permutations(inAnyOrder + [.sequence(parts)]) }
        return Self.choice(choices + [Self.sequence(parts)])
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
      case "|":
        guard inAnyOrder.isEmpty else {
          throw fault("a '|' cannot stand beside a ';' without ( )")
        }
        choices.append(Self.sequence(parts))
        parts = []
        rest.removeFirst()
      case "{": parts.append(.slot(try slot()))
      case "<": parts.append(.rule(try name(to: ">", of: "a rule")))
      case "}", ">": throw fault("there is a '\(character)' too many")
      default: parts.append(.text(try plainText()))
      }
    }
    if let close { throw fault("a '\(close)' is missing") }
    return Self.choice(choices + [Self.sequence(parts)])
  }

  private static let signs: Set<Character> = [
    "[", "]", "(", ")", "{", "}", "<", ">", "|", ";", "\\",
  ]
  private static let signBytes = Set("[](){}<>|;\\".utf8)
  private static let maximumPermuted = 5

  /// Text to the next sign that means something, with what is escaped in it.
  private mutating func plainText() throws(Template.Fault) -> String {
    var result = ""
    while let character = rest.first {
      if character == "\\" {
        guard let escaped = rest.dropFirst().first else {
          throw fault("there is nothing after the '\\'")
        }
        result.append(escaped)
        rest = rest.dropFirst(2)
      } else if Self.signs.contains(character) {
        break
      } else {
        let plain = rest.utf8.prefix { !Self.signBytes.contains($0) }
        result += rest[..<plain.endIndex]
        rest = rest[plain.endIndex...]
      }
    }
    return result
  }

  /// All orders of some parts, with spaces around each.
  private static func permutations(_ parts: [Template]) -> Template {
    func spaced(_ part: Template) -> Template { .sequence([.text(" "), part, .text(" ")]) }
    if parts.count == 1 { return spaced(parts[0]) }
    return .choice(
      parts.indices.map { first in
        var rest = parts
        rest.remove(at: first)
        return .sequence([spaced(parts[first]), permutations(rest)])
      })
  }

  private static func choice(_ choices: [Template]) -> Template {
    choices.count == 1 ? choices[0] : .choice(choices)
  }

  private static func sequence(_ parts: [Template]) -> Template {
    parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// `{parameter}`, `{list:parameter}` or `{1..10:parameter}`
  private mutating func slot() throws(Template.Fault) -> Template.SlotReference {
    let start = self
    let name = try name(to: "}", of: "a parameter")
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else {
      throw start.fault("'{\(name)}' does not name a list and a parameter")
    }
    return Template.SlotReference(
      list: parts.count == 1 ? nil : String(parts[0]), parameter: String(last))
  }

  /// A name and the sign after it.
  private mutating func name(
    to close: Character, of what: String
  ) throws(Template.Fault) -> String {
    let name = rest.dropFirst().prefix { $0 != close }
    guard name.endIndex < rest.endIndex else { throw fault("a '\(close)' is missing") }
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "_-:.,@".contains($0) })
    else { throw fault("'\(rest.prefix(1))\(name)\(close)' does not name \(what)") }
    rest = rest[name.endIndex...].dropFirst()
    return String(name)
  }
}
