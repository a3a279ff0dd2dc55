import Foundation
import GRDB

/// A page of a b-tree of an SQLite file: of a table, or of an index, which tables without row ids are too.
struct TreePage {
  /// A row as a page has it.
  struct StoredRow {
    /// The number of the row; `nil` in an index.
    let number: Int64?
    let values: [DatabaseValue]
  }

  let isTable: Bool
  /// The numbers of the pages below it.
  private(set) var children: [Int] = []
  /// The rows that can be read.
  private(set) var rows: [StoredRow] = []
  /// The number of rows that cannot.
  private(set) var unreadableCount = 0

  /// Reads a page; fails if it isn't a page of a b-tree.
  ///
  /// - Parameters:
  ///   - number: The number of the page.
  ///   - image: The file.
  init?(_ number: Int, in image: PageImage) {
    guard let bytes = image.page(number) else { return nil }
    var header = ByteReader(bytes)
    if number == 1 { header.skip(100) }
    guard let type = header.integer(1), [2, 5, 10, 13].contains(type) else { return nil }
    isTable = type == 5 || type == 13
    let isLeaf = type >= 10
    header.skip(2)
    guard let count = header.integer(2) else { return nil }
    header.skip(3)
    if !isLeaf {
      guard let last = header.integer(4) else { return nil }
      children.append(last)
    }
    // No cell is shorter than four bytes with its pointer.
    guard count <= image.pageSize / 4 else { return nil }
    for _ in 0..<count {
      guard let offset = header.integer(2), offset > 0, offset < bytes.count else {
        unreadableCount += 1
        continue
      }
      var cell = ByteReader(bytes.dropFirst(offset))
      if !isLeaf {
        guard let child = cell.integer(4) else { continue }
        children.append(child)
        if isTable { continue }
      }
      if let row = Self.row(&cell, isTable, image) {
        rows.append(row)
      } else {
        unreadableCount += 1
      }
    }
  }

  private static func row(
    _ cell: inout ByteReader, _ isTable: Bool, _ image: PageImage
  ) -> StoredRow? {
    guard let size = cell.size() else { return nil }
    var number: Int64?
    if isTable {
      guard let read = cell.varint() else { return nil }
      number = read
    }
    guard let payload = payload(size, &cell, isTable, image), let values = values(payload) else {
      return nil
    }
    return StoredRow(number: number, values: values)
  }

  /// The bytes of a row, on its page and on those that it flows over to (section 1.6 of the format).
  private static func payload(
    _ size: Int, _ cell: inout ByteReader, _ isTable: Bool, _ image: PageImage
  ) -> [UInt8]? {
    let usable = image.pageSize
    let most = isTable ? usable - 35 : (usable - 12) * 64 / 255 - 23
    guard size > most else { return cell.bytes(size).map { Array($0) } }
    let least = (usable - 12) * 32 / 255 - 23
    let fitting = least + (size - least) % (usable - 4)
    guard let local = cell.bytes(fitting <= most ? fitting : least), var next = cell.integer(4),
      size <= image.count * usable
    else { return nil }
    var bytes = Array(local)
    while bytes.count < size {
      guard let page = image.page(next) else { return nil }
      var reader = ByteReader(page)
      guard let following = reader.integer(4),
        let part = reader.bytes(min(usable - 4, size - bytes.count))
      else { return nil }
      bytes += part
      next = following
    }
    return bytes
  }

  /// The values of a record (section 2.1 of the format).
  private static func values(_ payload: [UInt8]) -> [DatabaseValue]? {
    var header = ByteReader(payload[...])
    guard let headerSize = header.size(), headerSize <= payload.count else { return nil }
    var body = ByteReader(payload[headerSize...])
    var values: [DatabaseValue] = []
    while header.rest.startIndex < headerSize {
      guard let type = header.size(), let value = value(type, &body) else { return nil }
      values.append(value)
    }
    return header.rest.startIndex == headerSize && body.rest.isEmpty ? values : nil
  }

  private static func value(_ type: Int, _ body: inout ByteReader) -> DatabaseValue? {
    switch type {
    case 0: return .null
    case 1...6: return body.signed([1, 2, 3, 4, 6, 8][type - 1])?.databaseValue
    case 7:
      return body.signed(8).map { Double(bitPattern: UInt64(bitPattern: $0)).databaseValue }
    case 8, 9: return (type - 8).databaseValue
    case 10, 11: return nil
    default:
      guard let bytes = body.bytes((type - 12) / 2) else { return nil }
      if type % 2 == 0 { return Data(bytes).databaseValue }
      return String(validating: bytes, as: UTF8.self)?.databaseValue
    }
  }
}
