import Foundation
import IntentKit
import IntentStore
import Testing
import Workers

@Suite("Attempts")
struct AttemptTests {
  private let folder: TemporaryFolder
  private let memory: FileMemory

  init() throws {
    folder = try TemporaryFolder()
    memory = try FileMemory(path: folder.path("memory.sqlite"))
  }

  private func attempt(_ key: String, _ amount: Int = 5) -> Attempt {
    Attempt(
      key: key, Invocation(intent: "Pay", values: ["amount": .integer(amount)]),
      at: Timestamp(secondsSince1970: 1_790_000_000))
  }

  private func donation(_ id: String) -> Donation {
    Donation(
      id: id, Invocation(intent: "Pay", values: ["amount": .integer(5)]),
      at: Timestamp(secondsSince1970: 1_790_000_000))
  }

  @Test("are unfinished from when they begin until they are finished, in any process")
  func unfinished() throws {
    for key in ["a", "b", "c"] { #expect(try memory.begin(attempt(key)) == nil) }
    try memory.finish(key: "b", outcome: .done, donating: donation("b"))
    try memory.finish(key: "c", outcome: .failed, donating: nil)
    let again = try FileMemory(path: folder.path("memory.sqlite"))
    #expect(try again.unfinishedAttempts() == [attempt("a")])
    #expect(try again.donations(.all, limit: 9).map(\.id) == ["b"])
    let finished = try again.archive().attempts?.filter { $0.outcome != nil } ?? []
    #expect(finished.map(\.key) == ["b", "c"])
    #expect(finished.flatMap { Array($0.invocation.values) }.isEmpty)
    // Begun again, the first one counts, and tells how it ended.
    #expect(try again.begin(attempt("b", 9)) == .done)
    #expect(try again.begin(attempt("c", 9)) == .failed)
    #expect(try again.begin(attempt("a", 9)) == nil)
    #expect(try again.unfinishedAttempts() == [attempt("a")])
  }

  @Test("are finished together with their donation, or neither")
  func together() throws {
    try memory.begin(attempt("a"))
    #expect(throws: TextError.self) {
      try memory.finish(key: "a", outcome: .done, donating: donation("a\u{0}"))
    }
    #expect(try memory.unfinishedAttempts() == [attempt("a")])
    #expect(try memory.donations(.all, limit: 9).isEmpty)
  }

  @Test("are kept while they are unfinished, and up to a number when they are not")
  func kept() throws {
    try memory.begin(attempt("first"))
    for number in 0..<(FileMemory.maximumFinishedAttempts + 20) {
      try memory.begin(attempt("\(number)"))
      try memory.finish(key: "\(number)", outcome: .done, donating: nil)
    }
    #expect(try memory.unfinishedAttempts().map(\.key) == ["first"])
    #expect(
      try memory.archive().attempts?.count == FileMemory.maximumFinishedAttempts + 1)
    try memory.erase()
    #expect(try memory.archive().attempts == [])
  }

  @Test("of a process that was killed are known, whether its work was remembered or not")
  func killed() throws {
    var begun: Set<String> = []
    var finished: Set<String> = []
    let rounds = 16
    for round in 0..<rounds {
      let worker = try Worker(
        "store-worker", ["attempts", folder.path("memory.sqlite"), "r\(round)", "100000"])
      Worker.kill([worker], after: 0.05...0.15, atWork: round % 4 > 0)
      for line in worker.lines {
        let parts = line.split(separator: " ")
        if parts[0] == "begun" { begun.insert(String(parts[1])) }
        if parts[0] == "finished" { finished.insert(String(parts[1])) }
      }
    }
    #expect(begun.count >= rounds * 3 / 4)
    let unfinished = Set(try memory.unfinishedAttempts().map(\.key))
    let donated = Set(try memory.donations(.all, limit: .max).map(\.id))
    // Whatever was begun is unfinished or was remembered, and never both.
    for key in begun { #expect(unfinished.contains(key) != donated.contains(key)) }
    #expect(finished.isSubset(of: donated))
    #expect(unfinished.count <= rounds)
  }
}
