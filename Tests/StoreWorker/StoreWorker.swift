import Foundation
import IntentKit
import IntentStore

/// A process that tests run and kill. It writes a line for each thing that is stored.
@main
struct StoreWorker {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let count = Int(arguments[3]) else {
      print("usage: store-worker FILE NAME COUNT")
      exit(64)
    }
    try donate(FileMemory(path: arguments[1]), arguments[2], count)
  }

  /// Donates so many times, and stores a shortcut and an activity now and then.
  static func donate(_ memory: FileMemory, _ name: String, _ count: Int) throws {
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
      print(id)
      fflush(nil)
    }
  }
}
