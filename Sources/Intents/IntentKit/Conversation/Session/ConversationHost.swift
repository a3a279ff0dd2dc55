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
  /// Opens the app, or a part of it, with what was understood so far.
  ///
  /// - Parameters:
  ///   - activity: The activity, without private values.
  ///   - link: The link to it.
  /// - Returns: Whether it was opened; if not, the front end can still offer the link.
  /// - Throws: An error if it cannot be opened; the user is told.
  func open(_ activity: UserActivity, link: String) async throws -> Bool

  /// Asks the user to unlock the device. The turn goes on when the function returns.
  ///
  /// - Parameter intent: The title of the intent that needs it.
  /// - Returns: Whether the device is unlocked now. Return `true` only if the device itself says so.
  func unlock(for intent: String) async -> Bool
}

extension ConversationHost {
  /// Does not open anything.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - link: The link to it.
  /// - Returns: `false`.
  /// - Throws: No error.
  public func open(_ activity: UserActivity, link: String) async throws -> Bool { false }

  /// Does not unlock anything.
  ///
  /// - Parameter intent: The title of the intent that needs it.
  /// - Returns: `false`.
  public func unlock(for intent: String) async -> Bool { false }
}

/// The host of a conversation without one.
struct NoHost: ConversationHost {}
