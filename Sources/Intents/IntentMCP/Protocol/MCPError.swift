public import IntentKit

/// An error of the protocol: the request itself cannot be answered.
public struct MCPError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The code, of JSON-RPC or of the protocol.
  public let code: Int
  /// A description of what is wrong and what is allowed.
  public let message: String
  /// More for programs.
  public let data: JSON?

  init(_ code: Int, _ message: String, data: JSON? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// A description of the problem.
  public var description: String { message }

  /// The text is no JSON.
  public static func notJSON(_ reason: String) -> MCPError { MCPError(-32700, reason) }

  /// The message is no message of JSON-RPC.
  public static func invalidRequest(_ reason: String) -> MCPError { MCPError(-32600, reason) }

  static func invalidParameters(_ reason: String) -> MCPError { MCPError(-32602, reason) }

  /// The code was one of the protocol's own before the stateless revision.
  static func unknownResource(_ uri: String, _ version: ProtocolVersion) -> MCPError {
    MCPError(
      version.isStateless ? -32602 : -32002, "there is no resource '\(uri)'",
      data: ["uri": .string(uri)])
  }

  static func unknownMethod(_ method: String) -> MCPError {
    MCPError(-32601, "there is no method '\(method)'")
  }

  /// The revision of the protocol is not spoken here.
  public static func unsupportedVersion(_ version: String) -> MCPError {
    MCPError(
      -32022, "the revision '\(version)' of the protocol is not spoken here",
      data: [
        "supported": .array(MCPServer.revisions.map(JSON.string)),
        "requested": .string(version),
      ])
  }

  static func failed(_ error: any Error) -> MCPError { MCPError(-32603, "\(error)") }

  /// A message that cannot be read, and the identifier of the request that its sender waits for, if that can be.
  public struct Unreadable: Error {
    /// The fault.
    public let error: MCPError
    /// The identifier.
    public let id: MCPRequestID?
  }

  /// Reads a message. Names that are there twice are refused, for a guard in front of this server may go by the other one.
  ///
  /// - Throws: ``Unreadable``.
  public static func message(_ bytes: some Sequence<UInt8>) throws(Unreadable) -> JSON {
    do throws(JSONError) {
      return try JSON(parsing: bytes, maximumDepth: 32)
    } catch {
      let reason = error.description(of: "the message")
      if error.kind == .syntax { throw Unreadable(error: .notJSON(reason), id: nil) }
      // It is JSON, but not of the kind that is taken: the client waits for an answer to its identifier.
      let lenient = try? JSON(
        parsing: bytes, maximumDepth: JSON.greatestDepth,
        allowing: [.repeatedNames, .longNumbers, .loneSurrogates])
      throw Unreadable(
        error: .invalidRequest(reason), id: lenient?["id"].flatMap(MCPRequestID.init))
    }
  }

  var json: JSON {
    var members: [String: JSON] = ["code": .integer(code), "message": .string(message)]
    members["data"] = data
    return .object(members)
  }
}
