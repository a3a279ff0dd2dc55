import AssistantService
import Foundation
import HTTPTypes
import Hummingbird
import IntentCalls
import IntentKit
import Metrics
import NumberRaceAssistant

/// The endpoints that talk, and carry out intents; and those for what a page shows beside a conversation.
struct AssistantEndpoints: Sendable {
  let assistants: UserAssistants
  let allowances: Allowances
  let limits: ServiceLimits
  let operations: ServiceOperations

  static let language = Endpoint.Parameter.query(
    "language",
    .enumeration(SpokenLanguage.all.map(\.code)).described("The language; English by default."))

  var all: [Endpoint] { [begin, turn, call, token, request, listIntents] + offers }

  /// An endpoint of a declared operation, whose input is read in the declared form.
  func endpoint(
    _ name: ServiceOperations.Name, _ method: HTTPRequest.Method, _ path: String,
    _ parameters: [Endpoint.Parameter] = [], scope: TokenScope = .lookUp, isAudited: Bool = false,
    isTurn: Bool = false,
    answer: @escaping @Sendable (JSON, Request, ServerContext) async throws -> Response
  ) -> Endpoint {
    let operation = operations[name]
    return Endpoint(
      method: method, path: path, operation: operation, parameters: parameters, scope: scope,
      isAudited: isAudited, isTurn: isTurn
    ) { [limits] request, context in
      try await answer(
        try await request.input(operation.input, limits, context), request, context)
    }
  }

  private var begin: Endpoint {
    endpoint(.beginConversation, .post, "/v1/conversations", [.idempotencyKey], isTurn: true) {
      [assistants, allowances] input, request, context in
      let (user, keyed) = (try context.requireUser(), try request.keyed(input))
      try allowances.takeTurn(of: context.client)
      return .kept(
        try await assistants.once(keyed, of: user) { _ in
          try await assistants.beginConversation(of: user, in: input.language)
        })
    }
  }

  private var turn: Endpoint {
    endpoint(
      .continueConversation, .post, "/v1/conversations/turn", [.idempotencyKey], isTurn: true
    ) { [assistants, allowances] input, request, context in
      let (user, state) = (try context.requireUser(), input["state"]?.string ?? "")
      let (event, keyed) = (try input.event, try request.keyed(input))
      try allowances.takeTurn(of: context.client)
      return try await Self.answer(request, context) { progress in
        try await assistants.once(keyed, of: user) { _ in
          try await context.channel.cancellingOnDisconnection {
            let answered = try await assistants.continueConversation(
              state, with: event, of: user, progress: progress)
            Self.note(answered.turn, of: event)
            return answered
          }
        }
      }
    }
  }

  /// Answers with a value; or, if the client wants events, with progress and then the value or the problem.
  private static func answer(
    _ request: Request, _ context: ServerContext,
    _ work:
      @escaping @Sendable (@escaping @Sendable (HandlingProgress) -> Void) async throws ->
      KeptAnswer
  ) async throws -> Response {
    guard request.wants(.events) else { return .kept(try await work { _ in }) }
    return .stream(.events) { stream in
      do {
        // If the client does not read, only the latest progress is kept for it.
        let answer = try await stream.writing(.bufferingNewest(1), work) { stream, progress in
          try await stream.writeEvent("progress", ConversationOutput.progress(progress))
        }
        try await stream.writeEvent("answer", answer)
      } catch let problem as ServiceProblem {
        try await stream.writeEvent("problem", ProblemDetails.json(problem, request: context.id))
      }
    }
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
    endpoint(
      .callIntent, .post, "/v1/intents/{name}",
      [.path("name", .text(1...200).example("SolveGame")), Self.language, .idempotencyKey],
      isTurn: true
    ) { [assistants, allowances] input, request, context in
      let name = context.value(0)
      let language = try Self.spoken(request)
      try allowances.takeTurn(of: context.client)
      let (user, keyed) = (try context.requireUser(), try request.keyed(input))
      return try await Self.answer(request, context) { progress in
        try await assistants.once(keyed, of: user) { id in
          try await context.channel.cancellingOnDisconnection {
            try await assistants.call(
              name, input, id: id, of: user, in: language, progress: progress)
          }
        }
      }
    }
  }

  private var token: Endpoint {
    endpoint(.findToken, .post, "/v1/tokens") { [assistants] input, _, context in
      let fate = try await assistants.fate(
        ofToken: input["token"]?.string ?? "", of: context.requireUser())
      return .json(["status": fate])
    }
  }

  private var request: Endpoint {
    endpoint(.findRequest, .get, "/v1/requests/{key}", [.path("key", .text(1...255))]) {
      [assistants] _, _, context in
      .json(try assistants.request(context.value(0), of: context.requireUser()))
    }
  }

  private var listIntents: Endpoint {
    endpoint(.listIntents, .get, "/v1/intents", [Self.language]) {
      [assistants] _, request, context in
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
