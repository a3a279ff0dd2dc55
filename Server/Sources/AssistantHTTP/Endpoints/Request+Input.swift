import AssistantService
import Foundation
import HTTPTypes
import Hummingbird
import IntentKit
import NIOCore

extension Request {
  /// The body as a value of a declared form.
  func input(
    _ schema: Schema?, _ limits: ServiceLimits, _ context: ServerContext
  ) async throws -> JSON {
    guard let schema else { return [:] }
    try checkType(.json)
    let body = try await wholeBody(limits, context)
    return try schema.decode(body.readableBytesView)
  }

  /// The body, read whole, in time.
  func wholeBody(_ limits: ServiceLimits, _ context: ServerContext) async throws -> ByteBuffer {
    try await context.inTime(limits) {
      do {
        return try await body.collect(upTo: limits.bodyLength)
      } catch is NIOTooManyBytesError {
        throw ServiceProblem(.tooLarge, "the body has more than \(limits.bodyLength) bytes")
      }
    }
  }

  /// Checks the declared type of the body; none at all is taken for the right one.
  func checkType(_ form: Endpoint.Form) throws(ServiceProblem) {
    guard let given = headers[.contentType], given != form.rawValue else { return }
    let type = given.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    let allowed =
      form == .lines
      ? ["application/jsonl", "application/x-ndjson", "application/jsonlines"] : [form.rawValue]
    guard allowed.contains(type) else {
      throw ServiceProblem(
        .unsupportedType, "the body must be \(allowed[0]), not '\(type.prefix(100))'")
    }
  }

  /// Whether the client wants a form of the answer in particular.
  func wants(_ form: Endpoint.Form) -> Bool {
    headers[values: .accept].contains { $0.lowercased().contains(form.rawValue) }
  }
}

extension Response {
  /// An answer with a value.
  static func json(
    _ value: some Encodable, status: HTTPResponse.Status = .ok, type: String = "application/json"
  ) -> Response {
    data(JSON.encode(value).utf8, status: status, type: type)
  }

  /// An answer with bytes.
  static func data(
    _ data: some Sequence<UInt8>, status: HTTPResponse.Status = .ok, type: String
  ) -> Response {
    let buffer = ByteBuffer(bytes: data)
    return Response(
      status: status, headers: [.contentType: type], body: ResponseBody(byteBuffer: buffer))
  }
}
