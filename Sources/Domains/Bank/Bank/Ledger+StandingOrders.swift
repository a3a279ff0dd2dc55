import GRDB
public import MoneyKit
import SharedDatabase

extension Ledger {
  /// The maximum number of standing orders at a time.
  public static let maximumStandingOrders = 200
  /// The maximum number of movements that one call of ``carryOutStandingOrders(today:time:following:)`` makes
  /// or misses.
  public static let maximumRuns = 1000

  /// The standing orders that are not stopped, the one that is due next first.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func standingOrders() throws -> [StandingOrder] {
    try database.read { db in
      try Self.orders("WHERE standing.next IS NOT NULL ORDER BY standing.next, standing.id", [], db)
    }
  }

  /// The standing order that was added under a key, even if it was stopped; `nil` if there is none.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func standingOrder(key: String) throws -> StandingOrder? {
    guard StoredText.isStorable(key) else { return nil }
    return try database.read { try Self.orders("WHERE standing.key = ?", [key], $0).first }
  }

  /// Checks a standing order without adding it. The balance does not matter yet.
  ///
  /// - Parameters:
  ///   - amount: The amount of each movement.
  ///   - from: The identifier of the source account, which must be the user's own.
  ///   - to: The identifier of the target account.
  /// - Throws: ``BankError`` if the order would be rejected; `StorageError` if the file cannot be
  ///   accessed.
  public func checkStandingOrder(_ amount: Money, from: String, to: String) throws {
    try database.read { try Self.checkOrder(amount, from: from, to: to, $0) }
  }

  /// Adds a standing order, once for each key.
  ///
  /// - Parameters:
  ///   - amount: The amount of each movement.
  ///   - from: The identifier of the source account, which must be the user's own.
  ///   - to: The identifier of the target account.
  ///   - schedule: The schedule, in up to 500 characters.
  ///   - start: The day from which the schedule counts.
  ///   - next: The day on which the order is due first.
  ///   - key: The idempotency key.
  ///   - note: The note of the movements.
  /// - Returns: The order; as it is by now if it was already added under this key.
  /// - Throws: ``BankError`` if the order is rejected, ``BankError/keyReused`` also if an order with
  ///   other values, its next day aside, was added under this key; `StorageError` if the file cannot be
  ///   accessed.
  @discardableResult
  public func addStandingOrder(
    _ amount: Money, from: String, to: String, schedule: String, start: Int, next: Int,
    key: String, note: String = ""
  ) throws -> StandingOrder {
    try Self.check(key: key, note: note)
    try Self.check(key: schedule, note: "")
    return try database.write { db in
      if let known = try Self.orders("WHERE standing.key = ?", [key], db).first {
        guard
          known.from == from, known.to == to, known.amount == amount, known.schedule == schedule,
          known.start == start, known.note == note
        else { throw BankError.keyReused }
        return known
      }
      try Self.checkOrder(amount, from: from, to: to, db)
      let count = try Int.fetchOne(
        db, sql: "SELECT count(*) FROM standing WHERE next IS NOT NULL")
      guard count ?? 0 < Self.maximumStandingOrders else {
        throw BankError.tooManyStandingOrders(maximum: Self.maximumStandingOrders)
      }
      let id = Naming.newID()
      try db.execute(
        sql: """
          INSERT INTO standing (id, key, source, target, units, schedule, start, next, note)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [id, key, from, to, amount.units, schedule, start, max(start, next), note])
      guard let order = try Self.orders("WHERE standing.id = ?", [id], db).first else {
        throw BankError.noSuchStandingOrder
      }
      return order
    }
  }

  /// Stops a standing order, and returns it as it was. The operation is idempotent.
  ///
  /// - Throws: ``BankError/noSuchStandingOrder`` if there is none; `StorageError` if the file cannot
  ///   be accessed.
  @discardableResult
  public func stopStandingOrder(_ id: String) throws -> StandingOrder {
    guard StoredText.isStorable(id) else { throw BankError.noSuchStandingOrder }
    return try database.write { db in
      guard let order = try Self.orders("WHERE standing.id = ?", [id], db).first else {
        throw BankError.noSuchStandingOrder
      }
      try db.execute(sql: "UPDATE standing SET next = NULL WHERE id = ?", arguments: [id])
      return order
    }
  }

  /// Makes the movements that are due, one for each order and day on which it was due, by whichever
  /// process comes first. A movement that cannot be made is missed: it is recorded with the reason, and
  /// not tried again.
  ///
  /// - Parameters:
  ///   - today: The day in the user's calendar, counted from 1 January 1970.
  ///   - time: The time, in seconds since 1 January 1970 UTC.
  ///   - following: Returns the day after the given one on which an order is due next; `nil` if it
  ///     ends. Throws ``UnreadableSchedule`` if it cannot read the schedule: then nothing
  ///     is moved, which is recorded, and the order is stopped.
  /// - Returns: The number of movements that were made or missed, at most ``maximumRuns``.
  /// - Throws: `StorageError` if the file cannot be accessed, or an error of `following`; what was made
  ///   until then stays.
  @discardableResult
  public func carryOutStandingOrders(
    today: Int, time: Int, following: (StandingOrder, _ day: Int) throws -> Int?
  ) throws -> Int {
    // No write if no payment is due.
    let isDue = try database.read { db in
      try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM standing WHERE next <= ?)", arguments: [today])
    }
    guard isDue == true else { return 0 }
    for count in 0..<Self.maximumRuns {
      let isDone = try database.write { db in
        let order = try Self.orders(
          "WHERE standing.next <= ? ORDER BY standing.next, standing.id LIMIT 1", [today], db
        ).first
        guard let order, let day = order.next else { return true }
        var next: Int?
        do {
          next = try following(order, day).flatMap { $0 > day ? $0 : nil }
          try Self.carryOut(order, on: day, today: today, time: time, db)
        } catch is UnreadableSchedule {
          try Self.record(order, on: day, .unreadableSchedule, db)
        }
        try db.execute(
          sql: "UPDATE standing SET next = ? WHERE id = ?", arguments: [next, order.id])
        return false
      }
      if isDone { return count }
    }
    return Self.maximumRuns
  }

  /// Makes the movement of an order that is due on a day, and records what came of it.
  private static func carryOut(
    _ order: StandingOrder, on day: Int, today: Int, time: Int, _ db: Database
  ) throws {
    let key = order.key(on: day)
    var failure: StandingRun.Failure?
    let isMade = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM movement WHERE key = ?)", arguments: [key])
    if isMade != true {
      do {
        try check(order.amount, from: order.from, to: order.to, day: today, db)
      } catch let error as BankError {
        failure = StandingRun.Failure(error)
      }
      if failure == nil {
        try post(
          Posting(
            from: order.from, to: order.to, units: order.amount.units, key: key, time: time,
            day: today, note: order.note, kind: "transfer"), db)
      }
    }
    try record(order, on: day, failure, db)
  }

  private static func record(
    _ order: StandingOrder, on day: Int, _ failure: StandingRun.Failure?, _ db: Database
  ) throws {
    try db.execute(
      sql: "INSERT OR IGNORE INTO standing_run (standing, day, failure) VALUES (?, ?, ?)",
      arguments: [order.id, day, failure?.rawValue])
  }

  // MARK: Telling

  /// Returns the runs that standing orders made or missed and that the user has not been told about
  /// yet, the earliest first.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func untoldRuns() throws -> [StandingRun] {
    try database.read { try Self.untoldRuns($0) }
  }

  /// Takes the runs that the user has not been told about yet, the earliest first, and records that
  /// the user has been told. Each run is returned once, also if several processes take them at the
  /// same time.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func takeUntoldRuns() throws -> [StandingRun] {
    // No write if there is no run to report.
    let isUntold = try database.read { db in
      try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM standing_run WHERE NOT told)")
    }
    guard isUntold == true else { return [] }
    return try database.write { db in
      let runs = try Self.untoldRuns(db)
      try db.execute(sql: "UPDATE standing_run SET told = 1 WHERE NOT told")
      return runs
    }
  }

  /// Reports the runs that the user has not been told about yet, each until the telling has succeeded. Two
  /// processes that tell at the same time may both tell one; none is lost.
  ///
  /// - Throws: The errors of `tell`; `StorageError` if the file cannot be accessed.
  public func tellRuns(_ tell: (StandingRun) throws -> Void) throws {
    for run in try untoldRuns() {
      try tell(run)
      try database.write { db in
        try db.execute(
          sql: "UPDATE standing_run SET told = 1 WHERE standing = ? AND day = ?",
          arguments: [run.order.id, run.day])
      }
    }
  }

  private static func untoldRuns(_ db: Database) throws -> [StandingRun] {
    let rows = try Row.fetchAll(
      db,
      sql: "SELECT standing, day, failure FROM standing_run WHERE NOT told ORDER BY day, standing")
    return try rows.compactMap { row in
      let id = try row.decode(String.self, atIndex: 0)
      guard let order = try orders("WHERE standing.id = ?", [id], db).first else { return nil }
      let failure = try row.decode(String?.self, atIndex: 2)
      return StandingRun(
        order: order, day: try row.decode(atIndex: 1),
        failure: failure.map { StandingRun.Failure(rawValue: $0) ?? .other })
    }
  }

  // MARK: Rows

  private static func orders(
    _ clause: String, _ arguments: StatementArguments, _ db: Database
  ) throws -> [StandingOrder] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT standing.id, source.id, source.name, target.id, target.name, standing.units, schedule, start,
          next, note, source.currency
        FROM standing
        JOIN account AS source ON source.id = standing.source
        JOIN account AS target ON target.id = standing.target
        \(clause)
        """, arguments: arguments
    ).map { row in
      let code = try row.decode(String.self, atIndex: 10)
      guard let currency = Currency(code) else { throw UnreadableValue("the currency '\(code)'") }
      return StandingOrder(
        id: try row.decode(atIndex: 0), from: try row.decode(atIndex: 1),
        fromName: try row.decode(atIndex: 2), to: try row.decode(atIndex: 3),
        toName: try row.decode(atIndex: 4), amount: try money(row, 5, currency),
        schedule: try row.decode(atIndex: 6), start: try row.decode(atIndex: 7),
        next: try row.decode(atIndex: 8), note: try row.decode(atIndex: 9))
    }
  }

  private static func checkOrder(
    _ amount: Money, from: String, to: String, _ db: Database
  ) throws {
    let (_, target, limits) = try parties(of: amount, from: from, to: to, db)
    guard target.owner == .own || amount.units <= limits.day.units else {
      throw BankError.overDailyLimit(limits.day, left: limits.day)
    }
  }
}
