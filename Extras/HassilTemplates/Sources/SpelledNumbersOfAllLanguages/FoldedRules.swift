/// A rule set with its texts folded.
struct FoldedSet: Sendable {
  let negative: [FoldedPart]?
  fileprivate(set) var rules: [FoldedRule]
  /// What the words of its numbers can begin with.
  fileprivate(set) var beginning = Beginning()

  init(_ set: RuleSet, _ letters: LetterFolding) {
    negative = set.negative.map { $0.map { FoldedPart($0, letters) } }
    let bases = set.rules.map(\.base)
    rules = set.rules.enumerated().map { index, rule in
      // Where the next rule gives way, this one applies to its numbers.
      let givesWay = index + 1 < bases.count && set.rules[index + 1].givesWay
      let next = index + (givesWay ? 2 : 1)
      return FoldedRule(
        base: rule.base, last: next < bases.count ? bases[next] - 1 : NumberRules.largest,
        divisor: rule.divisor, preceding: rule.preceding,
        parts: rule.parts.map { FoldedPart($0, letters) })
    }
  }
}

/// A rule with its texts folded.
struct FoldedRule: Sendable {
  let base, last, divisor: Int
  let preceding: Int?
  let parts: [FoldedPart]
  /// What its words can begin with.
  fileprivate(set) var beginning = Beginning()
}

/// The scalars that words can begin with; more than those, but never fewer.
struct Beginning: Equatable, Sendable {
  /// A bit for a class of scalars.
  private var classes: UInt64 = 0
  /// Whether there can be no words.
  private(set) var canBeEmpty = false

  /// Whether words can begin with a scalar, or be empty where there is none.
  func allows(_ scalar: UInt32?) -> Bool {
    canBeEmpty || scalar.map { classes & Self.bit($0) != 0 } ?? false
  }

  private static func bit(_ scalar: UInt32) -> UInt64 { 1 << UInt64((scalar &* 0x9E37_79B1) >> 26) }

  /// What a rule begins with, if that of the sets is known.
  fileprivate init(_ parts: [FoldedPart], _ sets: [FoldedSet]) {
    for part in parts {
      switch part {
      case .text(let texts):
        for text in texts { if let first = text.first { classes |= Self.bit(first) } }
        if !texts.contains([]) { return }
      case .quotient(let set), .remainder(let set), .same(let set):
        guard sets.indices.contains(set) else { return }
        classes |= sets[set].beginning.classes
        if !sets[set].beginning.canBeEmpty { return }
      case .remainderByPrecedingRule:
        classes = .max
        return
      case .digits: return
      }
    }
    canBeEmpty = true
  }

  fileprivate init() {}

  fileprivate mutating func formUnion(_ other: Beginning) {
    classes |= other.classes
    canBeEmpty = canBeEmpty || other.canBeEmpty
  }

  /// Finds what all sets and rules begin with.
  static func find(_ sets: inout [FoldedSet]) {
    var isChanged = true
    // Beginnings only grow, so this ends.
    while isChanged {
      isChanged = false
      for set in sets.indices {
        for rule in sets[set].rules.indices {
          let beginning = Beginning(sets[set].rules[rule].parts, sets)
          guard beginning != sets[set].rules[rule].beginning else { continue }
          sets[set].rules[rule].beginning = beginning
          sets[set].beginning.formUnion(beginning)
          isChanged = true
        }
      }
    }
  }
}

/// A part of a rule, with its texts in scalars.
enum FoldedPart: Sendable {
  case text([[UInt32]])
  case quotient(Int)
  case remainder(Int)
  case remainderByPrecedingRule
  case same(Int)
  case digits

  init(_ part: RulePart, _ letters: LetterFolding) {
    self =
      switch part {
      case .text(let text): .text([letters.fold(text).scalars])
      case .plural(let forms): .text(Array(Set(forms.map { letters.fold($0).scalars })))
      case .quotient(let set): .quotient(set)
      case .remainder(let set): .remainder(set)
      case .remainderByPrecedingRule: .remainderByPrecedingRule
      case .same(let set): .same(set)
      case .digits: .digits
      }
  }
}
