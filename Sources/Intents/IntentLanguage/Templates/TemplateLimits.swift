extension Template {
  /// A limit on the size of a template, of its expansion by rules and permutations, and of its
  /// compiled automaton.
  ///
  /// Limits keep templates from untrusted sources, such as a file or the user's words, from
  /// exhausting memory, time or the stack. Of Home Assistant's own templates in 60 languages, the
  /// largest has 14,136 parts, 13,607 states, 21 levels and a longest path of 52 states.
  package enum Limit: CaseIterable, Sendable {
    /// The length of the text, in UTF-8 bytes.
    case length
    case brackets
    /// The number of permuted parts, between semicolons.
    case permuted
    /// The number of texts, parameters, alternatives and sequences after the expansion of rules and
    /// permutations.
    case parts
    case rules
    /// The depth of the tree after the expansion of rules.
    case depth
    case joinedValues
    /// The length of a word assembled from parts, in UTF-8 bytes.
    case word
    case states
    /// The number of consecutive words, values and choices on the longest path through the
    /// automaton.
    case path

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

    /// The error text for a template that exceeds the limit, as a clause about the template.
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

  /// An error in a template that cannot be parsed or compiled.
  package struct Fault: Error, CustomStringConvertible {
    /// The reason, with the position in the text if it is known.
    package let description: String
    /// The exceeded limit; `nil` for another fault.
    package let limit: Limit?

    init(description: String) {
      self.description = description
      limit = nil
    }

    init(_ limit: Limit, at place: String = "") {
      description = limit.refusal + place
      self.limit = limit
    }
  }
}

/// The number of parts by which a template may still grow. Code that creates parts spends them here
/// first, so that the limit is detected before it is exceeded.
struct TemplateBudget {
  private(set) var parts = Template.Limit.parts.maximum

  mutating func spend(_ count: Int = 1) throws(Template.Fault) {
    guard count <= parts else { throw Template.Fault(.parts) }
    parts -= count
  }
}
