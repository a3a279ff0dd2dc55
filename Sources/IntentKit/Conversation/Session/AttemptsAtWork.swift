import Synchronization

/// The attempts that are being handled in this process, by their keys.
final class AttemptsAtWork: Sendable {
  static let shared = AttemptsAtWork()

  private let keys = Mutex<Set<String>>([])

  func begin(_ key: String) { keys.withLock { _ = $0.insert(key) } }
  func end(_ key: String) { keys.withLock { _ = $0.remove(key) } }
  func contains(_ key: String) -> Bool { keys.withLock { $0.contains(key) } }
}
