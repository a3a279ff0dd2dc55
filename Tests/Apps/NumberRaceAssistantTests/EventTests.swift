import Foundation
import IntentKit
import NumberRaceAssistant
import Testing
import Workers

@Suite("Events in their coded form")
struct EventTests {
  private let folder: TemporaryFolder
  private let conversation: ConversationSession

  init() throws {
    folder = try TemporaryFolder()
    let stores = AssistantStores(StorePaths(folder: folder.url.path(percentEncoded: false)))
    conversation = try NumberRace.assistant(stores: stores).newConversation()
  }

  private func output(_ event: String) async throws -> ConversationOutput {
    let answer = await conversation.answer(json: event)
    #expect(!answer.json.contains("\n"))
    return try JSONDecoder().decode(ConversationOutput.self, from: Data(answer.json.utf8))
  }

  @Test("carry a conversation in both directions")
  func talk() async throws {
    let event = ConversationEvent.begin(
      Invocation(intent: "SolveGame", values: ["target": .integer(952)]))
    let text = String(decoding: try JSONEncoder().encode(event), as: UTF8.self)
    guard case .answer(let question) = try await output(text) else {
      Issue.record("no answer")
      return
    }
    #expect(
      question.expectation
        == Turn.Expectation.value(intent: "SolveGame", parameter: "numbers", suggestions: []))
    guard case .answer(let turn) = try await output(#"{"say": "25 50 75 100 3 6"}"#) else {
      Issue.record("no answer")
      return
    }
    #expect(turn.outcome?.invocation.intent == "SolveGame" && turn.outcome?.code == .success)
    #expect(turn.expectation == .request)
  }

  @Test(
    "that are none are answered with the reason, and leave the conversation as it was",
    arguments: [
      ("", "the line is not valid JSON: it is empty"), ("hello", "the line is not valid JSON"),
      (#"{"say": 5}"#, "'say' must be a text in quotes"),
      (#"{"say": "a", "open": {}}"#, "exactly one of the keys"),
      (#"{"sy": "a"}"#, "\"sy\" is no key of an event"),
    ])
  func invalid(_ line: String, _ reason: String) async throws {
    _ = await conversation.respond(to: "solve a numbers game")
    let answer = await conversation.answer(json: line)
    #expect(answer.turn == nil)
    guard
      case .invalid(let text) = try JSONDecoder().decode(
        ConversationOutput.self, from: Data(answer.json.utf8))
    else {
      Issue.record("\(answer.json)")
      return
    }
    #expect(text.contains(reason), "\(text)")
    #expect(
      await conversation.respond(to: "952").expectation
        == Turn.Expectation.value(intent: "SolveGame", parameter: "numbers", suggestions: []))
  }
}
