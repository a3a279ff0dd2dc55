/// Intents of the user's own making: one or several, with some parameters filled in, and others asked each
/// time or fed by what came of an earlier step; with a name, and perhaps a phrase that asks for it.
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
/// It is a plain value; whether it fits the intents of an assistant is told by
/// ``Assistant/faults(of:among:)``.
public struct Shortcut: Hashable, Sendable, Identifiable {
  /// What tells it from all others.
  public let id: String
  /// What the user calls it.
  public var name: String
  /// What the user says to run it; nothing if it is only run by its name or tapped.
  public var phrase: String?
  /// What it does, in order.
  public var actions: [Action]
  /// When it is offered: when one of these holds.
  public var relevance: [Relevance]

  /// A shortcut.
  ///
  /// - Parameters:
  ///   - id: What tells it from all others: letters, digits and `-`.
  ///   - name: What the user calls it.
  ///   - phrase: What the user says to run it.
  ///   - actions: What it does, in order.
  ///   - relevance: When it is offered.
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

  /// Something that a shortcut does.
  public indirect enum Action: Hashable, Sendable {
    /// An intent is carried out.
    case step(Step)
    /// Some actions if a condition holds, and others if it does not.
    case when(Condition, then: [Action], otherwise: [Action])
    /// Some actions so many times, 1 to 100, or until a condition holds after them.
    case `repeat`(Int, until: Condition?, [Action])
  }

  /// An intent that is carried out.
  public struct Step: Hashable, Sendable {
    /// What programs call the intent.
    public let intent: String
    /// What later actions call what came of it; nothing if they do not need it.
    public let label: String?
    /// Where the values of its parameters come from. What is not here is asked for if it is required.
    public let sources: [String: Source]

    /// An intent that is carried out.
    ///
    /// - Parameters:
    ///   - intent: What programs call the intent.
    ///   - label: What later actions call what came of it.
    ///   - sources: Where the values of its parameters come from.
    public init(_ intent: String, as label: String? = nil, with sources: [String: Source] = [:]) {
      self.intent = intent
      self.label = label
      self.sources = sources
    }
  }

  /// Where the value of a parameter comes from.
  public enum Source: Hashable, Sendable {
    /// It is always this.
    case value(IntentValue)
    /// It is asked for each time, also if it is not required.
    case ask
    /// It is what came of the step with that label, or a member of that.
    case result(Reference)

    /// What came of a step, or a member of it.
    ///
    /// - Parameters:
    ///   - label: The label of the step.
    ///   - member: The name of the member; nothing for all of it.
    /// - Returns: The source.
    public static func result(_ label: String, _ member: String? = nil) -> Source {
      .result(Reference(label, member))
    }
  }

  /// What came of a step, or a member of it.
  public struct Reference: Hashable, Sendable, CustomStringConvertible {
    /// The label of the step.
    public let label: String
    /// The name of the member; nothing for all of it.
    public let member: String?

    /// A reference.
    ///
    /// - Parameters:
    ///   - label: The label of the step.
    ///   - member: The name of the member; nothing for all of it.
    public init(_ label: String, _ member: String? = nil) {
      self.label = label
      self.member = member
    }

    /// The label, and the member after a point.
    public var description: String { label + (member.map { ".\($0)" } ?? "") }
  }

  /// Whether something holds of what came of a step.
  public struct Condition: Hashable, Sendable {
    /// How two values are compared. Values that are no numbers can only be equal or not.
    public enum Comparison: String, Hashable, Sendable, Codable, CaseIterable {
      case `is`, isNot, isBelow, isAbove, isAtMost, isAtLeast
    }

    /// What is looked at.
    public let reference: Reference
    /// How.
    public let comparison: Comparison
    /// What it is compared with.
    public let value: IntentValue

    /// A condition.
    ///
    /// - Parameters:
    ///   - reference: What is looked at.
    ///   - comparison: How.
    ///   - value: What it is compared with.
    public init(_ reference: Reference, _ comparison: Comparison, _ value: IntentValue) {
      self.reference = reference
      self.comparison = comparison
      self.value = value
    }

    /// Whether it holds.
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

  /// What programs call the intent that runs the shortcut.
  public var intentName: String { Self.intentName(id: id) }

  static func intentName(id: String) -> String { "\(intentPrefix)\(id)" }

  /// What the names of intents begin with that run shortcuts.
  public static let intentPrefix = "shortcut-"
  /// The most actions in it, those within others counted too.
  public static let maximumActions = 50
  /// How deep actions can be within others.
  public static let maximumDepth = 5
  /// The most times that something is repeated.
  public static let maximumRepeat = 100
  /// The most intents that a run can carry out.
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

  /// Whether two values are the same, whatever kind of number they are, and whatever an entity was called.
  fileprivate func isSame(as other: IntentValue) -> Bool {
    if let number, let otherNumber = other.number { return number == otherNumber }
    if case .entity(let entity) = self, case .entity(let other) = other {
      return entity.type == other.type && entity.id == other.id
    }
    // People who write conditions have no sign for these but a text.
    switch (self, other) {
    case (.enumeration(let id), .text(let text)): return id == text
    case (.money(let amount), .text(let text)): return MoneyAmount(text) == amount
    default: return self == other
    }
  }
}

extension Shortcut {
  /// All steps, in order.
  public var steps: [Step] { actions.flatMap(\.steps) }

  /// Checks that no other shortcut has the name or the phrase.
  ///
  /// - Parameter others: The shortcuts that there are; one with the same id is passed over.
  /// - Throws: ``ShortcutError`` if another has them.
  package func checkUniqueness(among others: [Shortcut]) throws(ShortcutError) {
    for other in others where other.id != id {
      if other.name.isSpokenLike(name) {
        throw ShortcutError(["there is a shortcut '\(other.name)' already"])
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

  /// The words in small letters, without punctuation.
  var plainWords: [Substring] { lowercased().split { !$0.isLetter && !$0.isNumber } }
}

/// What is wrong with a shortcut.
public struct ShortcutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what is allowed.
  public let faults: [String]

  /// Faults.
  ///
  /// - Parameter faults: What is wrong, and what is allowed.
  public init(_ faults: [String]) {
    self.faults = faults
  }

  /// The faults, one a line.
  public var description: String { faults.joined(separator: "\n") }
}
