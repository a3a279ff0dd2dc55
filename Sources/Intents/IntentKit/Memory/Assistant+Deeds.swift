extension Assistant {
  /// Returns what the user did and may want to undo, in order, over all domains.
  ///
  /// - Returns: The deeds, the earliest first; those that were undone last. None without a memory.
  /// - Throws: An error if the memory cannot be read.
  public func deeds() async throws -> [Deed] {
    guard let memory else { return [] }
    return try await onOwnThreads(if: memory.blocks) { try await memory.deeds() }
  }

  /// Records something that the user did in the app itself, so that "undo" takes it back like what was
  /// asked for in a conversation.
  ///
  /// - Throws: An error if the memory cannot be written.
  public func note(_ deed: Deed) async throws {
    guard let memory else { return }
    try await onOwnThreads(if: memory.blocks) { try await memory.note(deed, redoing: nil) }
  }
}
