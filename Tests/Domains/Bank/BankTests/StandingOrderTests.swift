import Bank
import Foundation
import Testing
import Workers

@Suite("Standing orders")
struct StandingOrderTests {
  private let folder: TemporaryFolder
  private let ledger: Ledger
  private let pounds: Currency
  private let current: Account
  private let savings: Account
  private let anna: Account

  init() throws {
    folder = try TemporaryFolder()
    ledger = try Ledger(path: folder.path("bank.sqlite"))
    pounds = try #require(Currency("GBP"))
    current = try ledger.open("Current", pounds, balance: Money(units: 100_00, pounds))
    savings = try ledger.open("Savings", pounds)
    anna = try ledger.addPayee("Anna", pounds)
  }

  @discardableResult private func add(
    _ units: Int, next: Int, key: String = "k", to: Account? = nil
  ) throws -> StandingOrder {
    try ledger.addStandingOrder(
      Money(units: units, pounds), from: current.id, to: (to ?? anna).id, schedule: "weekly",
      start: next, next: next, key: key)
  }

  /// Carries out what is due, every seven days.
  @discardableResult
  private func carryOut(_ day: Int, in ledger: Ledger? = nil) throws -> Int {
    try (ledger ?? self.ledger).carryOutStandingOrders(today: day, time: day * 86400) { $1 + 7 }
  }

  private var balance: Int { get throws { try ledger.account(current.id)?.balance.units ?? 0 } }

  @Test("make one movement for each day on which they are due, however often they are carried out")
  func oncePerPeriod() throws {
    try add(10_00, next: 100)
    #expect(try carryOut(99) == 0)
    #expect(try balance == 100_00)
    #expect(try carryOut(100) == 1)
    #expect(try carryOut(100) == 0)
    #expect(try carryOut(106) == 0)
    #expect(try balance == 90_00)
    // Three weeks in which nothing ran are caught up.
    #expect(try carryOut(125) == 3)
    #expect(try balance == 60_00)
    #expect(try ledger.account(anna.id)?.balance.units == 40_00)
    #expect(try ledger.standingOrders().map(\.next) == [128])
    #expect(try ledger.faults().isEmpty)
    #expect(try ledger.untoldRuns().map(\.day) == [100, 107, 114, 121])
    #expect(try ledger.takeUntoldRuns().map(\.day) == [100, 107, 114, 121])
    #expect(try ledger.takeUntoldRuns().isEmpty)
    #expect(try ledger.untoldRuns().isEmpty)
  }

