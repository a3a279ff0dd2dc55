/// What is remembered for a user: what was done, shortcuts, activities and words. Every function may take
/// its time, as databases do, and may be called by several processes at once.
public protocol IntentMemory: DonationStore, AttemptStore, ShortcutStore, ActivityStore,
  VocabularyStore
{
  /// Whether the functions block their thread, as those of a database do. They are called on threads of their own
  /// then.
  var blocks: Bool { get }
}

/// Remembers what the user did.
public protocol DonationStore: Sendable {
  /// Remembers something, unless a donation of the same id is there. When this returns, it is stored.
  ///
  /// - Parameter donation: What was done.
  /// - Throws: What kept it from storing.
  func donate(_ donation: Donation) async throws

  /// What was done.
  ///
  /// - Parameters:
  ///   - selection: What is asked for.
  ///   - limit: The most that is wanted.
  /// - Returns: The donations, the latest first.
  /// - Throws: What kept it from reading.
  func donations(_ selection: DonationSelection, limit: Int) async throws -> [Donation]

  /// Forgets donations.
  ///
  /// - Parameter selection: Which.
  /// - Returns: How many there were.
  /// - Throws: What kept it from storing.
  @discardableResult
  func removeDonations(_ selection: DonationSelection) async throws -> Int

  /// What suggestions are made from.
  ///
  /// - Parameter now: The time; what was done later is left out.
  /// - Returns: The latest donations, the earliest first.
  /// - Throws: What kept it from reading.
  func donationLog(at now: Timestamp) async throws -> DonationLog
}

/// Remembers the user's shortcuts.
public protocol ShortcutStore: Sendable {
  /// Stores a shortcut, in place of one with the same id.
  ///
  /// - Parameter shortcut: The shortcut.
  /// - Throws: `ShortcutError` if another has the name or the phrase; what kept it from storing.
  func save(_ shortcut: Shortcut) async throws

  /// All shortcuts.
  ///
  /// - Returns: The shortcuts, in the order in which they were first saved.
  /// - Throws: What kept it from reading.
  func shortcuts() async throws -> [Shortcut]

  /// Forgets a shortcut, and that it was ever run.
  ///
  /// - Parameter id: Its id.
  /// - Throws: What kept it from storing.
  func removeShortcut(id: String) async throws
}

/// Remembers what can be gone on with.
public protocol ActivityStore: Sendable {
  /// Remembers an activity as the latest, in place of an equal one.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - time: When it was left.
  /// - Throws: What kept it from storing.
  func remember(_ activity: UserActivity, at time: Timestamp) async throws

  /// What can be gone on with; the ``RecentActivity/maximumCount`` latest at most.
  ///
  /// - Returns: The activities, the latest first.
  /// - Throws: What kept it from reading.
  func activities() async throws -> [RecentActivity]

  /// Forgets activities that mention an entity.
  ///
  /// - Parameters:
  ///   - type: The type of the entity.
  ///   - id: Its identifier.
  /// - Throws: What kept it from storing.
  func removeActivities(mentioning type: String, id: String) async throws
}

/// Remembers the user's own words.
public protocol VocabularyStore: Sendable {
  /// Stores a word, in place of one of the same name and kind.
  ///
  /// - Parameter word: The word.
  /// - Throws: What kept it from storing.
  func save(_ word: UserWord) async throws

  /// All words.
  ///
  /// - Returns: The words by kind and name.
  /// - Throws: What kept it from reading.
  func words() async throws -> [UserWord]

  /// Forgets a word.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - kind: Its kind.
  /// - Returns: Whether it was there.
  /// - Throws: What kept it from storing.
  @discardableResult
  func removeWord(_ name: String, kind: String?) async throws -> Bool
}

extension IntentMemory {
  /// Whether the functions block their thread: `false`.
  public var blocks: Bool { false }

  /// Forgets all that mentions an entity that is no more.
  ///
  /// - Parameters:
  ///   - type: The type of the entity.
  ///   - id: Its identifier.
  /// - Throws: What kept it from storing.
  public func forget(type: String, id: String) async throws {
    try await removeDonations(.mentioning(type: type, id: id))
    try await removeActivities(mentioning: type, id: id)
  }
}

/// An activity with the time at which it was left.
public struct RecentActivity: Hashable, Sendable, Codable {
  /// The most that are remembered.
  public static let maximumCount = 20

  /// The activity.
  public let activity: UserActivity
  /// When it was left.
  public let time: Timestamp

  /// An activity.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - time: When it was left.
  public init(_ activity: UserActivity, at time: Timestamp) {
    self.activity = activity
    self.time = time
  }
}
