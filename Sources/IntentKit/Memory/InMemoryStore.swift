/// Remembers as long as the process lives.
public actor InMemoryStore: IntentMemory {
  private let retention: Retention
  /// The earliest first, after some that are not kept any longer.
  private var all: [Donation] = []
  /// How many are not kept any longer; they are taken away now and then, so that adding stays cheap.
  private var oldCount = 0
  private var ids: Set<String> = []
  private var saved: [Shortcut] = []
  /// The latest first.
  private var recent: [RecentActivity] = []
  private var vocabulary: [UserWord] = []
  private var attempts: [String: Attempt] = [:]
  /// What the log of the donations was when it was last asked for, with their number.
  private var log: (count: Int, start: Int, DonationLog)?

  /// A store with nothing in it.
  ///
  /// - Parameter retention: How many donations are kept, and how long, by the time of the latest.
  public init(retention: Retention = Retention()) {
    self.retention = retention
  }
}

extension InMemoryStore {
  /// Remembers something, unless a donation of the same id is there.
  ///
  /// - Parameter donation: What was done.
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

  /// What was done.
  ///
  /// - Parameters:
  ///   - selection: What is asked for.
  ///   - limit: The most that is wanted.
  /// - Returns: The donations, the latest first.
  public func donations(_ selection: DonationSelection, limit: Int) -> [Donation] {
    Array(kept.reversed().lazy.filter(selection.contains).prefix(max(0, limit)))
  }

  /// Forgets donations.
  ///
  /// - Parameter selection: Which.
  /// - Returns: How many there were.
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

  /// What suggestions are made from.
  ///
  /// - Parameter now: The time; what was done later is left out.
  /// - Returns: The latest donations, the earliest first.
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
  ///
  /// - Parameter attempt: The attempt.
  /// - Returns: How an earlier attempt under the key ended; `nil` if there was none, or its end is unknown.
  @discardableResult
  public func begin(_ attempt: Attempt) -> Attempt.Outcome? {
    if let known = attempts[attempt.key] { return known.outcome }
    attempts[attempt.key] = attempt
    return nil
  }

  /// Records how an attempt ended, and the donation that follows from it.
  ///
  /// - Parameters:
  ///   - key: The key of the attempt.
  ///   - outcome: How it ended.
  ///   - donation: What is remembered of it; `nil` for nothing.
  public func finish(key: String, outcome: Attempt.Outcome, donating donation: Donation?) {
    // What lives no longer than the process needs no trace of what ended.
    attempts[key] = nil
    if let donation { donate(donation) }
  }

  /// The attempts whose end was not recorded.
  ///
  /// - Returns: The attempts, the earliest first.
  public func unfinishedAttempts() -> [Attempt] {
    attempts.values.sorted { ($0.time, $0.key) < ($1.time, $1.key) }
  }
}

extension InMemoryStore {
  /// Stores a shortcut, in place of one with the same id.
  ///
  /// - Parameter shortcut: The shortcut.
  /// - Throws: `ShortcutError` if another has the name or the phrase.
  public func save(_ shortcut: Shortcut) throws {
    try shortcut.checkUniqueness(among: saved)
    if let place = saved.firstIndex(where: { $0.id == shortcut.id }) {
      saved[place] = shortcut
    } else {
      saved.append(shortcut)
    }
  }

  /// All shortcuts.
  ///
  /// - Returns: The shortcuts, in the order in which they were first saved.
  public func shortcuts() -> [Shortcut] { saved }

  /// Forgets a shortcut, and that it was ever run.
  ///
  /// - Parameter id: Its id.
  public func removeShortcut(id: String) {
    saved.removeAll { $0.id == id }
    removeDonations(.intent(Shortcut.intentName(id: id)))
  }
}

extension InMemoryStore {
  /// Remembers an activity as the latest, in place of an equal one.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - time: When it was left.
  public func remember(_ activity: UserActivity, at time: Timestamp) {
    recent.removeAll { $0.activity == activity }
    recent.insert(RecentActivity(activity, at: time), at: 0)
    recent = Array(recent.prefix(RecentActivity.maximumCount))
  }

  /// What can be gone on with.
  ///
  /// - Returns: The activities, the latest first.
  public func activities() -> [RecentActivity] { recent }

  /// Forgets activities that mention an entity.
  ///
  /// - Parameters:
  ///   - type: The type of the entity.
  ///   - id: Its identifier.
  public func removeActivities(mentioning type: String, id: String) {
    recent.removeAll { $0.activity.mentions(type: type, id: id) }
  }
}

extension InMemoryStore {
  /// Stores a word, in place of one of the same name and kind.
  ///
  /// - Parameter word: The word.
  public func save(_ word: UserWord) {
    removeWord(word.name, kind: word.kind)
    vocabulary.append(word)
    vocabulary.sort { ($0.kind ?? "", $0.name) < ($1.kind ?? "", $1.name) }
  }

  /// All words.
  ///
  /// - Returns: The words by kind and name.
  public func words() -> [UserWord] { vocabulary }

  /// Forgets a word.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - kind: Its kind.
  /// - Returns: Whether it was there.
  @discardableResult
  public func removeWord(_ name: String, kind: String?) -> Bool {
    let count = vocabulary.count
    vocabulary.removeAll { $0.name == name && $0.kind == kind }
    return vocabulary.count < count
  }
}
