import AssistantService
import Foundation
import Synchronization
import Testing

@Suite("Batches")
struct BatchTests {
  private let game = #"{"target": 952, "numbers": [25, 50, 75, 100, 3, 6]}"#
  /// A game that takes a second, as that is the limit here.
  private let hard =
    #"{"rules": "free", "target": 999999937, "numbers": [3, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43]}"#

  private var limits: ServiceLimits {
    var limits = ServiceLimits()
    limits.lineLength = 200
    limits.searchMilliseconds = 1000
    limits.searches = 1
    return limits
  }

  private func service(_ pool: SearchPool? = nil) -> GameService {
    GameService(limits, pool: pool ?? SearchPool(limits), allowances: Allowances(limits))
  }

  @Test("answers do not depend on where the parts end", arguments: [1, 7, 64, 100_000])
  func parts(length: Int) async throws {
    let long = String(repeating: "x", count: 500)
    let text = Data([game, "nonsense", "", long, game, game].joined(separator: "\n").utf8)
    let batch = try service().batch(rules: nil, for: "anna")
    let answers = Collected()
    for start in stride(from: 0, to: text.count, by: length) {
      try await batch.answer(text[start..<min(start + length, text.count)], to: answers.add)
    }
    try await batch.finish(to: answers.add)
    let lines = answers.lines
    #expect(lines.count == 6)
    #expect(await batch.count == 6)
    for (index, line) in lines.enumerated() {
      #expect(line.contains("\"line\":\(index + 1)"))
      #expect(line.contains("\"error\"") == [1, 2, 3].contains(index))
    }
    #expect(lines[3].contains("200 bytes are allowed"))
    #expect(lines[0].contains("\"value\":952"))
  }

  @Test("many lines are answered in order by several searches")
  func order() async throws {
    var limits = limits
    limits.searches = 4
    let service = GameService(limits, pool: SearchPool(limits), allowances: Allowances(limits))
    let batch = try service.batch(rules: nil, for: "anna")
    let answers = Collected()
    let easy = String(repeating: game + "\n", count: 500)
    try await batch.answer(Data((hard + "\n" + easy).utf8), to: answers.add)
    #expect(answers.lines.count == 501)
    for (index, line) in answers.lines.enumerated() {
      #expect(line.contains("\"line\":\(index + 1)}") || line.contains("\"line\":\(index + 1),"))
    }
  }

  @Test("hard games let others have their turn, and come as they are solved")
  func turns() async throws {
    let pool = SearchPool(limits)
    let batch = try service(pool).batch(rules: nil, for: "anna")
    let answers = Collected()
    let lines = Data(String(repeating: hard + "\n", count: 60).utf8)
    let task = Task { try await batch.answer(lines, to: answers.add) }
    while pool.load == 0 { await Task.yield() }
    let (before, _) = try await pool.run(milliseconds: 1) { _ in answers.lines.count }
    #expect(before < 60)
    while answers.lines.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(pool.load == 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(pool.load == 0)
    #expect(answers.lines.count < 60)
  }

  @Test("a batch ends early when the service stops, and tells where")
  func stops() async throws {
    let isStopping = Collected()
    let batch = try service().batch(rules: nil, for: "anna") { !isStopping.lines.isEmpty }
    let answers = Collected()
    let lines = Data(String(repeating: hard + "\n", count: 60).utf8)
    let problem = await #expect(throws: ServiceProblem.self) {
      try await batch.answer(lines) { text in
        answers.add(text)
        isStopping.add(text)
      }
    }
    let count = answers.lines.count
    #expect((1..<10).contains(count))
    #expect(problem?.detail == "the server stops; send the games after line \(count) again")
  }
}

/// Answers, as they come.
private final class Collected: Sendable {
  private let text = Mutex(Data())

  func add(_ more: Data) { text.withLock { $0.append(more) } }

  var lines: [String] {
    String(decoding: text.withLock { $0 }, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
