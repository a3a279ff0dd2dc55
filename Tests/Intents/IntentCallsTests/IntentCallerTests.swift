import Bank
import BankIntents
import Foundation
import IntentCalls
import IntentKit
import IntentLanguage
import IntentSealing
import IntentTesting
import Testing
import Workers

@Suite("Calls of programs")
struct IntentCallerTests {
  private let folder: TemporaryFolder
  private let ledger: Ledger
  private let clock = ScriptClock()
  private let helper: Assistant
  private let caller: IntentCaller

  init() throws {
    let folder = try TemporaryFolder()
    let ledger = try Ledger(path: folder.path("bank.sqlite"))
    (self.folder, self.ledger) = (folder, ledger)
    try ledger.open("Current", .pound, balance: Money(units: 100_00, .pound))
    try ledger.addPayee("Anna Berg", .pound)
    try ledger.addPayee("Anna Holm", .pound)
    helper = try Assistant(
      plugins: BankPlugins.all(clock: .utc) { ledger }, memory: InMemoryStore(),
      environment: clock.environment)
    caller = IntentCaller(helper, seal: try ConversationSeal(secret: Array(0..<32)))
  }

  private func pay(_ values: JSON) async -> CallAnswer {
    await caller.answer(.request(intent: "TransferMoney", values: values))
  }

  private var balance: Int {
    get throws { try ledger.accounts().first { $0.name == "Current" }?.balance.units ?? 0 }
  }

  @Test("what needs no agreement is done at once")
  func done() async throws {
    let answer = await caller.answer(
      .request(intent: "CheckBalance", values: ["account": "Current"]))
    guard case .done(let outcome) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(outcome.dialogue.displayed == "There's £100.00 in Current.")
  }

  @Test("money moves only with the token of exactly what was shown, and once")
  func agreement() async throws {
    let answer = await pay(["to": "Anna Berg", "amount": "20 GBP", "from": "Current"])
    guard case .needsAgreement(let needed) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(needed.sentence == "Pay £20.00 from Current to Anna Berg. Is that right?")
    #expect(try balance == 100_00)
    for _ in 0..<3 {
      let done = await caller.answer(.agreement(token: needed.token))
      #expect(done.isDone)
      #expect(try balance == 80_00)
    }
  }

