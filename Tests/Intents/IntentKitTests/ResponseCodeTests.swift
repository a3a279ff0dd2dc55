import Foundation
import IntentKit
import IntentLanguage
import IntentTesting
import Synchronization
import Testing

@Suite("What the codes of responses do")
struct ResponseCodeTests {
  private let app: StudioApp

  init() throws {
    app = try StudioApp()
  }

  @Test("the host opens the activity of what continues in the app, with what was understood")
  func continues() async throws {
    let host = Host(opens: true)
    let conversation = app.helper.newConversation(host: host)
    let turn = await conversation.respond(to: "record 5 minutes continue")
    #expect(turn.dialogue.displayed == "Go on in the app.")
    #expect(turn.outcome?.code == .continueInApp)
    #expect(turn.outcome?.isOpened == true)
    #expect(
      host.opened == [
        UserActivity(
          type: "record", title: "Record",
          values: ["minutes": .integer(5), "way": .enumeration("continue")])
      ])
    #expect(host.links == ["studio://record?minutes=5&way=continue"])
    #expect(turn.outcome?.link == host.links.first)
    let coded = try JSONDecoder().decode(Turn.self, from: JSONEncoder().encode(turn))
    #expect(coded.outcome == turn.outcome)
  }

  @Test("what fails for want of the app hands over what was understood, but nothing private")
  func fails() async throws {
    let host = Host(opens: true)
    let conversation = app.helper.newConversation(host: host)
    let turn = await conversation.send(
      .begin(
        Invocation(
          intent: "Record",
          values: [
            "minutes": .integer(5), "way": .enumeration("launch"), "secret": .text("hush"),
          ])))
    #expect(turn.outcome?.code == .failureRequiringAppLaunch)
    #expect(turn.dialogue.displayed == "Only the app can do that.")
    #expect(host.opened.first?.values == ["minutes": .integer(5), "way": .enumeration("launch")])
    #expect(turn.outcome?.isOpened == true)
  }

  @Test("without a host, or if it cannot open, the link is there and it is said")
  func notOpened() async throws {
    let turn = await app.helper.newConversation().respond(to: "record 5 minutes continue")
    #expect(turn.outcome?.isOpened == false)
    #expect(turn.outcome?.link == "studio://record?minutes=5&way=continue")
    #expect(turn.dialogue.displayed == "Go on in the app.")
    let broken = app.helper.newConversation(host: Host(opens: nil))
    let failed = await broken.respond(to: "record 5 minutes continue")
    #expect(failed.dialogue.displayed == "I couldn't open it. Go on in the app.")
    #expect(failed.outcome?.isOpened == false)
    #expect(failed.outcome?.code == .continueInApp)
  }

  @Test("what is in progress is remembered, can be taken back, and is asked after later")
  func inProgress() async throws {
    let conversation = app.helper.newConversation()
    let turn = await conversation.respond(to: "record 5 minutes slowly")
    let outcome = try #require(turn.outcome)
    #expect(outcome.code == .inProgress)
    let key = try #require(outcome.key)
    #expect(try await app.helper.wasDone(outcome) == false)
    app.studio.finish(key)
    let coded = try JSONDecoder().decode(Outcome.self, from: JSONEncoder().encode(outcome))
    #expect(try await app.helper.wasDone(coded) == true)
    #expect(await app.memory.donations(.all, limit: 9).map(\.invocation.intent) == ["Record"])
    try await converse(in: conversation) {
      user("undo")
      assistant("Stopped.")
    }
    let done = await conversation.respond(to: "record 1 minutes now")
    #expect(try await app.helper.wasDone(try #require(done.outcome)) == nil)
  }

  @Test("the host unlocks the device, and the turn goes on")
  func unlocks() async throws {
    let host = Host(unlocks: true)
    let conversation = app.helper.newConversation(host: host)
    let turn = await conversation.respond(to: "erase 5 minutes", isLocked: true)
    #expect(host.unlocked == ["Erase"])
    #expect(turn.expectation == .confirmation(intent: "Erase"))
    // The device is locked again before the answer.
    let done = await conversation.respond(to: "yes", isLocked: true)
    #expect(host.unlocked == ["Erase", "Erase"])
    #expect(done.outcome?.code == .success)
    let locked = app.helper.newConversation(host: Host(unlocks: false))
    let refused = await locked.respond(to: "erase 5 minutes", isLocked: true)
    #expect(refused.outcome == nil)
    #expect(!refused.isQuestion)
    #expect(app.studio.erased == 1)
  }

  @Test("a handler that needs an unlocked device is called again under its key when it is")
  func handlerUnlocks() async throws {
    let host = Host(unlocks: true)
    let turn = await app.helper.newConversation(host: host)
      .respond(to: "record 5 minutes unlocked", isLocked: true)
    #expect(turn.dialogue.displayed == "Recorded 5 minutes.")
    #expect(host.unlocked == ["Record"])
    #expect(app.studio.calls.count == 2)
    #expect(Set(app.studio.calls).count == 1)
    let refused = await app.helper.newConversation()
      .respond(to: "record 5 minutes unlocked", isLocked: true)
    #expect(refused.outcome?.code == .requiresUnlock)
    #expect(refused.dialogue.displayed == "Unlock first.")
    // One that says so on an unlocked device fails, and is not called forever.
    let always = await app.helper.newConversation(host: host)
      .respond(to: "record 5 minutes bolted")
    #expect(always.outcome?.code == .requiresUnlock)
  }

  @Test("values that the handler cannot use are asked for again, each with its reason")
  func unsupported() async throws {
    try await converse(with: app.helper) {
      user("record 50 minutes loudly")
      assistant("50 minutes are too long. Loud is too loud. How many minutes?")
      handlesNothing()
      user("ten")
      assistant("How?")
      user("now")
      assistant("Recorded 10 minutes.")
      handles("Record", with: ["minutes": .integer(10), "way": .enumeration("now")])
      user("record 50 minutes now")
      assistant("50 minutes are too long. How many minutes?")
      user("51")
      assistant("51 minutes are too long. How many minutes?")
      user("cancel")
      isDone()
    }
    #expect(Set(app.studio.calls).count == 2)
  }

  @Test("elements of a list are refused one by one, and the others stay")
  func elements() async throws {
    try await converse(with: app.helper) {
      user("mix drums and noise and bass and hum")
      assistant("I can't mix noise. I can't mix hum. Mixed drums and bass.")
      handles("Mix", with: ["tracks": .list([.text("drums"), .text("bass")])])
      user("mix hum and noise")
      assistant("I can't mix hum. I can't mix noise. Which tracks?")
      user("drums")
      assistant("Mixed drums.")
    }
  }

  @Test("a step of a shortcut that continues in the app is opened, and the next follows")
  func steps() async throws {
    let app = try StudioApp(shortcuts: [
      Shortcut(
        id: "1", name: "Both", phrase: "both of them",
        actions: [
          .step(
            .init(
              "Record",
              with: ["minutes": .value(.integer(2)), "way": .value(.text("continue"))])),
          .step(
            .init("Record", with: ["minutes": .value(.integer(3)), "way": .value(.text("launch"))])),
          .step(
            .init("Record", with: ["minutes": .value(.integer(4)), "way": .value(.text("now"))])),
        ])
    ])
    let host = Host(opens: true)
    let turn = await app.helper.newConversation(host: host).respond(to: "both of them")
    #expect(host.opened.map { $0.values["minutes"] } == [.integer(2), .integer(3)])
    #expect(turn.steps.map(\.isOpened) == [true])
    #expect(turn.outcome?.code == .failureRequiringAppLaunch)
  }
}

