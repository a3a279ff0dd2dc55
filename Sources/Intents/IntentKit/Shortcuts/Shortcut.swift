/// A user-defined sequence of intents. Each parameter is filled in, asked for on each run, or taken
/// from an earlier step's result. A shortcut has a name, and optionally a phrase that requests it.
///
/// ```swift
/// Shortcut(
///   id: "1", name: "Warm up", phrase: "warm me up",
///   actions: [
///     .step(.init("DrawGame", as: "drawn")),
///     .step(.init("SolveGame", with: [
///       "target": .result("drawn", "target"), "numbers": .result("drawn", "numbers")])),
///   ])
/// ```
///
/// It is a plain value; ``Assistant/faults(of:among:)`` validates it against an assistant's
/// intents.
public struct Shortcut: Hashable, Sendable, Identifiable {
  /// The unique identifier: letters, digits and `-`.
  public let id: String
  /// The user's name for the shortcut.
  public var name: String
  /// The phrase that runs the shortcut; `nil` if it is only run by name or by tapping.
  public var phrase: String?
  /// The actions, in order.
  public var actions: [Action]
  /// The conditions for offering the shortcut; one of them must hold.
  public var relevance: [Relevance]

  /// Creates a shortcut.
  public init(
    id: String, name: String, phrase: String? = nil, actions: [Action],
    relevance: [Relevance] = []
  ) {
    self.id = id
    self.name = name
    self.phrase = phrase
    self.actions = actions
    self.relevance = relevance
  }

  /// An action of a shortcut.
  public indirect enum Action: Hashable, Sendable {
    /// Handles an intent.
    case step(Step)
    /// Runs some actions if a condition holds, and others if it does not.
    case when(Condition, then: [Action], otherwise: [Action])
    /// Repeats some actions this many times, 1 to 100, or until a condition holds after them.
    case `repeat`(Int, until: Condition?, [Action])
  }

  /// A step that handles an intent.
  public struct Step: Hashable, Sendable {
    /// The intent's name, for programs.
    public let intent: String
    /// The label by which later actions refer to the result; `nil` if they do not need it.
    public let label: String?
    /// The sources of the parameter values. A required parameter without a source is asked for.
    public let sources: [String: Source]

    /// Creates a step.
    public init(_ intent: String, as label: String? = nil, with sources: [String: Source] = [:]) {
      self.intent = intent
      self.label = label
      self.sources = sources
    }
  }

  /// The source of a parameter's value.
  public enum Source: Hashable, Sendable {
    /// A fixed value.
    case value(IntentValue)
    /// The value is asked for on each run, even if it is optional.
    case ask
    /// The result of the step with a label, or a member of the result.
    case result(Reference)

    /// The result of a step, or a member of it.
    public static func result(_ label: String, _ member: String? = nil) -> Source {
      .result(Reference(label, member))
    }
  }

  /// A reference to the result of a step, or a member of it.
  public struct Reference: Hashable, Sendable, CustomStringConvertible {
    /// The label of the step.
    public let label: String
    /// The name of the member; `nil` for the whole result.
    public let member: String?

    /// Creates a reference.
    public init(_ label: String, _ member: String? = nil) {
      self.label = label
      self.member = member
    }

    /// The label, followed by a dot and the member if there is one.
    public var description: String { label + (member.map { ".\($0)" } ?? "") }
  }

  /// A condition on the result of a step.
  public struct Condition: Hashable, Sendable {
    /// A comparison of two values. Values that are not numbers can only be compared for equality.
    public enum Comparison: String, Hashable, Sendable, Codable, CaseIterable {
      /// A test of equality, for all values.
      case `is`, isNot
      /// A comparison of numbers.
      case isBelow, isAbove, isAtMost, isAtLeast
    }

    /// The value to compare.
    public let reference: Reference
    /// The comparison of the result with ``value``.
    public let comparison: Comparison
    /// The value to compare with.
    public let value: IntentValue

