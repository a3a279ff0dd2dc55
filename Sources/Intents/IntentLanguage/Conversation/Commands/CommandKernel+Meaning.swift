import IntentKit

/// The command that an utterance is by its parts. The rules name roles and classes of words only.
extension CommandKernel {
  /// The command; `nil` if it is none, or if it says contrary things.
  ///
  /// - Parameters:
  ///   - isAgreementPlain: Whether nothing beside the words speaks against a yes.
  ///   - isAnswer: Whether a yes or a no is waited for.
  /// - Returns: The command.
  func command(isAgreementPlain: Bool, isAnswer: Bool) -> ConversationCommand? {
    let isConditional = parts.contains { $0.has(.condition) && $0.command != .yes }
    guard !isConditional || isRepetition, !has(.alternative) else { return nil }
    if let ending { return ending }
    if isDoneAgain { return .doAgain }
    if isRepetition || asksAfterDeed { return .repeat }
    if isInquiry { return .help }
    if let refusal { return refusal }
    if let courtesy = farewell ?? thanks(isAnswer: isAnswer) ?? greeting { return courtesy }
    return (isAgreementPlain ? agreement : nil) ?? praise ?? complaint ?? callForPerson
  }

  // MARK: Ending, repeating, asking

  /// "Could you stop that", "no, I changed my mind", "that is all".
  private var ending: ConversationCommand? {
    guard !isNegated, !isAskedAbout else { return nil }
    // "OK, that is enough" only begins with a yes.
    let isYes = parts.contains { $0.command == .yes && !$0.isAround }
    if parts.contains(where: { $0.has(.cancel) && !$0.has(.carryOut) || $0.command == .cancel }) {
      return isYes ? nil : .cancel
    }
    return has(.finish) && !isYes ? .cancel : nil
  }

  /// Whether it says that someone is done, and calls nothing off.
  var isFinish: Bool { has(.finish) && !has(.cancel) }

  /// Whether a question begins it that is not a polite request.
  private var isAskedAbout: Bool {
    isQuestion && core.first?.has(.modal) != true
  }

  /// Whether it asks to do once more what was done: "can you do that again".
  private var isDoneAgain: Bool {
    let isDone = parts.firstIndex { $0.command == .doAgain && $0.words.count > 1 }
    let isCarriedOut = parts.firstIndex { $0.has(.carryOut) && $0.has(.command) }
    guard !isNegated, !has(.say), !has([.past, .question, .manner, .speaker]),
      let place = isDone ?? (has(.onceMore) ? isCarriedOut : nil)
    else { return false }
    return parts.indices.allSatisfy { other in
      other == place || parts[other].isAround || parts[other].isNeutral
        || parts[other].has(.onceMore)
    }
  }

  private var isRepetition: Bool {
    if isNegated {
      // "I didn't hear you".
      return grasps && parts.first { $0.has(.subject) }?.has(.speaker) == true
        && !has(.right) && !has(.aim)
    }
    if has(.again) || parts.contains(where: { $0.command == .repeat && $0.words.count > 1 }) {
      return true
    }
    let says = has(.say)
    if says, has(.onceMore) { return true }
    guard let first = core.first(where: { !$0.has(.and) }), first.has(.question), !has(.modal),
      !has(.aim) || says
    else { return false }
    // "What did you just say", "what was that".
    if says { return has(.listener) || has(.past) }
    return has(.past) && has(.other)
      && core.allSatisfy { $0.isNeutral || $0.has(.onceMore) || $0.has(.question) }
  }

  /// Whether it asks after what was done last: "did that work", "what did you just do", "is that done".
  private var asksAfterDeed: Bool {
    guard isQuestion, !isNegated, !has([.modal, .manner, .measure, .speaker]),
      let verb = parts.firstIndex(where: { $0.has(.finite) })
    else { return false }
    // "Qué has hecho" has no subject.
    let subject = parts[verb...].firstIndex { $0.has(.subject) }
    let said = parts[((subject ?? verb) + 1)...].filter { !$0.isOnlyPolite && !$0.isNeutral }
    // "Do it" agrees elsewhere.
    func isDeed(_ part: Part) -> Bool {
      part.has(.carryOut) || part.command == .yes && !part.has(.right)
    }
    guard !said.isEmpty, said.allSatisfy({ isDeed($0) || $0.has(.grasp) || $0.has(.thing) }) else {
      return false
    }
    // "What have you done".
    let isDone = said.contains { $0.has(.grasp) && !$0.has(.finite) }
    return subject.map { parts[$0].has(.listener) } == true
      ? has(.past) && said.allSatisfy(isDeed) || has(.question) && isDone : has(.past) || isDone
  }

