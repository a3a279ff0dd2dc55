/// What a recogniser that implements only the requirements without defaults understands.
extension IntentRecognizer {
  /// Parses an utterance as a request when the names that exist are unknown.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The readings, best first.
  public func readings(of utterance: String) -> [Reading] { readings(of: utterance, knowing: nil) }

  /// No utterance has several requests, by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names that exist.
  /// - Returns: No readings.
  public func requests(in utterance: String, knowing names: KnownNames?) -> [Reading] { [] }

  /// Returns no follow-ups by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - intents: The names of the intents that can follow.
  ///   - names: The names that exist.
  /// - Returns: No readings.
  public func followUps(
    in utterance: String, among intents: Set<String>, knowing names: KnownNames?
  ) -> [Reading] { [] }

  /// Those of ``followUps(in:among:knowing:)`` that are exact, by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - intents: The names of the intents that can follow.
  ///   - names: The names that exist.
  /// - Returns: The readings, best first.
  public func exactFollowUps(
    in utterance: String, among intents: Set<String>, knowing names: KnownNames?
  ) -> [Reading] {
    followUps(in: utterance, among: intents, knowing: names).filter { $0.certainty == .exact }
  }

  /// Nothing is said beside anything, by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names that exist.
  /// - Returns: Nothing.
  public func cores(of utterance: String, knowing names: KnownNames?) -> [Core] { [] }

  /// No utterance is a question, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: `false`.
  public func isQuestion(_ utterance: String) -> Bool { false }

  /// No utterance is a revision, by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - request: The last request.
  ///   - names: The names that exist.
  /// - Returns: `nil`.
  public func revision(
    in utterance: String, of request: OpenRequest, knowing names: KnownNames?
  ) -> Correction? { nil }

  /// No utterance has several revisions, by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - request: The last request.
  ///   - names: The names that exist.
  /// - Returns: No changes.
  public func revisions(
    in utterance: String, of request: OpenRequest, knowing names: KnownNames?
  ) -> [Correction] { [] }

  /// A cancellation takes back nothing, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: `false`.
  public func takesBack(_ utterance: String) -> Bool { false }

  /// No word refers to something said before, by default.
  ///
  /// - Parameter word: The word.
  /// - Returns: `false`.
  public func isPronoun(_ word: String) -> Bool { false }

  /// The recogniser itself, by default.
  ///
  /// - Parameter time: The local time.
  /// - Returns: The recogniser.
  public func listening(at time: LocalTime) -> any IntentRecognizer { self }

  /// No answer has other words, by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - request: The open request.
  ///   - names: The names that exist.
  /// - Returns: `nil`.
  public func answer(
    in utterance: String, to request: OpenRequest, naming names: [String]
  ) -> Answer? { nil }

  /// No utterance corrects what was done, by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - request: The last request.
  ///   - isOpen: Whether it was not carried out yet.
  ///   - names: The names that exist.
  /// - Returns: `nil`.
  public func amendment(
    in utterance: String, of request: OpenRequest, isOpen: Bool, knowing names: KnownNames?
  ) -> Correction? { nil }

  /// No words are a no, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: `false`.
  public func beginsWithNo(_ utterance: String) -> Bool { false }

  /// Nothing is removed, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The utterance.
  public func withoutCourtesies(_ utterance: String) -> String { utterance }

  /// No words are for places, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: `false`.
  public func refersToPlace(_ utterance: String) -> Bool { false }

  /// No words join an utterance to what was said before, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: `nil`.
  public func withoutLead(_ utterance: String) -> String? { nil }

  /// Only the usual commands, by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - place: What the conversation waits for.
  /// - Returns: `nil`.
  public func command(in utterance: String, at place: CommandPlace) -> ConversationCommand? { nil }

  /// Questions are about no request, by default.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - intent: The intent of the open request.
  ///   - values: Its values, as they are said.
  /// - Returns: `false`.
  public func asks(_ question: String, about intent: String, with values: [String]) -> Bool {
    false
  }

  /// Names are not needed, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: `false`.
  public func needsNames(for utterance: String) -> Bool { false }

  /// No warnings.
  public var remarks: [RegistrationError.Fault] { [] }

  /// The options that ``choices(in:among:)`` finds, by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names of the options.
  /// - Returns: The options.
  public func pick(in utterance: String, among names: [String]) -> Pick {
    .options(choices(in: utterance, among: names))
  }

  /// No utterance is an inquiry, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: `nil`.
  public func inquiry(in utterance: String) -> Inquiry? { nil }

  /// No intent fits a topic, by default.
  ///
  /// - Parameters:
  ///   - topic: The topic of an inquiry.
  ///   - intents: The names of the intents to choose from.
  /// - Returns: No names.
  public func intents(about topic: String, among intents: [String]) -> [String] { [] }

  /// It agrees to nothing else, by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - texts: What it would agree to.
  /// - Returns: `false`.
  public func agrees(_ utterance: String, to texts: [String]) -> Bool { false }

  /// It refers to no value, by default.
  ///
  /// - Parameters:
  ///   - utterance: The answer.
  ///   - parameter: The parameter whose value is asked for.
  /// - Returns: `false`.
  public func meansSame(_ utterance: String, as parameter: ParameterDeclaration) -> Bool { false }

  /// No values are given, by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - request: The request.
  ///   - names: The names that exist.
  /// - Returns: No values.
  public func restatement(
    in utterance: String, of request: OpenRequest, knowing names: KnownNames?
  ) -> [String: GivenInput] { [:] }

  /// No intents are like it, by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names that exist.
  /// - Returns: No names.
  public func intents(like utterance: String, knowing names: KnownNames?) -> [String] { [] }

  /// The utterance itself, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The utterance.
  public func withoutInterjections(_ utterance: String) -> String { utterance }

  /// No name refers to a known entity, by default.
  ///
  /// - Parameters:
  ///   - text: The user's words.
  ///   - kind: The entity kind.
  /// - Returns: `false`.
  public func refersBack(_ text: String, to kind: EntityKind) -> Bool { false }

  /// Only a reading that matches word for word, by default.
  ///
  /// - Parameters:
  ///   - reading: A reading of the utterance.
  ///   - utterance: The utterance.
  ///   - names: The names that exist.
  /// - Returns: Whether the reading is exact.
  public func isClear(
    _ reading: Reading, in utterance: String, knowing names: KnownNames?
  ) -> Bool { reading.certainty == .exact }

  /// No utterance is a refusal, by default.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - intent: The name of the open intent.
  /// - Returns: `false`.
  public func isRefusal(_ utterance: String, of intent: String) -> Bool { false }

  /// No request follows a refusal, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: `nil`.
  public func requestAfterRefusal(
    in utterance: String
  ) -> (command: ConversationCommand, rest: String)? { nil }

  /// No name leaves open which one is meant, by default.
  ///
  /// - Parameters:
  ///   - name: The name as it was said.
  ///   - kind: The kind of entity that is meant.
  /// - Returns: `false`.
  public func leavesOpen(_ name: String, of kind: EntityKind) -> Bool { false }

  /// No utterance begins like a request, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: `false`.
  public func beginsRequest(_ utterance: String) -> Bool { false }

  /// No utterance is divided, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: Nothing.
  public func answersAndRests(in utterance: String) -> [(answer: String, rest: String)] { [] }

  /// No utterance adds to what was said before, by default.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: `false`.
  public func beginsWithAnd(_ utterance: String) -> Bool { false }

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
