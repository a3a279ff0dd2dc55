public import Foundation
import GameRecords
import NumbersSolver

extension GameService {
  /// Begins a batch.
  ///
  /// - Parameters:
  ///   - rules: The name of the rules of lines that name none; countdown's if `nil`.
  ///   - client: The name of the client.
  ///   - isStopping: Whether the service stops, so that the batch ends before its time.
  /// - Returns: The batch.
  /// - Throws: ``ServiceProblem`` if there are no such rules.
  public func batch(
    rules: String?, for client: String, until isStopping: @escaping @Sendable () -> Bool = { false }
  ) throws(ServiceProblem) -> GameBatch {
    guard let chosen = ChosenRules(preset: rules ?? "countdown") else {
      throw .invalidInput(
        "'rules' must be one of \(ChosenRules.names.joined(separator: ", ")), not '\(rules ?? "")'",
        at: "/rules")
    }
    return GameBatch(self, chosen, client, isStopping)
  }
}

/// A batch of games that comes in parts, of any length, and is answered in parts.
///
/// It holds one part and its answers, so its memory does not grow with the batch. However hard its games are, others get their
/// turn after a tenth of a second, or when the game that is being solved is finished.
public actor GameBatch {
  private let service: GameService
  private let client: String
  private let isStopping: @Sendable () -> Bool
  private let solver: LineSolver
  private var splitter: BatchLines
  /// The number of lines that were taken in.
  private var taken = 0
  /// The number of lines that were answered.
  public private(set) var count = 0

  /// The time after which a search lets others have its place.
  private static let slice = Duration.milliseconds(100)
  /// Each game has a limit of its own.
  private static let maximumMilliseconds = 86_400_000

  init(
    _ service: GameService, _ rules: ChosenRules, _ client: String,
    _ isStopping: @escaping @Sendable () -> Bool
  ) {
    self.service = service
    self.client = client
    self.isStopping = isStopping
    splitter = BatchLines(maximumLength: service.limits.lineLength)
    solver = LineSolver(
      rules: rules, seconds: Double(service.limits.searchMilliseconds) / 1000,
      memory: service.limits.searchMemory, index: service.index)
  }

  /// Answers the lines that are complete with a further part. The next part is taken when this is done.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - write: Called with answers, a line each, in the order of the batch, as soon as they are there.
  /// - Throws: ``ServiceProblem`` if there are too many lines, or the service stops; `CancellationError` if the task is
  ///   cancelled.
  public func answer(_ part: Data, to write: @Sendable (Data) -> Void) async throws {
    try await answer(splitter.take(part), to: write)
    if isStopping() { throw stopped }
  }

  /// Answers the last line, if it did not end with a newline.
  ///
  /// - Throws: ``ServiceProblem`` if there are too many lines, or the service stops; `CancellationError` if the task is
  ///   cancelled.
  public func finish(to write: @Sendable (Data) -> Void) async throws {
    try await answer(splitter.finish(), to: write)
  }

  private func answer(_ lines: [BatchLine], to write: @Sendable (Data) -> Void) async throws {
    guard !lines.isEmpty else { return }
    guard taken + lines.count <= service.limits.batchLines else {
      throw ServiceProblem(
        .tooLarge, "a batch has at most \(service.limits.batchLines) lines; send another one")
    }
    let first = taken
    taken += lines.count
    let work = BatchWork(lines, after: first, solver, maximumLength: service.limits.lineLength)
    try await withThrowingTaskGroup(of: [BatchWork.Answers].self) { group in
      // Answers that wait for those of lines before them.
      var waiting: [Int: BatchWork.Answers] = [:]
      var running = 0
      repeat {
        // Few lines are not worth another core.
        while running < service.pool.width, work.remaining > running * BatchWork.shareLength,
          !isStopping()
        {
          group.addTask { [self] in try await search(work) }
          running += 1
        }
        guard let answers = try await group.next() else { break }
        try Task.checkCancellation()
        running -= 1
        for each in answers { waiting[each.lines.lowerBound] = each }
        var text = Data()
        while let next = waiting.removeValue(forKey: count - first) {
          text.append(next.text)
          count += next.lines.count
        }
        if !text.isEmpty { write(text) }
      } while running > 0 || (work.remaining > 0 && !isStopping())
    }
    if count < taken { throw stopped }
  }

  /// Solves some lines, when the client may compute and a core is free.
  private nonisolated func search(_ work: BatchWork) async throws -> [BatchWork.Answers] {
    while let seconds = service.allowances.wait(of: client), !isStopping() {
      // The client waits, as what it sends is not read meanwhile.
      try await Task.sleep(for: .seconds(min(seconds, 1)))
    }
    let (answers, time) = try await service.pool.run(milliseconds: Self.maximumMilliseconds) {
      work.answers(for: Self.slice, $0)
    }
    service.allowances.charge(time, to: client)
    return answers
  }

  private var stopped: ServiceProblem {
    ServiceProblem(.unavailable, "the server stops; send the games after line \(count) again")
  }
}
