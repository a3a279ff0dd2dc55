extension Assistant {
  /// Records something that the user did in the app itself, without the assistant, so that it is
  /// suggested like what was asked for: the press of a button, a command.
  ///
  /// ```swift
  /// try await assistant.donate(SolveGameIntent(target: 952, numbers: numbers))
  /// ```
  ///
  /// Do not donate what a conversation carried out: it has done so.
  ///
  /// - Parameters:
  ///   - intent: The intent that the deed amounts to, with its values. Private ones are left out.
  ///   - result: Its result.
  ///   - id: The identifier of the deed; donating again under the same one has no effect.
  /// - Throws: An error if the memory cannot be written. Without a memory, the call has no effect.
  public func donate<Done: Intent>(
    _ intent: Done, result: Done.Result? = nil, id: String? = nil
  ) async throws {
    guard let memory else { return }
    let id = id ?? "\(environment.random())-\(environment.random())"
    let donation = Donation(of: intent, id: id, at: environment.now(), result: result)
    try await onOwnThreads(if: memory.blocks) { try await memory.donate(donation) }
  }
}

extension Donation {
  /// The record of an intent that was carried out, without its private values; nor has it the result if
  /// there are any.
  public init<Done: Intent>(
    of intent: Done, id: String, at time: Timestamp, result: Done.Result? = nil
  ) {
    let description = IntentDescription(Done.self)
    let values = intent.values
    self.init(
      id: id, Invocation(intent: Done.name, values: description.public(values)), at: time,
      result: description.hasPrivate(values) ? nil : result?.intentValue)
  }
}
