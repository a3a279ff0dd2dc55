/// A way to read a sentence as a request.
public struct Reading: Hashable, Sendable {
  /// The name of the intent.
  public let intent: String
  /// The inputs by the names of parameters, each with its provenance.
  public let inputs: [String: GivenInput]
  /// The cost of the reading; less is better, and what a recogniser counts it documents.
  public let rank: Int
  /// The certainty of the reading.
  public let certainty: Certainty

  /// The certainty of a reading.
  public enum Certainty: String, Hashable, Sendable, Codable {
    /// The sentence is one of the phrases, word for word.
    case exact
    /// Part of it had to be guessed, as a word that was misspelt. It is acted on; what risks something is confirmed.
    case tolerant
    /// It is so doubtful that it is only offered.
    case offered
  }

  /// A reading.
  ///
  /// - Parameters:
  ///   - intent: The name of the intent.
  ///   - inputs: The inputs by the names of parameters.
  ///   - rank: The cost of the reading; less is better.
  ///   - certainty: The certainty of the reading.
  public init(
    _ intent: String, _ inputs: [String: GivenInput] = [:], rank: Int = 0,
    certainty: Certainty = .exact
  ) {
    self.intent = intent
    self.inputs = inputs
    self.rank = rank
    self.certainty = certainty
  }
}

/// A parameter that a value is wanted for.
public struct Slot: Hashable, Sendable {
  /// The parameter.
  public let parameter: ParameterDeclaration
  /// Of a list, the number of elements that are wanted.
  public let count: ClosedRange<Int>

  /// A slot.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - count: Of a list, the number of elements that are wanted.
  public init(_ parameter: ParameterDeclaration, count: ClosedRange<Int> = 1...1) {
    self.parameter = parameter
    self.count = count
  }
}

/// The values in an answer.
public struct Answer: Hashable, Sendable {
  /// The inputs by the names of parameters; of lists, the elements to add to them.
  public let values: [String: GivenInput]

  /// Values.
  ///
  /// - Parameter values: The inputs by the names of parameters.
  public init(_ values: [String: GivenInput]) {
    self.values = values
  }
}

/// A change of something that was said before.
public struct Correction: Hashable, Sendable {
  /// The name of the parameter.
  public let parameter: String
  /// The part of it that is changed.
  public let place: Place
  /// The new value; `nil` if it is to be asked for.
  public let value: GivenInput?

  /// A part of a parameter.
  public enum Place: Hashable, Sendable {
    /// All of it.
    case whole
    /// The element of a list at this place, from 0.
    case element(Int)
    /// The last element of a list.
    case lastElement
  }

  /// A correction.
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter.
  ///   - place: The part of it that is changed.
  ///   - value: The new value; `nil` if it is to be asked for.
  public init(parameter: String, place: Place = .whole, value: GivenInput? = nil) {
    self.parameter = parameter
    self.place = place
    self.value = value
  }
}

/// A request about the conversation itself.
public enum ConversationCommand: Hashable, Sendable, CaseIterable {
  /// Agreement.
  case yes
  /// Agreement too weak for an intent that is always confirmed: "please", "y".
  case weakYes
  /// Disagreement.
  case no
  /// To leave what is open.
  case cancel
  /// To be told what can be said.
  case help
  /// To hear it again.
  case `repeat`
  /// To be asked for everything anew.
  case startAgain
  /// To be asked for the last answer again.
  case goBack
  /// To take back what was done last.
  case undo
}
