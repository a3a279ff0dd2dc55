import IntentCalls
import IntentKit

/// A call of a tool: it is answered at once, or after its questions were put to a person.
struct ToolCall {
  private let server: MCPServer
  private let peer: Peer
  private let notify: @Sendable (JSON) -> Void

  /// The most questions that are asked in one call.
  private static let maximumQuestions = 20

  init(_ server: MCPServer, _ peer: Peer, _ notify: @escaping @Sendable (JSON) -> Void) {
    self.server = server
    self.peer = peer
    self.notify = notify
  }

  func result(_ parameters: [String: JSON]) async throws(MCPError) -> [String: JSON] {
    guard let name = parameters["name"]?.string else {
      throw .invalidParameters("'name' is missing: the name of a tool")
    }
    guard server.assistant.catalog[name] != nil else {
      throw .invalidParameters("there is no tool '\(name)': tools/list has those that there are")
    }
    let arguments: JSON
    switch parameters["arguments"] {
    case nil: arguments = [:]
    case .some(let given):
      guard given.members != nil else { throw .invalidParameters("'arguments' are an object") }
      arguments = given
    }
    let progress = progress(parameters)
    if let state = parameters["requestState"] {
      return try await goOn(name, state, parameters["inputResponses"], progress)
    }
    let answer = await server.caller.answer(
      .request(intent: name, values: arguments), progress: progress)
    return await finish(answer, after: nil, progress)
  }

  /// Goes on with a call that required input. What was asked, with all values so far, is in its state, sealed: the
  /// arguments of this time do not count.
  private func goOn(
    _ name: String, _ state: JSON, _ responses: JSON?,
    _ progress: @escaping @Sendable (HandlingProgress) -> Void
  ) async throws(MCPError) -> [String: JSON] {
    guard case .inResult = peer.elicitation else {
      throw .invalidParameters("'requestState' is for clients that declare 'elicitation'")
    }
    guard let token = state.string else { throw .invalidParameters("'requestState' is a string") }
    guard let (key, response) = responses?.members?.first, responses?.members?.count == 1 else {
      throw .invalidParameters("'inputResponses' needs the answer to the one request that was made")
    }
    let waiting: WaitingCall?
    do throws(SealError) {
      waiting = try await server.caller.open(token)
    } catch {
      throw .invalidParameters("'requestState': \(error)")
    }
    guard let waiting, waiting.intent == name else {
      throw .invalidParameters("'requestState' is of no call of '\(name)' that waits for something")
    }
    guard let question = Question(key: key, of: server.assistant.catalog[name]),
      question.parameter == waiting.parameter
    else { throw .invalidParameters("'\(key)' was not asked for") }
    guard let call = question.call(response, token) else {
      return ToolResult.declined(question, peer.version)
    }
    let answer = await server.caller.answer(call, opened: waiting, progress: progress)
    let asked = (question, token, question.title)
    return await finish(answer, after: call.isValue ? asked : nil, progress)
  }

  /// Turns an answer into a result, after asking what it needs. The last question is the one that
  /// was answered with a value, if any was.
  private func finish(
    _ answer: CallAnswer, after last: AskedQuestion?,
    _ progress: @escaping @Sendable (HandlingProgress) -> Void
  ) async -> [String: JSON] {
    var (answer, last) = (answer, last)
    for _ in 0..<Self.maximumQuestions {
      guard let asked = asked(answer, after: last) else { break }
      let (question, token, text) = asked
      let form = question.form(text, peer.version)
      switch peer.elicitation {
      case .none: return result(answer)
      case .inResult:
        return [
          "resultType": "input_required", "requestState": .string(token),
          "inputRequests": .object([
            question.key: ["method": "elicitation/create", "params": form]
          ]),
        ]
      case .byRequest(let ask):
        guard let response = await ask(form) else { return result(answer) }
        guard let call = question.call(response, token) else {
          return ToolResult.declined(question, peer.version)
        }
        answer = await server.caller.answer(call, progress: progress)
        last = call.isValue ? asked : nil
      }
    }
    return result(answer)
  }

  private typealias AskedQuestion = (question: Question, token: String, text: String)

  /// The question that an answer asks. A value that does not fit is asked for again, with the reason; words that do not fit
  /// have been asked about by the assistant.
  private func asked(_ answer: CallAnswer, after last: AskedQuestion?) -> AskedQuestion? {
    if case .refused(let reason) = answer, let last {
      return (last.question, last.token, "\(last.question.title): \(reason)")
    }
    return Question.asked(by: answer, of: server.assistant.catalog)
  }

  private func result(_ answer: CallAnswer) -> [String: JSON] {
    ToolResult.of(answer, peer.version, agreementKey: "\(server.info.name)/agreement")
  }

  /// Tells of progress, if the client wants to know of it.
  private func progress(
    _ parameters: [String: JSON]
  ) -> @Sendable (HandlingProgress) -> Void {
    guard let token = parameters["_meta"]?.members?[MetaKey.progressToken] else { return { _ in } }
    let notify = notify
    return { progress in
      // Percent, so that it can be told as a whole number.
      var parameters: [String: JSON] = [
        "progressToken": token, "message": .string(progress.text),
        "progress": .integer(Int((progress.share ?? 0).clamped * 100)),
      ]
      if progress.share != nil { parameters["total"] = 100 }
      notify(RPCMessage.notification("notifications/progress", .object(parameters)))
    }
  }
}

extension IntentCall {
  /// Whether it gives a value that was asked for, and not in words.
  fileprivate var isValue: Bool {
    if case .answer = self { true } else { false }
  }
}

extension Double {
  fileprivate var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
