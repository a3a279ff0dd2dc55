import Bank
import Foundation
import IntentKit
import IntentStore
import Lists
import SharedDatabase
import Testing
import Workers

@Suite("A call of the system that fails", .serialized)
struct InputOutputErrorTests {
  /// Work of four steps on a file, each of which has a number.
  private struct Work: Sendable {
    let name: String
    /// Whether the file is there before.
    let isMade: Bool
    /// Makes that file; `nil` if it is made as soon as it is looked at.
    var prepare: (@Sendable (String) throws -> Void)?
    let step: @Sendable (String, Int) throws -> Void
    /// The numbers of the steps that were done, and the faults.
    let check: @Sendable (String) throws -> (done: Set<Int>, faults: [String])
  }

  private static func bank(isMade: Bool) -> Work {
    Work(name: "bank", isMade: isMade) { path, number in
      let ledger = try Ledger(path: path)
      let pounds = Currency.pound
      switch number {
      case 0: try ledger.open("Current", pounds, balance: Money(units: 100_00, pounds))
      case 1: try ledger.addPayee("Anna", pounds)
      default:
        try ledger.transfer(
          Money(units: 5_00, pounds), from: ledger.account(named: "Current").id,
          to: ledger.account(named: "Anna").id, key: "key-\(number)", time: 0, day: 0)
      }
    } check: { path in
      let ledger = try Ledger(path: path)
      var done = Set(try ledger.accounts().map { $0.name == "Current" ? 0 : 1 })
      for number in 2..<4 where try ledger.movement(key: "key-\(number)") != nil {
        done.insert(number)
      }
      return (done, try ledger.faults())
    }
  }

  private static func lists(isMade: Bool) -> Work {
    Work(name: "lists", isMade: isMade) { path, number in
      try ListBook(path: path).createList("List \(number)")
    } check: { path in
      let book = try ListBook(path: path)
      return (Set(try book.lists().compactMap { Int($0.name.suffix(1)) }), try book.faults())
    }
  }

  private static let items = Work(name: "items", isMade: true) { path in
    try ListBook(path: path).read("# Shop\n- [ ] bread\n- [ ] rice\n- [ ] salt\n# Spices\n")
  } step: { path, number in
    let book = try ListBook(path: path)
    let list = try book.list(named: "Shop")
    func item(_ text: String) -> String { list.item(text)?.id ?? "" }
    switch number {
    case 0: _ = try book.add(["milk"], to: list.id)
    case 1: try book.setDone(true, [item("bread")], on: list.id)
    case 2: try book.changeItems([item("rice")], to: "basmati", on: list.id)
    default:
      try book.moveItems([item("salt")], from: list.id, to: book.list(named: "Spices").id)
    }
  } check: { path in
    let book = try ListBook(path: path)
    let shop = try book.list(named: "Shop")
    let isDone = [
      shop.item("milk") != nil, shop.item("bread")?.isDone == true, shop.item("basmati") != nil,
      shop.item("salt") == nil,
    ]
    // Nothing is there twice, nor lost between two lists.
    let count = try book.lists().map(\.items.count).reduce(0, +)
    let lost = count == 3 + (isDone[0] ? 1 : 0) ? [] : ["there are \(count) items"]
    return (Set(isDone.indices.filter { isDone[$0] }), try book.faults() + lost)
  }

  private static func memory(isMade: Bool) -> Work {
    Work(name: "memory", isMade: isMade) { path, number in
      let memory = try FileMemory(path: path)
      try memory.donate(
        Donation(
          id: "\(number)", Invocation(intent: "Pay"), at: Timestamp(secondsSince1970: 5 + number)))
    } check: { path in
      let memory = try FileMemory(path: path)
      let ids = try memory.donations(.all, limit: 9).compactMap { Int($0.id) }
      return (Set(ids), try memory.faults())
    }
  }

