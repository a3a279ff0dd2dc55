public import Foundation
import GameRecords
import NumbersSolver
import Synchronization

extension GameService {
  /// Begins a batch.
  ///
  /// - Parameters:
  ///   - rules: The name of the rules of lines that name none; countdown's if `nil`.
  ///   - client: The name of the client.
  /// - Returns: The batch.
  /// - Throws: ``ServiceProblem`` if there are no such rules.
  public func batch(rules: String?, for client: String) throws(ServiceProblem) -> GameBatch {
    guard let chosen = ChosenRules(preset: rules ?? "countdown") else {
      throw .invalidInput(
        "'rules' must be one of \(ChosenRules.names.joined(separator: ", ")), not '\(rules ?? "")'",
        at: "/rules")
    }
    return GameBatch(self, chosen, client)
  }
}

/// A batch of games that comes in parts, of any length, and is answered in parts.
///
/// It holds one part and its answers, so its memory does not grow with the batch.
public struct GameBatch: Sendable {
  private let service: GameService
  private let client: String
  private let solver: LineSolver
  private var rest = Data()
  /// Whether the line that is read is too long, so that its rest is passed over.
  private var isSkipping = false
  /// The number of lines that were answered.
  public private(set) var count = 0

  init(_ service: GameService, _ rules: ChosenRules, _ client: String) {
    self.service = service
    self.client = client
    solver = LineSolver(
      rules: rules, seconds: Double(service.limits.searchMilliseconds) / 1000,
      memory: service.limits.searchMemory, index: service.index)
  }

  /// Answers the lines that are complete with a further part.
  ///
  /// - Parameter part: The part.
  /// - Returns: The answers, a line each, in order; empty if no line is complete yet.
  /// - Throws: ``ServiceProblem`` if there are too many lines; `CancellationError` if the task is cancelled.
  public mutating func answer(_ part: Data) async throws -> Data {
    var lines: [BatchLine] = []
    var start = part.startIndex
    while let end = part[start...].firstIndex(of: UInt8(ascii: "\n")) {
      take(part[start..<end], into: &lines)
      start = part.index(after: end)
    }
    let rest = part[start...]
    if !isSkipping { self.rest.append(rest) }
    if self.rest.count > service.limits.lineLength {
      self.rest = Data()
      isSkipping = true
    }
    return try await answer(lines)
  }

  /// Answers the last line, if it did not end with a newline.
  ///
  /// - Returns: The answer as a line; empty if there is none.
  /// - Throws: ``ServiceProblem`` if there are too many lines; `CancellationError` if the task is cancelled.
  public mutating func finish() async throws -> Data {
    guard isSkipping || !rest.isEmpty else { return Data() }
    var lines: [BatchLine] = []
    take(Data(), into: &lines)
    return try await answer(lines)
  }

  /// Takes the end of a line.
  private mutating func take(_ end: Data, into lines: inout [BatchLine]) {
    defer {
      rest = Data()
      isSkipping = false
    }
    guard !isSkipping, rest.count + end.count <= service.limits.lineLength else {
      return lines.append(.tooLong)
    }
    lines.append(.text(String(decoding: rest.isEmpty ? end : rest + end, as: UTF8.self)))
  }

  private mutating func answer(_ lines: [BatchLine]) async throws -> Data {
    guard !lines.isEmpty else { return Data() }
    guard count + lines.count <= service.limits.batchLines else {
      throw ServiceProblem(
        .tooLarge, "a batch has at most \(service.limits.batchLines) lines; send another one")
    }
    while let seconds = service.allowances.wait(of: client) {
      // The client waits, as what it sends is not read meanwhile.
      try await Task.sleep(for: .seconds(min(seconds, 1)))
    }
    let first = count
    count += lines.count
    let (pool, work) = (service.pool, BatchWork(solver, service.limits.lineLength))
    // Each core takes some lines whenever it has answered others; few lines are not worth another core.
    let shares = LineShares(lines.count)
    let results = try await withThrowingTaskGroup(of: ([(Int, Data)], Duration).self) { group in
      for _ in 0..<min(pool.width, shares.count) {
        group.addTask {
          try await pool.run(milliseconds: Self.maximumMilliseconds) { limit in
            var answers: [(Int, Data)] = []
            while let share = shares.next() {
              answers.append(
                (share.lowerBound, work.answers(to: lines[share], first: first, limit)))
            }
            return answers
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    try Task.checkCancellation()
    for (_, time) in results { service.allowances.charge(time, to: client) }
    return results.flatMap(\.0).sorted { $0.0 < $1.0 }.reduce(into: Data()) { $0.append($1.1) }
  }

  /// Each game has a limit of its own.
  private static let maximumMilliseconds = 86_400_000
}

/// The lines of a part of a batch, which several threads share.
private final class LineShares: Sendable {
  private let total: Int
  private let taken = Mutex(0)
  /// The number of lines that are taken together.
  private static let size = 16

  /// The number of shares.
  let count: Int

  init(_ total: Int) {
    self.total = total
    count = (total + Self.size - 1) / Self.size
  }

  /// The next lines that nobody has taken; `nil` if there are none.
  func next() -> Range<Int>? {
    taken.withLock { taken in
      guard taken < total else { return nil }
      let start = taken
      taken = min(taken + Self.size, total)
      return start..<taken
    }
  }
}

/// Solves some lines of a batch.
private struct BatchWork: Sendable {
  private let solver: LineSolver
  private let maximumLength: Int

  init(_ solver: LineSolver, _ maximumLength: Int) {
    self.solver = solver
    self.maximumLength = maximumLength
  }

  /// The answers to some lines of a part of the batch, before which there are a number of others.
  func answers(to lines: ArraySlice<BatchLine>, first: Int, _ limit: SearchLimit) -> Data {
    var answers = Data()
    answers.reserveCapacity(lines.count * 320)
    for place in lines.indices {
      let number = first + place + 1
      let answer =
        switch lines[place] {
        case .text(let text): solver.solve(text, number: number, limit)
        case .tooLong: LineAnswer.tooLong(number: number, maximumLength: maximumLength)
        }
      answers.append(contentsOf: answer.json.utf8)
      answers.append(UInt8(ascii: "\n"))
    }
    return answers
  }
}

/// A line of a batch.
private enum BatchLine: Sendable {
  case text(String)
  case tooLong
}