/// Notes what it is asked to do.
private final class Host: ConversationHost {
  private let opens: Bool?
  private let unlocks: Bool
  private let state = Mutex<(activities: [UserActivity], links: [String], unlocked: [String])>(
    ([], [], []))

  var opened: [UserActivity] { state.withLock(\.activities) }
  var links: [String] { state.withLock(\.links) }
  var unlocked: [String] { state.withLock(\.unlocked) }

  init(opens: Bool? = false, unlocks: Bool = false) {
    self.opens = opens
    self.unlocks = unlocks
  }

  func open(_ activity: UserActivity, link: String) async throws -> Bool {
    guard let opens else { throw KitchenIsClosed() }
    state.withLock {
      $0.activities.append(activity)
      $0.links.append(link)
    }
    return opens
  }

  func unlock(for intent: String) async -> Bool {
    state.withLock { $0.unlocked.append(intent) }
    return unlocks
  }
}

/// What was done in a studio.
private final class Studio: Sendable {
  private let state = Mutex<(calls: [String], finished: Set<String>, erased: Int)>(([], [], 0))
  var calls: [String] { state.withLock(\.calls) }
  var erased: Int { state.withLock(\.erased) }
  func call(_ key: String) { state.withLock { $0.calls.append(key) } }
  func finish(_ key: String) { state.withLock { _ = $0.finished.insert(key) } }
  func isFinished(_ key: String) -> Bool { state.withLock { $0.finished.contains(key) } }
  func erase() { state.withLock { $0.erased += 1 } }
}

