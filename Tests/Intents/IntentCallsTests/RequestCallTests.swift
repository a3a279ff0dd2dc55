import IntentCalls
import IntentKit
import IntentLanguage
import IntentTesting
import Synchronization
import Testing

@Suite("Calls whose handlers ask in the middle of their work")
struct RequestCallTests {
  private let log = Log()
  private let clock = ScriptClock()
  private let caller: IntentCaller

  init() throws {
    let helper = try Assistant(
      plugins: [Plugin(PaintHandler(log: log))], environment: clock.environment)
    caller = IntentCaller(helper)
  }

  private func value(_ answer: CallAnswer) throws -> CallAnswer.NeededValue {
    guard case .needsValue(let needed) = answer else {
      throw Unexpected(answer: answer)
    }
    return needed
  }

  private func agreement(_ answer: CallAnswer) throws -> CallAnswer.NeededAgreement {
    guard case .needsAgreement(let needed) = answer else {
      throw Unexpected(answer: answer)
    }
    return needed
  }

  @Test("the values and agreements are needed one by one, with tokens, under one key")
  func tokens() async throws {
    let colour = try value(
      await caller.answer(.request(intent: "Paint", values: ["walls": 4])))
    #expect(colour.parameter == "colour")
    #expect(colour.question == "Red or blue?")
    #expect(colour.choices == ["red", "blue"])
    let token = colour.token
    // What is none of the choices is refused, and asked for again.
    let again = try value(await caller.answer(.answer(token: token, value: "green")))
    #expect(again.question.hasPrefix("green isn't one of the choices."))
    let first = try agreement(await caller.answer(.answer(token: token, value: "blue")))
    #expect(first.sentence == "4 walls need scaffolding. Is that all right?")
    #expect(first.values == ["walls": 4, "colour": "blue"])
    let second = try agreement(await caller.answer(.agreement(token: first.token)))
    #expect(second.sentence == "Blue fades. Sure?")
    #expect(log.painted.isEmpty)
    for _ in 0..<3 {
      #expect(await caller.answer(.agreement(token: second.token)).isDone)
    }
    #expect(log.painted.count == 1)
    #expect(Set(log.keys).count == 1)
  }

  @Test("what a first call gives are values, and never an agreement")
  func first() async throws {
    let call = IntentCall.request(intent: "Paint", values: ["walls": 4, "colour": "red"])
    let needed = try agreement(await caller.answer(call))
    #expect(needed.sentence == "4 walls need scaffolding. Is that all right?")
    #expect(await caller.answer(call).status == "needsAgreement")
    #expect(log.painted.isEmpty)
    #expect(await caller.answer(.agreement(token: needed.token)).isDone)
    let small = await caller.answer(
      .request(intent: "Paint", values: ["walls": 1, "colour": "red"]))
    #expect(small.isDone)
  }

  @Test("a token for a value is no token for an agreement, nor the other way round")
  func mixedUp() async throws {
    let colour = try value(
      await caller.answer(.request(intent: "Paint", values: ["walls": 4])))
    let token = colour.token
    #expect(await caller.answer(.agreement(token: token)).status == "refused")
    #expect(await caller.answer(.answer(token: token, value: 7)).status == "refused")
    #expect(await caller.answer(.answer(token: token, value: .null)).status == "refused")
    #expect(await caller.answer(.answer(token: "x", value: "red")).status == "refused")
    let needed = try agreement(await caller.answer(.answer(token: token, value: "red")))
    let wrong = await caller.answer(.answer(token: needed.token, value: "red"))
    #expect(wrong.status == "refused")
    clock.advance(by: 3600)
    #expect(await caller.answer(.answer(token: token, value: "red")).status == "refused")
    #expect(log.painted.isEmpty)
  }

  @Test(
    "a value that is missing before the handler is called can be given with the token, or in a call with it"
  )
  func missing() async throws {
    let walls = try value(await caller.answer(.request(intent: "Paint", values: [:])))
    #expect(walls.parameter == "walls")
    let answered = try value(await caller.answer(.answer(token: walls.token, value: 2)))
    let again = try value(await caller.answer(.request(intent: "Paint", values: ["walls": 2])))
    #expect(answered.parameter == "colour")
    #expect(answered.question == again.question)
    #expect(await caller.answer(.answer(token: walls.token, value: "many")).status == "refused")
  }
}

private struct Unexpected: Error {
  let answer: CallAnswer
}

/// What was painted, by key.
private final class Log: Sendable {
  private let state = Mutex<(keys: [String], painted: Set<String>)>(([], []))
  var keys: [String] { state.withLock(\.keys) }
  var painted: Set<String> { state.withLock(\.painted) }
  func call(_ key: String) { state.withLock { $0.keys.append(key) } }
  func paint(_ key: String) { state.withLock { _ = $0.painted.insert(key) } }
}

private struct PaintIntent: Intent {
  static let title = "Paint"
  static let phrases: [Phrase] = ["paint {walls} walls"]
  @Parameter(in: 1...10, prompt: "How many walls?") var walls: Int
  @Parameter(prompt: "Which colour?") var colour: String?
}

private struct PaintHandler: IntentHandler {
  let log: Log

  func handle(
    _ intent: PaintIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    log.call(context.idempotencyKey)
    let colour = try context.choose(
      \.$colour, of: intent, from: ["red", "blue"], "Red or blue?")
    if intent.walls > 2 {
      try context.agree(to: "\(intent.walls) walls need scaffolding. Is that all right?")
    }
    if colour == "blue" { try context.agree(to: "Blue fades. Sure?") }
    log.paint(context.idempotencyKey)
    return .success("Painted.")
  }
}