  /// Whether it asks what can be requested: "what kind of questions can you answer", "what can you do for me".
  private var isInquiry: Bool {
    if let help = parts.firstIndex(where: { $0.command == .help && $0.words.count > 1 }) {
      return parts.indices.allSatisfy {
        $0 == help || parts[$0].isAround || parts[$0].isNeutral || parts[$0].has(.emphasis)
      }
    }
    guard !isNegated, isQuestion || has(.question) || has(.modal) else { return false }
    if has(.listener), has(.ability) || has(.carryOut) && has(.modal), has(.question) {
      return !has(.past)
    }
    return has(.speaker) && has(.modal) && (has(.say) || has(.carryOut) && has(.question))
      && (has(.listener) || has(.question))
  }

  /// Whether a question refers to what is pending: to what was said, to what the listener is going to do, or to "it" in the
  /// present; not to what can be, or to what someone has.
  var isAboutWhatIsPending: Bool {
    guard !has([.modal, .personal]), !has(.meet) else { return false }
    // "How much was that again".
    if has(.past) {
      return has(.say)
        || has(.other) && core.allSatisfy { $0.isNeutral || $0.has(.onceMore) }
    }
    // "From which account".
    if has(.question), !has(.speaker), parts.contains(where: \.isParameter) { return true }
    let listener = parts.firstIndex { $0.has(.listener) } ?? parts.count
    return has(.other) || parts[listener...].contains { $0.has(.carryOut) }
  }

  // MARK: Verdicts

  /// Whether it says what was understood or done; an auxiliary does not.
  private var grasps: Bool { parts.contains { $0.has(.grasp) && !$0.has(.finite) } }

  /// Whether it names the deed itself, rather than with the auxiliary of "do not".
  private var carriesOut: Bool {
    parts.indices.contains { place in
      parts[place].has(.carryOut)
        && !(parts[place].has(.finite) && place + 1 < parts.count && parts[place + 1].isNegation)
    }
  }

  private var isVerdictRight: Bool {
    parts.contains { $0.has(.right) || $0.command == .yes || $0.has(.praise) }
  }

  private var refusal: ConversationCommand? {
    guard !isQuestion || saysNo && core.first?.isNo == true, !isUnfinished else { return nil }
    if has(.hedge) || has(.opinion), isNegated, !has(.right), !has(.wrong), !has(.praise), !saysNo {
      return nil
    }
    if isNegated {
      if has(.wrong) { return nil }
      // "Yes, but not now" is neither.
      let negation = parts.firstIndex(where: \.isNegation) ?? 0
      if parts[..<negation].contains(where: { $0.agrees && !$0.isAround }) { return nil }
      if isVerdictRight || has(.aim) || carriesOut { return .no }
      if grasps { return has(.listener) || has(.speaker) ? .no : nil }
      return core.allSatisfy { $0.isNeutral || $0.isNo } ? .no : nil
    }
    if saysNo {
      // "OK, no" only heard what was said; "yes, no" is neither.
      let no = parts.firstIndex(where: \.isNo) ?? 0
      if parts[..<no].contains(where: { $0.agrees && !$0.has(.praise) })
        || parts[no...].contains(where: { $0.command == .yes && !$0.has(.praise) })
      {
        return nil
      }
      // "No one" is nobody, or an amount.
      if parts.contains(where: { $0.isNumber && $0.command == nil }) { return nil }
      let place = core.firstIndex(where: \.isNo) ?? 0
      // "Is that right? No" has an order; "no that is right" says both.
      return isVerdictRight && place == 0 ? nil : .no
    }
    if has(.wrong) { return .no }
    return has(.decline) && !parts.contains { $0.command == .yes && !$0.isAround } ? .no : nil
  }

