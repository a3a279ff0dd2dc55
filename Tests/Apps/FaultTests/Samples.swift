import Bank
import Foundation
import IntentKit
import IntentStore
import Lists
import SharedDatabase
import Workers

/// A kind of file, with a sample of it and the rows that a repair has to save.
enum Sample: String, CaseIterable, Sendable {
  case memory, lists, bank

  /// Makes a file of some fifty pages.
  func make(_ path: String) throws {
    switch self {
    case .memory: try Self.makeMemory(path)
    case .lists: try Self.makeLists(path)
    case .bank: try Self.makeBank(path)
    }
  }

  private static func makeMemory(_ path: String) throws {
    let memory = try FileMemory(path: path)
    try memory.donate(
      contentsOf: (0..<400).map { number in
        let payee = EntityReference(type: "payee", id: "\(number % 9)", name: "P\(number % 9)")
        return Donation(
          id: "d\(number)",
          Invocation(intent: "Pay", values: ["payee": .entity(payee), "amount": .integer(number)]),
          at: Timestamp(secondsSince1970: 1_790_000_000 + number), result: .text("r\(number)"),
          group: "g\(number / 10)")
      })
    for number in 0..<40 {
      try memory.save(
        Shortcut(id: "s\(number)", name: "Shortcut \(number)", actions: [.step(.init("Say"))]))
      try memory.save(UserWord("w\(number)", pronunciations: ["v\(number)"]))
      try memory.begin(
        Attempt(key: "k\(number)", Invocation(intent: "Pay"), at: Timestamp(secondsSince1970: 5)))
    }
  }

  private static func makeLists(_ path: String) throws {
    let book = try ListBook(path: path)
    let text = (0..<12).map { list in
      "# List \(list)\n" + (0..<60).map { "- [ ] item \($0) of list \(list)\n" }.joined()
    }.joined()
    try book.read(text)
  }

  private static func makeBank(_ path: String) throws {
    let ledger = try Ledger(path: path)
    guard let pounds = Currency("GBP") else { return }
    let own = try (0..<3).map {
      try ledger.open("Own \($0)", pounds, balance: Money(units: 1_000_00, pounds))
    }
    let payees = try (0..<30).map { try ledger.addPayee("Payee \($0)", pounds) }
    for number in 0..<400 {
      try ledger.transfer(
        Money(units: 1 + number % 7, pounds), from: own[number % 3].id,
        to: payees[number % 30].id, key: "key-\(number)", time: number, day: number,
        note: "note \(number)")
    }
  }

  /// Opens a file, and reads and checks all of it.
  func readAll(_ path: String) throws {
    switch self {
    case .memory:
      let memory = try FileMemory(path: path)
      _ = (try memory.archive(), try memory.faults())
      _ = try memory.donationLog(at: Timestamp(secondsSince1970: 1_790_001_000))
    case .lists:
      let book = try ListBook(path: path)
      _ = (try book.markdown(), try book.faults())
    case .bank:
      let ledger = try Ledger(path: path)
      for account in try ledger.accounts() { _ = try ledger.statement(account.id, limit: .max) }
      _ = (try ledger.movement(key: "key-7"), try ledger.faults())
    }
  }

  /// The faults of a file that can be opened.
  func faults(_ path: String) throws -> [String] {
    switch self {
    case .memory: try FileMemory(path: path).faults()
    case .lists: try ListBook(path: path).faults()
    case .bank: try Ledger(path: path).faults()
    }
  }

  func repair(_ path: String) throws -> Repair? {
    switch self {
    case .memory: try FileMemory.repair(path)
    case .lists: try ListBook.repair(path)
    case .bank: try Ledger.repair(path)
    }
  }

  /// What users see of a file, a line for each thing that is a row of it.
  func contents(_ path: String) throws -> Set<String> {
    switch self {
    case .memory:
      let archive = try FileMemory(path: path).archive()
      return Set(archive.donations.map { "donation \($0.id) \($0.invocation.values.count)" })
        .union(archive.shortcuts.map { "shortcut \($0.name)" })
        .union(archive.words.map { "word \($0.name) \($0.pronunciations)" })
        .union((archive.attempts ?? []).map { "attempt \($0.key)" })
    case .lists:
      return Set(try ListBook(path: path).lists().flatMap { list in list.items.map(\.text) })
    case .bank:
      let ledger = try Ledger(path: path)
      return Set(
        try ledger.accounts().flatMap { account in
          // Of an account whose row is lost, an index has the name in lower case.
          ["balance \(account.name.lowercased()) \(account.balance)"]
            + (try ledger.statement(account.id, limit: .max).map {
              "line \(account.name.lowercased()) \($0.amount) \($0.note) \($0.time)"
            })
        })
    }
  }
}
