import Bank
import BankIntents
import Foundation
import IntentCalls
import IntentKit
import IntentLanguage
import IntentTesting
import Testing
import Workers

@Suite("Queries of programs")
struct QueryCallTests {
  private let folder: TemporaryFolder
  private let caller: IntentCaller

  init() throws {
    let folder = try TemporaryFolder()
    let ledger = try Ledger(path: folder.path("bank.sqlite"))
    self.folder = folder
    try ledger.open("Current", .pound, balance: Money(units: 100_00, .pound))
    try ledger.open("Savings", .pound, balance: Money(units: 300_00, .pound))
    try ledger.addPayee("Anna", .pound)
    let helper = try Assistant(
      plugins: BankPlugins.all(clock: .utc) { ledger }, environment: ScriptClock().environment)
    caller = IntentCaller(helper)
  }

  /// The answer to a call, as JSON.
  private func answer(_ call: String, isLocked: Bool = false) async throws -> String {
    let call = try JSONDecoder().decode(IntentCall.self, from: Data(call.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let answer = await caller.answer(call, isLocked: isLocked)
    #expect(answer.isDone == (answer.status != "refused"))
    return String(decoding: try encoder.encode(answer), as: UTF8.self)
  }

  @Test("find entities with their properties")
  func finds() async throws {
    let found = try await answer(
      #"{"find": "account", "query": {"where": {"property": "balance", "greater": "200 GBP"}}}"#)
    let id = try #require(found.firstMatch(of: /"id":"([^"]+)"/)?.1)
    #expect(
      found
        == #"{"entities":[{"id":"\#(id)","name":"Savings","properties":{"balance":"300.00 GBP","isOwn":true,"name":"Savings"},"subtitle":"£300.00"}],"status":"found"}"#
    )
  }

  @Test("count entities")
  func counts() async throws {
    #expect(
      try await answer(
        #"{"count": "account", "query": {"where": {"property": "isOwn", "equals": true}}}"#)
        == #"{"count":2,"status":"counted"}"#)
    #expect(try await answer(#"{"count": "account"}"#) == #"{"count":3,"status":"counted"}"#)
  }

  @Test("are refused with the reason, and on a locked device")
  func refuses() async throws {
    #expect(
      try await answer(
        #"{"find": "account", "query": {"where": {"property": "name", "less": "m"}}}"#)
        == #"{"reason":"'name' cannot be compared by 'less'; it can by equals, notEquals, contains, startsWith, endsWith","status":"refused"}"#
    )
    #expect(
      try await answer(#"{"count": "car"}"#)
        == #"{"reason":"there are no entities of type 'car' to query; there are account, payment, standingOrder","status":"refused"}"#
    )
    for call in [#"{"find": "account"}"#, #"{"count": "account"}"#] {
      #expect(
        try await answer(call, isLocked: true)
          == #"{"reason":"entities cannot be queried while the device is locked","status":"refused"}"#
      )
    }
  }

  @Test(
    "of another form are not read",
    arguments: [
      #"{"find": "account", "count": "account"}"#, #"{"query": {}}"#, #"{"find": 5}"#,
      #"{"find": "account", "intent": "CheckBalance"}"#,
      #"{"find": "account", "query": {"limits": 5}}"#,
    ])
  func malformed(_ call: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IntentCall.self, from: Data(call.utf8))
    }
  }
}