    /// Creates a condition.
    public init(_ reference: Reference, _ comparison: Comparison, _ value: IntentValue) {
      self.reference = reference
      self.comparison = comparison
      self.value = value
    }

    /// Whether the condition holds for a value.
    func holds(for found: IntentValue) -> Bool {
      switch comparison {
      case .is: return found.isSame(as: value)
      case .isNot: return !found.isSame(as: value)
      default: break
      }
      guard let number = found.number, let bound = value.number else { return false }
      return switch comparison {
      case .isBelow: number < bound
      case .isAbove: number > bound
      case .isAtMost: number <= bound
      case .isAtLeast: number >= bound
      case .is, .isNot: false
      }
    }
  }

  /// The name of the intent that runs the shortcut.
  public var intentName: String { Self.intentName(id: id) }

  static func intentName(id: String) -> String { "\(intentPrefix)\(id)" }

  /// The name prefix of intents that run shortcuts.
  public static let intentPrefix = "shortcut-"
  /// The maximum number of actions, including nested ones.
  public static let maximumActions = 50
  /// The maximum nesting depth of actions.
  public static let maximumDepth = 5
  /// The maximum number of repetitions.
  public static let maximumRepeat = 100
  /// The maximum number of intents that a run can handle.
  public static let maximumSteps = 1000
}

extension IntentValue {
  /// The value as a number, if it is one.
  var number: DecimalNumber? {
    switch self {
    case .integer(let number): DecimalNumber(number)
    case .decimal(let number): number
    default: nil
    }
  }

  /// Whether two values are equal, regardless of the kind of number or the name of an entity.
  fileprivate func isSame(as other: IntentValue) -> Bool {
    if let number, let otherNumber = other.number { return number == otherNumber }
    if case .entity(let entity) = self, case .entity(let other) = other {
      return entity.type == other.type && entity.id == other.id
    }
    // In a written condition, these values can only be expressed as text.
    switch (self, other) {
    case (.enumeration(let id), .text(let text)): return id == text
    case (.money(let amount), .text(let text)): return MoneyAmount(text) == amount
    case (.temporal(let value), .text(let text)):
      return TemporalValue(text, of: value.kind) == value
    default: return self == other
    }
  }
}

extension Shortcut {
  /// All steps, in order.
  public var steps: [Step] { actions.flatMap(\.steps) }

  /// Checks that no other shortcut has the same name or phrase.
  ///
  /// - Parameter others: The existing shortcuts; one with the same identifier is ignored.
  /// - Throws: ``ShortcutError`` if another shortcut has either.
  package func checkUniqueness(among others: [Shortcut]) throws(ShortcutError) {
    for other in others where other.id != id {
      if other.name.isSpokenLike(name) {
        throw ShortcutError(["there is a shortcut '\(other.name)' already"])
      }
      if let phrase, other.name.isSpokenLike(phrase) {
        throw ShortcutError(["'\(phrase)' is the name of another shortcut"])
      }
      if let phrase, let theirs = other.phrase, theirs.isSpokenLike(phrase) {
        throw ShortcutError(["'\(phrase)' is the phrase of the shortcut '\(other.name)' already"])
      }
    }
  }
}

extension Shortcut.Action {
  var steps: [Shortcut.Step] {
    switch self {
    case .step(let step): [step]
    case .when(_, let then, let otherwise): (then + otherwise).flatMap(\.steps)
    case .repeat(_, _, let actions): actions.flatMap(\.steps)
    }
  }
}

extension String {
  /// Whether two texts have the same words.
  package func isSpokenLike(_ other: String) -> Bool { plainWords == other.plainWords }

  /// The lowercased words, without punctuation.
  var plainWords: [Substring] { lowercased().split { !$0.isLetter && !$0.isNumber } }
}

/// The faults of a shortcut.
public struct ShortcutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults, with the allowed values.
  public let faults: [String]

  /// Creates an error.
  public init(_ faults: [String]) {
    self.faults = faults
  }

  /// The faults, one per line.
  public var description: String { faults.joined(separator: "\n") }
}
