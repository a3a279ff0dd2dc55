/// What a recogniser that implements only the requirements without defaults understands.
extension IntentRecognizer {
  /// Parses an utterance as a request when the names that exist are unknown.
  public func readings(of utterance: String) -> [Reading] { readings(of: utterance, knowing: nil) }

  /// No utterance has several requests, by default.
  public func requests(in utterance: String, knowing names: KnownNames?) -> [Reading] { [] }

  /// Returns no follow-ups by default.
  public func followUps(
    in utterance: String, among intents: Set<String>, knowing names: KnownNames?
  ) -> [Reading] { [] }

  /// Those of ``followUps(in:among:knowing:)`` that are exact, by default.
  public func exactFollowUps(
    in utterance: String, among intents: Set<String>, knowing names: KnownNames?
  ) -> [Reading] {
    followUps(in: utterance, among: intents, knowing: names).filter { $0.certainty == .exact }
  }

  /// Nothing is said beside anything, by default.
  public func cores(of utterance: String, knowing names: KnownNames?) -> [Core] { [] }

  /// No utterance is a question, by default.
  public func isQuestion(_ utterance: String) -> Bool { false }

  /// No utterance is a revision, by default.
  public func revision(
    in utterance: String, of request: OpenRequest, knowing names: KnownNames?
  ) -> Correction? { nil }

  /// No utterance has several revisions, by default.
  public func revisions(
    in utterance: String, of request: OpenRequest, knowing names: KnownNames?
  ) -> [Correction] { [] }

  /// A cancellation takes back nothing, by default.
  public func takesBack(_ utterance: String) -> Bool { false }

  /// No word refers to something said before, by default.
  public func isPronoun(_ word: String) -> Bool { false }

  /// No utterance refers to something said before, by default.
  public func hasPronoun(_ utterance: String) -> Bool { false }

  /// The recogniser itself, by default.
  public func listening(at time: LocalTime) -> any IntentRecognizer { self }

  /// No answer has other words, by default.
  public func answer(
    in utterance: String, to request: OpenRequest, naming names: [String]
  ) -> Answer? { nil }

  /// No utterance corrects what was done, by default.
  public func amendment(
    in utterance: String, of request: OpenRequest, isOpen: Bool, knowing names: KnownNames?
  ) -> Correction? { nil }

  /// No words are a no, by default.
  public func beginsWithNo(_ utterance: String) -> Bool { false }

  /// A default: no.
  public func saysWhatIsMeant(_ utterance: String) -> Bool { false }

  /// Nothing is removed, by default.
  public func withoutCourtesies(_ utterance: String) -> String { utterance }

  /// No words are for places, by default.
  public func refersToPlace(_ utterance: String) -> Bool { false }

  /// No words join an utterance to what was said before, by default.
  public func withoutLead(_ utterance: String) -> String? { nil }

  /// Only the usual commands, by default.
  public func command(in utterance: String, at place: CommandPlace) -> ConversationCommand? { nil }

  /// Questions are about no request, by default.
  public func asks(_ question: String, about intent: String, with values: [String]) -> Bool {
    false
  }

  /// Questions are about nothing that was done, by default.
  public func asksBack(_ question: String, about reply: String) -> Bool { false }

  /// Names are not needed, by default.
  public func needsNames(for utterance: String) -> Bool { false }

  /// No warnings.
  public var remarks: [RegistrationError.Fault] { [] }

  /// The options that ``choices(in:among:)`` finds, by default.
  public func pick(in utterance: String, among names: [String]) -> Pick {
    .options(choices(in: utterance, among: names))
  }

  /// No utterance is an inquiry, by default.
  public func inquiry(in utterance: String) -> Inquiry? { nil }

  /// No intent fits a topic, by default.
  public func intents(about topic: String, among intents: [String]) -> [String] { [] }

  /// It agrees to nothing else, by default.
  public func agrees(_ utterance: String, to texts: [String]) -> Bool { false }

  /// It repeats no request, by default.
  public func consents(
    _ utterance: String, to request: OpenRequest, knowing names: KnownNames?
  ) -> Bool { false }

  /// It refers to no value, by default.
  public func meansSame(_ utterance: String, as parameter: ParameterDeclaration) -> Bool { false }

  /// No values are given, by default.
  public func restatement(
    in utterance: String, of request: OpenRequest, knowing names: KnownNames?
  ) -> [String: GivenInput] { [:] }

  /// No intents are like it, by default.
  public func intents(like utterance: String, knowing names: KnownNames?) -> [String] { [] }

  /// The utterance itself, by default.
  public func withoutInterjections(_ utterance: String) -> String { utterance }

  /// No name refers to a known entity, by default.
  public func refersBack(_ text: String, to kind: EntityKind) -> Bool { false }

  /// Only a reading that matches word for word, by default.
  public func isClear(
    _ reading: Reading, in utterance: String, knowing names: KnownNames?
  ) -> Bool { reading.certainty == .exact }

  /// No utterance is a refusal, by default.
  public func isRefusal(_ utterance: String, of intent: String) -> Bool { false }

  /// No request follows a refusal, by default.
  public func requestAfterRefusal(
    in utterance: String
  ) -> (command: ConversationCommand, rest: String)? { nil }

  /// No name leaves open which one is meant, by default.
  public func leavesOpen(_ name: String, of kind: EntityKind) -> Bool { false }

  /// No utterance begins like a request, by default.
  public func beginsRequest(_ utterance: String) -> Bool { false }

  /// No utterance is divided, by default.
  public func answersAndRests(in utterance: String) -> [(answer: String, rest: String)] { [] }

  /// No utterance tells something, by default.
  public func tells(_ utterance: String) -> Bool { false }

  /// No utterance gives a reason, by default.
  public func givesReason(
    _ utterance: String, about intent: String?, knowing names: KnownNames?
  ) -> Bool { false }

  /// No utterance adds to what was said before, by default.
  public func beginsWithAnd(_ utterance: String) -> Bool { false }

  /// The text itself, by default.
  public func names(in text: String, of kind: EntityKind) -> [String] { [text] }

  /// No name means all entities, by default.
  public func meansAll(_ text: String, of kind: EntityKind) -> Bool { false }

  /// A default: yes.
  public func mentions(_ kind: EntityKind, in utterance: String) -> Bool { true }
}