  @Test("are told by one of several processes that take their runs at once")
  func toldOnce() async throws {
    let path = folder.path("bank.sqlite")
    for round in 0..<10 {
      try add(10, next: 100 + round, key: "k\(round)")
      try carryOut(100 + round)
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<8 {
          group.addTask { try Ledger(path: path).takeUntoldRuns().count }
        }
        var total = 0
        for try await count in group { total += count }
        // Those that were added before are due every seven days.
        #expect(total == (round < 7 ? 1 : 2))
      }
    }
  }

  @Test("with a schedule that cannot be read move nothing, and end with that reason")
  func unreadable() throws {
    try add(10_00, next: 100)
    let count = try ledger.carryOutStandingOrders(today: 110, time: 0) { order, _ in
      throw UnreadableSchedule(order.schedule)
    }
    #expect(count == 1)
    #expect(try balance == 100_00)
    #expect(try ledger.untoldRuns().map(\.failure) == [.unreadableSchedule])
    #expect(try ledger.standingOrders().isEmpty)
  }

  @Test("move nothing if the balance does not suffice, and do not try again")
  func insufficient() throws {
    try add(60_00, next: 100)
    #expect(try carryOut(107) == 2)
    #expect(try balance == 40_00)
    let runs = try ledger.untoldRuns()
    #expect(runs.map(\.failure) == [nil, .insufficientFunds])
    #expect(runs.map(\.order.toName) == ["Anna", "Anna"])
    let more = try ledger.open("More", pounds, balance: Money(units: 500_00, pounds))
    try ledger.transfer(
      Money(units: 500_00, pounds), from: more.id, to: current.id, key: "more", time: 0, day: 108)
    #expect(try carryOut(108) == 0)
    #expect(try balance == 540_00)
    #expect(try carryOut(114) == 1)
    #expect(try balance == 480_00)
  }

  @Test("keep to the limits of the day on which they are carried out")
  func limits() throws {
    try ledger.setLimits(
      Limits(transfer: Money(units: 50_00, pounds), day: Money(units: 50_00, pounds)))
    try add(30_00, next: 100)
    #expect(try carryOut(107) == 2)
    #expect(try ledger.untoldRuns().map(\.failure) == [nil, .overLimit])
    #expect(try balance == 70_00)
  }

  @Test("are made by one of several processes that use the file at once")
  func concurrent() async throws {
    try add(1_00, next: 100)
    let path = folder.path("bank.sqlite")
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try Ledger(path: path).carryOutStandingOrders(today: 163, time: 0) { $1 + 7 }
        }
      }
      var total = 0
      for try await count in group { total += count }
      #expect(total == 10)
    }
    #expect(try balance == 90_00)
    #expect(try ledger.untoldRuns().count == 10)
  }

  @Test(
    "are not made again after a repair lost their place, for each movement has a key of its own")
  func keys() throws {
    let order = try add(10_00, next: 100)
    try ledger.transfer(
      Money(units: 10_00, pounds), from: current.id, to: anna.id, key: "standing-\(order.id)-100",
      time: 0, day: 100)
    #expect(try carryOut(100) == 1)
    #expect(try balance == 90_00)
    #expect(try ledger.untoldRuns().map(\.failure) == [nil])
  }

  @Test("end when they are stopped, their account is closed, or their schedule has no further day")
  func ends() throws {
    let first = try add(1_00, next: 100)
    try ledger.stopStandingOrder(first.id)
    try ledger.stopStandingOrder(first.id)
    let ben = try ledger.addPayee("Ben", pounds)
    _ = try add(1_00, next: 100, key: "b", to: ben)
    try ledger.close(ben.id)
    _ = try add(2_00, next: 100, key: "c", to: savings)
    #expect(try ledger.carryOutStandingOrders(today: 400, time: 0) { _, _ in nil } == 1)
    #expect(try ledger.standingOrders().isEmpty)
    #expect(try balance == 98_00)
    #expect(throws: BankError.noSuchStandingOrder) { try ledger.stopStandingOrder("x") }
  }

  @Test("are added once for each key, and refused with a reason")
  func adding() throws {
    let order = try add(10_00, next: 100)
    #expect(try add(10_00, next: 100) == order)
    #expect(throws: BankError.keyReused) { try add(11_00, next: 100) }
    #expect(try ledger.standingOrder(key: "k") == order)
    for (start, note) in [(101, ""), (100, "rent")] {
      #expect(throws: BankError.keyReused) {
        try ledger.addStandingOrder(
          Money(units: 10_00, pounds), from: current.id, to: anna.id, schedule: "weekly",
          start: start, next: 101, key: "k", note: note)
      }
    }
    #expect(throws: BankError.sameAccount("Current")) {
      try add(1_00, next: 1, key: "s", to: current)
    }
    #expect(throws: BankError.notPositive) { try add(0, next: 1, key: "z") }
    #expect(throws: BankError.overTransferLimit(Money(units: 1000_00, pounds))) {
      try add(1000_01, next: 1, key: "o")
    }
    #expect(throws: BankError.notOwn("Anna")) {
      try ledger.addStandingOrder(
        Money(units: 1, pounds), from: anna.id, to: savings.id, schedule: "weekly", start: 1,
        next: 1, key: "n")
    }
    for place in 1..<Ledger.maximumStandingOrders { _ = try add(1, next: 500, key: "k\(place)") }
    #expect(throws: BankError.tooManyStandingOrders(maximum: 200)) { try add(1, next: 1, key: "m") }
  }

  @Test("a schedule that does not advance ends instead of running for ever")
  func stuck() throws {
    try add(1_00, next: 100)
    #expect(try ledger.carryOutStandingOrders(today: 200, time: 0) { $1 } == 1)
    #expect(try ledger.standingOrders().isEmpty)
  }
}
