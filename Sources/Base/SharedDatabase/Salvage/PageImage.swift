import Foundation

/// The pages of an SQLite file as they are on the disk, with those of its write-ahead log that were committed in place
/// of older ones (https://www.sqlite.org/fileformat.html). Nothing here goes through SQLite, which refuses a damaged
/// file.
struct PageImage {
  let pageSize: Int
  private let file: [UInt8]
  private let log: [UInt8]
  /// The places in the log of the latest committed contents of pages.
  private let placesInLog: [Int: Int]
  /// The number of pages.
  let count: Int

  /// Reads a file and its log.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: An error if the file cannot be read.
  init(_ path: String) throws {
    let file = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let log = (try? Data(contentsOf: URL(filePath: path + "-wal"))).map { [UInt8]($0) } ?? []
    let frames = LogFrames(log)
    self.file = file
    self.log = log
    placesInLog = frames.places
    let stated = file.count > 18 ? Int(file[16]) << 8 | Int(file[17]) : 0
    pageSize =
      frames.pageSize
      ?? (stated == 1 ? 65536 : stated >= 512 && stated & (stated - 1) == 0 ? stated : 4096)
    count = max(file.count / pageSize, frames.places.keys.max() ?? 0)
  }

  /// The bytes of a page.
  ///
  /// - Parameter number: The number of the page, from 1.
  /// - Returns: The bytes; `nil` if the file ends before it.
  func page(_ number: Int) -> ArraySlice<UInt8>? {
    if let place = placesInLog[number] { return log[place..<place + pageSize] }
    guard number > 0, number <= file.count / pageSize else { return nil }
    return file[(number - 1) * pageSize..<number * pageSize]
  }

  /// A field of four bytes of the header of the file; 0 if it is lost.
  func header(_ offset: Int) -> Int {
    guard let page = page(1) else { return 0 }
    var reader = ByteReader(page)
    reader.skip(offset)
    return reader.integer(4) ?? 0
  }
}

/// The committed frames of a write-ahead log, up to the first that is not whole.
private struct LogFrames {
  private(set) var places: [Int: Int] = [:]
  private(set) var pageSize: Int?

  init(_ log: [UInt8]) {
    guard log.count >= 32 else { return }
    func word(_ place: Int) -> UInt32 {
      log[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard word(0) | 1 == 0x377F_0683 else { return }
    let isBigEndian = word(0) & 1 == 1
    let size = Int(word(8))
    guard (512...65536).contains(size), size & (size - 1) == 0 else { return }
    var sums: (UInt32, UInt32) = (0, 0)
    func add(_ range: Range<Int>) {
      for place in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
        let (first, second) = (word(place), word(place + 4))
        sums.0 &+= (isBigEndian ? first : first.byteSwapped) &+ sums.1
        sums.1 &+= (isBigEndian ? second : second.byteSwapped) &+ sums.0
      }
    }
    add(0..<24)
    guard sums == (word(24), word(28)) else { return }
    pageSize = size
    var uncommitted: [Int: Int] = [:]
    var place = 32
    while place + 24 + size <= log.count {
      guard word(place + 8) == word(16), word(place + 12) == word(20) else { return }
      add(place..<place + 8)
      add(place + 24..<place + 24 + size)
      guard sums == (word(place + 16), word(place + 20)) else { return }
      uncommitted[Int(word(place))] = place + 24
      if word(place + 4) != 0 {
        places.merge(uncommitted) { $1 }
        uncommitted = [:]
      }
      place += 24 + size
    }
  }
}

/// Reads numbers as SQLite files have them, and never past the end.
struct ByteReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func skip(_ count: Int) {
    rest = rest.dropFirst(max(0, count))
  }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// An unsigned number of up to seven bytes, the highest first.
  mutating func integer(_ count: Int) -> Int? {
    bytes(count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// A signed number.
  mutating func signed(_ count: Int) -> Int64? {
    guard let bytes = bytes(count), let first = bytes.first else { return nil }
    return bytes.reduce(first & 0x80 == 0 ? 0 : -1) { $0 << 8 | Int64($1) }
  }

  /// A number of one to nine bytes.
  mutating func varint() -> Int64? {
    var value: Int64 = 0
    for place in 0..<9 {
      guard let byte = rest.popFirst() else { return nil }
      if place == 8 { return value << 8 | Int64(byte) }
      value = value << 7 | Int64(byte & 0x7F)
      if byte & 0x80 == 0 { return value }
    }
    return value
  }

  /// A number of one to nine bytes that is a size.
  mutating func size() -> Int? {
    guard let value = varint(), value >= 0, value < 1 << 31 else { return nil }
    return Int(value)
  }
}
