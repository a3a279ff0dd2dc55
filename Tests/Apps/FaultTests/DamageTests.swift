import Bank
import Foundation
import Lists
import NumbersGame
import SharedDatabase
import Testing
import Workers

@Suite("A damaged file")
struct DamageTests {
  /// A way to damage a page.
  private enum Damage: CaseIterable {
    case zeros, noise, someBytes, end

    func apply(_ bytes: inout Data, page: Int, _ random: inout SplitMix64) {
      let start = page * 4096
      switch self {
      case .zeros: bytes.replaceSubrange(start..<start + 4096, with: Data(count: 4096))
      case .noise:
        for place in start..<start + 4096 { bytes[place] = .random(in: 0...255, using: &random) }
      case .someBytes:
        for _ in 0..<64 {
          bytes[start + Int.random(in: 0..<4096, using: &random)] =
            .random(in: 0...255, using: &random)
        }
      case .end: bytes = bytes.prefix(start)
      }
    }
  }

  /// The number of rows on a page, or that flow over to it.
  private static func rowCount(_ bytes: Data, page: Int) -> Int {
    let start = page * 4096 + (page == 0 ? 100 : 0)
    guard [2, 10, 13].contains(bytes[start]) else { return 1 }
    return Int(bytes[start + 3]) << 8 | Int(bytes[start + 4])
  }

  @Test(
    "at a random page is reported, never changed, and repaired but for the rows of that page",
    arguments: Sample.allCases)
  func randomPages(_ sample: Sample) throws {
    let folder = try TemporaryFolder()
    let original = folder.path("original.sqlite")
    try sample.make(original)
    let whole = try Data(contentsOf: URL(filePath: original))
    let expected = try sample.contents(original)
    let pages = whole.count / 4096
    var random = SplitMix64(seed: 42)
    var (reported, repaired) = (0, 0)
    for trial in 0..<Extent.count(8, of: 200) {
      let path = folder.path("\(trial).sqlite")
      let damage = Damage.allCases[trial % 4]
      let page = Int.random(in: damage == .end ? 1..<pages : 0..<pages, using: &random)
      var bytes = whole
      damage.apply(&bytes, page: page, &random)
      try bytes.write(to: URL(filePath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }

      for _ in 0..<2 {
        do {
          try sample.readAll(path)
        } catch let error as StorageError {
          reported += 1
          switch error.reason {
          case .damaged, .notDatabase, .foreign, .version, .other: break
          default: Issue.record("\(error)")
          }
        } catch is BankError {
        } catch is ListError {
        }
      }
      #expect(try Data(contentsOf: URL(filePath: path)) == bytes, "reading changed the file")

      let note: Comment = "trial \(trial): \(damage) at page \(page + 1)"
      let repair: Repair?
      do {
        repair = try sample.repair(path)
      } catch is StorageError where page == 0 {
        // A page that says it is another application's is believed.
        continue
      } catch is StorageError where damage == .end {
        // A file may be cut off before its first row.
        let gone = (page..<pages).reduce(0) { $0 + Self.rowCount(whole, page: $1) }
        #expect(expected.count <= gone, note)
        continue
      }
      guard let repair else { continue }
      repaired += 1
      defer { try? FileManager.default.removeItem(atPath: repair.repairedPath) }
      #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
      #expect(try sample.faults(repair.repairedPath) == [], note)
      let lost = expected.subtracting(try sample.contents(repair.repairedPath)).count
      let gone =
        damage == .end
        ? (page..<pages).reduce(0) { $0 + Self.rowCount(whole, page: $1) }
        : Self.rowCount(whole, page: page)
      // A line of a statement needs both postings, which may be on two pages.
      #expect(lost <= (sample == .bank ? 2 * gone + 4 : gone), note)
    }
    #expect(reported > 0 && repaired > (Extent.isWhole ? 5 : 1))
  }

  /// A way to damage more than a page.
  private enum WideDamage: CaseIterable {
    case header, firstPage, swappedPages, flips, schemaText, log

    func apply(_ path: String, _ random: inout SplitMix64) throws {
      var bytes = try Data(contentsOf: URL(filePath: path))
      func noise(_ range: Range<Int>) {
        for place in range { bytes[place] = .random(in: 0...255, using: &random) }
      }
      switch self {
      case .header: noise(0..<100)
      case .firstPage: noise(0..<4096)
      case .swappedPages:
        let pages = (1..<bytes.count / 4096).shuffled(using: &random)
        let (one, other) = (pages[0] * 4096, pages[1] * 4096)
        let saved = Data(bytes[one..<one + 4096])
        bytes.replaceSubrange(one..<one + 4096, with: Data(bytes[other..<other + 4096]))
        bytes.replaceSubrange(other..<other + 4096, with: saved)
      case .flips:
        for _ in 0..<64 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
            1 << UInt8.random(in: 0..<8, using: &random)
        }
      case .schemaText:
        if let range = bytes.range(of: Data("CREATE TABLE ".utf8)) {
          noise(range.lowerBound..<range.upperBound)
        }
      case .log:
        noise(4096..<8192)
        try Data((0..<50_000).map { _ in UInt8.random(in: 0...255, using: &random) })
          .write(to: URL(filePath: path + "-wal"))
      }
      try bytes.write(to: URL(filePath: path))
    }
  }

