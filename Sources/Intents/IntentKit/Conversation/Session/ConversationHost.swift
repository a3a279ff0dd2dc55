/// The app around a conversation, which opens activities and unlocks the device.
///
/// ```swift
/// struct TabletHost: ConversationHost {
///   func open(_ activity: UserActivity, link: String) async throws -> Bool {
///     await navigator.show(activity)
///   }
///   func unlock(for intent: String) async -> Bool { await authenticator.authenticate() }
/// }
///
/// let conversation = assistant.newConversation(host: TabletHost())
/// ```
///
/// Both functions have empty default implementations, as without a host: then the front end reads
/// the activity and its link from the outcome, and what needs an unlocked device is refused.
public protocol ConversationHost: Sendable {
  /// Opens the app, or a part of it, with what was understood so far, except private values. Returns whether it was
  /// opened; if not, the front end can still offer the link. Of an error, the user is told.
  func open(_ activity: UserActivity, link: String) async throws -> Bool

  /// Asks the user to unlock the device for the intent with a title. The turn goes on when the function returns.
  ///
  /// - Returns: Whether the device is unlocked now. Return `true` only if the device itself says so.
  func unlock(for intent: String) async -> Bool
}

extension ConversationHost {
  /// Does not open anything, and returns `false`.
  public func open(_ activity: UserActivity, link: String) async throws -> Bool { false }

  /// Does not unlock anything, and returns `false`.
  public func unlock(for intent: String) async -> Bool { false }
}

struct NoHost: ConversationHost {}
