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

  /// Parses an utterance as a request. If several readings share the best rank, the user is asked.
  func readings(of utterance: String, knowing names: KnownNames?) -> [Reading]

  /// Parses an utterance as several requests in a row: "add soap to books and tick off milk".
  /// Returns the reading of each, in order; fewer than two if the utterance is not several.
  func requests(in utterance: String, knowing names: KnownNames?) -> [Reading]

  /// Parses an utterance as a request that can only follow something: "why", "another one".
  func followUps(in utterance: String, among intents: Set<String>, knowing names: KnownNames?)
    -> [Reading]

  /// The readings of ``followUps(in:among:knowing:)`` that match word for word. They are sought
  /// before other requests, so a recogniser should find them without looking for any that are near.
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

  /// Whether an utterance has a word that refers to something said before, perhaps in one word with its verb: "enlève-la".
  func hasPronoun(_ utterance: String) -> Bool

  /// Whether the readings of an utterance can depend on the names that exist. If not, they need not
  /// be fetched.
  func needsNames(for utterance: String) -> Bool

  /// Parses an utterance as the answer to a question for the first slot, or for it and the other
  /// expected ones, in order. Except for filler words, the whole utterance must consist of values
  /// of the first slot, the first two and so on.
  func answer(in utterance: String, to slots: [Slot]) -> Answer?

  /// Parses an utterance as the answer to a question for a name that exists, among words that say nothing of their own
  /// and values of other parameters: "the groceries list please", "a large margherita".
  func answer(in utterance: String, to request: OpenRequest, naming names: [String]) -> Answer?

  /// Parses an utterance as a correction of the last request, which was carried out: "no, on the
  /// hardware list", "make that Tuesday", "not the hammer". If the request is open, it was not
  /// carried out yet, so that an amount alone can be meant for it.
  func amendment(
    in utterance: String, of request: OpenRequest, isOpen: Bool, knowing names: KnownNames?
  ) -> Correction?

  /// The values that an utterance, which is no request of its own, gives for a request that is open, was declined, or only
  /// looked something up: "no, 250 then".
  func restatement(in utterance: String, of request: OpenRequest, knowing names: KnownNames?)
    -> [String: GivenInput]

  /// Whether an utterance is a yes with names and texts of what it agrees to, and nothing else: "yes, the dentist", "savings yes".
  func agrees(_ utterance: String, to texts: [String]) -> Bool

  /// Whether an utterance agrees to an open request with the request's own verb or names, and names nothing else: "yes to Anna".
  func consents(_ utterance: String, to request: OpenRequest, knowing names: KnownNames?) -> Bool

  /// Whether an answer refers to the value that the request had before: "the same ones".
  func meansSame(_ utterance: String, as parameter: ParameterDeclaration) -> Bool

  /// Whether an utterance begins with a no: "no, the other way round".
  func beginsWithNo(_ utterance: String) -> Bool

  /// Whether an utterance says that something else was meant: "I meant Anna".
  func saysWhatIsMeant(_ utterance: String) -> Bool

  /// Whether an utterance tells something, by a clause with a subject and a verb: "my card was declined".
  func tells(_ utterance: String) -> Bool

  /// Whether an utterance only gives a reason for an answer before it, as of "yes, that saves me a
  /// job". The intent is the one that is answered about; `nil` if nothing is open. What names,
  /// counts, denies or limits anything may be more, as may what speaks of the deed itself, or of
  /// the speaker: "yes, I paid him".
  func givesReason(_ utterance: String, about intent: String?, knowing names: KnownNames?) -> Bool

  /// Whether an utterance asks something: "how much does it cost", "is there more".
  func isQuestion(_ utterance: String) -> Bool

  /// What an utterance may come down to without what is said beside it: "make it 14, the price went
  /// up". Each is shorter than the utterance; there is none if nothing is said beside it.
  func cores(of utterance: String, knowing names: KnownNames?) -> [Core]

  /// Removes the courtesies around an utterance: "192.50 I think". If there is nothing else, it
  /// stays.
  func withoutCourtesies(_ utterance: String) -> String

  /// Whether an utterance has a word for a place that was spoken about, which is not merely the
  /// subject of a verb: "what's still open there".
  func refersToPlace(_ utterance: String) -> Bool

  /// Returns the rest of an utterance that begins with what only joins it to what was said before,
  /// and has other words: "good. And milk", "and is there any jam".
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
  /// second one"). Returns their zero-based indices; several if the utterance is ambiguous.
  func choices(in utterance: String, among names: [String]) -> [Int]

  /// Parses a choice among options, including one of none or all of them.
  func pick(in utterance: String, among names: [String]) -> Pick

  /// Parses an utterance about requests: "help with lists", "back to the game".
  func inquiry(in utterance: String) -> Inquiry?

  /// The names of those intents that the topic of an inquiry fits best, equally well, in the given
  /// order.
  func intents(about topic: String, among intents: [String]) -> [String]

  /// The names of all intents whose phrases are at all like an utterance that no phrase is near,
  /// best first.
  func intents(like utterance: String, knowing names: KnownNames?) -> [String]

  /// Removes interjections around a side question: "hang on, ... first".
  func withoutInterjections(_ utterance: String) -> String

  /// Whether a name refers to an entity that is already known: "it", "there", "the list".
  func refersBack(_ text: String, to kind: EntityKind) -> Bool

  /// Whether an utterance is certainly a request, even where any words could be the answer to a question.
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

  /// The ways to divide an utterance into an answer and what is said after it, with the longest
  /// answer first: "yes" and "and add cheese". Each rest begins with the word that joins it.
  func answersAndRests(in utterance: String) -> [(answer: String, rest: String)]

  /// Whether an utterance adds to what was said before: "and Ben 20".
  func beginsWithAnd(_ utterance: String) -> Bool

  /// A sample utterance that requests an intent; `nil` if none does.
  func sample(of intent: String) -> String?

  /// The candidate names in the user's words for an entity, at least one, the whole text first and
  /// the one without articles and the noun last: "the grocery list" yields "the grocery list",
  /// "grocery list" and "grocery".
  func names(in text: String, of kind: EntityKind) -> [String]

  /// Whether a name means all entities of a kind: "all", "everything", "all my lists".
  func meansAll(_ text: String, of kind: EntityKind) -> Bool

  /// Whether an utterance has the noun of a kind of entities, or a word for all: "show my lists", "what is left on all of them".
  func mentions(_ kind: EntityKind, in utterance: String) -> Bool
}