  private var agreement: ConversationCommand? {
    guard !isQuestion, !isNegated, !saysNo, !has(.wrong), !has(.decline), !has(.hedge)
    else { return nil }
    guard !has([.manner, .duty]), !quotes, !has(.question) || isWhatIsWanted, !isUnfinished,
      parts.indices.allSatisfy(canAgree),
      namesOnlyWhatIsPending
    else { return nil }
    let isSaid =
      parts.contains(where: \.saysYes) || isWhatIsWanted || isPendingDeed || isBareDeed
      || has(.any) && has(.praise)
    guard isSaid else { return nil }
    // "Anything is fine with me".
    if has(.any) { return .undecided }
    return isFirm ? .yes : .weakYes
  }

  /// Whether it says that something is what was wanted: "that's what I asked for".
  var isWhatIsWanted: Bool {
    guard !isQuestion, let place = parts.firstIndex(where: { $0.has(.question) }),
      place + 1 < parts.count
    else { return false }
    let next = parts[place + 1]
    return next.has(.speaker) && (has(.aim) || next.has(.wish))
  }

  /// Whether it tells what somebody else says: "she would say yes".
  private var quotes: Bool { has(.say) && has(.subject) && !has(.speaker) }

  /// Whether more must follow: "yes, her", "no, to".
  private var isUnfinished: Bool {
    guard let last = parts.last else { return true }
    guard last.words.count == 1 else { return false }
    // "That is not what I asked for" is complete.
    let joins = last.has(.and) || last.has(.preposition) && !has(.question)
    return joins && !last.isAround && last.command == nil && last.roles.isEmpty
      || last.has(.determiner) && !last.has(.other) && !isPendingDeed
  }

  /// Whether it says the verb of what is pending with a pronoun for it, and nothing else: "send it, please".
  private var isPendingDeed: Bool {
    guard let place = parts.firstIndex(where: { $0.has(.carryOut) }),
      let object = parts.indices.first(where: { $0 > place && !parts[$0].has(.preposition) }),
      parts[object].isPronoun, !has(.subject) || parts[object].has(.subject)
    else { return false }
    return parts.indices.allSatisfy { other in
      (place...object).contains(other) || parts[other].isAround || parts[other].has(.emphasis)
    }
  }

  /// Whether it has nothing but verbs that carry out what is pending, perhaps after praise that agrees: "perfect, send".
  private var isBareDeed: Bool {
    parts.contains(where: \.carriesOut)
      && core.allSatisfy {
        $0.carriesOut && !$0.has(.cancel) || $0.command == .yes && $0.has(.praise)
      }
  }

  /// Whether verbs that carry something out have no object but a pronoun or the noun of what is pending: "go on with the
  /// numbers" may mean something else that was left.
  private var namesOnlyWhatIsPending: Bool {
    guard let place = parts.firstIndex(where: { $0.has(.carryOut) }) else { return true }
    return !((place + 1)..<parts.count).contains {
      parts[$0].has(.preposition) && parts[$0].roles.isEmpty && !joinsWhatIsPending($0)
    }
  }

  /// Whether a preposition joins what is asked about, or a verb: "to the question", "with that", "to say", not "to Anna", "from there"
  /// or "do it from that".
  func joinsWhatIsPending(_ place: Int) -> Bool {
    if isWhatIsWanted, place == parts.count - 1 { return true }
    guard place + 1 < parts.count else { return false }
    let next = parts[place + 1]
    if parts[place].has(.infinitive), next.has(.ability) || next.has(.say) || next.has(.finite) {
      return true
    }
    // What stands after the object of a verb says how or where it is done.
    if place > 1, parts[place - 1].isPronoun, parts[place - 2].has(.carryOut) { return false }
    let rest = parts[(place + 1)...].drop { $0.has([.determiner, .other]) }
    return rest.first.map { $0.has(.thing) } ?? (next.has(.other) && !next.isAround)
  }

