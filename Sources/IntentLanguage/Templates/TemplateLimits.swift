extension Template {
  /// A limit on the size of a template, of what rules and permutations expand it to, and of the automaton
  /// that it compiles to.
  ///
  /// Limits keep templates from anywhere, such as a file or the words of a user, from taking all memory, all
  /// time or the stack. Of Home Assistant's own templates in 60 languages, the largest has 14,136 parts, 13,607
  /// states, 21 levels and a longest way of 52 states.
  package enum Limit: CaseIterable, Sendable {
    /// The length of the text, in bytes of UTF-8.
    case length
    /// Brackets within each other.
    case brackets
    /// Parts between semicolons.
    case permuted
    /// Texts, parameters, alternatives and sequences once rules and permutations are written out.
    case parts
    /// Rules within each other.
    case rules
    /// Levels of the tree once rules are written out.
    case depth
    /// Values that stand together without a space.
    case joinedValues
    /// The length of a word that is put together from parts, in bytes of UTF-8.
    case word
    /// States of the automaton.
    case states
    /// Words, values and choices one after the other, on the longest way through the automaton.
    case path

    /// The largest number that is allowed.
    package var maximum: Int {
      switch self {
      case .length: 4000
      case .brackets: 30
      case .permuted: 5
      case .parts: 20_000
      case .rules: 30
      case .depth: 200
      case .joinedValues: 2
      case .word: 1000
      case .states: 20_000
      case .path: 250
      }
    }

    /// The refusal of a template that is over the limit, as a clause about the template.
    fileprivate var refusal: String {
      switch self {
      case .length: "it is longer than \(maximum) bytes"
      case .brackets: "there are more than \(maximum) brackets within each other"
      case .permuted: "only \(maximum) parts can be in any order"
      case .parts: "it has more than \(maximum) parts once rules and permutations are written out"
      case .rules: "it has more than \(maximum) rules within each other"
      case .depth: "it is more than \(maximum) levels deep once rules are written out"
      case .joinedValues: "more than \(maximum) values stand together without a space"
      case .word: "it puts words of more than \(maximum) bytes together"
      case .states:
        "it stands for too many words that are put together: more than \(maximum) states"
      case .path: "it has more than \(maximum) words and choices one after the other"
      }
    }
  }

  /// A template that cannot be read or compiled.
  package struct Fault: Error, CustomStringConvertible {
    /// The reason, with the place in the text where there is one.
    package let description: String
    /// The limit that the template is over; `nil` if it is wrong otherwise.
    package let limit: Limit?

    /// A fault in the text.
    init(description: String) {
      self.description = description
      limit = nil
    }

    /// A template over a limit.
    init(_ limit: Limit, at place: String = "") {
      description = limit.refusal + place
      self.limit = limit
    }
  }
}

/// The parts that a template may still grow by. Whatever makes parts spends them here first, so that nothing
/// grows past the limit before it is noticed.
struct TemplateBudget {
  private(set) var parts = Template.Limit.parts.maximum

  /// Takes parts off the budget.
  ///
  /// - Parameter count: The number of parts that are about to be made.
  /// - Throws: ``Template/Fault`` if there are fewer left.
  mutating func spend(_ count: Int = 1) throws(Template.Fault) {
    guard count <= parts else { throw Template.Fault(.parts) }
    parts -= count
  }
}
