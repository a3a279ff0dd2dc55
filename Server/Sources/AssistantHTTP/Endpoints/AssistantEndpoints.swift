import AssistantService
import Foundation
import HTTPTypes
import Hummingbird
import IntentCalls
import IntentKit
import Metrics
import NumberRaceAssistant

/// The endpoints that talk, and carry out intents.
struct AssistantEndpoints: Sendable {
  let assistants: UserAssistants
  let allowances: Allowances
  let limits: ServiceLimits
  let operations: ServiceOperations

  static let language = Endpoint.Parameter.query(
    "language",
    .enumeration(SpokenLanguage.all.map(\.code)).described("The language; English by default."))

  var all: [Endpoint] { [begin, turn, call, token, request, listIntents] }

  private var begin: Endpoint {
    let operation = operations[.beginConversation]
    var endpoint = Endpoint(
      method: .post, path: "/v1/conversations", operation: operation, parameters: [.idempotencyKey]
    ) {
      [assistants, allowances, limits] request, context in
      let input = try await request.input(operation.input, limits, context)
      let (user, keyed) = (try context.requireUser(), try request.keyed(input))
      try allowances.takeTurn(of: context.client)
      return .kept(
        try await assistants.once(keyed, of: user) { _ in
          try await assistants.beginConversation(of: user, in: input.language)
        })
    }
    endpoint.isTurn = true
    return endpoint
  }

  private var turn: Endpoint {
    let operation = operations[.continueConversation]
    var endpoint = Endpoint(
      method: .post, path: "/v1/conversations/turn", operation: operation,
      parameters: [.idempotencyKey]
    ) {
      [assistants, allowances, limits] request, context in
      let input = try await request.input(operation.input, limits, context)
      let (user, state) = (try context.requireUser(), input["state"]?.string ?? "")
      let (event, keyed) = (try input.event, try request.keyed(input))
      try allowances.takeTurn(of: context.client)
      @Sendable func answer(
        _ progress: @escaping @Sendable (HandlingProgress) -> Void
      ) async throws -> KeptAnswer {
        try await assistants.once(keyed, of: user) { _ in
          try await context.channel.cancellingOnDisconnection {
            let answered = try await assistants.continueConversation(
              state, with: event, of: user, progress: progress)
            Self.note(answered.turn, of: event)
            return answered
          }
        }
      }
      guard request.wants(.events) else { return .kept(try await answer { _ in }) }
      return .stream(.events) { stream in
        try await stream.writeAnswer(request: context.id) { try await answer($0) }
      }
    }
    endpoint.isTurn = true
    return endpoint
  }

  /// Counts turns by what they were about, and how sure it is what was said.
  private static func note(_ turn: Turn, of event: ConversationEvent) {
    let (intent, result): (String, String) =
      switch (turn.outcome, turn.expectation) {
      case (let outcome?, _): (outcome.invocation.intent, outcome.code.rawValue)
      case (nil, .value(let intent, _, _)): (intent, "value")
      case (nil, .confirmation(let intent)): (intent, "confirmation")
      case (nil, .choice): ("-", "choice")
      case (nil, .offer(let invocation)): (invocation.intent, "offer")
      case (nil, .request): ("-", "request")
      }
    // The names of shortcuts are the user's own.
    let name = intent.hasPrefix(Shortcut.intentPrefix) ? "shortcut" : intent
    // What is tapped needs no understanding.
    let certainty = if case .say = event { turn.certainty.rawValue } else { "-" }
    Counter(
      label: "numberrace_turns_total",
      dimensions: [("intent", name), ("result", result), ("certainty", certainty)]
    ).increment()
  }

