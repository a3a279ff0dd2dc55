import GRDB
public import IntentKit
import SharedDatabase

extension FileMemory {
  /// Stores a donation, unless one with the same identifier exists. The write is durable once the
  /// call returns.
  ///
  /// - Throws: `StorageError` if the write fails.
  public func donate(_ donation: Donation) throws {
    try database.write { db in
      if try Self.remembersDonations(db) { try donate([donation], db) }
    }
  }

  /// Stores many donations in one transaction, as for an import. Those whose identifier exists are
  /// skipped.
  ///
  /// - Throws: `StorageError` if the write fails.
  public func donate(contentsOf donations: some Sequence<Donation>) throws {
    try database.write { try donate(donations, $0) }
  }

  func donate(_ donations: some Sequence<Donation>, _ db: Database) throws {
    var isSweepDue = false
    for donation in donations {
      guard let sequence = try Self.insert(donation, db) else { continue }
      // Terms of expired donations are removed occasionally.
      if sequence % 256 == 0 { isSweepDue = true }
    }
    try removeOld(db)
    if isSweepDue { try Self.removeUnusedTerms(db) }
  }

  /// - Returns: The number of the donation; `nil` if it already existed.
  static func insert(_ donation: Donation, _ db: Database) throws -> Int64? {
    let id = try StoredText.checked(donation.id, "the id of a donation")
    let group = try donation.group.map { try StoredText.checked($0, "the group of a donation") }
    let isThere = try Bool.fetchOne(
      db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM donation WHERE id = ?)"),
      arguments: [id])
    if isThere == true { return nil }
    let intent = try term("", donation.invocation.intent, db)
    let terms = try donation.invocation.values.sorted { $0.key < $1.key }
      .map { try term($0.key, JSON.encode($0.value), db) }
    try db.cachedStatement(
      sql: """
        INSERT INTO donation (id, time, intent, terms, result, conversation)
        VALUES (?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      id, donation.time.secondsSince1970, intent, TermNumbers.encode(terms),
      donation.result.map(JSON.encode), group,
    ])
    let sequence = db.lastInsertedRowID
    for entity in donation.mentions {
      try db.cachedStatement(
        sql: "INSERT OR IGNORE INTO mention (donation, type, entity) VALUES (?, ?, ?)"
      ).execute(arguments: [
        sequence, try StoredText.checked(entity.type, "the type of an entity"),
        try StoredText.checked(entity.id, "the id of an entity"),
      ])
    }
    return sequence
  }

  /// The number of a parameter with a value; without a parameter, of an intent.
  private static func term(_ parameter: String, _ value: String, _ db: Database) throws -> Int64 {
    _ = try StoredText.checked(parameter, "the name of a parameter")
    _ = try StoredText.checked(value, "the name of an intent")
    let number = try Int64.fetchOne(
      db.cachedStatement(sql: "SELECT number FROM term WHERE parameter = ? AND value = ?"),
      arguments: [parameter, value])
    if let number { return number }
    try db.cachedStatement(sql: "INSERT INTO term (parameter, value) VALUES (?, ?)")
      .execute(arguments: [parameter, value])
    return db.lastInsertedRowID
  }

  /// Removes expired donations.
  func removeOld(_ db: Database) throws {
    let last = try Int64.fetchOne(db.cachedStatement(sql: "SELECT max(time) FROM donation")) ?? 0
    let start = retention.start(Timestamp(secondsSince1970: last))
    try db.cachedStatement(sql: "DELETE FROM donation WHERE time < ?")
      .execute(arguments: [start.secondsSince1970])
    let count = try Int.fetchOne(db.cachedStatement(sql: "SELECT count FROM donation_count")) ?? 0
    guard count > retention.count else { return }
    try db.cachedStatement(
      sql: """
        DELETE FROM donation WHERE sequence IN (
          SELECT sequence FROM donation ORDER BY time, sequence LIMIT ?)
        """
    ).execute(arguments: [count - retention.count])
  }

  static func removeUnusedTerms(_ db: Database) throws {
    var used: Set<Int64> = []
    let rows = try Row.fetchCursor(db, sql: "SELECT intent, terms FROM donation")
    while let row = try rows.next() {
      used.insert(try row.decode(atIndex: 0))
      used.formUnion(try TermNumbers.read(row, 1))
    }
    let all = try Int64.fetchAll(db, sql: "SELECT number FROM term")
    for number in all where !used.contains(number) {
      try db.cachedStatement(sql: "DELETE FROM term WHERE number = ?").execute(arguments: [number])
    }
  }

  /// The selected donations.
  ///
  /// - Throws: `StorageError` if the read fails.
  public func donations(_ selection: DonationSelection, limit: Int) throws -> [Donation] {
    try database.read { db in
      let (condition, arguments) = Self.condition(selection)
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT id, time, intent, terms, result, conversation FROM donation
          WHERE \(condition) ORDER BY time DESC, sequence DESC LIMIT ?
          """, arguments: arguments + [max(0, limit)])
      var terms = TermReader(db)
      var donations: [Donation] = []
      while let row = try rows.next() { donations.append(try Self.donation(row, &terms)) }
      return donations
    }
  }

  private static func donation(_ row: Row, _ terms: inout TermReader) throws -> Donation {
    var values: [String: IntentValue] = [:]
    for number in try TermNumbers.read(row, 3) {
      let term = try terms.term(number)
      values[term.parameter] = term.value
    }
    let result = try row.decode(String?.self, atIndex: 4)
    return Donation(
      id: try row.decode(atIndex: 0),
      Invocation(intent: try terms.intent(row.decode(atIndex: 2)), values: values),
      at: Timestamp(secondsSince1970: try row.decode(atIndex: 1)),
      result: try result.map { try JSON.stored(IntentValue.self, $0) },
      group: try row.decode(atIndex: 5))
  }

  private static func condition(
    _ selection: DonationSelection
  ) -> (sql: String, StatementArguments) {
    let (condition, texts): (String, [String]) =
      switch selection {
      case .all: ("TRUE", [])
      case .id(let id): ("id = ?", [id])
      case .group(let group): ("conversation = ?", [group])
      case .intent(let name):
        ("intent = (SELECT number FROM term WHERE parameter = '' AND value = ?)", [name])
      case .mentioning(let type, let id):
        ("sequence IN (SELECT donation FROM mention WHERE type = ? AND entity = ?)", [type, id])
      }
    return texts.allSatisfy(StoredText.isStorable)
      ? (condition, StatementArguments(texts)) : ("FALSE", [])
  }

  /// Removes donations.
  ///
  /// - Throws: `StorageError` if the write fails.
  @discardableResult
  public func removeDonations(_ selection: DonationSelection) throws -> Int {
    try database.write { try Self.removeDonations(selection, $0) }
  }

  @discardableResult
  static func removeDonations(_ selection: DonationSelection, _ db: Database) throws -> Int {
    let (condition, arguments) = condition(selection)
    try db.execute(sql: "DELETE FROM donation WHERE \(condition)", arguments: arguments)
    let count = db.changesCount
    if count > 0 { try removeUnusedTerms(db) }
    return count
  }

  /// The log from which suggestions are made.
  ///
  /// - Throws: `StorageError` if the read fails.
  public func donationLog(at now: Timestamp) throws -> DonationLog {
    try database.read { db in
      let start = Retention(days: DonationLog.maximumDays).start(now)
      let statement = try db.cachedStatement(
        sql: """
          SELECT time, intent, terms FROM donation WHERE time BETWEEN ? AND ?
          ORDER BY time DESC, sequence DESC LIMIT ?
          """)
      let events = try LoggedEvent.fetchAll(
        statement,
        arguments: [start.secondsSince1970, now.secondsSince1970, DonationLog.maximumCount])
      return try Self.log(events.reversed(), db)
    }
  }

  /// The log of donations, the earliest first. Values that do not recur cannot be part of a habit,
  /// so they are not read.
  private static func log(
    _ events: some Collection<LoggedEvent>, _ db: Database
  ) throws -> DonationLog {
    var counts: [Int64: Int] = [:]
    for event in events { for number in event.terms { counts[number, default: 0] += 1 } }
    let recurring = counts.filter { $0.value >= DonationLog.leastRecurrence }.keys.sorted()
    var log = DonationLog()
    var reader = TermReader(db)
    var places: [Int64: Int] = [:]
    for number in recurring { places[number] = log.number(of: try reader.term(number)) }
    var intents: [Int64: Int] = [:]
    for event in events {
      let intent = try intents[event.intent] ?? log.number(ofIntent: reader.intent(event.intent))
      intents[event.intent] = intent
      log.append(
        intent: intent, terms: event.terms.compactMap { places[$0] },
        at: Timestamp(secondsSince1970: event.time))
    }
    return log
  }
}