  @Test(
    "in its header, its list of tables, its log or all over becomes one that can be used",
    arguments: Sample.allCases)
  func wideDamage(_ sample: Sample) throws {
    let folder = try TemporaryFolder()
    let original = folder.path("original.sqlite")
    try sample.make(original)
    let expected = try sample.contents(original)
    var random = SplitMix64(seed: 7)
    for trial in 0..<Extent.count(6, of: 120) {
      let path = folder.path("\(trial).sqlite")
      try FileManager.default.copyItem(atPath: original, toPath: path)
      let damage = WideDamage.allCases[trial % WideDamage.allCases.count]
      try damage.apply(path, &random)
      guard let repair = try sample.repair(path) else { continue }
      let note: Comment = "trial \(trial): \(damage)"
      #expect(try sample.faults(repair.repairedPath) == [], note)
      let saved = try sample.contents(repair.repairedPath).intersection(expected)
      // A bit that turns over can make a page unreadable, of some thirty.
      #expect(saved.count > expected.count * (damage == .flips ? 2 : 8) / 10, note)
    }
  }

  @Test(
    "in its version number alone is refused, and repaired with all rows", arguments: Sample.allCases
  )
  func version(_ sample: Sample) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("version.sqlite")
    try sample.make(path)
    let expected = try sample.contents(path)
    var bytes = try Data(contentsOf: URL(filePath: path))
    // The field that SQLite calls the user version.
    bytes[62] ^= 0x10
    try bytes.write(to: URL(filePath: path))
    #expect(throws: StorageError.self) { try sample.contents(path) }
    let repair = try #require(try sample.repair(path))
    #expect(try sample.faults(repair.repairedPath) == [])
    #expect(try sample.contents(repair.repairedPath) == expected)
  }

  @Test(
    "in a name is repaired to names that are all different",
    arguments: [(Sample.bank, "Payee 12", "Payee 10"), (.lists, "List 10", "List 11")])
  func names(_ sample: Sample, _ name: String, _ other: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("names.sqlite")
    try sample.make(path)
    let expected = try sample.contents(path)
    var bytes = try Data(contentsOf: URL(filePath: path))
    // Of the row; the index has the key, in small letters.
    let range = try #require(bytes.range(of: Data((name + name.lowercased()).utf8)))
    bytes.replaceSubrange(range, with: Data((other + name.lowercased()).utf8))
    // Repair needs a reason.
    bytes.replaceSubrange(bytes.count - 4096..<bytes.count, with: Data(count: 4096))
    try bytes.write(to: URL(filePath: path))
    let repair = try #require(try sample.repair(path))
    #expect(try sample.faults(repair.repairedPath) == [])
    #expect(repair.losses.contains { $0.contains("names of") })
    let saved = try sample.contents(repair.repairedPath)
    #expect(saved.intersection(expected).count > expected.count * 8 / 10)
  }

  @Test("is left alone by five processes at once, and so is a healthy one")
  func together() throws {
    for isDamaged in [true, false] {
      let folder = try TemporaryFolder()
      let path = folder.path("bank.sqlite")
      try Sample.bank.make(path)
      var bytes = try Data(contentsOf: URL(filePath: path))
      if isDamaged {
        // The tree of accounts, which all of them read.
        bytes.replaceSubrange(4096..<8192, with: Data(count: 4096))
        try bytes.write(to: URL(filePath: path))
      }
      let workers = try (0..<5).map {
        try Worker("store-worker", ["bank", path, "w\($0)", "20"], quiet: true)
      }
      let codes = workers.map { $0.wait() }
      #expect(codes.allSatisfy { $0 == (isDamaged ? 70 : 0) }, "\(codes)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
      #expect(names.filter { $0.hasSuffix(".sqlite") } == ["bank.sqlite"])
      if isDamaged {
        #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
        #expect(workers.flatMap(\.lines).isEmpty)
      } else {
        let ledger = try Ledger(path: path)
        for line in workers.flatMap(\.lines) {
          let key = String(line.split(separator: " ")[0])
          #expect(try ledger.movement(key: key) != nil)
        }
        #expect(try ledger.faults() == [])
      }
    }
  }

  @Test("keeps a key whose transfer was lost, so that it is not made again")
  func keys() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("bank.sqlite")
    try Sample.bank.make(path)
    let whole = try Data(contentsOf: URL(filePath: path))
    var known = 0
    // All pages, or each fifth.
    for page in stride(from: 1, to: whole.count / 4096, by: Extent.isWhole ? 1 : 5) {
      var bytes = whole
      bytes.replaceSubrange(page * 4096..<(page + 1) * 4096, with: Data(count: 4096))
      try bytes.write(to: URL(filePath: path))
      guard let repair = try Ledger.repair(path) else { continue }
      let ledger = try Ledger(path: repair.repairedPath)
      for line in try ledger.accounts().flatMap({ try ledger.statement($0.id, limit: .max) }) {
        #expect(!line.other.hasPrefix("equity"))
      }
      let account = try #require(try ledger.accounts().first)
      let other = try #require(try ledger.accounts().last)
      for number in stride(from: 0, to: 400, by: 20) {
        let error = #expect(throws: BankError.self) {
          try ledger.transfer(
            Money(units: 999_99, account.currency), from: account.id, to: other.id,
            key: "key-\(number)", time: 0, day: 0)
        }
        if error == .keyReused || error == .detailsLost { known += 1 }
      }
    }
    #expect(known == 20 * (known / 20) && known > Extent.count(100, of: 500))
  }

  @Test("that was repaired has a file of its name at every moment, wherever it is killed")
  func killedRepairs() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("memory.sqlite")
    try Sample.memory.make(path)
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.replaceSubrange(12288..<16384, with: Data(count: 4096))
    for _ in 0..<Extent.count(5, of: 100) {
      try bytes.write(to: URL(filePath: path))
      let worker = try Worker(
        "numberrace", ["data", "repair", "--replace", "--store", path], quiet: true)
      Thread.sleep(forTimeInterval: Double.random(in: 0.005...0.6))
      worker.kill()
      let now = try Data(contentsOf: URL(filePath: path))
      if now == bytes { continue }
      #expect(try Sample.memory.contents(path).count > 400)
    }
  }
}
