import Synchronization

/// The attempts that this process is handling, by key.
final class AttemptsAtWork: Sendable {
  static let shared = AttemptsAtWork()

  /// The number of concurrent handlings of each attempt: a state can be continued twice at the same
  /// time.
  private let counts = Mutex<[String: Int]>([:])

  func begin(_ key: String) { counts.withLock { $0[key, default: 0] += 1 } }

  func end(_ key: String) {
    counts.withLock { counts in
      let count = counts[key, default: 1] - 1
      counts[key] = count > 0 ? count : nil
    }
  }

  func contains(_ key: String) -> Bool { counts.withLock { $0[key] != nil } }
}
