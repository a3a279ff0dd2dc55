import Foundation
import IntentKit
import IntentStore
import Testing
import Workers

@Suite("The file, whatever happens to processes")
struct ReliabilityTests {
  @Test("is complete to the last acknowledged write after processes are killed")
  func killed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("memory.sqlite")
    var acknowledged: Set<String> = []
    var cut = 0
    let rounds = Extent.count(16, of: 80)
    for round in 0..<rounds {
      let workers = try (0..<2).map {
        try Worker("store-worker", ["donate", path, "r\(round)w\($0)", "100000"])
      }
      Worker.kill(workers, after: 0.005...0.05, atWork: round % 4 > 0)
      let lines = workers.map(\.lines)
      acknowledged.formUnion(lines.joined())
      cut += lines.count { !$0.isEmpty }
      if round % 8 == 7 {
        #expect(try FileMemory(path: path).faults() == [])
      }
    }
    let memory = try FileMemory(path: path, retention: Retention(count: 1_000_000))
    #expect(try memory.faults() == [])
    let donations = try memory.donations(.all, limit: .max)
    let stored = Set(donations.map(\.id))
    #expect(acknowledged.subtracting(stored).isEmpty)
    // At most one for each process was stored and not acknowledged.
    #expect(stored.count <= acknowledged.count + 2 * rounds)
    // Enough were killed in the middle of writing, or this shows nothing.
    #expect(cut >= rounds * 3 / 4, "\(cut)")
    #expect(acknowledged.count > cut)
    for donation in donations {
      #expect(donation.result == .text(donation.id))
      #expect(donation.invocation.values.count == 2)
    }
    #expect(try memory.shortcuts().count <= 2 * rounds)
  }

  @Test("two processes that write at the same time lose nothing")
  func together() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("memory.sqlite")
    let count = Extent.count(1_000, of: 10_000)
    let workers = try (0..<2).map {
      try Worker("store-worker", ["donate", path, "w\($0)", "\(count)"])
    }
    for worker in workers { #expect(worker.wait() == 0) }
    let memory = try FileMemory(path: path)
    let stored = Set(try memory.donations(.all, limit: .max).map(\.id))
    let expected = Set((0..<2).flatMap { worker in (0..<count).map { "w\(worker)-\($0)" } })
    #expect(stored == expected)
    #expect(try memory.faults() == [])
  }
}
