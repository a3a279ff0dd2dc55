import GRDB
public import MoneyKit
import SharedDatabase

extension Ledger {
  /// The payments to others in one currency.
  public struct Payments: Hashable, Sendable {
    /// The sum of the payments.
    public let total: Money
    /// The number of payments.
    public let count: Int
  }

  /// Returns the payments from the user's own accounts to others.
  ///
  /// - Parameters:
  ///   - payee: The identifier of the payee; all of them by default.
  ///   - account: The identifier of the account that it was paid from; all of them by default.
  ///   - days: The days in the user's calendar, counted from 1 January 1970; all of them by default.
  /// - Returns: The payments, by currency, in the order of its code.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func payments(
    to payee: String? = nil, from account: String? = nil, on days: ClosedRange<Int>? = nil
  ) throws -> [Payments] {
    try database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT target.currency, sum(paid.units), count(*) FROM posting AS paid
          JOIN movement ON movement.id = paid.movement
          JOIN account AS target ON target.id = paid.account
          JOIN posting AS source ON source.movement = movement.id AND source.account <> paid.account
          WHERE target.owner = 'payee' AND paid.units > 0 AND movement.kind = 'transfer'
            AND (:payee IS NULL OR target.id = :payee)
            AND (:account IS NULL OR source.account = :account)
            AND movement.day BETWEEN :first AND :last
          GROUP BY target.currency ORDER BY target.currency
          """,
        arguments: [
          "payee": payee, "account": account, "first": days?.lowerBound ?? .min,
          "last": days?.upperBound ?? .max,
        ]
      ).compactMap { row in
        guard let currency = Currency(try row.decode(String.self, atIndex: 0)) else { return nil }
        return Payments(
          total: Money(units: try row.decode(atIndex: 1), currency),
          count: try row.decode(atIndex: 2))
      }
    }
  }
}