private enum Way: String, IntentEnum {
  case now, `continue`, launch, slowly, unlocked, bolted, loudly
  static let typeName = "way"
  var names: [String] { [rawValue] }
}

private struct RecordIntent: Intent {
  static let title = "Record"
  static let verb = IntentVerb.create
  static let phrases: [Phrase] = ["record {minutes} minutes {way}"]
  static let risk = Risk.reversible
  static let activityType: String? = "record"
  @Parameter(in: 1...99, title: "minutes", prompt: "How many minutes?") var minutes: Int
  @Parameter(prompt: "How?") var way: Way
  @Parameter(prompt: "What for?", isPrivate: true) var secret: String?
}

private struct RecordHandler: IntentHandler {
  let studio: Studio

  func handle(
    _ intent: RecordIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    studio.call(context.idempotencyKey)
    let tooLong = UnsupportedValue(
      \.$minutes, of: intent, "\(intent.minutes) minutes are too long.")
    switch intent.way {
    case .loudly:
      return .unsupported(tooLong, UnsupportedValue(\.$way, of: intent, "Loud is too loud."))
    case .now where intent.minutes > 20: return .unsupported(tooLong)
    case .now: return .success("Recorded \(intent.minutes) minutes.")
    case .continue: return .continueInApp("Go on in the app.")
    case .launch: return .failureRequiringAppLaunch("Only the app can do that.")
    case .slowly: return .inProgress("I'm recording.", undo: StopIntent())
    case .unlocked where !context.isLocked:
      return .success("Recorded \(intent.minutes) minutes.")
    case .unlocked, .bolted: return .requiresUnlock("Unlock first.")
    }
  }

  func wasDone(key: String) async -> Bool? { studio.isFinished(key) }
}

private struct StopIntent: Intent {
  static let title = "Stop"
  static let verb = IntentVerb.undo
  static let phrases: [Phrase] = ["stop recording"]
}

private struct EraseIntent: Intent {
  static let title = "Erase"
  static let verb = IntentVerb.remove
  static let phrases: [Phrase] = ["erase {minutes} minutes"]
  static let risk = Risk.grave
  static let summary: Summary = "Erase {minutes} minutes"
  @Parameter(in: 1...99, prompt: "How many?") var minutes: Int
}

private struct EraseHandler: IntentHandler {
  let studio: Studio

  func handle(
    _ intent: EraseIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    studio.erase()
    return .success("Erased.")
  }
}

private struct MixIntent: Intent {
  static let title = "Mix"
  static let phrases: [Phrase] = ["mix {tracks}"]
  @Parameter(count: 1...5, prompt: "Which tracks?") var tracks: [String]
}

private struct MixHandler: IntentHandler {
  var resolvers: [ParameterResolver<MixIntent>] {
    [
      .init(\.$tracks) { tracks, _, _ in
        guard let tracks else { return .needsValue }
        let bad = tracks.indices.filter { ["noise", "hum"].contains(tracks[$0]) }
        guard !bad.isEmpty else { return .success(tracks) }
        return .unsupportedElements(
          Dictionary(
            uniqueKeysWithValues: bad.map { ($0, Dialogue("I can't mix \(tracks[$0]).")) }))
      }
    ]
  }

  func handle(
    _ intent: MixIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    .success("Mixed \(intent.tracks.joined(separator: " and ")).")
  }
}

private struct StudioApp {
  let studio = Studio()
  let memory = InMemoryStore()
  let helper: Assistant

  init(shortcuts: [Shortcut] = []) throws {
    helper = try Assistant(
      plugins: [
        Plugin(RecordHandler(studio: studio)),
        Plugin(StopIntent.self) { _, _ in .success("Stopped.") },
        Plugin(EraseHandler(studio: studio)), Plugin(MixHandler()),
      ], shortcuts: shortcuts, memory: memory, linkScheme: "studio",
      environment: ScriptClock().environment)
  }
}
