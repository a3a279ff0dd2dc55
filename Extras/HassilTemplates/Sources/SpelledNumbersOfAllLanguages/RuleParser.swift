/// Finds the numbers that a text can begin with, by trying the rules backwards with memory.
///
/// It finds every number that is said so, and others: which of several plurals a word is, and whether a rule gives way to
/// another, is not looked at. Whoever asks spells each number again.
struct RuleParser {
  let sets: [FoldedSet]
  let scalars: [UInt32]
  private var memory: [Question: [Match]] = [:]

  /// A number, `nil` if the words do not tell which (as those of an ending), and the end of its words.
  struct Match: Hashable {
    let value: Int?
    let end: Int
  }

  private struct Question: Hashable {
    let set, place, low, high: Int
  }

  /// What is known of a number in the middle of a rule.
  private struct Partial {
    var end: Int
    var quotient, remainder, same: Int?
    /// Whether the rule names the remainder by words that do not tell it.
    var isRemainderUnknown = false
  }

  init(sets: [FoldedSet], scalars: [UInt32]) {
    self.sets = sets
    self.scalars = scalars
  }

  /// The numbers at the beginning, negative ones too.
  mutating func signed(_ set: Int) -> [Match] {
    var all = matches(set, at: 0, 0, NumberRules.largest)
    all += negative(set, at: 0, depth: 0)
    return all
  }

  /// The negative numbers of a rule set. A set without a rule for them can refer to one that has it.
  private mutating func negative(_ set: Int, at place: Int, depth: Int) -> [Match] {
    guard sets.indices.contains(set), depth < Self.maximumDepth else { return [] }
    if let parts = sets[set].negative {
      return follow(parts, [Partial(end: place)], 0, NumberRules.largest, nil).compactMap {
        partial in
        partial.remainder.map { Match(value: -$0, end: partial.end) }
      }
    }
    var all: Set<Match> = []
    for rule in sets[set].rules {
      var partials = [Match(value: nil, end: place)]
      for part in rule.parts {
        partials = partials.flatMap { partial -> [Match] in
          switch part {
          case .text(let texts):
            texts.filter { scalars[partial.end...].starts(with: $0) }
              .map { Match(value: partial.value, end: partial.end + $0.count) }
          case .same(let target): negative(target, at: partial.end, depth: depth + 1)
          default: []
          }
        }
        if partials.isEmpty { break }
      }
      all.formUnion(partials.filter { $0.value != nil })
    }
    return Array(all)
  }

  /// The largest number of sets that refer to each other.
  private static let maximumDepth = 8

  /// The numbers of a rule set from `low` to `high` whose words begin at a place.
  private mutating func matches(_ set: Int, at place: Int, _ low: Int, _ high: Int) -> [Match] {
    let next = place < scalars.count ? scalars[place] : nil
    guard sets.indices.contains(set), low <= high, sets[set].beginning.allows(next) else {
      return []
    }
    let question = Question(set: set, place: place, low: low, high: high)
    if let known = memory[question] { return known }
    // A question within itself has no more answers.
    memory[question] = []
    var all: Set<Match> = []
    for rule in sets[set].rules
    where rule.base <= high && rule.last >= low && rule.beginning.allows(next) {
      all.formUnion(matches(rule, set, at: place, max(low, rule.base), min(high, rule.last)))
    }
    let answer = Array(all)
    memory[question] = answer
    return answer
  }

  private mutating func matches(
    _ rule: FoldedRule, _ set: Int, at place: Int, _ low: Int, _ high: Int
  ) -> [Match] {
    let preceding = rule.preceding.map { (set, $0) }
    let ends = follow(
      rule.parts, [Partial(end: place)], low, high, (rule.divisor, preceding))
    return ends.flatMap { Self.values($0, rule, low, high) }
  }

  /// The largest number of quotients that are tried if the words do not tell it.
  private static let maximumGuesses = 10

  private static func values(
    _ partial: Partial, _ rule: FoldedRule, _ low: Int, _ high: Int
  ) -> [Match] {
    func match(_ value: Int) -> [Match] {
      (low...high).contains(value) ? [Match(value: value, end: partial.end)] : []
    }
    let unknown = [Match(value: nil, end: partial.end)]
    if let same = partial.same { return match(same) }
    if let quotient = partial.quotient {
      if partial.isRemainderUnknown { return unknown }
      let (product, overflow) = quotient.multipliedReportingOverflow(by: rule.divisor)
      return overflow ? [] : match(product + (partial.remainder ?? 0))
    }
    if low == high { return match(low) }
    if partial.remainder == nil, !partial.isRemainderUnknown { return match(rule.base) + unknown }
    if let remainder = partial.remainder, !partial.isRemainderUnknown,
      high / rule.divisor - low / rule.divisor < maximumGuesses
    {
      return (low / rule.divisor...high / rule.divisor).flatMap {
        match($0 * rule.divisor + remainder)
      }
    }
    return unknown
  }

  /// What is known after parts of a rule.
  private mutating func follow(
    _ parts: [FoldedPart], _ starts: [Partial], _ low: Int, _ high: Int,
    _ division: (divisor: Int, preceding: (set: Int, rule: Int)?)?
  ) -> [Partial] {
    var partials = starts
    for part in parts {
      var next: [Partial] = []
      for partial in partials {
        switch part {
        case .digits: break
        case .text(let texts):
          for text in texts where scalars[partial.end...].starts(with: text) {
            var following = partial
            following.end += text.count
            next.append(following)
          }
        case .same(let target):
          for match in matches(target, at: partial.end, low, high) {
            next += Self.joined(partial, match, \.same)
          }
        case .quotient(let target):
          guard let divisor = division?.divisor else { continue }
          for match in matches(target, at: partial.end, low / divisor, high / divisor) {
            next += Self.joined(partial, match, \.quotient)
          }
        case .remainder(let target):
          let high = division.map { $0.divisor - 1 } ?? high
          for match in matches(target, at: partial.end, 0, high) {
            var partial = partial
            if match.value == nil { partial.isRemainderUnknown = true }
            next += Self.joined(partial, match, \.remainder)
          }
        case .remainderByPrecedingRule:
          guard let division, let (set, index) = division.preceding else { continue }
          let rule = sets[set].rules[index]
          for match in matches(rule, set, at: partial.end, 0, division.divisor - 1) {
            next += Self.joined(partial, match, \.remainder)
          }
        }
      }
      partials = next
      if partials.isEmpty { break }
    }
    return partials
  }

  /// Adds what a substitution tells; none if it contradicts what is known.
  private static func joined(
    _ partial: Partial, _ match: Match, _ path: WritableKeyPath<Partial, Int?>
  ) -> [Partial] {
    var joined = partial
    joined.end = match.end
    if let value = match.value {
      if let known = partial[keyPath: path], known != value { return [] }
      joined[keyPath: path] = value
    }
    return [joined]
  }
}
