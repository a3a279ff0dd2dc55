import Bank
import Foundation
import IntentKit
import Testing
import Workers

@Suite("numberrace bank schedule, and queries")
struct PlannedPaymentCommandTests {
  @Test("a payment is planned after asking, made once when it is due, listed and stopped")
  func planned() throws {
    let store = try ToolStore()
    _ = try store.run("bank", "open", "Current", "--balance", "50")
    _ = try store.run("bank", "payee", "Anna")
    let plan = ["bank", "schedule", "20", "Current", "Anna", "every month"]
    let refused = try store.run(plan, input: "no\n")
    #expect(refused.code == 1)
    #expect(refused.output.contains("Nothing was planned."))
    let planned = try store.run(plan + ["--yes", "--key", "rent"])
    #expect(planned.code == 0)
    #expect(planned.error.contains("As planned for today, £20.00 went from Current to Anna."))
    // The same plan under the same key is not made again, nor is its payment.
    let again = try store.run(plan + ["--yes", "--key", "rent"])
    #expect(again.code == 0)
    #expect(
      again.output.hasPrefix("This was planned before: £20.00 to Anna every month, first on "))
    let other = try store.run(plan + ["--yes", "--key", "rent", "--note", "other"])
    #expect(other.code == 1)
    #expect(other.output.isEmpty)
    let accounts = try store.run("bank")
    #expect(accounts.output == "Current  £30.00\nAnna     £20.00  paid to this payee\n")
    #expect(!accounts.error.contains("As planned"))
    let listed = try store.run("bank", "scheduled").output
    #expect(listed.contains("£20.00 from Current to Anna every month, next on 20"))
    #expect(listed.split(separator: "\n").count == 1)
    #expect(try store.run("bank", "stop", "anna").output == "Stopped £20.00 to Anna.\n")
    #expect(try store.run("bank", "scheduled").error.contains("No payments are planned."))
    #expect(try store.run("bank", "stop", "anna").code == 1)
    #expect(try store.run("bank", "audit").output == "All adds up.\n")
  }

  /// A store with a payment of £20 that was due yesterday.
  private static func due() throws -> ToolStore {
    let store = try ToolStore()
    _ = try store.run("bank", "open", "Current", "--balance", "50")
    _ = try store.run("bank", "payee", "Anna")
    let known: Bank.Currency? = Bank.Currency("GBP")
    let pounds = try #require(known)
    let ledger = try Ledger(path: store.folder.appending(path: "bank.sqlite").path())
    let now = Timestamp(secondsSince1970: Int(Date().timeIntervalSince1970))
    let yesterday = LocalClock.system.reading(at: now).day - 1
    try ledger.addStandingOrder(
      Money(units: 20_00, pounds), from: ledger.account(named: "Current").id,
      to: ledger.account(named: "Anna").id, schedule: "FREQ=YEARLY", start: yesterday,
      next: yesterday, key: "due")
    return store
  }

  @Test("what is stopped is not paid before, though it was due")
  func stopped() throws {
    let store = try Self.due()
    let stopped = try store.run("bank", "stop", "anna")
    #expect(stopped.output == "Stopped £20.00 to Anna.\n")
    #expect(!stopped.error.contains("As planned"))
    #expect(
      try store.run("bank").output == "Current  £50.00\nAnna      £0.00  paid to this payee\n")
  }

  @Test("a call of a program makes what is due, and the user is told by the next command")
  func called() throws {
    let store = try Self.due()
    let call = try store.run("call", "CheckBalance", "--values", #"{"account": "Current"}"#)
    #expect(call.code == 0)
    #expect(call.output.contains("30.00"))
    #expect(!call.error.contains("As planned"))
    #expect(
      try store.run("bank").error.contains(
        "As planned for yesterday, £20.00 went from Current to Anna."))
  }

  @Test("says why planned payments were not made")
  func failing() throws {
    let store = try Self.due()
    try Data("no database".utf8).write(to: store.folder.appending(path: "bank.sqlite"))
    let told = "Planned payments were not made this time: "
    #expect(try store.run("ask", "help").error.contains(told))
    #expect(try store.run("call", "CheckBalance").error.contains(told))
  }

  @Test("says what is wrong with a plan")
  func mistyped() throws {
    let store = try ToolStore()
    _ = try store.run("bank", "open", "Current", "--balance", "50")
    _ = try store.run("bank", "payee", "Anna")
    for (arguments, code, message) in [
      (["20", "Current", "Anna", "sometimes"], 64, "'sometimes' is not a schedule"),
      (
        ["20", "Current", "Anna", "every day", "--start", "2020-01-01"], 64,
        "'2020-01-01' is not a date from today on"
      ),
      (["0", "Current", "Anna", "every day"], 1, "An amount must be more than nothing"),
      (["20", "Anna", "Current", "every day"], 1, "Anna is not yours to take money from"),
      (["2000", "Current", "Anna", "every day"], 1, "At most £1000.00 can be moved at once"),
    ] {
      let result = try store.run(["bank", "schedule"] + arguments + ["--yes"])
      #expect(result.code == code)
      #expect(result.error.contains(message), "\(result.error)")
    }
  }

  @Test("programs query what is kept, by the schemas that are listed")
  func queries() throws {
    let store = try ToolStore()
    _ = try store.run("lists", "create", "Groceries")
    _ = try store.run("lists", "add", "Groceries", "milk", "eggs", "rice")
    let query =
      #"{"where": {"property": "text", "contains": "i"}, "sort": [{"property": "text", "descending": true}]}"#
    let found = try store.run("call", "--find", "item", "--query", query)
    #expect(found.code == 0)
    #expect(
      found.output.matches(of: /"name":"([a-z]+)","properties"/).map { String($0.1) } == [
        "rice", "milk",
      ])
    #expect(
      try store.run("call", "--count", "item", "--query", query).output
        == "{\"count\":2,\"status\":\"counted\"}\n")
    let types = try store.run("intents", "--entities").output.split(separator: "\n")
    #expect(types.count == 5)
    #expect(
      types.allSatisfy { $0.contains("\"$ref\":\"#/$defs/condition\"") || $0.contains("\\/$defs") })
    #expect(try store.run("call", "--find", "item", "--query", "{").code == 64)
    #expect(try store.run("call", "--query", "{}").code == 64)
    #expect(try store.run("call", "--find", "item", "--count", "item").code == 64)
    #expect(try store.run("call", "--find", "item", "--locked").code == 1)
  }
}
