/// Understands what people say. All that depends on a language, but for what is said in answer, is behind
/// this protocol.
///
/// A recogniser is deterministic, never traps, and takes a time that is bounded by the length of the
/// sentence and the size of the catalog.
public protocol IntentRecognizer: Sendable {
  /// A recogniser for intents.
  ///
  /// - Parameter catalog: What was declared of the intents.
  /// - Throws: ``RegistrationError`` with all faults in phrases: syntax, names of parameters that do not
  ///   exist, phrases that can never be the one that matches.
  init(_ catalog: IntentCatalog) throws(RegistrationError)

  /// What is odd about the intents but no fault, as phrases of two of them that match the same sentences.
  var remarks: [RegistrationError.Fault] { get }

  /// How a sentence can be read as a request.
  ///
  /// - Parameter utterance: What was said.
  /// - Returns: The readings, best first. If several have the rank of the first, the user is asked.
  func readings(of utterance: String) -> [Reading]

  /// How a sentence can be read as the answer to a question.
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - slots: What was asked for, and then what else is wanted, in order. All of the sentence must be
  ///     values of the first of them, the first two and so on, but for words that say nothing.
  /// - Returns: The values; nothing if it is no answer.
  func answer(in utterance: String, to slots: [Slot]) -> Answer?

  /// Whether a sentence is about the conversation itself.
  ///
  /// - Parameter utterance: What was said.
  /// - Returns: What it asks of the conversation; nothing if it does not.
  func command(in utterance: String) -> ConversationCommand?

  /// How a sentence can be read as a correction of what was said before: "no, the third one is 8",
  /// "change the target", "I meant 500".
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - slots: What can be corrected.
  ///   - last: What was said last.
  /// - Returns: The correction; nothing if it is none.
  func correction(in utterance: String, of slots: [Slot], last: Slot?) -> Correction?

  /// Which of some things that were offered a sentence names, by their names, a part of them, or their
  /// places ("the second one").
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - names: What was offered.
  /// - Returns: The places, from 0, of those that are meant; several if that is not clear.
  func choices(in utterance: String, among names: [String]) -> [Int]

  /// A sentence that asks for an intent.
  ///
  /// - Parameter intent: What programs call the intent.
  /// - Returns: A sentence that is understood; nothing if no sentence asks for the intent.
  func sample(of intent: String) -> String?
}

extension IntentRecognizer {
  /// Nothing.
  public var remarks: [RegistrationError.Fault] { [] }
}

/// All intents of an assistant.
public struct IntentCatalog: Hashable, Sendable {
  /// The intents, in the order of registration.
  public let intents: [IntentDescription]
  /// The language in which they are asked for, as a code of ISO 639-1.
  public let language: String
  /// Words and pieces of phrases that the intents share.
  public let vocabulary: Vocabulary
  private let places: [String: Int]

  /// A catalog. Of several intents of one name, the first can be found by it.
  ///
  /// - Parameters:
  ///   - intents: The intents.
  ///   - language: The language in which they are asked for, as a code of ISO 639-1.
  ///   - vocabulary: Words and pieces of phrases that the intents share.
  public init(
    _ intents: [IntentDescription], language: String = "en", vocabulary: Vocabulary = Vocabulary()
  ) {
    self.intents = intents
    self.language = language
    self.vocabulary = vocabulary
    places = Dictionary(
      intents.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The intent of a name.
  ///
  /// - Parameter name: What programs call it.
  public subscript(name: String) -> IntentDescription? {
    places[name].map { intents[$0] }
  }
}

/// A way to read a sentence as a request.
public struct Reading: Hashable, Sendable {
  /// What is asked for. Entities are texts still.
  public let invocation: Invocation
  /// How good the reading is; less is better, and what a recogniser counts it documents.
  public let rank: Int
  /// Whether something had to be guessed, as a word that was misspelt. A guess about an intent that risks
  /// something is confirmed.
  public let isGuess: Bool
  /// Where in the sentence each value stood, in bytes of UTF-8.
  public let places: [String: Range<Int>]
  /// What a value could be as well, with what is in the invocation; the user is asked which. Nothing for
  /// values that are not in doubt.
  public let alternatives: [String: [IntentValue]]

  /// A reading.
  ///
  /// - Parameters:
  ///   - invocation: What is asked for.
  ///   - rank: How good the reading is; less is better.
  ///   - isGuess: Whether something had to be guessed.
  ///   - places: Where in the sentence each value stood, in bytes of UTF-8.
  ///   - alternatives: What values that are in doubt could be.
  public init(
    _ invocation: Invocation, rank: Int = 0, isGuess: Bool = false,
    places: [String: Range<Int>] = [:], alternatives: [String: [IntentValue]] = [:]
  ) {
    self.invocation = invocation
    self.rank = rank
    self.isGuess = isGuess
    self.places = places
    self.alternatives = alternatives
  }
}

/// A parameter that a value is wanted for.
public struct Slot: Hashable, Sendable {
  /// The parameter.
  public let parameter: ParameterDeclaration
  /// Of a list, how many more elements are wanted.
  public let count: ClosedRange<Int>

  /// A slot.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - count: Of a list, how many more elements are wanted.
  public init(_ parameter: ParameterDeclaration, count: ClosedRange<Int> = 1...1) {
    self.parameter = parameter
    self.count = count
  }
}

/// Values from an answer.
public struct Answer: Hashable, Sendable {
  /// The values by the names of parameters; of lists, what is added to them.
  public let values: [String: IntentValue]
  /// What else the value of the parameter that was asked for could be, with what is in `values`; the user is
  /// asked which. Empty if there is no doubt.
  public let alternatives: [IntentValue]
  /// Whether something had to be guessed.
  public let isGuess: Bool

  /// Values.
  ///
  /// - Parameters:
  ///   - values: The values by the names of parameters.
  ///   - alternatives: What the value of the parameter that was asked for could be, if that is in doubt.
  ///   - isGuess: Whether something had to be guessed.
  public init(
    _ values: [String: IntentValue], alternatives: [IntentValue] = [], isGuess: Bool = false
  ) {
    self.values = values
    self.alternatives = alternatives
    self.isGuess = isGuess
  }
}

/// What can be asked of a conversation at any time.
public enum ConversationCommand: Hashable, Sendable, CaseIterable {
  /// Agreement.
  case yes
  /// Disagreement.
  case no
  /// To leave it.
  case cancel
  /// What can be said here.
  case help
  /// To say it again.
  case `repeat`
  /// To ask for everything anew.
  case startAgain
  /// To ask for the last answer again.
  case goBack
}

/// A change of something that was said before.
public struct Correction: Hashable, Sendable {
  /// What programs call the parameter.
  public let parameter: String
  /// What of it is changed.
  public let place: Place
  /// What it is; nothing if that is to be asked.
  public let value: IntentValue?

  /// What of a parameter is changed.
  public enum Place: Hashable, Sendable {
    /// All of it.
    case whole
    /// The element of a list with this place, from 0.
    case element(Int)
    /// The last element of a list.
    case lastElement
  }

  /// A correction.
  ///
  /// - Parameters:
  ///   - parameter: What programs call the parameter.
  ///   - place: What of it is changed.
  ///   - value: What it is; nothing if that is to be asked.
  public init(parameter: String, place: Place = .whole, value: IntentValue? = nil) {
    self.parameter = parameter
    self.place = place
    self.value = value
  }
}
