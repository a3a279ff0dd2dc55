/// A user's memory: donations, attempts, shortcuts, activities and words. Every function may be
/// slow, as database access is, and several processes may call it concurrently.
public protocol IntentMemory: DonationStore, AttemptStore, ShortcutStore, ActivityStore,
  VocabularyStore, DeedStore
{
  /// Whether the functions block their thread, as database access does. If so, they are called on
  /// dedicated threads.
  var blocks: Bool { get }
}

/// A store of the user's actions.
public protocol DonationStore: Sendable {
  /// Stores a donation, unless one with the same identifier exists. The write is durable once the
  /// call returns.
  ///
  /// - Throws: An error if the write fails.
  func donate(_ donation: Donation) async throws

  /// The selected donations, the latest first, up to a number of them.
  ///
  /// - Throws: An error if the read fails.
  func donations(_ selection: DonationSelection, limit: Int) async throws -> [Donation]

  /// Removes donations, and returns their number.
  ///
  /// - Throws: An error if the write fails.
  @discardableResult
  func removeDonations(_ selection: DonationSelection) async throws -> Int

  /// The log from which suggestions are made: the latest donations until now, the earliest first.
  ///
  /// - Throws: An error if the read fails.
  func donationLog(at now: Timestamp) async throws -> DonationLog
}

/// A store of the user's shortcuts.
public protocol ShortcutStore: Sendable {
  /// Stores a shortcut, replacing any with the same identifier.
  ///
  /// - Throws: `ShortcutError` if another shortcut has the name or the phrase; another error if the
  ///   write fails.
  func save(_ shortcut: Shortcut) async throws

  /// All shortcuts, in the order in which they were first saved.
  ///
  /// - Throws: An error if the read fails.
  func shortcuts() async throws -> [Shortcut]

  /// Removes a shortcut and all records of its runs.
  ///
  /// - Throws: An error if the write fails.
  func removeShortcut(id: String) async throws
}

/// A store of activities that can be continued.
public protocol ActivityStore: Sendable {
  /// Stores an activity as the latest, left at a time, replacing an equal one.
  ///
  /// - Throws: An error if the write fails.
  func remember(_ activity: UserActivity, at time: Timestamp) async throws

  /// The activities that can be continued; at most ``RecentActivity/maximumCount``, the latest first.
  ///
  /// - Throws: An error if the read fails.
  func activities() async throws -> [RecentActivity]

  /// Removes the activities that refer to an entity.
  ///
  /// - Throws: An error if the write fails.
  func removeActivities(mentioning type: String, id: String) async throws
}

/// A store of the user's vocabulary.
public protocol VocabularyStore: Sendable {
  /// Stores a word, replacing any with the same name and kind.
  ///
  /// - Throws: An error if the write fails.
  func save(_ word: UserWord) async throws

  /// All words, sorted by kind and name.
  ///
  /// - Throws: An error if the read fails.
  func words() async throws -> [UserWord]

  /// Removes a word, and returns whether it existed.
  ///
  /// - Throws: An error if the write fails.
  @discardableResult
  func removeWord(_ name: String, kind: String?) async throws -> Bool
}

extension IntentMemory {
  /// Whether the functions block their thread: `false`.
  public var blocks: Bool { false }

  /// Removes everything that refers to a deleted entity.
  ///
  /// - Throws: An error if the write fails.
  public func forget(type: String, id: String) async throws {
    try await removeDonations(.mentioning(type: type, id: id))
    try await removeActivities(mentioning: type, id: id)
  }
}

/// An activity with the time at which it was left.
public struct RecentActivity: Hashable, Sendable, Codable {
  /// The maximum number of stored activities.
  public static let maximumCount = 20

  /// The activity.
  public let activity: UserActivity
  /// The time at which it was left.
  public let time: Timestamp

  /// Creates a recent activity.
  public init(_ activity: UserActivity, at time: Timestamp) {
    self.activity = activity
    self.time = time
  }
}
