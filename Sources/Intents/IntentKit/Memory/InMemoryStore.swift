/// A memory that lasts as long as the process.
public actor InMemoryStore: IntentMemory {
  private let retention: Retention
  /// The donations, the earliest first, preceded by some expired ones.
  private var all: [Donation] = []
  /// The number of expired donations; they are removed in batches, so that adding stays cheap.
  private var oldCount = 0
  private var ids: Set<String> = []
  private var saved: [Shortcut] = []
  /// The recent activities, the latest first.
  private var recent: [RecentActivity] = []
  private var vocabulary: [UserWord] = []
  private var attempts: [String: Attempt] = [:]
  private var done: [Deed] = []
  /// The most recently requested log, with the number of donations at that time.
  private var log: (count: Int, start: Int, DonationLog)?

  /// Creates an empty store.
  ///
  /// - Parameter retention: The limits on stored donations; ages are relative to the latest
  ///   donation.
  public init(retention: Retention = Retention()) {
    self.retention = retention
  }
}

extension InMemoryStore {
  /// Stores a donation, unless one with the same identifier exists.
  public func donate(_ donation: Donation) {
    guard ids.insert(donation.id).inserted else { return }
    let place = max(oldCount, all.lastIndex { $0.time <= donation.time }.map { $0 + 1 } ?? 0)
    if place < all.count { log = nil }
    all.insert(donation, at: place)
    let start = retention.start(all[all.count - 1].time)
    let tooMany = max(0, kept.count - retention.count)
    let tooOld = kept.prefix { $0.time < start }.count
    for old in kept.prefix(max(tooMany, tooOld)) { ids.remove(old.id) }
    oldCount += max(tooMany, tooOld)
    if oldCount > all.count / 2 {
      all.removeFirst(oldCount)
      oldCount = 0
      log = nil
    }
  }

  private var kept: ArraySlice<Donation> { all[oldCount...] }

  /// The selected donations.
  public func donations(_ selection: DonationSelection, limit: Int) -> [Donation] {
    Array(kept.reversed().lazy.filter(selection.contains).prefix(max(0, limit)))
  }

  /// Removes donations, and returns how many there were.
  @discardableResult
  public func removeDonations(_ selection: DonationSelection) -> Int {
    all.removeFirst(oldCount)
    oldCount = 0
    let count = all.count
    all.removeAll { donation in
      let isMeant = selection.contains(donation)
      if isMeant { ids.remove(donation.id) }
      return isMeant
    }
    log = nil
    return count - all.count
  }

  /// The log from which suggestions are made.
  public func donationLog(at now: Timestamp) -> DonationLog {
    let start = Retention(days: DonationLog.maximumDays).start(now)
    let until = all.lastIndex { $0.time <= now }.map { $0 + 1 } ?? 0
    let events = kept.prefix { $0.time <= now }.suffix(DonationLog.maximumCount)
      .drop { $0.time < start }
    if let (count, first, made) = log, count == until, first == events.startIndex { return made }
    var made = DonationLog()
    for donation in events { made.append(donation.invocation, at: donation.time) }
    log = (until, events.startIndex, made)
    return made
  }
}

extension InMemoryStore: AttemptStore {
  /// Records that an intent is about to be handled.
  @discardableResult
  public func begin(_ attempt: Attempt) -> Attempt.Outcome? {
    if let known = attempts[attempt.key] { return known.outcome }
    attempts[attempt.key] = attempt
    return nil
  }

  /// Records the outcome of an attempt and its donation.
  public func finish(key: String, outcome: Attempt.Outcome, donating donation: Donation?) {
    // A store that lasts no longer than the process needs no record of completed attempts.
    attempts[key] = nil
    if let donation { donate(donation) }
  }

  /// Removes the record of an attempt.
  public func withdraw(key: String) {
    attempts[key] = nil
  }

  /// The attempts without a recorded outcome.
  public func unfinishedAttempts() -> [Attempt] {
    attempts.values.sorted { ($0.time, $0.key) < ($1.time, $1.key) }
  }
}

extension InMemoryStore {
  /// Stores a shortcut, replacing any with the same identifier.
  public func save(_ shortcut: Shortcut) throws {
    try shortcut.checkUniqueness(among: saved)
    if let place = saved.firstIndex(where: { $0.id == shortcut.id }) {
      saved[place] = shortcut
    } else {
      saved.append(shortcut)
    }
  }

  /// All shortcuts, in the order in which they were first saved.
  public func shortcuts() -> [Shortcut] { saved }

  /// Removes a shortcut and all records of its runs.
  public func removeShortcut(id: String) {
    saved.removeAll { $0.id == id }
    removeDonations(.intent(Shortcut.intentName(id: id)))
  }
}

extension InMemoryStore {
  /// Stores an activity as the latest, replacing an equal one.
  public func remember(_ activity: UserActivity, at time: Timestamp) {
    recent.removeAll { $0.activity == activity }
    recent.insert(RecentActivity(activity, at: time), at: 0)
    recent = Array(recent.prefix(RecentActivity.maximumCount))
  }

  /// The activities that can be continued.
  public func activities() -> [RecentActivity] { recent }

  /// Removes the activities that refer to an entity.
  public func removeActivities(mentioning type: String, id: String) {
    recent.removeAll { $0.activity.mentions(type: type, id: id) }
  }
}

extension InMemoryStore {
  /// Stores a word, replacing any with the same name and kind.
  public func save(_ word: UserWord) {
    removeWord(word.name, kind: word.kind)
    vocabulary.append(word)
    vocabulary.sort { ($0.kind ?? "", $0.name) < ($1.kind ?? "", $1.name) }
  }

  /// All words, sorted by kind and name.
  public func words() -> [UserWord] { vocabulary }

  /// Removes a word, and returns whether it existed.
  @discardableResult
  public func removeWord(_ name: String, kind: String?) -> Bool {
    let count = vocabulary.count
    vocabulary.removeAll { $0.name == name && $0.kind == kind }
    return vocabulary.count < count
  }
}

extension InMemoryStore {
  /// Stores a deed as the latest.
  public func note(_ deed: Deed, redoing redone: String?) {
    done.note(deed, redoing: redone, limit: Deed.maximumCount)
  }

  /// Marks a deed as undone.
  public func noteUndone(_ key: String) { done.noteUndone(key) }

  /// The deeds that can be undone or redone, in the order of ``DeedStore/deeds()``.
  public func deeds() -> [Deed] { done }
}
