import Bank
import Foundation
import IntentKit
import IntentStore
import Lists
import SharedDatabase
import Testing
import Workers

@Suite("A log, a disk or a clock")
struct LogTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("bank.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeAccounts() throws {
    let ledger = try Ledger(path: path)
    let pounds = try #require(Currency("GBP"))
    for name in ["A", "B", "C"] {
      try ledger.open(name, pounds, balance: Money(units: 1_000_00, pounds))
    }
  }

  private func total(_ path: String) throws -> Int {
    try Ledger(path: path).accounts().reduce(0) { $0 + $1.balance.units }
  }

  @Test("that is cut off or lost gives an earlier state, which adds up, or is told")
  func logs() throws {
    try makeAccounts()
    let worker = try Worker("store-worker", ["bank", path, "w", "100000"])
    Thread.sleep(forTimeInterval: 0.5)
    // On a busy machine it may take longer until there is a log to speak of.
    let deadline = ContinuousClock.now + .seconds(60)
    while worker.lines.count < 20, .now < deadline { Thread.sleep(forTimeInterval: 0.1) }
    worker.kill()
    let log = try Data(contentsOf: URL(filePath: path + "-wal"))
    #expect(log.count > 10_000)
    for trial in 0..<Extent.count(12, of: 100) {
      let copy = folder.path("copy-\(trial).sqlite")
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      var cut = log.prefix(Int.random(in: 0...log.count))
      if trial % 3 == 1, !cut.isEmpty { cut[Int.random(in: 0..<cut.count)] ^= 0xFF }
      if trial % 3 != 2 { try cut.write(to: URL(filePath: copy + "-wal")) }
      do {
        #expect(try total(copy) == 3_000_00)
        #expect(try Ledger(path: copy).faults() == [])
      } catch let error as StorageError {
        guard case .damaged = error.reason else {
          Issue.record("\(error)")
          return
        }
      }
    }
    // As it was left, nothing that was acknowledged is lost.
    #expect(try total(path) == 3_000_00)
    let ledger = try Ledger(path: path)
    for line in worker.lines {
      #expect(try ledger.movement(key: String(line.split(separator: " ")[0])) != nil)
    }
  }

  @Test("that is full at any moment loses nothing that was acknowledged")
  func full() throws {
    try makeAccounts()
    let start = try #require(
      try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    var (failed, acknowledged) = (0, 0)
    for trial in 0..<Extent.count(6, of: 60) {
      // The log may grow to so many kilobytes; then writing fails as it does on a full disk.
      let limit = start / 1024 + 1 + trial * (Extent.isWhole ? 7 : 50)
      let worker = try Worker(
        "store-worker", ["bank", path, "f\(trial)", "500"], quiet: true, kilobytes: limit)
      // The error is told; a crash would end with another code.
      let code = worker.wait()
      #expect(code == 0 || code == 70)
      if code == 70 { failed += 1 }
      acknowledged += worker.lines.count
      let ledger = try Ledger(path: path)
      #expect(try ledger.faults() == [])
      #expect(try total(path) == 3_000_00)
      for line in worker.lines {
        #expect(try ledger.movement(key: String(line.split(separator: " ")[0])) != nil)
      }
    }
    // The disk was full in the middle of writing, or this shows nothing.
    #expect(failed > 0 && acknowledged > 0)
  }

  @Test("that is read-only is told, and the file stays as it is")
  func readOnly() throws {
    try makeAccounts()
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    let before = try Data(contentsOf: URL(filePath: path))
    let error = #expect(throws: StorageError.self) { try Ledger(path: path) }
    #expect(error?.reason == .readOnly)
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test("that is set back moves no money twice and forgets nothing")
  func clock() throws {
    try makeAccounts()
    let ledger = try Ledger(path: path)
    let (a, b) = (try ledger.account(named: "A"), try ledger.account(named: "B"))
    let amount = Money(units: 5_00, a.currency)
    for (time, day) in [(2_000_000, 20), (1_000_000, 10), (-5, -1)] {
      for _ in 0..<2 {
        try ledger.transfer(amount, from: a.id, to: b.id, key: "k\(day)", time: time, day: day)
      }
    }
    #expect(try ledger.account(b.id)?.balance.units == 1_015_00)
    #expect(try ledger.statement(b.id).map(\.time) == [-5, 1_000_000, 2_000_000, 0])
    let memory = try FileMemory(path: folder.path("memory.sqlite"))
    for number in 0..<50 {
      try memory.donate(
        Donation(
          id: "\(number)", Invocation(intent: "Say"),
          at: Timestamp(secondsSince1970: 1_790_000_000 - 3600 * number)))
    }
    #expect(try memory.donations(.all, limit: 99).count == 50)
  }

  @Test("never shows a file that is half made, to however many processes that make it at once")
  func creation() throws {
    for round in 0..<Extent.count(8, of: 80) {
      let path = folder.path("memory-\(round).sqlite")
      let workers = try (0..<5).map {
        try Worker("store-worker", ["donate", path, "w\($0)", "5"], quiet: round % 2 == 0)
      }
      if round % 2 == 1 {
        Thread.sleep(forTimeInterval: Double.random(in: 0.001...0.03))
        for worker in workers { worker.kill() }
      }
      for worker in workers { _ = worker.wait() }
      let memory = try FileMemory(path: path)
      #expect(try memory.faults() == [])
      let stored = Set(try memory.donations(.all, limit: .max).map(\.id))
      let acknowledged = workers.flatMap(\.lines)
      #expect(stored.isSuperset(of: acknowledged))
      if round % 2 == 0 { #expect(acknowledged.count == 25) }
    }
  }

  @Test("and exports that are killed leave the old file or the new one")
  func exports() throws {
    let memory = folder.path("memory.sqlite")
    try Sample.memory.make(memory)
    let file = folder.path("me.json")
    for _ in 0..<Extent.count(10, of: 100) {
      try Data("old".utf8).write(to: URL(filePath: file))
      let worker = try Worker("numberrace", ["data", "export", file, "--store", memory])
      Thread.sleep(forTimeInterval: Double.random(in: 0.005...0.12))
      worker.kill()
      let text = try Data(contentsOf: URL(filePath: file))
      if text == Data("old".utf8) { continue }
      #expect(try MemoryArchive(json: text).donations.count == 400)
    }
  }

  /// Runs a script as root of a name space of its own, where it can mount; fails where that is not allowed.
  private func inNamespace(_ script: String) throws -> (code: Int32, lines: [String]) {
    let worker = try Worker("/usr/bin/env", ["unshare", "-m", "sh", "-c", script], quiet: true)
    return (worker.wait(), worker.lines)
  }

  private static let canMount: Bool = {
    let worker = try? Worker(
      "/usr/bin/env", ["unshare", "-m", "sh", "-c", "mount -t tmpfs tmpfs /mnt"], quiet: true)
    return worker?.wait() == 0
  }()

  @Test("on a read-only medium is read, with what is only in its log", .enabled(if: canMount))
  func readOnlyMedium() throws {
    try makeAccounts()
    let ledger = try Ledger(path: path)
    try ledger.addPayee("Anna", #require(Currency("GBP")))
    let tool = try #require(BuiltFiles.url("numberrace")).path()
    let shown = try inNamespace(
      """
      mount --bind \(folder.url.path()) /mnt && mount -o remount,ro,bind /mnt &&
      \(tool) bank --store /mnt/memory.sqlite && \(tool) bank audit --store /mnt/memory.sqlite
      """)
    #expect(shown.code == 0 && shown.lines.contains("All adds up."), "\(shown)")
    #expect(shown.lines.contains { $0.hasPrefix("Anna") }, "\(shown)")
    let written = try inNamespace(
      """
      mount --bind \(folder.url.path()) /mnt && mount -o remount,ro,bind /mnt &&
      \(tool) bank payee Ben --store /mnt/memory.sqlite 2>&1
      """)
    #expect(written.code == 73, "\(written)")
    #expect(written.lines.joined().contains("is not writable"), "\(written)")
    withExtendedLifetime(ledger) {}
  }

  @Test("on a full disk is told, also if a file beside it cannot be made", .enabled(if: canMount))
  func fullMedium() throws {
    let tool = try #require(BuiltFiles.url("numberrace")).path()
    let result = try inNamespace(
      """
      mount -t tmpfs -o size=400k tmpfs /mnt && \(tool) bank payee Anna --store /mnt/memory.sqlite
      rm -f /mnt/*-shm /mnt/*-wal; head -c 1000000 /dev/zero > /mnt/filler
      \(tool) bank --store /mnt/memory.sqlite 2>&1
      """)
    #expect(result.code == 73, "\(result)")
    #expect(result.lines.joined().contains("there is no room on the disk"), "\(result)")
  }
}