  private static let words = Work(name: "words", isMade: true) { path, number in
    let memory = try FileMemory(path: path)
    switch number {
    case 0: try memory.save(Shortcut(id: "s", name: "Tea", actions: [.step(.init("Say"))]))
    case 1: try memory.save(UserWord("Pia", pronunciations: ["Peea"]))
    case 2: try memory.addAppName("Robin")
    default:
      _ = try memory.begin(
        Attempt(key: "k", Invocation(intent: "Pay"), at: Timestamp(secondsSince1970: 5)))
    }
  } check: { path in
    let memory = try FileMemory(path: path)
    let isDone = [
      try !memory.shortcuts().isEmpty, try !memory.words().isEmpty, try !memory.appNames().isEmpty,
      try !memory.unfinishedAttempts().isEmpty,
    ]
    return (Set(isDone.indices.filter { isDone[$0] }), try memory.faults())
  }

  private static let requests = Work(name: "requests", isMade: true) { path, number in
    let book = try RequestBook(path: path)
    // A request that was begun and not answered is answered now.
    _ = try book.begin("key-\(number)", fingerprint: "f", at: 100)
    try book.finish("key-\(number)", answer: "answer \(number)")
  } check: { path in
    let book = try RequestBook(path: path)
    let done = try (0..<4).filter {
      try book.record(of: "key-\($0)", at: 101) == .answered("answer \($0)")
    }
    return (Set(done), [])
  }

  private static let works = [
    bank(isMade: true), bank(isMade: false), lists(isMade: true), lists(isMade: false), items,
    memory(isMade: true), memory(isMade: false), words, requests,
  ]

  @Test(
    "loses nothing that was acknowledged, is told, and leaves a file that is whole",
    arguments: FaultyDisk.Call.allCases)
  func failing(_ call: FaultyDisk.Call) throws {
    let folder = try TemporaryFolder()
    var points = 0
    for work in Self.works {
      let template = folder.path("\(work.name).sqlite")
      if work.isMade, !FileManager.default.fileExists(atPath: template) {
        if let prepare = work.prepare {
          try prepare(template)
        } else {
          _ = try work.check(template)
        }
      }
      for stays in [false, true] {
        // All calls, or some four of each kind.
        var number = 1
        while try point(work, template, folder, call, number, stays) {
          points += 1
          number += Extent.isWhole ? 1 : 2 * number
        }
      }
    }
    print("\(call): \(points) calls failed")
    #expect(points > 0 || call == .delete || call == .truncate)
  }

  /// Lets one call fail.
  ///
  /// - Returns: Whether there were as many calls.
  private func point(
    _ work: Work, _ template: String, _ folder: TemporaryFolder, _ call: FaultyDisk.Call,
    _ number: Int, _ stays: Bool
  ) throws -> Bool {
    let place = folder.path("faulty-\(work.name)-\(number)")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: place) }
    let path = place + "/file.sqlite"
    if work.isMade { try FileManager.default.copyItem(atPath: template, toPath: path) }
    FaultyDisk.fail(call, number: number, stays: stays)
    var (acknowledged, refused) = (Set<Int>(), 0)
    for step in 0..<4 {
      do {
        try work.step(path, step)
        acknowledged.insert(step)
      } catch is StorageError {
        refused += 1
      } catch is BankError {
        // An account that was not opened cannot be paid from.
        #expect(refused > 0)
        refused += 1
      }
    }
    let failed = FaultyDisk.heal()
    let note: Comment = "\(work.name), \(call) \(number), \(stays)"
    // Calls of which the work does not depend, such as those of a checkpoint, may fail unnoticed.
    if failed == 0 { #expect(refused == 0, note) }
    let (done, faults) = try work.check(path)
    #expect(done.isSuperset(of: acknowledged), note)
    #expect(faults == [], note)
    // Asked for again, all is done.
    for step in 0..<4 where !done.contains(step) { try work.step(path, step) }
    #expect(try work.check(path).done == [0, 1, 2, 3], note)
    return failed > 0
  }
}