  /// Whether a part can stand in a yes: nothing that may change what is agreed to.
  private func canAgree(_ place: Int) -> Bool {
    let part = parts[place]
    if part.isNumber, !part.isAround { return part.command == .yes }
    // "That is what I want".
    if part.has(.question) || part.has(.aim) { return isWhatIsWanted }
    if part.isAround || part.command == .yes || part.command == .weakYes { return true }
    if part.command != nil, part.roles.isEmpty { return false }
    if part.words.count == 1, part.has(.preposition) { return joinsWhatIsPending(place) }
    let roles: Set<CommandWords.Role> = [
      .right, .praise, .thing, .grasp, .opinion, .emphasis, .carryOut, .thank, .finish, .ability,
      .any,
    ]
    if !part.roles.isDisjoint(with: roles) { return true }
    return part.has([.subject, .auxiliary, .determiner, .modal, .wish, .and])
      || part.isPronoun && has(.carryOut)
  }

  // MARK: Courtesies

  var saysThanks: Bool { has(.thank) || parts.contains { $0.command == .thanks } }

  /// "Yes, thanks" is a yes, and so is "OK, thanks" where one is waited for.
  private func thanks(isAnswer: Bool) -> ConversationCommand? {
    guard !isNegated, !isQuestion, saysThanks else { return nil }
    let agrees = parts.contains {
      $0.command == .yes && !$0.has(.praise) && (isAnswer || !$0.isAround)
    }
    return agrees ? nil : .thanks
  }

  private var farewell: ConversationCommand? {
    guard !isNegated, !isQuestion else { return nil }
    let quits = parts.filter { $0.command == .quit }
    // "Good to see you".
    if has(.praise), !quits.isEmpty, quits.allSatisfy({ $0.has(.listener) }), !has(.talk) {
      return .greet
    }
    let isSaid = has(.farewell) || !quits.isEmpty
    return isSaid || has(.talk) && has(.praise) ? .quit : nil
  }

  private var greeting: ConversationCommand? {
    let others: Set<CommandWords.Role> = [
      .cancel, .again, .right, .wrong, .thank, .aim, .ability, .decline, .say,
    ]
    guard !isNegated, !has(.measure),
      parts.allSatisfy({ $0.roles.isDisjoint(with: others) || $0.has(.wellbeing) })
    else { return nil }
    if parts.contains(where: { $0.command == .greet }), !has(.praise) || has(.meet) || isQuestion {
      return .greet
    }
    if has(.praise), has(.meet), has(.listener) { return .greet }
    guard isQuestion, !parts.contains(where: { $0.has(.preposition) && !$0.has(.wellbeing) }) else {
      return nil
    }
    if let place = parts.firstIndex(where: { $0.has(.wellbeing) }) {
      // "What day is it" asks for something else.
      let isAsked = place > 0 && parts[place - 1].has(.question) && !has(.manner)
      // "Was that today" is about something that was done.
      return isAsked || has(.past) && has(.other) && !has(.manner) ? nil : .greet
    }
    return has(.manner) && has(.listener) && core.allSatisfy(\.isNeutral) ? .greet : nil
  }

  /// Whether it says that the listener is wrong or has not understood, which is a no where one is expected.
  var saysNotUnderstood: Bool {
    guard !isQuestion, parts.first(where: { $0.has(.subject) })?.has(.listener) == true else {
      return false
    }
    return isNegated ? grasps : has(.wrong)
  }

  private var complaint: ConversationCommand? {
    // "That makes no sense" negates nothing else.
    let isDenied = parts.contains { $0.isNegation && !$0.has(.blame) }
    return has(.blame) && !isDenied && !has(.wish) && !has(.modal) ? .complain : nil
  }

  /// "Can I talk to someone", "are you a robot", "operator".
  private var callForPerson: ConversationCommand? {
    guard has(.person), !isNegated else { return nil }
    let isCalled = has([.speaker, .listener]) && (has(.talk) || has(.say) || has(.finite))
    return isCalled || isQuestion || core.allSatisfy { $0.has(.person) || $0.has(.determiner) }
      ? .person : nil
  }

  private var praise: ConversationCommand? {
    guard has(.praise), !has(.any), !isNegated, !saysNo, !isQuestion, !has(.wrong),
      parts.indices.allSatisfy({ canAgree($0) || parts[$0].isNumber })
    else { return nil }
    return .praise
  }
}

extension CommandKernel.Part {
  /// Whether it agrees, and does not merely say that something was heard.
  fileprivate var agrees: Bool { command == .yes && !acknowledges }
}
