import AssistantService
import HTTPTypes
import Hummingbird
import IntentKit

extension Endpoint.Parameter {
  /// A key of the client's own, with which a request can be sent again.
  static let idempotencyKey = Endpoint.Parameter(
    name: "Idempotency-Key",
    schema: .text(1...255).described(
      "A key of your own for this request. If it is sent again with the key within a day, it has the same answer, with the field `Idempotency-Replayed`, and no second effect."
    ), place: .header)
}

extension Request {
  /// The request with the key that its client gave it; `nil` if it has none.
  func keyed(_ input: JSON) throws(ServiceProblem) -> KeyedRequest? {
    let keys = headers[values: .idempotencyKey]
    guard let key = keys.first else { return nil }
    guard keys.count == 1 else {
      throw .invalidInput("there must be one 'Idempotency-Key', not \(keys.count)")
    }
    // The draft of the field has a string in quotes, which most clients leave out.
    let isQuoted = key.count > 1 && key.hasPrefix("\"") && key.hasSuffix("\"")
    return try KeyedRequest(
      key: isQuoted ? String(key.dropFirst().dropLast()) : key, target: uri.string, input: input)
  }
}

extension Response {
  /// An answer that may be kept, and says whether it is one that was.
  static func kept(_ answer: KeptAnswer) -> Response {
    var response = Response.json(answer)
    if answer.isRepeated { response.headers[.idempotencyReplayed] = "true" }
    return response
  }
}
