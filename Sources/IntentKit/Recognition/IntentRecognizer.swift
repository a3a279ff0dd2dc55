/// Understands what people say. All that depends on a language, but for what is said in answer, is behind this protocol.
///
/// An ``Assistant`` makes its recogniser for its intents with a closure that it is given.
///
/// A recogniser is deterministic, never traps, and takes a time that is bounded by the length of the sentence and the
/// size of the catalog.
public protocol IntentRecognizer: Sendable {
  /// Warnings, such as phrases that two intents share.
  var remarks: [RegistrationError.Fault] { get }

  /// Reads a sentence as a request.
  ///
  /// - Parameter utterance: The sentence.
  /// - Returns: The readings, best first. If several have the rank of the first, the user is asked.
  func readings(of utterance: String) -> [Reading]

  /// Reads a sentence as the answer to a question.
  ///
  /// - Parameters:
  ///   - utterance: The sentence.
  ///   - slots: The parameter that was asked for, and then the others that are wanted, in order. All of the sentence
  ///     must be values of the first of them, the first two and so on, except for words without meaning.
  /// - Returns: The values; `nil` if it is not an answer.
  func answer(in utterance: String, to slots: [Slot]) -> Answer?

  /// Reads a sentence about the conversation itself.
  ///
  /// - Parameter utterance: The sentence.
  /// - Returns: The command; `nil` if it is none.
  func command(in utterance: String) -> ConversationCommand?

  /// Reads a sentence as a correction of something said before: "no, the third one is 8", "change the target",
  /// "I meant 500".
  ///
  /// - Parameters:
  ///   - utterance: The sentence.
  ///   - slots: The parameters that can be corrected.
  ///   - last: The parameter that was answered last.
  /// - Returns: The correction; `nil` if it is none.
  func correction(in utterance: String, of slots: [Slot], last: Slot?) -> Correction?

  /// Finds the choices that a sentence names, by their names, a part of them, or their places ("the second one").
  ///
  /// - Parameters:
  ///   - utterance: The sentence.
  ///   - names: The names of the choices.
  /// - Returns: The places, from 0, of those that are meant; several if it is not clear.
  func choices(in utterance: String, among names: [String]) -> [Int]

  /// A sentence that asks for an intent.
  ///
  /// - Parameter intent: The name of the intent.
  /// - Returns: A sentence that is understood; `nil` if no sentence asks for the intent.
  func sample(of intent: String) -> String?

  /// The names by which a user may have called an entity: "the grocery list" may be called "the grocery list", "grocery
  /// list" or "grocery".
  ///
  /// - Parameters:
  ///   - text: What the user said.
  ///   - kind: The kind of entity.
  /// - Returns: The names, the whole text first and the one without articles and the noun last; at least one.
  func names(in text: String, of kind: EntityKind) -> [String]

  /// Whether a name means all entities of a kind: "all", "everything", "all my lists".
  ///
  /// - Parameters:
  ///   - text: What the user said.
  ///   - kind: The kind of entity.
  /// - Returns: Whether it means all.
  func meansAll(_ text: String, of kind: EntityKind) -> Bool
}

extension IntentRecognizer {
  /// Warnings: none.
  public var remarks: [RegistrationError.Fault] { [] }

  /// The text itself.
  ///
  /// - Parameters:
  ///   - text: What the user said.
  ///   - kind: The kind of entity.
  /// - Returns: The text.
  public func names(in text: String, of kind: EntityKind) -> [String] { [text] }

  /// No name means all.
  ///
  /// - Parameters:
  ///   - text: What the user said.
  ///   - kind: The kind of entity.
  /// - Returns: `false`.
  public func meansAll(_ text: String, of kind: EntityKind) -> Bool { false }
}
