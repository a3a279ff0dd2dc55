public import IntentKit

/// Intents with their sentences as files of hassil, Home Assistant's recogniser, have them.
///
/// Source: <https://developers.home-assistant.io/docs/voice/intent-recognition/template-sentence-syntax>.
public struct HassilTemplates: Hashable, Sendable {
  /// The language, as a code of ISO 639-1, perhaps with a region.
  public internal(set) var language: String
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
    public let sentences: [String]
    /// Values that these sentences stand for.
    public let slots: [String: IntentValue]
    /// The key of the response.
    public let response: String?
    /// The context that is required, from the values of lists or from outside.
    public let required: [String: Requirement]
    /// The context that excludes a match.
    public let excluded: [String: Requirement]
    /// Rules for these sentences alone.
    public let rules: [String: String]
    /// Lists for these sentences alone.
    public let lists: [String: List]
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
  }

  /// Something in a list.
  public struct Value: Hashable, Sendable {
    /// A template for the spoken words.
    public let spoken: String
    /// The value it stands for; the words themselves if `nil`.
    public let value: IntentValue?
    /// The context that the value adds.
    public let context: [String: IntentValue]

    /// Something in a list.
    ///
    /// - Parameters:
    ///   - spoken: A template for what is said.
    ///   - value: The value it stands for; the words themselves if `nil`.
    ///   - context: The context that the value adds.
    public init(
      _ spoken: String, value: IntentValue? = nil, context: [String: IntentValue] = [:]
    ) {
      self.spoken = spoken
      self.value = value
      self.context = context
    }
  }

  /// Numbers from one to another.
  public struct NumberRange: Hashable, Sendable {
    /// The first and the last.
    public let bounds: ClosedRange<Int>
    /// The distance between consecutive numbers.
    public let step: Int
    /// The fractions that may follow each.
    public let fractions: Fractions
    /// The factor that numbers are multiplied by.
    public let multiplier: DecimalNumber?

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