  private var call: Endpoint {
    let operation = operations[.callIntent]
    var endpoint = Endpoint(
      method: .post, path: "/v1/intents/{name}", operation: operation,
      parameters: [
        .path("name", .text(1...200).example("SolveGame")), Self.language, .idempotencyKey,
      ]
    ) { [assistants, allowances, limits] request, context in
      let name = context.value(0)
      let input = try await request.input(operation.input, limits, context)
      let language = try Self.spoken(request)
      try allowances.takeTurn(of: context.client)
      let (user, keyed) = (try context.requireUser(), try request.keyed(input))
      @Sendable func answer(
        _ progress: @escaping @Sendable (HandlingProgress) -> Void
      ) async throws -> KeptAnswer {
        try await assistants.once(keyed, of: user) { id in
          try await context.channel.cancellingOnDisconnection {
            try await assistants.call(
              name, input, id: id, of: user, in: language, progress: progress)
          }
        }
      }
      guard request.wants(.events) else { return .kept(try await answer { _ in }) }
      return .stream(.events) { stream in
        try await stream.writeAnswer(request: context.id) { try await answer($0) }
      }
    }
    endpoint.isTurn = true
    return endpoint
  }

  private var token: Endpoint {
    let operation = operations[.findToken]
    return Endpoint(method: .post, path: "/v1/tokens", operation: operation) {
      [assistants, limits] request, context in
      let input = try await request.input(operation.input, limits, context)
      let fate = try await assistants.fate(
        ofToken: input["token"]?.string ?? "", of: context.requireUser())
      return .json(["status": fate])
    }
  }

  private var request: Endpoint {
    Endpoint(
      method: .get, path: "/v1/requests/{key}", operation: operations[.findRequest],
      parameters: [.path("key", .text(1...255))]
    ) { [assistants] _, context in
      .json(try assistants.request(context.value(0), of: context.requireUser()))
    }
  }

  private var listIntents: Endpoint {
    Endpoint(
      method: .get, path: "/v1/intents", operation: operations[.listIntents],
      parameters: [Self.language]
    ) { [assistants] request, context in
      let assistant = try assistants.assistant(
        of: context.requireUser(), in: try Self.spoken(request))
      return .json(["intents": assistant.catalog.intents.map(IntentListing.init)])
    }
  }

  /// The language that a request names.
  static func spoken(_ request: Request) throws(ServiceProblem) -> SpokenLanguage {
    guard let code = request.uri.queryParameters["language"] else { return .english }
    guard let language = SpokenLanguage(code: String(code)) else {
      let codes = SpokenLanguage.all.map(\.code).joined(separator: ", ")
      throw .invalidInput(
        "the parameter 'language' must be one of \(codes), not '\(code.prefix(20))'",
        at: "/language")
    }
    return language
  }
}

extension JSON {
  /// The language that an input names, which has its declared form.
  fileprivate var language: SpokenLanguage {
    self["language"]?.string.flatMap(SpokenLanguage.init(code:)) ?? .english
  }

  /// The action of the user in the input of a turn.
  fileprivate var event: ConversationEvent {
    get throws(ServiceProblem) {
      switch (self["say"]?.string, self["event"]) {
      case (let words?, nil): return .say(words)
      case (nil, let event?):
        return try event.decode(ConversationEvent.self, of: "event")
      default:
        throw .invalidInput(
          "a turn has either 'say', the user's words, or 'event', an action without words")
      }
    }
  }
}

extension StreamWriter {
  /// Writes progress and then the answer as events, or the problem.
  mutating func writeAnswer<Value: Encodable & Sendable>(
    request id: String,
    _ work:
      @escaping @Sendable (@escaping @Sendable (HandlingProgress) -> Void) async throws ->
      Value
  ) async throws {
    do {
      // If the client does not read, only the latest progress is kept for it.
      let answer = try await writing(.bufferingNewest(1), work) { stream, progress in
        try await stream.writeEvent("progress", ConversationOutput.progress(progress))
      }
      try await writeEvent("answer", answer)
    } catch let problem as ServiceProblem {
      try await writeEvent("problem", ProblemDetails.json(problem, request: id))
    }
  }
}
