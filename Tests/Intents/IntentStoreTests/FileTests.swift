import Foundation
import GRDB
import IntentKit
import SharedDatabase
import Testing
import Workers

@testable import IntentStore

@Suite("The file")
struct FileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("memory.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private static func donation(_ number: Int, text: String = "x") -> Donation {
    Donation(
      id: "\(number)", Invocation(intent: "Say", values: ["text": .text(text)]),
      at: Timestamp(secondsSince1970: 1_790_000_000 + number))
  }

  private static func reason(_ body: () throws -> Void) -> StorageError.Reason? {
    do {
      try body()
      return nil
    } catch {
      return (error as? StorageError)?.reason
    }
  }

  @Test("keeps all that it was given")
  func kept() throws {
    let shortcut = Shortcut(
      id: "1", name: "One", phrase: "one more", actions: [.step(.init("Say"))],
      relevance: [.situation(.home)])
    let activity = UserActivity(type: "say", title: "Say", values: ["text": .text("é \"ü\" 🍎")])
    let word = UserWord("Milkman", kind: "payee", pronunciations: ["milk man", "milk-men"])
    do {
      let memory = try FileMemory(path: path)
      try memory.donate(Self.donation(1, text: "é \"ü\" 🍎"))
      try memory.save(shortcut)
      try memory.remember(activity, at: Timestamp(secondsSince1970: 5))
      try memory.save(word)
    }
    let memory = try FileMemory(path: path)
    #expect(try memory.donations(.all, limit: 9) == [Self.donation(1, text: "é \"ü\" 🍎")])
    #expect(try memory.shortcuts() == [shortcut])
    #expect(
      try memory.activities() == [RecentActivity(activity, at: Timestamp(secondsSince1970: 5))])
    #expect(try memory.words() == [word])
  }

  @Test("a file of another version is left as it is, and repaired if only the number is wrong")
  func version() throws {
    func execute(_ sql: String) throws {
      try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
    }
    try FileMemory(path: path).donate(Self.donation(1))
    try execute("PRAGMA user_version = 99")
    let error = #expect(throws: StorageError.self) { _ = try FileMemory(path: path) }
    #expect(error?.reason == .version(99))
    #expect(error?.description.contains("version 99") == true)
    _ = try #require(try FileMemory.repair(path)).replace()
    #expect(try FileMemory(path: path).donations(.all, limit: 9) == [Self.donation(1)])
    try execute("PRAGMA application_id = 7")
    #expect(Self.reason { _ = try FileMemory(path: path) } == .foreign)
    #expect(try FileMemory.repair(path)?.saved["donation"] == 1)
    // A newer version has other tables.
    try execute("PRAGMA application_id = \(0x4E52_4D31); PRAGMA user_version = 2")
    try execute("CREATE TABLE later (text)")
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(Self.reason { _ = try FileMemory.repair(path) } == .version(2))
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test("the file of something else is left as it is")
  func foreign() throws {
    let path = folder.path("other.sqlite")
    try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE notes (text)") }
    #expect(Self.reason { _ = try FileMemory(path: path) } == .foreign)
    let tables = try DatabaseQueue(path: path).read {
      try String.fetchAll($0, sql: "SELECT name FROM sqlite_schema")
    }
    #expect(tables == ["notes"])
    let text = folder.path("letter.txt")
    try Data("Dear Anna,\n\(String(repeating: "blah ", count: 500))".utf8).write(
      to: URL(filePath: text))
    let before = try Data(contentsOf: URL(filePath: text))
    #expect(Self.reason { _ = try FileMemory(path: text) } == .notDatabase)
    #expect(try Data(contentsOf: URL(filePath: text)) == before)
  }

  @Test(
    "a damaged file is left as it is, whoever reads or writes, and repaired when that is asked for",
    arguments: [0, 100, 4096, 16384])
  func damaged(_ place: Int) throws {
    do {
      let memory = try FileMemory(path: path)
      for number in 0..<300 { try memory.donate(Self.donation(number, text: "\(number)")) }
      try memory.database.erasePages()
    }
    let file = try FileHandle(forUpdating: URL(filePath: path))
    try file.seek(toOffset: UInt64(place))
    try file.write(contentsOf: Data(repeating: 0x5A, count: 4096))
    try file.close()
    let damaged = try Data(contentsOf: URL(filePath: path))
    for _ in 0..<3 {
      let reason = Self.reason {
        let memory = try FileMemory(path: path)
        #expect(try !memory.faults().isEmpty)
        _ = try memory.donations(.all, limit: 999)
      }
      switch reason {
      case .damaged, .notDatabase: break
      default: Issue.record("the error was \(String(describing: reason))")
      }
      #expect(try Data(contentsOf: URL(filePath: path)) == damaged)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()).count == 1)
    }
    let repair = try #require(try FileMemory.repair(path))
    #expect(try Data(contentsOf: URL(filePath: path)) == damaged)
    do {
      let saved = try FileMemory(path: repair.repairedPath)
      #expect(try saved.faults() == [])
      #expect(try saved.donations(.all, limit: .max).count > 250)
    }
    let kept = try repair.replace()
    #expect(try Data(contentsOf: URL(filePath: kept)) == damaged)
    #expect(try FileMemory(path: path).archive().donations.count > 250)
    let isWhole = try FileMemory.repair(path) == nil
    #expect(isWhole)
  }

  @Test("the file of something else is not changed by a byte, nor is what a link leads to")
  func foreignBytes() throws {
    let (database, text) = (folder.path("x.sqlite"), folder.path("y.sqlite"))
    try DatabaseQueue(path: database).write { try $0.execute(sql: "CREATE TABLE notes (text)") }
    try Data("Salted__ no database at all, but with its name".utf8).write(to: URL(filePath: text))
    let (link, broken) = (folder.path("link.sqlite"), folder.path("broken.sqlite"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: text)
    try FileManager.default.createSymbolicLink(
      atPath: broken, withDestinationPath: folder.path("nowhere"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path()).sorted()
    let before = try [database, text].map { try Data(contentsOf: URL(filePath: $0)) }
    for path in [database, text, link, broken] {
      #expect(Self.reason { _ = try FileMemory(path: path) } != nil)
      #expect(Self.reason { _ = try FileMemory.repair(path) } != nil)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path()).sorted() == names)
    #expect(try [database, text].map { try Data(contentsOf: URL(filePath: $0)) } == before)
  }

  @Test("a file that was emptied is damaged, not a new one")
  func emptied() throws {
    try FileMemory(path: path).donate(Self.donation(1))
    try Data().write(to: URL(filePath: path))
    guard case .damaged = Self.reason({ _ = try FileMemory(path: path) }) else {
      Issue.record("it was opened")
      return
    }
  }

  @Test("only the owner can read the file and its log, wherever it is")
  func permissions() throws {
    let memory = try FileMemory(path: path)
    try memory.donate(Self.donation(1))
    try memory.backUp(to: folder.path("copy.sqlite"))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600, "\(name)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()).count == 4)
    withExtendedLifetime(memory) {}
  }

  @Test("a copy of the file alone has all that was stored once it was closed, and a backup always")
  func copies() throws {
    let other = try FileMemory(path: path)
    do {
      let memory = try FileMemory(path: path)
      for number in 0..<20 { try memory.donate(Self.donation(number)) }
    }
    try FileManager.default.copyItem(atPath: path, toPath: folder.path("copy.sqlite"))
    #expect(try FileMemory(path: folder.path("copy.sqlite")).archive().donations.count == 20)
    try other.donate(Self.donation(20))
    try other.backUp(to: folder.path("backup.sqlite"))
    try FileManager.default.moveItem(
      atPath: folder.path("backup.sqlite"), toPath: folder.path("moved.sqlite"))
    #expect(try FileMemory(path: folder.path("moved.sqlite")).archive().donations.count == 21)
    #expect(Self.reason { try other.backUp(to: path) } == .exists)
  }

  @Test("a file that is marked as read-only is refused, and so are folders and what is nowhere")
  func unusable() throws {
    try FileMemory(path: path).donate(Self.donation(1))
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(Self.reason { _ = try FileMemory(path: path) } == .readOnly)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(try FileMemory(path: path).donations(.all, limit: 9).count == 1)
    #expect(Self.reason { _ = try FileMemory(path: folder.url.path()) } == .isFolder)
    let nowhere = folder.path("none/memory.sqlite")
    let error = #expect(throws: StorageError.self) { _ = try FileMemory(path: nowhere) }
    #expect(error?.path == nowhere)
    #expect(error?.reason == .other("there is no folder '\(folder.path("none"))'"))
  }

  @Test("a full disk loses nothing that was stored, and is told")
  func full() throws {
    let memory = try FileMemory(path: path, maximumPages: 60)
    var stored = 0
    let reason = Self.reason {
      for number in 0..<10_000 {
        try memory.donate(
          Self.donation(number, text: "\(number) \(String(repeating: "y", count: 500))"))
        stored += 1
      }
    }
    #expect(reason == .full)
    #expect(stored > 50)
    #expect(try memory.donations(.all, limit: .max).count == stored)
    let again = try FileMemory(path: path)
    #expect(try again.faults() == [])
    #expect(try again.donations(.all, limit: .max).count == stored)
    try again.donate(Self.donation(10_000))
  }

  @Test("what has U+0000 in its id is refused, and never taken for what comes before")
  func truncation() throws {
    let memory = try FileMemory(path: path)
    try memory.donate(Self.donation(1, text: "a\u{0}b"))
    let bad = ["1\u{0}", "1\u{0}b"]
    for text in bad {
      let wrong = [
        Donation(id: text, Invocation(intent: "Say"), at: Timestamp(secondsSince1970: 1)),
        Donation(id: "2", Invocation(intent: text), at: Timestamp(secondsSince1970: 1)),
        Donation(
          id: "2", Invocation(intent: "Say", values: [text: .integer(1)]),
          at: Timestamp(secondsSince1970: 1)),
        Donation(
          id: "2",
          Invocation(
            intent: "Say", values: ["a": .entity(EntityReference(type: "t", id: text, name: "N"))]),
          at: Timestamp(secondsSince1970: 1)),
        Donation(
          id: "2", Invocation(intent: "Say"), at: Timestamp(secondsSince1970: 1), group: text),
      ]
      for donation in wrong { #expect(throws: TextError.self) { try memory.donate(donation) } }
      #expect(throws: TextError.self) {
        try memory.save(Shortcut(id: text, name: "S", actions: [.step(.init("Say"))]))
      }
      #expect(try memory.removeDonations(.id(text)) == 0)
    }
    #expect(try memory.donations(.all, limit: 9) == [Self.donation(1, text: "a\u{0}b")])
  }

  @Test("what was erased, or mentions what was deleted, is in none of the bytes")
  func erased() throws {
    let memory = try FileMemory(path: path)
    let secret = "Xylophon"
    let payee = EntityReference(type: "payee", id: "p1", name: secret + "A")
    for number in 0..<300 {
      try memory.donate(
        Donation(
          id: "\(number)",
          Invocation(
            intent: "Pay", values: ["payee": .entity(payee), "note": .text(secret + "B\(number)")]),
          at: Timestamp(secondsSince1970: number), result: .text(secret + "C")))
    }
    try memory.save(
      Shortcut(id: "1", name: secret, phrase: secret, actions: [.step(.init("Pay"))]))
    try memory.remember(
      UserActivity(type: "pay", title: secret), at: Timestamp(secondsSince1970: 1))
    try memory.save(UserWord(secret, pronunciations: [secret]))
    func count() throws -> Int {
      ["", "-wal"].reduce(0) { sum, suffix in
        guard let data = try? Data(contentsOf: URL(filePath: path + suffix)) else { return sum }
        var (found, rest) = (0, data[...])
        while let range = rest.firstRange(of: Data(secret.utf8)) {
          found += 1
          rest = rest[range.upperBound...]
        }
        return sum + found
      }
    }
    #expect(try count() > 300)
    let archive = try memory.archive()
    #expect(archive.donations.count == 300 && archive.shortcuts.count == 1)
    #expect(archive.activities.count == 1 && archive.words.count == 1)
    try memory.erase()
    #expect(try count() == 0)
    #expect(try memory.archive().donations.isEmpty)
    try memory.donate(Self.donation(1))
  }
}
