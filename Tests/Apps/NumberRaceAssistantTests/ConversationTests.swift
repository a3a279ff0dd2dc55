import Bank
import Foundation
import IntentKit
import IntentLanguage
import IntentStore
import IntentTesting
import Lists
import NumberRaceAssistant
import NumbersGame
import Testing
import Workers

@Suite("The assistant of all front ends")
struct AssistantTests {
  private let folder: TemporaryFolder
  private let stores: AssistantStores

  init() throws {
    folder = try TemporaryFolder()
    stores = AssistantStores(StorePaths(folder: folder.url.path(percentEncoded: false)))
  }

  @Test("holds a conversation across games, lists and money")
  func domains() async throws {
    try stores.bank().open("Current", .pound, balance: Money("50", .pound))
    try stores.bank().addPayee("Milkman", .pound)
    try await converse(with: try NumberRace.assistant(stores: stores)) {
      user("add apples and rice to the grocery list")
      user("yes")
      handles("AddItems")
      user("solve a numbers game")
      assistant("What is the target?")
      user("what's my balance")
      handles("CheckBalance")
      user("952")
      user("25 50 75 100 3 and 6")
      handles("SolveGame")
      user("pay the milkman five pounds")
      user("yes")
      handles("TransferMoney")
    }
    #expect(try stores.lists().list(named: "grocery").items.map(\.text) == ["apples", "rice"])
    #expect(try stores.bank().account(named: "Current").balance == Money("45", .pound))
    #expect(
      try stores.memory().donations(.all, limit: 10).map(\.invocation.intent)
        == ["TransferMoney", "SolveGame", "CheckBalance", "AddItems"])
  }

  @Test("plays by the rules of the language")
  func french() async throws {
    let assistant = try NumberRace.assistant(language: .french, stores: stores)
    let turn = await assistant.newConversation().respond(to: "résous 101 avec 1 2 3 4 5 et 6")
    #expect(turn.outcome?.invocation.intent == "SolveGame")
    #expect(turn.outcome?.link?.hasPrefix("numberrace://") == true)
    #expect(SpokenLanguage.french.rules.id != SpokenLanguage.english.rules.id)
  }

  @Test("is the same in two front ends on the same files, at the same time")
  func shared() async throws {
    let others = AssistantStores(stores.paths)
    let here = try NumberRace.assistant(stores: stores).newConversation()
    let there = try NumberRace.assistant(stores: others).newConversation()
    _ = await here.respond(to: "make a list called books")
    _ = await there.respond(to: "add Ulysses to books")
    let turn = await here.respond(to: "what's on the books list")
    #expect(turn.outcome?.snippet?.text(.plain).contains("Ulysses") == true)
    #expect(try stores.lists().list(named: "books").items.map(\.text) == ["Ulysses"])
    await withTaskGroup(of: Void.self) { group in
      for (number, conversation) in [here, there].enumerated() {
        group.addTask {
          for place in 0..<10 {
            _ = await conversation.respond(to: "add thing \(10 * number + place) to books")
          }
        }
      }
    }
    #expect(try others.lists().list(named: "books").items.count == 21)
  }

  @Test("knows the user's words and shortcuts, those of another front end too")
  func words() async throws {
    let others = AssistantStores(stores.paths)
    try others.memory().add(UserWord("game", kind: nil, pronunciations: ["conundrum"]))
    let maker = try NumberRace.assistant(stores: others)
    try others.memory().save(
      Shortcut(
        name: "Warm up", phrase: "warm me up",
        actions: [.step(try Shortcut.Step("draw a game", in: maker))]), checkedBy: maker)
    let conversation = try NumberRace.assistant(stores: stores).newConversation()
    #expect(
      await conversation.respond(to: "solve a conundrum").dialogue.spoken == "What is the target?")
    let turn = await conversation.respond(to: "warm me up")
    #expect(turn.steps.map(\.invocation.intent) == ["DrawGame"])
  }

  @Test("goes without a memory if that is wanted, and opens no file then")
  func forgetful() async throws {
    let assistant = try NumberRace.assistant(stores: stores, remembers: false)
    #expect(assistant.memory == nil)
    let turn = await assistant.newConversation().respond(to: "draw a game")
    #expect(turn.outcome?.invocation.intent == "DrawGame")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == [])
  }

  @Test("offers what the user wants about now, as events to send back")
  func proposals() async throws {
    let memory = try stores.memory()
    for day in [16, 17, 18, 19, 20] {
      let date = try #require(CalendarDate("2026-11-\(day)"))
      try memory.donate(
        Donation(
          id: "\(day)", Invocation(intent: "DrawGame"),
          at: LocalClock.system.time(date, minute: 15 * 60)))
    }
    try memory.save(
      Shortcut(
        name: "Tea", actions: [.step(.init("DrawGame"))],
        relevance: [try Relevance(notation: "home")]))
    let monday = try #require(CalendarDate("2026-11-23"))
    let now = LocalClock.system.time(monday, minute: 15 * 60)
    var environment = AssistantEnvironment.system
    environment.now = { now }
    let assistant = try NumberRace.assistant(stores: stores, environment: environment)
    let time = LocalClock.system.reading(at: now)
    let proposals = try await assistant.proposals(
      in: Surroundings(time: time, situations: [.home]))
    #expect(proposals.map(\.title) == ["Tea", "Draw a numbers game"])
    #expect(proposals.map { $0.percent == nil } == [true, false])
    #expect(proposals[1].event == .begin(Invocation(intent: "DrawGame")))
    #expect(proposals[1].reasons.first?.contains("15:00") == true)
    let coded = try JSONEncoder().encode(proposals)
    #expect(try JSONDecoder().decode([Proposal].self, from: coded) == proposals)
    for proposal in proposals {
      let turn = await assistant.newConversation().send(proposal.event)
      #expect(turn.outcome?.code == .success, "\(proposal.title)")
    }
    #expect(
      try await assistant.proposals(in: Surroundings(time: time, situations: [.home]), limit: 1)
        .map(\.title) == ["Tea"])
  }

  @Test("is listed with schemas, and explains how it understands a sentence")
  func listing() throws {
    let assistant = try NumberRace.assistant(stores: stores, remembers: false)
    let listings = assistant.catalog.intents.map(IntentListing.init)
    let solve = try #require(listings.first { $0.name == "SolveGame" })
    guard case .object(let schema) = solve.parameters else {
      Issue.record("no schema")
      return
    }
    #expect(schema["required"] == ["target", "numbers"])
    let coded = try JSONEncoder().encode(listings)
    #expect(try JSONDecoder().decode([IntentListing].self, from: coded) == listings)
    let explanation = try assistant.explanation(of: "solve 952")
    #expect(explanation.attempts.first?.intent == "SolveGame")
    #expect(try assistant.sampleSentences(for: "DrawGame", count: 3).count == 3)
  }
}
