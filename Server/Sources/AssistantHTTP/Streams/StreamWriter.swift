import AssistantService
import Foundation
import HTTPTypes
import Hummingbird
import IntentKit
import NIOCore

/// Writes parts of an answer as they come. Writing waits while the client does not read, so nothing piles up.
struct StreamWriter {
  fileprivate var writer: any ResponseBodyWriter

  mutating func write(_ bytes: some Sequence<UInt8>) async throws {
    try await writer.write(ByteBuffer(bytes: bytes))
  }

  /// Writes a value as a line of JSON.
  mutating func writeLine(_ value: some Encodable) async throws {
    try await write((JSON.encode(value) + "\n").utf8)
  }

  /// Writes a server-sent event.
  ///
  /// Source: <https://html.spec.whatwg.org/multipage/server-sent-events.html>.
  mutating func writeEvent(_ name: String, _ value: some Encodable) async throws {
    // JSON on one line has no newlines, which would end the event.
    try await write("event: \(name)\ndata: \(JSON.encode(value))\n\n".utf8)
  }

  /// Writes parts as a task gives them. If they cannot be written, the task is cancelled.
  ///
  /// - Parameters:
  ///   - policy: Which parts are kept while one is written.
  ///   - work: The task, which gives parts to its argument.
  ///   - write: Writes a part.
  /// - Returns: The result of the task.
  /// - Throws: The errors of the task and of writing.
  mutating func writing<Part: Sendable, Value: Sendable>(
    _ policy: AsyncStream<Part>.Continuation.BufferingPolicy = .unbounded,
    _ work: @escaping @Sendable (@escaping @Sendable (Part) -> Void) async throws -> Value,
    write: (inout StreamWriter, Part) async throws -> Void
  ) async throws -> Value {
    let (parts, continuation) = AsyncStream<Part>.makeStream(bufferingPolicy: policy)
    let task = Task {
      defer { continuation.finish() }
      return try await work { continuation.yield($0) }
    }
    return try await withTaskCancellationHandler {
      do {
        for await part in parts { try await write(&self, part) }
      } catch {
        task.cancel()
        throw error
      }
      return try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}

extension Response {
  /// An answer whose parts are written as they come.
  static func stream(
    _ form: Endpoint.Form,
    _ body: @escaping @Sendable (inout StreamWriter) async throws -> Void
  ) -> Response {
    Response(
      status: .ok,
      headers: [.contentType: form.rawValue, .cacheControl: "no-store"],
      body: ResponseBody { writer in
        var stream = StreamWriter(writer: writer)
        try await body(&stream)
        try await stream.writer.finish(nil)
      })
  }
}
