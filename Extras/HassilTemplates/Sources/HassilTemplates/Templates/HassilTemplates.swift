public import IntentKit

/// Intents with their sentences as files of hassil, Home Assistant's recogniser, have them.
///
/// Source: <https://developers.home-assistant.io/docs/voice/intent-recognition/template-sentence-syntax>.
public struct HassilTemplates: Hashable, Sendable {
  /// The language, as a code of ISO 639-1, perhaps with a region.
  public internal(set) var language: String
  /// Whether spaces between letters of Chinese, Japanese and Korean say nothing.
  public internal(set) var ignoresSpaces = false
  /// The intents, in the order of the files.
  public internal(set) var intents: [Intent] = []
  /// The lists by name.
  public internal(set) var lists: [String: List] = [:]
  /// The templates that `<name>` expands to, by name.
  public internal(set) var rules: [String: String] = [:]
  /// Words that can be left out of a sentence.
  public internal(set) var skipPhrases: [String] = []

  /// An intent.
  public struct Intent: Hashable, Sendable {
    /// The name of the intent for programs.
    public let name: String
    /// Sentences that ask for it.
    public let blocks: [Block]
  }

  /// Sentences that belong together.
  public struct Block: Hashable, Sendable {
    /// The templates.
    public internal(set) var sentences: [String] = []
    /// Values that these sentences stand for.
    public internal(set) var slots: [String: IntentValue] = [:]
    /// The key of the response; `nil` if it is "default".
    public internal(set) var response: String?
    /// The context that is required, from the values of lists or from outside.
    public internal(set) var required: [String: Requirement] = [:]
    /// The context that excludes a match.
    public internal(set) var excluded: [String: Requirement] = [:]
    /// Rules for these sentences alone.
    public internal(set) var rules: [String: String] = [:]
    /// Lists for these sentences alone.
    public internal(set) var lists: [String: List] = [:]
    /// Data for programs, which each match carries.
    public internal(set) var metadata: [String: IntentValue] = [:]
    /// Words one of which a sentence must have; `nil` if there is no such condition.
    public internal(set) var requiredKeywords: Set<String>?
    /// The domains, such as "light", of the things that these sentences are about; empty if they are about any.
    public internal(set) var domains: Set<String> = []
  }

  /// A condition on something known.
  public struct Requirement: Hashable, Sendable {
    /// The allowed values; `nil` if any value is allowed.
    public let values: [IntentValue]?
    /// The slot that it becomes the value of.
    public let slot: String?
  }

  /// The values that `{list}` accepts.
  public enum List: Hashable, Sendable {
    /// One of some values.
    case values([Value])
    /// A number.
    case range(NumberRange)
    /// Any words.
    case wildcard

    /// Names that stand for themselves, in plain text.
    ///
    /// - Parameter names: The names.
    /// - Returns: The list.
    public static func names(_ names: [String]) -> List {
      .values(names.map { Value($0, value: .text($0)) })
    }
  }

  /// Something in a list.
  public struct Value: Hashable, Sendable {
    /// What is said, in plain text or as a template.
    public let spoken: String
    /// Whether ``spoken`` is a template.
    public let isTemplate: Bool
    /// The value it stands for; what was said if `nil`.
    public let value: IntentValue?
    /// The context that the value adds.
    public let context: [String: IntentValue]
    /// Data for programs, which an entity with this value carries.
    public let metadata: [String: IntentValue]

    /// Creates something in a list.
    ///
    /// ```swift
    /// Value("TV (left)", value: .text("media_player.left"))      // a name with brackets
    /// Value("reading lamp[s]", value: .text("light.desk"), isTemplate: true)
    /// ```
    ///
    /// - Parameters:
    ///   - spoken: What is said.
    ///   - value: The value it stands for; what was said if `nil`.
    ///   - context: The context that the value adds.
    ///   - metadata: Data for programs.
    ///   - isTemplate: Whether `spoken` is a template. Names that people have given to things are none: brackets
    ///     in them are only signs.
    public init(
      _ spoken: String, value: IntentValue? = nil, context: [String: IntentValue] = [:],
      metadata: [String: IntentValue] = [:], isTemplate: Bool = false
    ) {
      self.spoken = spoken
      self.isTemplate = isTemplate
      self.value = value
      self.context = context
      self.metadata = metadata
    }
  }

  /// Numbers from one to another.
  public struct NumberRange: Hashable, Sendable {
    /// The first and the last.
    public let bounds: ClosedRange<Int>
    /// The distance between consecutive numbers.
    public internal(set) var step = 1
    /// The fractions that may follow each.
    public internal(set) var fractions = Fractions.none
    /// The factor that numbers are multiplied by.
    public internal(set) var multiplier: DecimalNumber?
    /// Whether numbers are read in digits.
    public internal(set) var hasDigits = true
    /// Whether numbers are read in words.
    public internal(set) var hasWords = true
    /// The language of the words; that of the templates if `nil`.
    public internal(set) var language: String?

    /// Creates a range.
    ///
    /// - Parameters:
    ///   - bounds: The first and the last number.
    ///   - step: The distance between consecutive numbers; 1 if it is smaller.
    public init(bounds: ClosedRange<Int>, step: Int = 1) {
      self.bounds = bounds
      self.step = max(1, step)
    }

    /// Fractions.
    public enum Fractions: String, Hashable, Sendable {
      /// Whole numbers only.
      case none
      /// Halves.
      case halves
      /// Tenths.
      case tenths
    }
  }
}

/// An error in template files, or in a reference from them.
public struct HassilError: Error, Hashable, CustomStringConvertible {
  /// The problem, its place, and what is allowed.
  public let description: String
}
