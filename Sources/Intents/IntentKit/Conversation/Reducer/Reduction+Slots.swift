/// The expected values.
extension Reduction {
  /// The slot of the requested parameter, followed by those without a value, in order.
  func openSlots(_ draft: Draft, _ parameter: ParameterDeclaration) -> [Slot] {
    let others = (catalog[draft.intent]?.parameters ?? []).filter {
      $0.name != parameter.name && !draft.isSettled($0.name) && draft.values[$0.name] == nil
    }
    return ([parameter] + others).map { Slot($0, given: draft.values[$0.name]?.value) }
  }

  /// The open draft, as corrections refer to it, with the parameter that was answered last, and the one that is asked
  /// for, by default that of the open question. A value alone may be able to change it.
  func openRequest(
    _ draft: Draft, last: Slot?, asking named: ParameterDeclaration? = nil, canBeValue: Bool = false
  ) -> OpenRequest {
    var asked = named
    if asked == nil, case .collecting(_, .value(let place)) = state.phase {
      asked = parameter(place.parameter, of: draft)
    }
    return OpenRequest(
      intent: draft.intent,
      slots: (catalog[draft.intent]?.parameters ?? []).map { Slot(said: $0, of: draft) },
      last: last, asked: asked.map { Slot(whole: $0, of: draft) }, isRetry: state.failures > 0,
      canBeValue: canBeValue)
  }

  func lastAnsweredSlot(_ draft: Draft) -> Slot? {
    draft.history.last.flatMap { parameter($0.parameter, of: draft) }
      .map { Slot(whole: $0, of: draft) }
  }
}

extension Slot {
  /// The number of elements that can be added to the given ones.
  fileprivate init(_ parameter: ParameterDeclaration, given: IntentValue?) {
    guard case .list(_, let count) = parameter.kind else {
      self.init(parameter)
      return
    }
    self.init(parameter, count: 1...max(1, count.upperBound - (given?.elements?.count ?? 0)))
  }

  /// The whole parameter, with its value so far.
  fileprivate init(whole parameter: ParameterDeclaration, of draft: Draft) {
    let slot = Slot(parameter, given: nil)
    self.init(parameter, count: slot.count, value: draft.values[parameter.name]?.value)
  }

  /// The whole parameter, with the name that was said for it if that is not looked up yet.
  fileprivate init(said parameter: ParameterDeclaration, of draft: Draft) {
    let whole = Slot(whole: parameter, of: draft)
    guard whole.value == nil, case .entity(let kind) = parameter.kind,
      case .name(let name)? = draft.incoming[parameter.name]?.input
    else {
      self = whole
      return
    }
    self.init(
      parameter, count: whole.count, value: .newEntity(NewEntity(type: kind.type, name: name)))
  }

  /// Also allows more elements than the maximum, so that the user can be told the maximum.
  init(ofAnyCount parameter: ParameterDeclaration) {
    self.init(parameter, count: 1...ConversationSession.maximumUtteranceLength)
  }
}