  @Test("a token that is sent many times at once is used once, and asks nobody again")
  func parallelAgreement() async throws {
    for round in 1...8 {
      let answer = await pay(["to": "Anna Berg", "amount": "1 GBP", "from": "Current"])
      guard case .needsAgreement(let needed) = answer else {
        Issue.record("\(answer)")
        return
      }
      let answers = await withTaskGroup(of: CallAnswer.self) { group in
        for _ in 0..<25 {
          group.addTask { [caller] in await caller.answer(.agreement(token: needed.token)) }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.map(\.status) == Array(repeating: "done", count: 25))
      #expect(try balance == 100_00 - round * 100)
      // The next one is not the same as one of the last minutes.
      clock.advance(by: 700)
    }
  }

  @Test("a request with a name of its client has the effect once")
  func namedRequest() async throws {
    let values: JSON = ["to": "Anna Berg", "amount": "20 GBP", "from": "Current"]
    var tokens: [String] = []
    for _ in 0..<2 {
      let answer = await caller.answer(
        .request(intent: "TransferMoney", values: values),
        id: "0123456789abcdef0123456789abcdef")
      guard case .needsAgreement(let needed) = answer else {
        Issue.record("\(answer)")
        return
      }
      tokens.append(needed.token)
    }
    #expect(
      await caller.answer(.request(intent: "TransferMoney", values: values), id: "order-17").status
        == "refused")
    for token in tokens { #expect(await caller.answer(.agreement(token: token)).isDone) }
    #expect(try balance == 80_00)
  }

  @Test("what became of a token can be asked, also when it has expired")
  func fates() async throws {
    func token() async throws -> String {
      let answer = await pay(["to": "Anna Berg", "amount": "20 GBP", "from": "Current"])
      guard case .needsAgreement(let needed) = answer else { throw CancellationError() }
      return needed.token
    }
    let (used, unused) = (try await token(), try await token())
    #expect(try await caller.fate(of: used) == .waiting)
    #expect(await caller.answer(.agreement(token: used)).isDone)
    #expect(try await caller.fate(of: used) == .done)
    #expect(try await caller.fate(of: unused) == .waiting)
    clock.advance(by: 100_000)
    #expect(try await caller.fate(of: used) == .done)
    #expect(try await caller.fate(of: unused) == .expired)
    await #expect(throws: SealError.self) { try await caller.fate(of: "x" + used) }
  }

  @Test("a token that was changed, that has expired or that another secret made is refused")
  func badTokens() async throws {
    let values: JSON = ["to": "Anna Berg", "amount": "20 GBP", "from": "Current"]
    guard case .needsAgreement(let needed) = await pay(values) else {
      Issue.record("no agreement is asked for")
      return
    }
    var changed = Array(needed.token)
    changed[changed.count / 2] = changed[changed.count / 2] == "A" ? "B" : "A"
    let others = IntentCaller(helper, seal: try ConversationSeal(secret: Array(1...32)))
    for answer in [
      await caller.answer(.agreement(token: String(changed))),
      await caller.answer(.agreement(token: "")),
      await caller.answer(.agreement(token: String(repeating: "A", count: 300_000))),
      await others.answer(.agreement(token: needed.token)),
    ] {
      #expect(answer.status == "refused")
    }
    clock.advance(by: 3600)
    #expect(await caller.answer(.agreement(token: needed.token)).status == "refused")
    #expect(try balance == 100_00)
  }

  @Test("a state that waits for nothing to be agreed to is no token")
  func otherState() async throws {
    let seal = try ConversationSeal(secret: Array(0..<32))
    let conversation = helper.newConversation()
    _ = await conversation.respond(to: "pay Anna Berg")
    let token = seal.seal(await conversation.state)
    #expect(await caller.answer(.agreement(token: token)).status == "refused")
  }

  @Test("a missing value is asked for with its schema, an ambiguous one with its choices")
  func values() async throws {
    guard case .needsValue(let missing) = await pay(["to": "Anna Berg", "from": "Current"]) else {
      Issue.record("no value is asked for")
      return
    }
    #expect(missing.parameter == "amount")
    guard case .object(let schema) = missing.schema else {
      Issue.record("\(missing.schema)")
      return
    }
    #expect(schema["type"] == "string")
    let ambiguous = await pay(["to": "Anna", "amount": "5 GBP", "from": "Current"])
    guard case .needsValue(let which) = ambiguous else {
      Issue.record("\(ambiguous)")
      return
    }
    #expect(which.parameter == "to")
    #expect(which.choices.count == 2)
    let chosen = try #require(which.choices.first)
    let answer = await pay(["to": chosen, "amount": "5 GBP", "from": "Current"])
    #expect(answer.status == "needsAgreement")
  }

  @Test("what is not right is refused with the reason")
  func refused() async throws {
    for (call, reason) in [
      (IntentCall.request(intent: "Fly", values: [:]), "there is no intent 'Fly'"),
      (.request(intent: "TransferMoney", values: ["sum": 1]), "sum"),
      (.request(intent: "TransferMoney", values: [1, 2]), "expected an object"),
      (.request(intent: "TransferMoney", values: ["amount": "much"]), "\"much\" is not allowed"),
    ] {
      guard case .refused(let found) = await caller.answer(call) else {
        Issue.record("\(call) was not refused")
        continue
      }
      #expect(found.contains(reason))
    }
  }

  @Test("a locked device does nothing that it must not")
  func locked() async throws {
    let answer = await caller.answer(
      .request(intent: "CheckBalance", values: [:]), isLocked: true)
    #expect(!answer.isDone)
  }

  @Test(
    "calls are read from their coded form",
    arguments: [
      (#"{"intent": "A", "values": {"b": 1}}"#, IntentCall.request(intent: "A", values: ["b": 1])),
      (#"{"intent": "A"}"#, .request(intent: "A", values: [:])),
      (#"{"agree": "t"}"#, .agreement(token: "t")),
      (#"{"answer": "t", "value": 3}"#, .answer(token: "t", value: 3)),
      (#"{"answer": "t", "words": "£3"}"#, .words(token: "t", "£3")),
    ])
  func coded(text: String, call: IntentCall) throws {
    #expect(try JSONDecoder().decode(IntentCall.self, from: Data(text.utf8)) == call)
  }

  @Test(
    "other forms are refused",
    arguments: [
      "{}", #"{"agree": "t", "values": {}}"#, #"{"intent": "A", "extra": 1}"#, #"{"values": {}}"#,
      "[]", #"{"agree": 1}"#, #"{"answer": "t"}"#, #"{"answer": "t", "value": 1, "words": "1"}"#,
    ])
  func badlyCoded(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IntentCall.self, from: Data(text.utf8))
    }
  }
}
