import IntentKit

/// A message of JSON-RPC 2.0.
///
/// Source: <https://www.jsonrpc.org/specification>.
enum RPCMessage {
  /// A request, which is answered under its identifier.
  case request(id: JSON, method: String, parameters: [String: JSON])
  /// A message without an answer.
  case notification(method: String, parameters: [String: JSON])
  /// The answer to a request of this side; `nil` if it is an error.
  case response(id: JSON, result: JSON?)

  /// Reads a message.
  ///
  /// - Throws: ``MCPError`` if it is none.
  init(_ json: JSON) throws(MCPError) {
    guard case .object(let members) = json, members["jsonrpc"] == "2.0" else {
      throw .invalidRequest(#"a message is an object with "jsonrpc": "2.0""#)
    }
    let id = members["id"]
    switch id {
    case nil, .integer, .string: break
    default: throw .invalidRequest("an id is a whole number or a string")
    }
    guard let method = members["method"] else {
      guard let id, members["result"] != nil || members["error"] != nil else {
        throw .invalidRequest("a message has a method, or an id and a result or an error")
      }
      self = .response(id: id, result: members["result"])
      return
    }
    guard let name = method.string else { throw .invalidRequest("a method is a string") }
    let parameters: [String: JSON]
    switch members["params"] {
    case nil: parameters = [:]
    case .object(let given): parameters = given
    default: throw .invalidRequest("params are an object")
    }
    self =
      id.map { .request(id: $0, method: name, parameters: parameters) }
      ?? .notification(method: name, parameters: parameters)
  }

  /// The answer to a request.
  static func answer(_ id: JSON, _ result: Result<JSON, MCPError>) -> JSON {
    switch result {
    case .success(let result): ["jsonrpc": "2.0", "id": id, "result": result]
    case .failure(let error): ["jsonrpc": "2.0", "id": id, "error": error.json]
    }
  }

  static func notification(_ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  static func request(_ id: String, _ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": parameters]
  }
}
