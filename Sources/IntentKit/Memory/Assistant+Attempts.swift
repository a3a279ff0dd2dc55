extension Assistant {
  /// Finds out what became of intents that the user agreed to and whose end is not known, because the process ended
  /// meanwhile, and records it. Front ends tell the user at their next start; a conversation does so in its first turn.
  ///
  /// - Returns: What to tell the user, the earliest first; empty without a memory.
  /// - Throws: An error of the memory.
  public func settleAttempts() async throws -> [Dialogue] {
    guard let memory else { return [] }
    var told: [Dialogue] = []
    for attempt in try await memory.unfinishedAttempts() {
      // Another process may be at it this moment.
      guard attempt.time + Self.attemptPatience <= environment.now() else { continue }
      let wasDone = try? await plugin(for: attempt.invocation.intent)?.handler.wasDone(attempt.key)
      let donation =
        wasDone == true ? Donation(id: attempt.key, attempt.invocation, at: attempt.time) : nil
      try await memory.finish(
        key: attempt.key, outcome: wasDone == true ? .done : .failed, donating: donation)
      told.append(
        wording.dialogue(for: .interrupted(title(of: attempt.invocation), wasDone: wasDone)))
    }
    return told
  }

  /// The number of seconds after which an attempt without an end is taken for interrupted.
  static let attemptPatience = 10
}
