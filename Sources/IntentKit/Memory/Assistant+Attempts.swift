extension Assistant {
  /// Finds out what became of intents that the user agreed to and whose end is not known, because the process ended
  /// meanwhile, and records it. A session does so in its first turn, and tells the user.
  ///
  /// Another process may be at one of them this moment. So one that its handler does not know to be done is left alone for
  /// a minute.
  ///
  /// - Returns: What to tell the user, the earliest first; empty without a memory, or if that cannot be read.
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
  /// - Returns: What to tell the user; `nil` if it is too early to say.
  /// - Throws: An error of the handler or the memory. The attempt is unfinished then.
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
      // Whether it may be donated is not known any more.
      try await memory.finish(key: attempt.key, outcome: outcome, donating: nil)
    }
    return wording.dialogue(for: .interrupted(title(of: attempt.invocation), wasDone: wasDone))
  }

  /// The number of seconds for which an attempt may be at work in another process.
  private static let patience = 60
}
