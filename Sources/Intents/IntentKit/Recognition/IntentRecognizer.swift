/// Recognises utterances. Everything that depends on a language, except the wording of answers, is
/// behind this protocol.
///
/// An ``Assistant`` creates the recogniser for its intents with a closure.
///
/// The names that exist are `nil` where they are unknown. Readings come best first. What parses an utterance as something returns
/// `nil`, or nothing, if it is none.
///
/// A recogniser is deterministic and never traps; its running time is bounded by the length of the
/// utterance and the size of the catalog.
public protocol IntentRecognizer: Sendable {
  /// Warnings, such as phrases that two intents share.
  var remarks: [RegistrationError.Fault] { get }

  /// The recogniser for what is said at a time, by which "tomorrow" is understood.
  func listening(at time: LocalTime) -> any IntentRecognizer

  /// Parses an utterance as a request.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The readings, best first. If several share the best rank, the user is asked.
  func readings(of utterance: String, knowing names: KnownNames?) -> [Reading]

  /// Parses an utterance as several requests in a row: "add soap to books and tick off milk".
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The reading of each request, in order; fewer than two if the utterance is not several.
  func requests(in utterance: String, knowing names: KnownNames?) -> [Reading]

  /// Parses an utterance as a request that can only follow something: "why", "another one".
  func followUps(in utterance: String, among intents: Set<String>, knowing names: KnownNames?)
    -> [Reading]

  /// The readings of ``followUps(in:among:knowing:)`` that match word for word. They are sought
  /// before other requests, so a recogniser should find them without looking for any that are near.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - intents: The names of the intents that can follow.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The readings, best first.
  func exactFollowUps(
    in utterance: String, among intents: Set<String>, knowing names: KnownNames?
  ) -> [Reading]

  /// Parses an utterance as the last request with another value: "what about 813", "again with 4
  /// instead of 3", "and savings?".
  func revision(in utterance: String, of request: OpenRequest, knowing names: KnownNames?)
    -> Correction?

  /// Parses an utterance as the last request with several other values: "and nails to hardware".
  func revisions(in utterance: String, of request: OpenRequest, knowing names: KnownNames?)
    -> [Correction]

  /// Whether an utterance cancels what is open, or else takes back what was just done: "cancel that".
  func takesBack(_ utterance: String) -> Bool

  /// Whether a word refers to something said before: "it" in "tick it off".
  func isPronoun(_ word: String) -> Bool

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

  /// Parses an utterance as the answer to a question for a name that exists, among words that say nothing of their own
  /// and values of other parameters: "the groceries list please", "a large margherita".
  func answer(in utterance: String, to request: OpenRequest, naming names: [String]) -> Answer?

  /// Parses an utterance as a correction of the last request, which was carried out: "no, on the hardware list", "make
  /// that Tuesday", "not the hammer".
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - request: The last request.
  ///   - isOpen: Whether it was not carried out yet, so that an amount alone can be meant for it.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The correction; `nil` if the utterance is not one.
  func amendment(
    in utterance: String, of request: OpenRequest, isOpen: Bool, knowing names: KnownNames?
  ) -> Correction?

  /// The values that an utterance, which is no request of its own, gives for a request that is open, was declined, or only
  /// looked something up: "no, 250 then".
  func restatement(in utterance: String, of request: OpenRequest, knowing names: KnownNames?)
    -> [String: GivenInput]

  /// Whether an utterance is a yes with names and texts of what it agrees to, and nothing else: "yes, the dentist", "savings yes".
  func agrees(_ utterance: String, to texts: [String]) -> Bool

  /// Whether an answer refers to the value that the request had before: "the same ones".
  func meansSame(_ utterance: String, as parameter: ParameterDeclaration) -> Bool

  /// Whether an utterance begins with a no: "no, the other way round".
  func beginsWithNo(_ utterance: String) -> Bool

  /// Whether an utterance says that something else was meant: "I meant Anna".
  func saysWhatIsMeant(_ utterance: String) -> Bool

  /// Whether an utterance tells something, by a clause with a subject and a verb: "my card was declined".
  func tells(_ utterance: String) -> Bool

  /// Whether an utterance only gives a reason for an answer before it, as of "yes, that saves me a job".
  ///
  /// - Parameters:
  ///   - utterance: What is said after the answer.
  ///   - intent: The intent that is answered about; `nil` if nothing is open.
  ///   - names: The names that exist.
  /// - Returns: Whether it does. What names, counts, denies or limits anything may be more, as may what speaks of the deed itself, or
  ///   of the speaker: "yes, I paid him".
  func givesReason(_ utterance: String, about intent: String?, knowing names: KnownNames?) -> Bool

