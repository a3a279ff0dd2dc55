/// Recognises utterances. Everything that depends on a language, except the wording of answers, is
/// behind this protocol.
///
/// An ``Assistant`` creates the recogniser for its intents with a closure.
///
/// A recogniser is deterministic and never traps; its running time is bounded by the length of the
/// utterance and the size of the catalog.
public protocol IntentRecognizer: Sendable {
  /// Warnings, such as phrases that two intents share.
  var remarks: [RegistrationError.Fault] { get }

  /// Parses an utterance as a request.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The readings, best first. If several share the best rank, the user is asked.
  func readings(of utterance: String, knowing names: KnownNames?) -> [Reading]

  /// Whether the readings of an utterance can depend on the names that exist. If not, they need not
  /// be fetched.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: Whether ``readings(of:knowing:)`` should be given the names.
  func needsNames(for utterance: String) -> Bool

  /// Parses an utterance as the answer to a question.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - slots: The requested parameter, followed by the other expected ones, in order. Except for
  ///     filler words, the whole utterance must consist of values of the first slot, the first two
  ///     and so on.
  /// - Returns: The values; `nil` if it is not an answer.
  func answer(in utterance: String, to slots: [Slot]) -> Answer?

  /// Parses a command to the conversation itself.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The command; `nil` if the utterance is not a command.
  func command(in utterance: String) -> ConversationCommand?

  /// Parses a correction of an earlier answer: "no, the third one is 8", "change the target", "I
  /// meant 500".
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - slots: The parameters that can be corrected.
  ///   - last: The parameter that was answered last.
  /// - Returns: The correction; `nil` if the utterance is not a correction.
  func correction(in utterance: String, of slots: [Slot], last: Slot?) -> Correction?

  /// Finds the choices that an utterance refers to, by name, part of a name, or position ("the
  /// second one").
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names of the choices.
  /// - Returns: The zero-based indices of the matching choices; several if the utterance is
  ///   ambiguous.
  func choices(in utterance: String, among names: [String]) -> [Int]

  /// A sample utterance that requests an intent.
  ///
  /// - Parameter intent: The name of the intent.
  /// - Returns: An utterance that is understood; `nil` if no utterance requests the intent.
  func sample(of intent: String) -> String?

  /// The candidate names in the user's words for an entity: "the grocery list" yields "the grocery
  /// list", "grocery list" and "grocery".
  ///
  /// - Parameters:
  ///   - text: The user's words.
  ///   - kind: The entity kind.
  /// - Returns: The names, the whole text first and the one without articles and the noun last; at
  ///   least one.
  func names(in text: String, of kind: EntityKind) -> [String]

  /// Whether a name means all entities of a kind: "all", "everything", "all my lists".
  ///
  /// - Parameters:
  ///   - text: The user's words.
  ///   - kind: The entity kind.
  /// - Returns: Whether the name means all entities.
  func meansAll(_ text: String, of kind: EntityKind) -> Bool
}

extension IntentRecognizer {
  /// Parses an utterance as a request when the names that exist are unknown.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The readings, best first.
  public func readings(of utterance: String) -> [Reading] { readings(of: utterance, knowing: nil) }

  /// Names are not needed, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: `false`.
  public func needsNames(for utterance: String) -> Bool { false }

  /// No warnings.
  public var remarks: [RegistrationError.Fault] { [] }

  /// The text itself, by default.
  ///
  /// - Parameters:
  ///   - text: The user's words.
  ///   - kind: The entity kind.
  /// - Returns: The text.
  public func names(in text: String, of kind: EntityKind) -> [String] { [text] }

  /// No name means all entities, by default.
  ///
  /// - Parameters:
  ///   - text: The user's words.
  ///   - kind: The entity kind.
  /// - Returns: `false`.
  public func meansAll(_ text: String, of kind: EntityKind) -> Bool { false }
}
