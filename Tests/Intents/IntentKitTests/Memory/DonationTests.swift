import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@Suite("Donations")
struct DonationTests {
  @Test("what the user carries out is donated with its parameters, time and result")
  func donated() async throws {
    let app = try DiceApp()
    try await converse(with: app.helper, clock: app.clock) {
      user("roll the dice")
      later(seconds: 60)
      user("score 5 for Anna")
    }
    let donations = await app.memory.donations(.all, limit: 10)
    #expect(donations.map(\.invocation.intent) == ["Score", "Roll"])
    #expect(donations[0].invocation.values == ["points": .integer(5), "player": .text("Anna")])
    #expect(donations[0].result == .integer(5))
    #expect(
      donations[0].time.secondsSince1970 - donations[1].time.secondsSince1970 == 60)
    #expect(donations[0].group == donations[1].group)
  }

  @Test("what fails, what is refused and what the assistant does by itself is not")
  func notDonated() async throws {
    let app = try DiceApp([(1, 1)])
    let conversation = app.helper.newConversation()
    _ = await conversation.send(.begin(Invocation(intent: "Roll"), by: .assistant))
    _ = await conversation.respond(to: "roll the dice")
    _ = await conversation.send(
      .begin(
        Invocation(intent: "PayOut", values: ["amount": .integer(3)])))
    _ = await conversation.respond(to: "no")
    _ = await conversation.send(.begin(Invocation(intent: "Score"), by: .assistant))
    _ = await conversation.respond(to: "5")
    #expect(await app.table.points == ["you": 5])
    #expect(await app.memory.donations(.all, limit: 10).isEmpty)
    #expect(await app.memory.activities().isEmpty)
  }

  @Test("a private parameter is never stored, nor what came of it")
  func privacy() async throws {
    let app = try DiceApp()
    let conversation = app.helper.newConversation()
    _ = await conversation.send(
      .begin(
        Invocation(intent: "PayOut", values: ["amount": .integer(3), "pin": .text("4711")])))
    _ = await conversation.respond(to: "yes")
    let donation = try #require(await app.memory.donations(.all, limit: 1).first)
    #expect(donation.invocation.values == ["amount": .integer(3)])
    #expect(donation.result == nil)
  }

  @Test("a conversation that is gone on with twice is donated once")
  func twice() async throws {
    let app = try DiceApp()
    let conversation = app.helper.newConversation()
    _ = await conversation.send(.begin(Invocation(intent: "Score")))
    let copy = ConversationSession(app.helper, state: await conversation.state)
    _ = await conversation.respond(to: "5")
    _ = await copy.respond(to: "5")
    #expect(await app.memory.donations(.all, limit: 9).count == 1)
  }

  @Test("a memory that fails is told of, and what was asked for is done")
  func failing() async throws {
    let table = Table([(2, 3)])
    let helper = try Assistant(
      plugins: [Plugin(RollHandler(table: table))],
      memory: BrokenMemory())
    let conversation = helper.newConversation()
    let turn = await conversation.respond(to: "roll the dice")
    #expect(turn.outcome?.code == .success)
    #expect(turn.memoryFailure == "the memory is full")
  }

  private static let anna = EntityReference(type: "payee", id: "a", name: "Anna")

  private static func pay(_ number: Int, _ payee: EntityReference, group: String) -> Donation {
    Donation(
      id: "\(number)", Invocation(intent: "Pay", values: ["payee": .entity(payee)]),
      at: Timestamp(secondsSince1970: 1_790_000_000 + 86400 * number), group: group)
  }

  @Test("are deleted by id, group, intent and what they mention")
  func deleting() async throws {
    func store() async -> InMemoryStore {
      let store = InMemoryStore()
      let bo = EntityReference(type: "payee", id: "b", name: "Bo")
      for number in 0..<6 {
        await store.donate(
          Self.pay(number, number % 2 == 0 ? Self.anna : bo, group: "g\(number / 3)"))
      }
      await store.donate(
        Donation(
          id: "x", Invocation(intent: "Find"), at: Timestamp(secondsSince1970: 1_790_000_000),
          result: .object(["found": .list([.entity(Self.anna)])]), group: "g1"))
      return store
    }
    let cases: [(DonationSelection, [String])] = [
      (.id("3"), ["5", "4", "2", "1", "x", "0"]), (.group("g1"), ["2", "1", "0"]),
      (.intent("Pay"), ["x"]), (.mentioning(type: "payee", id: "a"), ["5", "3", "1"]),
      (.mentioning(type: "list", id: "a"), ["5", "4", "3", "2", "1", "x", "0"]), (.all, []),
    ]
    for (selection, rest) in cases {
      let store = await store()
      let removed = await store.removeDonations(selection)
      #expect(removed == 7 - rest.count)
      #expect(await store.donations(.all, limit: 99).map(\.id) == rest)
      #expect(await store.donationLog(at: Timestamp(secondsSince1970: .max)).count <= rest.count)
    }
  }

  @Test("are kept to a number and an age")
  func retention() async {
    let store = InMemoryStore(retention: Retention(count: 5, days: 3))
    for number in 0..<40 {
      let hours = number < 20 ? number : number * 10
      await store.donate(
        Donation(
          id: "\(number)", Invocation(intent: "Walk"),
          at: Timestamp(secondsSince1970: 1_790_000_000 + 3600 * hours)))
      let kept = await store.donations(.all, limit: 99).map(\.id)
      #expect(kept.count <= 5 && kept.first == "\(number)")
    }
    let last = await store.donations(.all, limit: 99)
    #expect(last.map(\.id) == ["39", "38", "37", "36", "35"])
    await store.donate(
      Donation(
        id: "later", Invocation(intent: "Walk"),
        at: last[0].time + (3 * 86400 - 3600)))
    #expect(await store.donations(.all, limit: 99).map(\.id) == ["later", "39"])
  }

  @Test("what mentions something that is no more is not suggested, but forgotten")
  func gone() async throws {
    let memory = InMemoryStore()
    let clock = ScriptClock(Timestamp(secondsSince1970: 1_790_000_000 + 86400 * 30))
    for number in 20..<40 {
      let place = EntityReference(type: "place", id: number % 2 == 0 ? "9" : "2", name: "Old name")
      await memory.donate(
        Donation(
          id: "\(number)",
          Invocation(
            intent: "OrderPizza", values: ["size": .text("small"), "place": .entity(place)]),
          at: Timestamp(secondsSince1970: 1_790_000_000 + 86400 * (10 + number / 2))))
    }
    let helper = try Assistant(
      plugins: [Plugin(OrderPizzaHandler(kitchen: Kitchen()), entities: PlaceQuery())],
      memory: memory, environment: clock.environment)
    let suggestions = try await helper.suggestions(by: SuggestionEngine(clock: .utc))
    #expect(
      suggestions.map(\.invocation.values) == [
        [
          "size": .text("small"),
          "place": .entity(EntityReference(type: "place", id: "2", name: "Main Office")),
        ]
      ])
    #expect(
      suggestions.map { helper.title(of: $0.invocation) } == [
        "Order a pizza (size small, place Main Office)"
      ])
    #expect(await memory.donations(.all, limit: 99).count == 10)
  }
}

