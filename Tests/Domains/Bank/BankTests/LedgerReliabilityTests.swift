import Bank
import Foundation
import Testing
import Workers

@Suite("Money, whatever happens to processes")
struct LedgerReliabilityTests {
  /// Two processes move money between five accounts at random, ask for everything twice, and are killed in the middle.
  @Test("is never lost, made, or moved twice or half")
  func killed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("bank.sqlite")
    let ledger = try Ledger(path: path)
    for name in ["A", "B", "C"] {
      try ledger.open(name, .pound, balance: Money(units: 1_000_00, .pound))
    }
    for name in ["P", "Q"] { try ledger.addPayee(name, .pound) }
    func total() throws -> Int { try ledger.accounts().reduce(0) { $0 + $1.balance.units } }
    #expect(try total() == 3_000_00)

    var moved: [String: Int] = [:]
    let rounds = Extent.count(12, of: 40)
    for round in 0..<rounds {
      let workers = try (0..<2).map {
        try Worker("store-worker", ["bank", path, "r\(round)w\($0)", "100000"])
      }
      Worker.kill(workers, after: 0.01...0.08, atWork: round % 4 > 0)
      for line in workers.flatMap(\.lines) {
        let parts = line.split(separator: " ")
        let (key, units) = (String(parts[0]), Int(parts[1]))
        // Asked for twice, it was the same both times.
        if let known = moved[key] { #expect(known == units) }
        moved[key] = units
      }
      #expect(try total() == 3_000_00)
    }
    #expect(try ledger.faults() == [])
    #expect(moved.count >= rounds * 3 / 4)

    // What was acknowledged is there, once: the postings of all accounts are the movements, and each key is one.
    let lines = try ledger.accounts().flatMap { try ledger.statement($0.id, limit: .max) }
    let ins = lines.filter { $0.kind == .incoming }
    let outs = lines.filter { $0.kind == .outgoing }
    #expect(ins.count == outs.count)
    #expect(ins.count >= moved.count)
    #expect(ins.count <= moved.count + 2 * rounds)
    // Asked for once more, all of them are known.
    let accounts = try ledger.accounts()
    for (key, _) in moved.prefix(200) {
      #expect(throws: BankError.keyReused) {
        try ledger.transfer(
          Money(units: 1_000_000, .pound), from: accounts[0].id, to: accounts[1].id, key: key,
          time: 0, day: 0)
      }
    }
  }
}
