import GRDB
public import MoneyKit
import SharedDatabase

extension Ledger {
  /// A payment from one of the user's own accounts to someone else.
  public struct Payment: Hashable, Sendable, Identifiable {
    /// The unique identifier: its position in the ledger.
    public let id: Int64
    /// The identifier of the account that it was paid from.
    public let from: String
    /// The name of that account.
    public let fromName: String
    /// The identifier of the payee.
    public let to: String
    /// The name of the payee.
    public let toName: String
    /// The amount that was paid, always positive.
    public let amount: Money
    /// The time, in seconds since 1 January 1970 UTC.
    public let time: Int
    /// The purpose as the user said it; empty if there is none.
    public let note: String
  }

  /// The payments from the user's own accounts to others, the latest first.
  ///
  /// - Parameters:
  ///   - days: The days in the user's calendar, counted from 1 January 1970; all of them by default.
  ///   - isPlanned: Whether they are those of standing orders, or the others; both by default.
  ///   - limit: The maximum number of payments; all of them by default.
  /// - Returns: The payments.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func paymentList(
    on days: ClosedRange<Int>? = nil, isPlanned: Bool? = nil, limit: Int? = nil
  ) throws -> [Payment] {
    try database.read { db in
      try Self.payments(
        """
        AND movement.day BETWEEN ? AND ? AND (movement.key LIKE 'standing-%') IS NOT ?
        ORDER BY movement.id DESC LIMIT ?
        """,
        [
          days?.lowerBound ?? .min, days?.upperBound ?? .max, isPlanned.map { !$0 },
          max(0, limit ?? .max),
        ], db)
    }
  }

  /// The payment with an identifier; `nil` if there is none.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func payment(_ id: Int64) throws -> Payment? {
    try database.read { try Self.payments("AND movement.id = ?", [id], $0).first }
  }

  private static func payments(
    _ clause: String, _ arguments: StatementArguments, _ db: Database
  ) throws -> [Payment] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT movement.id, source.id, source.name, target.id, target.name, paid.units, movement.time,
          movement.note, target.currency
        FROM movement
        JOIN posting AS paid ON paid.movement = movement.id AND paid.units > 0
        JOIN account AS target ON target.id = paid.account
        JOIN posting AS spent ON spent.movement = movement.id AND spent.units < 0
        JOIN account AS source ON source.id = spent.account
        WHERE target.owner = 'payee' AND source.owner = 'own' AND movement.kind = 'transfer'
          \(clause)
        """, arguments: arguments
    ).compactMap { row in
      guard let currency = Currency(try row.decode(String.self, atIndex: 8)) else { return nil }
      return Payment(
        id: try row.decode(atIndex: 0), from: try row.decode(atIndex: 1),
        fromName: try row.decode(atIndex: 2), to: try row.decode(atIndex: 3),
        toName: try row.decode(atIndex: 4), amount: try money(row, 5, currency),
        time: try row.decode(atIndex: 6), note: try row.decode(atIndex: 7))
    }
  }
}
