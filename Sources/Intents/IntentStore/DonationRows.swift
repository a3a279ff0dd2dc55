import Foundation
import GRDB
import GRDBSQLite
import IntentKit
import SharedDatabase

/// The columns of a donation that the log needs: `time`, `intent` and `terms`.
///
/// It is decoded as if it were the value of the first column, column by column straight from
/// SQLite: a `Row` takes four times as long.
struct LoggedEvent: DatabaseValueConvertible, StatementColumnConvertible {
  let time: Int64
  let intent: Int64
  let terms: [Int64]

  init?(sqliteStatement row: SQLiteStatement, index: CInt) {
    time = sqlite3_column_int64(row, index)
    intent = sqlite3_column_int64(row, index + 1)
    let bytes = UnsafeRawBufferPointer(
      start: sqlite3_column_blob(row, index + 2),
      count: Int(sqlite3_column_bytes(row, index + 2)))
    terms = Array(TermNumbers.decode(bytes))
  }

  /// Only whole rows are decoded.
  static func fromDatabaseValue(_ value: DatabaseValue) -> LoggedEvent? { nil }
  var databaseValue: DatabaseValue { .null }
}

/// The term numbers of a donation, in their stored form.
enum TermNumbers {
  static func encode(_ numbers: [Int64]) -> DatabaseValue {
    var bytes: [UInt8] = []
    for number in numbers {
      let number = UInt32(truncatingIfNeeded: number)
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    return Data(bytes).databaseValue
  }

  /// Decodes the numbers in a column of a row.
  static func read(_ row: Row, _ index: Int) throws -> [Int64] {
    try row.withUnsafeData(atIndex: index) { data in
      data?.withUnsafeBytes { Array(decode($0)) } ?? []
    }
  }

  static func decode(_ bytes: UnsafeRawBufferPointer) -> some Sequence<Int64> {
    stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).lazy.map { place in
      Int64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
    }
  }
}

/// Reads terms, each once.
struct TermReader {
  private let db: Database
  private var terms: [Int64: DonationLog.Term] = [:]

  init(_ db: Database) {
    self.db = db
  }

  mutating func intent(_ number: Int64) throws -> String {
    try row(number).value
  }

  mutating func term(_ number: Int64) throws -> DonationLog.Term {
    if let term = terms[number] { return term }
    let (parameter, value) = try row(number)
    let term = DonationLog.Term(parameter, try JSON.stored(IntentValue.self, value))
    terms[number] = term
    return term
  }

  private func row(_ number: Int64) throws -> (parameter: String, value: String) {
    let row = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT parameter, value FROM term WHERE number = ?"),
      arguments: [number])
    guard let row else { throw UnreadableValue("the value number \(number), which is not there") }
    return (try row.decode(atIndex: 0), try row.decode(atIndex: 1))
  }
}
