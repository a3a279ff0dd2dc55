import AssistantService
import Foundation
import GameRecords
import HTTPTypes
import Hummingbird
import IntentKit
import NIOCore

/// The endpoints about games.
struct GameEndpoints: Sendable {
  let games: GameService
  let limits: ServiceLimits
  let stopping: Stopping
  let operations: ServiceOperations

  var all: [Endpoint] {
    [
      solve(operations[.solve]),
      solutions(operations[.solutions]),
      plain("/v1/check", operations[.check]) { try await games.check($0, for: $1) },
      plain("/v1/generate", operations[.generate]) { try await games.generate($0, for: $1) },
      plain("/v1/difficulty", operations[.difficulty]) { try await games.difficulty($0, for: $1) },
      plain("/v1/puzzles/solve", operations[.solvePuzzle]) {
        try await games.solvePuzzle($0, for: $1)
      },
      batch(operations[.batch]),
    ]
  }

  /// An endpoint with a value in and a value out, which ends when the client goes away.
  private func plain<Output: Encodable & Sendable>(
    _ path: String, _ operation: ServiceOperation,
    _ answer: @escaping @Sendable (JSON, String) async throws -> Output
  ) -> Endpoint {
    Endpoint(method: .post, path: path, operation: operation) { [limits] request, context in
      let input = try await request.input(operation.input, limits, context)
      let client = context.client
      return .json(
        try await context.channel.cancellingOnDisconnection { try await answer(input, client) })
    }
  }

  /// Most games are solved before anyone could go away, and before another thread would be awake.
  private func solve(_ operation: ServiceOperation) -> Endpoint {
    Endpoint(method: .post, path: "/v1/solve", operation: operation) {
      [games, limits] request, context in
      let input = try await request.input(operation.input, limits, context)
      let client = context.client
      let record =
        if let record = try games.solveAtOnce(input, for: client) {
          record
        } else {
          try await context.channel.cancellingOnDisconnection {
            try await games.solve(input, for: client)
          }
        }
      return .data(record.json.utf8, type: Endpoint.Form.json.rawValue)
    }
  }

  private func solutions(_ operation: ServiceOperation) -> Endpoint {
    Endpoint(method: .post, path: "/v1/solutions", operation: operation, responseForm: .lines) {
      [games, limits] request, context in
      let input = try await request.input(operation.input, limits, context)
      // What is wrong with the game is told before the answer begins.
      let list = try games.solutions(input, for: context.client)
      return .stream(.lines) { stream in
        do {
          while let records = try await context.channel.cancellingOnDisconnection({
            try await list.next()
          }) {
            let lines = records.reduce(into: "") { $0 += $1.json + "\n" }
            try await stream.write(lines.utf8)
          }
          try await stream.writeLine(["end": await list.end])
        } catch let problem as ServiceProblem {
          try await stream.writeLine(["error": problem.detail])
        }
      }
    }
  }

  private func batch(_ operation: ServiceOperation) -> Endpoint {
    Endpoint(
      method: .post, path: "/v1/batch", operation: operation,
      parameters: [.query("rules", operations.form("rules"))], requestForm: .lines,
      responseForm: .lines
    ) {
      [games, limits, stopping] request, context in
      try request.checkType(.lines)
      let name = request.uri.queryParameters["rules"].map(String.init)
      let batch = try games.batch(rules: name, for: context.client) { stopping.isStopping }
      let body = request.body
      return .stream(.lines) { stream in
        func write(
          _ answer: @escaping @Sendable (@Sendable (Data) -> Void) async throws -> Void
        ) async throws {
          try await stream.writing { yield in
            try await context.channel.cancellingOnDisconnection { try await answer(yield) }
          } write: { (stream, answers: Data) in
            try await stream.write(answers)
          }
        }
        var parts = body.makeAsyncIterator()
        do {
          while let part = try await context.inTime(limits, { try await parts.next() }) {
            try await write { try await batch.answer(Data(part.readableBytesView), to: $0) }
          }
          try await write { try await batch.finish(to: $0) }
        } catch let problem as ServiceProblem {
          let end: JSON = [
            "error": .string(problem.detail), "line": .integer(await batch.count + 1),
          ]
          try await stream.writeLine(end)
        }
      }
    }
  }
}
