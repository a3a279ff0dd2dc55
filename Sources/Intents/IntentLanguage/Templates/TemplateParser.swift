/// A parser of templates.
///
/// It parses Unicode scalars, because a template sign followed by a combining mark or a joiner is a
/// single `Character`: the sign is still recognised, and the text continues after it. Each scalar
/// is examined once and then consumed.
struct TemplateParser {
  private let scalars: String.UnicodeScalarView
  private var place: String.Index
  private var depth = 0
  private var budget = TemplateBudget()

  init(_ text: String) {
    scalars = text.unicodeScalars
    place = scalars.startIndex
  }

  mutating func parse() throws(Template.Fault) -> Template {
    try alternatives(until: nil)
  }

  // MARK: Scalars

  private var next: Unicode.Scalar? { place < scalars.endIndex ? scalars[place] : nil }

  private mutating func advance() { place = scalars.index(after: place) }

  private var position: String {
    ", at character \(scalars.distance(from: scalars.startIndex, to: place) + 1)"
  }

  private func fault(_ reason: String) -> Template.Fault {
    Template.Fault(description: reason + position)
  }

  // MARK: Brackets

  /// Parses alternatives up to a closing bracket, which is consumed, or to the end.
  private mutating func alternatives(
    until close: Unicode.Scalar?
  ) throws(Template.Fault) -> Template {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Template.Limit.brackets.maximum else {
      throw Template.Fault(.brackets, at: position)
    }
    var choices: [Template] = []
    var parts: [Template] = []
    /// The parts before each ';'.
    var inAnyOrder: [Template] = []
    while let scalar = next {
      try budget.spend()
      switch scalar {
      case "[":
        advance()
        let part = try alternatives(until: "]")
        try budget.spend(2)
        parts.append(.choice([part, .sequence([])]))
      case "(":
        advance()
        parts.append(try alternatives(until: ")"))
      case "]", ")":
        guard scalar == close else { throw fault("there is a '\(scalar)' too many") }
        if parts.isEmpty, choices.isEmpty || !inAnyOrder.isEmpty {
          throw fault("there is nothing before the '\(scalar)'")
        }
        advance()
        if !inAnyOrder.isEmpty { return try permutations(inAnyOrder + [.sequence(parts)]) }
        return Self.choice(choices + [Self.sequence(parts)])
      case ";":
        if parts.isEmpty { throw fault("there is nothing before the ';'") }
        guard close != nil, choices.isEmpty else {
          throw fault("a ';' must be in ( ) or [ ] without a '|'")
        }
        guard inAnyOrder.count < Template.Limit.permuted.maximum - 1 else {
          throw Template.Fault(.permuted, at: position)
        }
        inAnyOrder.append(.sequence(parts))
        parts = []
        advance()
      case "|":
        guard inAnyOrder.isEmpty else {
          throw fault("a '|' cannot stand beside a ';' without ( )")
        }
        choices.append(Self.sequence(parts))
        parts = []
        advance()
      case "{": parts.append(.slot(try slot()))
      case "<": parts.append(.rule(try name(to: ">", of: "a rule")))
      case "}", ">": throw fault("there is a '\(scalar)' too many")
      default: parts.append(.text(try plainText()))
      }
    }
    if let close { throw fault("a '\(close)' is missing") }
    return Self.choice(choices + [Self.sequence(parts)])
  }

  private static func choice(_ choices: [Template]) -> Template {
    choices.count == 1 ? choices[0] : .choice(choices)
  }

  private static func sequence(_ parts: [Template]) -> Template {
    parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// All orders of some parts, with spaces around each.
  private mutating func permutations(_ parts: [Template]) throws(Template.Fault) -> Template {
    let spaced = parts.map { Template.sequence([.text(" "), $0, .text(" ")]) }
    return try permutations(spaced.map { SizedPart(part: $0, size: $0.partCount) }[...])
  }

  /// A part and the number of parts in it.
  private struct SizedPart {
    let part: Template
    let size: Int
  }

  private mutating func permutations(
    _ parts: ArraySlice<SizedPart>
  ) throws(Template.Fault) -> Template {
    if parts.count == 1, let last = parts.first {
      try budget.spend(last.size)
      return last.part
    }
    var orders: [Template] = []
    for place in parts.indices {
      let first = parts[place]
      try budget.spend(first.size + 2)
      let rest = try permutations(parts[..<place] + parts[(place + 1)...])
      orders.append(.sequence([first.part, rest]))
    }
    return .choice(orders)
  }

  // MARK: Text and names

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "[", "]", "(", ")", "{", "}", "<", ">", "|", ";": true
    default: false
    }
  }

  /// Parses text up to the next special character, including escaped characters.
  private mutating func plainText() throws(Template.Fault) -> String {
    var result = String.UnicodeScalarView()
    while let scalar = next, !Self.isSign(scalar) {
      if scalar != "\\" {
        result.append(scalar)
        advance()
        continue
      }
      let escape = place
      advance()
      guard let escaped = next else {
        place = escape
        throw fault("there is nothing after the '\\'")
      }
      result.append(escaped)
      advance()
    }
    return String(result)
  }

  /// Parses `{parameter}`, `{list:parameter}` or `{1..10:parameter}`.
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

  /// Parses a name between two signs, both of which are consumed.
  private mutating func name(
    to close: Unicode.Scalar, of kind: String
  ) throws(Template.Fault) -> String {
    let first = scalars.index(after: place)
    guard let end = scalars[first...].firstIndex(of: close) else {
      throw fault("a '\(close)' is missing")
    }
    let name = String(scalars[first..<end])
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "_-:.,@".contains($0) })
    else { throw fault("'\(scalars[place])\(name)\(close)' does not name \(kind)") }
    place = scalars.index(after: end)
    return name
  }
}

extension Template {
  /// The number of parts in the tree, including itself.
  fileprivate var partCount: Int {
    switch self {
    case .text, .slot, .rule: 1
    case .sequence(let parts), .choice(let parts): parts.reduce(1) { $0 + $1.partCount }
    }
  }
}
