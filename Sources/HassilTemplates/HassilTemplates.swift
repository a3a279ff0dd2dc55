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
  /// What `<name>` stands for, by the name.
  public internal(set) var rules: [String: String] = [:]
  /// What can be left out of a sentence.
  public internal(set) var skipPhrases: [String] = []

  /// An intent.
  public struct Intent: Hashable, Sendable {
    /// What programs call it.
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
    /// What to answer, by its key.
    public let response: String?
    /// What must be known from the values of lists or from outside.
    public let required: [String: Requirement]
    /// What must not be.
    public let excluded: [String: Requirement]
    /// Rules for these sentences alone.
    public let rules: [String: String]
    /// Lists for these sentences alone.
    public let lists: [String: List]
  }

  /// A condition on something known.
  public struct Requirement: Hashable, Sendable {
    /// What it must be one of; nothing if anything will do.
    public let values: [IntentValue]?
    /// The slot that it becomes the value of.
    public let slot: String?
  }

  /// What can stand at `{list}`.
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
    /// A template for what is said.
    public let spoken: String
    /// What it stands for; what was said, if nothing.
    public let value: IntentValue?
    /// What is known if it was said.
    public let context: [String: IntentValue]

    /// Something in a list.
    ///
    /// - Parameters:
    ///   - spoken: A template for what is said.
    ///   - value: What it stands for; what was said, if nothing.
    ///   - context: What is known if it was said.
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
    /// How far apart they are.
    public let step: Int
    /// The fractions that may follow each.
    public let fractions: Fractions
    /// What a number is multiplied by.
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

/// What is wrong with template files, or with what they refer to.
public struct HassilError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, where, and what is allowed.
  public let description: String
}
