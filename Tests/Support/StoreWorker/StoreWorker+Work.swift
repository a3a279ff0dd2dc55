import Bank
import IntentKit
import IntentStore
import Lists

extension StoreWorker {
  /// Donates so many times, and stores a shortcut and an activity now and then.
  static func donate(_ path: String, _ name: String, _ count: Int) throws {
    let memory = try FileMemory(path: path)
    for number in 0..<count {
      let id = "\(name)-\(number)"
      let payee = EntityReference(type: "payee", id: "\(number % 7)", name: "Payee \(number % 7)")
      let invocation = Invocation(
        intent: "Pay", values: ["payee": .entity(payee), "amount": .integer(number)])
      let time = Timestamp(secondsSince1970: 1_790_000_000 + number)
      try memory.donate(
        Donation(id: id, invocation, at: time, result: .text(id), group: name))
      if number % 10 == 9 {
        try memory.save(
          Shortcut(id: id, name: "Shortcut \(id)", actions: [.step(.init("Pay"))]))
        try memory.removeShortcut(id: id)
        try memory.remember(UserActivity(type: "pay", title: id), at: time)
      }
      acknowledge(id)
    }
  }

  /// Begins this many attempts, and finishes each with a donation.
  static func attempt(_ path: String, _ name: String, _ count: Int) throws {
    let memory = try FileMemory(path: path)
    for number in 0..<count {
      let key = "\(name)-\(number)"
      let invocation = Invocation(intent: "Pay", values: ["amount": .integer(number)])
      let time = Timestamp(secondsSince1970: 1_790_000_000 + number)
      try memory.begin(Attempt(key: key, invocation, at: time))
      acknowledge("begun \(key)")
      try memory.finish(
        key: key, outcome: .done, donating: Donation(id: key, invocation, at: time))
      acknowledge("finished \(key)")
    }
  }

  /// Adds so many items to the first list, two at once, and now and then ticks one off or takes a change back and makes
  /// it again.
  static func changeLists(_ path: String, _ name: String, _ count: Int) throws {
    let book = try ListBook(path: path)
    guard let list = try book.lists().first else { return }
    for number in 0..<count {
      let id = "\(name)-\(number)"
      try book.add(["\(id) a", "\(id) b"], to: list.id)
      acknowledge(id)
      let items = try book.list(list.id)?.items ?? []
      if let first = items.first, number % 5 == 4 {
        try book.setDone(!first.isDone, [first.id], on: list.id)
      }
    }
  }

  /// Moves money at random between all accounts, each transfer asked for twice under its key; some of them cannot be made.
  static func moveMoney(_ path: String, _ name: String, _ count: Int) throws {
    let ledger = try Ledger(path: path)
    let accounts = try ledger.accounts()
    for number in 0..<count {
      guard let from = accounts.randomElement(), let to = accounts.randomElement() else { return }
      let amount = Money(units: Int.random(in: -5...200), from.currency)
      let key = "\(name)-\(number)"
      for _ in 0..<2 {
        do {
          let receipt = try ledger.transfer(
            amount, from: from.id, to: to.id, key: key, time: number, day: number / 100)
          acknowledge("\(key) \(receipt.transfer.amount.units)")
        } catch is BankError {
          // It could not be made.
        }
      }
    }
  }
}
