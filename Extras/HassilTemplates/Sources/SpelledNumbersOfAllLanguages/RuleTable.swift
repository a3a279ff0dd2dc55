/// The tables of rules, and their parser.
///
/// A table has one rule set in each line: the name of the form (empty for sets that only other sets use), and its rules,
/// separated by semicolons. A rule is its base value (one more than the last one if omitted), perhaps a slash and a radix, a
/// colon and its text. In a text, `<<`, `>>` and `==` stand for the quotient, the remainder and the same number in words, with
/// the index of another rule set between the signs; `#` between them is for digits, which are not words. `>>>` is the remainder
/// by the preceding rule, `{a|b|c}` a word in the plural forms "one", "few" and "other", and `[...]` is left out if there is no
/// remainder. `-:` begins the rule for negative numbers. This is the notation of Unicode Technical Standard 35, part 3,
/// "Rule-Based Number Formatting", in fewer letters.
enum RuleTable {
  /// A text by its scalars: a sign of the notation is one too if a combining mark follows.
  typealias Text = Substring.UnicodeScalarView

  /// The rule sets of a table.
  static func parse(_ table: StaticString) -> [RuleSet] {
    let text = Substring(String(describing: table)).unicodeScalars
    return text.split(separator: "\n").enumerated().map { index, line in
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      var set = RuleSet(name: fields.first.map { String($0) } ?? "")
      var next = 0
      for field in fields.dropFirst() {
        guard let colon = field.firstIndex(of: ":") else { continue }
        let head = field[..<colon].split(separator: "/", omittingEmptySubsequences: false)
          .map { String($0) }
        let body = field[field.index(after: colon)...]
        if head.first == "-" {
          set.negative = parts(body, in: index)
          continue
        }
        let base = head.first.flatMap { Int($0) } ?? next
        let radix = head.count > 1 ? Int(head[1]) ?? 10 : 10
        set.append(base: base, radix: radix, body, in: index)
        next = base + 1
      }
      return set
    }
  }

  /// The parts of a text without brackets.
  static func parts(_ text: Text, in set: Int) -> [RulePart] {
    var parts: [RulePart] = []
    var literal = String.UnicodeScalarView()
    var rest = text
    while let first = rest.popFirst() {
      guard "<>={".unicodeScalars.contains(first) else {
        literal.append(first)
        continue
      }
      if !literal.isEmpty { parts.append(.text(String(literal))) }
      literal = String.UnicodeScalarView()
      guard let end = rest.firstIndex(of: first == "{" ? "}" : first) else { return parts }
      let inside = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if first == "{" {
        let forms = inside.split(separator: "|", omittingEmptySubsequences: false)
        parts.append(.plural(forms.map { String($0) }))
      } else if first == ">", inside.isEmpty, rest.first == ">" {
        rest.removeFirst()
        parts.append(.remainderByPrecedingRule)
      } else if let target = inside.isEmpty ? set : Int(String(inside)) {
        parts.append(
          first == "<" ? .quotient(target) : first == ">" ? .remainder(target) : .same(target))
      } else {
        parts.append(.digits)
      }
    }
    if !literal.isEmpty { parts.append(.text(String(literal))) }
    return parts
  }
}

/// The rules of a form, or of a part of one.
struct RuleSet: Sendable {
  /// The name of the form; empty if only other sets use it.
  let name: String
  /// The parts of a negative number; its magnitude is the remainder.
  var negative: [RulePart]?
  /// The rules by their base values, in ascending order.
  private(set) var rules: [NumberRule] = []

  init(name: String) {
    self.name = name
  }

  /// Adds a rule; two if a part in brackets is left out for the base value itself.
  fileprivate mutating func append(
    base: Int, radix: Int, _ text: RuleTable.Text, in set: Int
  ) {
    var divisor = 1
    while radix > 1, divisor <= base / radix { divisor *= radix }
    let preceding = rules.indices.last
    func rule(_ base: Int, _ text: RuleTable.Text) -> NumberRule {
      NumberRule(
        base: base, divisor: divisor, parts: RuleTable.parts(text, in: set), preceding: preceding)
    }
    let inside = RuleTable.Text(text.filter { $0 != "[" && $0 != "]" })
    guard inside.count < text.count, base > 0, base % divisor == 0,
      let start = text.firstIndex(of: "["), let end = text.firstIndex(of: "]"), start < end
    else {
      rules.append(rule(base, inside))
      return
    }
    rules.append(rule(base, text[..<start] + text[text.index(after: end)...]))
    rules.append(rule(base + 1, inside))
  }

  /// The rule for a magnitude.
  func index(of magnitude: Int) -> Int? {
    var (low, high) = (0, rules.count)
    while low < high {
      let middle = (low + high) / 2
      if rules[middle].base <= magnitude { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let rule = rules[low - 1]
    // Without a remainder, a rule with one gives way to the preceding one.
    if low > 1, rule.givesWay, magnitude % rule.divisor == 0 { return low - 2 }
    return low - 1
  }
}

/// How the numbers from a base value to the next rule's are put into words.
struct NumberRule: Sendable {
  /// The least number.
  let base: Int
  /// What numbers are divided by for the quotient and the remainder; at least 1.
  let divisor: Int
  let parts: [RulePart]
  /// The index of the rule before this one in the notation.
  let preceding: Int?
  /// Whether the preceding rule applies where there is no remainder.
  let givesWay: Bool

  init(base: Int, divisor: Int, parts: [RulePart], preceding: Int?) {
    self.base = base
    self.divisor = divisor
    self.parts = parts
    self.preceding = preceding
    givesWay =
      base % divisor != 0
      && parts.contains {
        switch $0 {
        case .remainder, .remainderByPrecedingRule: true
        default: false
        }
      }
  }
}

/// A part of the text of a rule.
enum RulePart: Sendable {
  case text(String)
  /// The number divided by the divisor, in words of a rule set.
  case quotient(Int)
  /// The rest of that division, in words of a rule set.
  case remainder(Int)
  case remainderByPrecedingRule
  /// The number itself, in words of another rule set.
  case same(Int)
  /// A number in digits, for which there are no words.
  case digits
  /// A word in the forms for "one", "few" and "other", which agrees with the quotient.
  case plural([String])
}
