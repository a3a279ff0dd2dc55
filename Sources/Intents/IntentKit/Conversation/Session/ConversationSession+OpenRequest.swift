extension ConversationSession {
  /// The request that the user is asked about, with the values so far, except private ones; `nil`
  /// if none is open.
  ///
  /// A front end can show it beside the question. An offered intent is in the turn instead:
  /// ``Turn/Expectation/offer(_:)``.
  public var openRequest: Invocation? {
    state.phase.draft?.publicInvocation(in: assistant.catalog)
  }
}

extension Draft {
  /// The intent with the values so far, except private ones; `nil` if the catalog has no such
  /// intent.
  func publicInvocation(in catalog: IntentCatalog) -> Invocation? {
    catalog[intent].map { Invocation(intent: $0.name, values: $0.public(plainValues)) }
  }
}
