extension Assistant {
  /// Determines and records the outcomes of intents that the user agreed to and whose outcome is
  /// unknown, because the process ended meanwhile. A session does so in its first turn and tells
  /// the user.
  ///
  /// Another process may still be handling one of them. An attempt that its handler does not report
  /// as done is therefore left alone for a minute.
  ///
  /// - Returns: The messages for the user, the earliest first; empty without a memory, or if it
  ///   cannot be read.
  public func settleAttempts() async -> [Dialogue] {
    guard let memory else { return [] }
    let unfinished = try? await onOwnThreads(if: memory.blocks) {
      try await memory.unfinishedAttempts()
    }
    var told: [Dialogue] = []
    for attempt in unfinished ?? [] {
      guard !AttemptsAtWork.shared.contains(attempt.key),
        let dialogue = try? await settle(attempt, memory)
      else { continue }
      told.append(dialogue)
    }
    return told
  }

  /// Settles an attempt.
  ///
  /// - Returns: The message for the user; `nil` if it is too early to tell.
  /// - Throws: An error of the handler or the memory. The attempt then stays unfinished.
  private func settle(_ attempt: Attempt, _ memory: any IntentMemory) async throws -> Dialogue? {
    var wasDone: Bool?
    if let plugin = plugin(for: attempt.invocation.intent) {
      wasDone = try await onOwnThreads(if: plugin.blocks) {
        try await plugin.handler.wasDone(attempt.key)
      }
    }
    guard wasDone == true || attempt.time + Self.patience <= environment.now() else { return nil }
    let outcome: Attempt.Outcome = wasDone.map { $0 ? .done : .failed } ?? .unknown
    try await onOwnThreads(if: memory.blocks) {
      // It is no longer known whether the intent may be donated.
      try await memory.finish(key: attempt.key, outcome: outcome, donating: nil)
    }
    return wording.dialogue(for: .interrupted(title(of: attempt.invocation), wasDone: wasDone))
  }

  /// The number of seconds for which another process may be handling an attempt.
  private static let patience = 60
}
