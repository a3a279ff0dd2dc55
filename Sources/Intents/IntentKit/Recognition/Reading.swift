/// An interpretation of an utterance as a request.
public struct Reading: Hashable, Sendable {
  /// The name of the intent.
  public let intent: String
  /// The inputs by parameter name, each with its provenance.
  public let inputs: [String: GivenInput]
  /// The cost of the reading; lower is better. Each recogniser documents its costs.
  public let rank: Int
  /// The certainty of the reading, which decides whether it is carried out or only offered.
  public let certainty: Certainty
  /// Whether the intent itself had to be guessed. If it is not, the request is as good as one that
  /// matches word for word, although words of no account were left out.
  public let isGuess: Bool
  /// The words of the utterance that the reading leaves out although they may matter.
  public let leftOver: [String]

  /// Whether the reading is as good as one that matches word for word.
  public var isCertain: Bool {
    switch certainty {
    case .exact, .tolerant: !isGuess
    case .offered, .calledOff: false
    }
  }

  /// A degree of certainty, from a match word for word to a mere offer.
  public enum Certainty: String, Hashable, Sendable, Codable {
    /// The utterance matches a phrase word for word.
    case exact
    /// Part of the utterance had to be guessed, such as a misspelt word. The request is carried
    /// out; one with a risk is confirmed.
    case tolerant
    /// The reading is so uncertain that it is only offered.
    case offered
    /// The user called the request off in the same breath ("add milk, never mind"). It is not carried out, and the user
    /// is told so.
    case calledOff
  }

  /// Creates a reading. By default, the intent had to be guessed if the reading is not exact.
  public init(
    _ intent: String, _ inputs: [String: GivenInput] = [:], rank: Int = 0,
    certainty: Certainty = .exact, isGuess: Bool? = nil, leftOver: [String] = []
  ) {
    self.intent = intent
    self.inputs = inputs
    self.rank = rank
    self.certainty = certainty
    self.isGuess = isGuess ?? (certainty != .exact)
    self.leftOver = leftOver
  }

  /// The reading with other inputs.
  package func with(_ inputs: [String: GivenInput]) -> Reading {
    Reading(
      intent, inputs, rank: rank, certainty: certainty, isGuess: isGuess, leftOver: leftOver)
  }
}

/// A parameter for which a value is expected.
public struct Slot: Hashable, Sendable {
  /// The parameter, as its intent declares it.
  public let parameter: ParameterDeclaration
  /// The expected number of elements, for a list.
  public let count: ClosedRange<Int>
  /// The value so far, to which a correction can refer.
  public let value: IntentValue?

  /// Creates a slot, by default for a single value that is not known yet.
  public init(
    _ parameter: ParameterDeclaration, count: ClosedRange<Int> = 1...1, value: IntentValue? = nil
  ) {
    self.parameter = parameter
    self.count = count
    self.value = value
  }
}

/// The values that an answer gives to the slots that were asked for.
public struct Answer: Hashable, Sendable {
  /// The inputs by parameter name; for lists, the elements to append.
  public let values: [String: GivenInput]

  /// Creates an answer.
  public init(_ values: [String: GivenInput]) {
    self.values = values
  }
}