/// Remembers nothing.
private struct BrokenMemory: IntentMemory {
  struct Full: Error, CustomStringConvertible {
    var description: String { "the memory is full" }
  }
  func donate(_ donation: Donation) async throws { throw Full() }
  func donations(_ selection: DonationSelection, limit: Int) async throws -> [Donation] { [] }
  func removeDonations(_ selection: DonationSelection) async throws -> Int { 0 }
  func donationLog(at now: Timestamp) async throws -> DonationLog { DonationLog() }
  func save(_ shortcut: Shortcut) async throws { throw Full() }
  func shortcuts() async throws -> [Shortcut] { [] }
  func removeShortcut(id: String) async throws { throw Full() }
  func remember(_ activity: UserActivity, at time: Timestamp) async throws { throw Full() }
  func activities() async throws -> [RecentActivity] { [] }
  func removeActivities(mentioning type: String, id: String) async throws { throw Full() }
  func save(_ word: UserWord) async throws { throw Full() }
  func words() async throws -> [UserWord] { [] }
  func begin(_ attempt: Attempt) async throws -> Attempt.Outcome? { throw Full() }
  func finish(key: String, outcome: Attempt.Outcome, donating donation: Donation?) async throws {
    throw Full()
  }
  func unfinishedAttempts() async throws -> [Attempt] { throw Full() }
  func note(_ deed: Deed, redoing redone: String?) async throws { throw Full() }
  func noteUndone(_ key: String) async throws { throw Full() }
  func deeds() async throws -> [Deed] { throw Full() }
  func removeWord(_ name: String, kind: String?) async throws -> Bool { throw Full() }
}