  /// Whether an utterance asks something: "how much does it cost", "is there more".
  func isQuestion(_ utterance: String) -> Bool

  /// What an utterance may come down to without what is said beside it: "make it 14, the price went up".
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names that exist.
  /// - Returns: What is left, each shorter than the utterance; none if nothing is said beside it.
  func cores(of utterance: String, knowing names: KnownNames?) -> [Core]

  /// Removes the courtesies around an utterance: "192.50 I think".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The rest; the utterance if there is nothing else.
  func withoutCourtesies(_ utterance: String) -> String

  /// Whether an utterance has a word for a place that was spoken about: "what's still open there".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: Whether it has such a word, which is not merely the subject of a verb.
  func refersToPlace(_ utterance: String) -> Bool

  /// Parses an utterance that begins with what only joins it to what was said before: "good. And milk", "and is there any jam".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The rest; `nil` if it begins with no such words, or there are no others.
  func withoutLead(_ utterance: String) -> String?

  /// Parses a command to the conversation itself.
  func command(in utterance: String) -> ConversationCommand?

  /// Parses a command to the conversation itself that is said in other ways than the usual ones of
  /// ``command(in:)``.
  func command(in utterance: String, at place: CommandPlace) -> ConversationCommand?

  /// Checks whether a question is about an open request: each of its words belongs to questions, to the request or to its
  /// values, as in "how much did I say" and "which account is that from".
  func asks(_ question: String, about intent: String, with values: [String]) -> Bool

  /// Checks whether a question is about what was done or told last, in these words: "how much was it", "is that exact".
  func asksBack(_ question: String, about reply: String) -> Bool

  /// Parses a correction of an open request: "no, the third one is 8", "change the target", "I
  /// meant 500", "from savings", "not Anna, Hannah", "remove the last one".
  func correction(in utterance: String, of request: OpenRequest) -> Correction?

  /// Finds the choices that an utterance refers to, by name, part of a name, or position ("the
  /// second one").
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names of the choices.
  /// - Returns: The zero-based indices of the matching choices; several if the utterance is
  ///   ambiguous.
  func choices(in utterance: String, among names: [String]) -> [Int]

  /// Parses a choice among options, including one of none or all of them.
  func pick(in utterance: String, among names: [String]) -> Pick

  /// Parses an utterance about requests: "help with lists", "back to the game".
  func inquiry(in utterance: String) -> Inquiry?

  /// The intents that a topic fits best.
  ///
  /// - Parameters:
  ///   - topic: The topic of an inquiry.
  ///   - intents: The names of the intents to choose from.
  /// - Returns: The names of those that fit equally well, in the given order.
  func intents(about topic: String, among intents: [String]) -> [String]

  /// The intents whose phrases are most like an utterance that no phrase is near, best first.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The names of all intents that are at all like it.
  func intents(like utterance: String, knowing names: KnownNames?) -> [String]

  /// Removes interjections around a side question: "hang on, ... first".
  func withoutInterjections(_ utterance: String) -> String

  /// Whether a name refers to an entity that is already known: "it", "there", "the list".
  func refersBack(_ text: String, to kind: EntityKind) -> Bool

  /// Whether an utterance is certainly a request, even where any words could be the answer to a question.
  ///
  /// - Parameters:
  ///   - reading: A reading of the utterance.
  ///   - utterance: The utterance.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: Whether the request takes precedence over an answer.
  func isClear(_ reading: Reading, in utterance: String, knowing names: KnownNames?) -> Bool

  /// Whether an utterance refuses to answer a question: "don't add anything", "I don't want a list".
  func isRefusal(_ utterance: String, of intent: String) -> Bool

  /// The request that follows a no or a cancellation: "cancel and delete groceries"; `nil` if it is
  /// not such an utterance.
  func requestAfterRefusal(in utterance: String) -> (command: ConversationCommand, rest: String)?

  /// Whether a name leaves open which one is meant: "another account".
  func leavesOpen(_ name: String, of kind: EntityKind) -> Bool

  /// Whether an utterance begins like a request: "stop paying the milkman".
  func beginsRequest(_ utterance: String) -> Bool

  /// The ways to divide an utterance into an answer and what is said after it: "yes" and "and add cheese".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The parts, with the longest answer first; each rest begins with the word that joins it.
  func answersAndRests(in utterance: String) -> [(answer: String, rest: String)]

  /// Whether an utterance adds to what was said before: "and Ben 20".
  func beginsWithAnd(_ utterance: String) -> Bool

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
  func meansAll(_ text: String, of kind: EntityKind) -> Bool

  /// Whether an utterance has the noun of a kind of entities, or a word for all: "show my lists", "what is left on all of them".
  func mentions(_ kind: EntityKind, in utterance: String) -> Bool
}
