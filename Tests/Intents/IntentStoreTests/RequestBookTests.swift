import Foundation
import IntentStore
import Testing
import Workers

@Suite("Requests with keys")
struct RequestBookTests {
  private let folder: TemporaryFolder
  private let book: RequestBook

  init() throws {
    folder = try TemporaryFolder()
    book = try RequestBook(path: folder.path("requests.sqlite"))
  }

  @Test("have one answer, which is kept for a day")
  func answered() throws {
    #expect(try book.begin("a", fingerprint: "1", at: 1000) == .new)
    #expect(try book.begin("a", fingerprint: "1", at: 1010) == .running)
    #expect(try book.record(of: "a", at: 1010) == .running)
    #expect(try book.begin("a", fingerprint: "2", at: 1010) == .other)
    try book.finish("a", answer: "yes")
    try book.finish("a", answer: "no")
    let end = 1000 + RequestBook.retention
    #expect(try book.begin("a", fingerprint: "1", at: end - 1) == .answered("yes"))
    #expect(try book.record(of: "a", at: end - 1) == .answered("yes"))
    #expect(try book.record(of: "a", at: end) == nil)
    #expect(try book.begin("a", fingerprint: "1", at: end) == .new)
  }

  @Test("are carried out anew if they were withdrawn, or their process has ended")
  func withdrawn() throws {
    #expect(try book.begin("a", fingerprint: "1", at: 1000) == .new)
    try book.withdraw("a")
    #expect(try book.record(of: "a", at: 1000) == nil)
    #expect(try book.begin("a", fingerprint: "1", at: 1000) == .new)
    let later = 1000 + RequestBook.patience
    #expect(try book.begin("a", fingerprint: "1", at: later - 1) == .running)
    #expect(try book.begin("a", fingerprint: "1", at: later) == .new)
    #expect(try book.begin("a", fingerprint: "1", at: later) == .running)
  }

  @Test("are kept up to a number, and not beyond a clock that was set back")
  func limits() throws {
    #expect(try book.begin("later", fingerprint: "1", at: 1_000_000) == .new)
    #expect(try book.begin("a", fingerprint: "1", at: 1000) == .new)
    #expect(try book.record(of: "later", at: 1_000_000) == nil)
    #expect(try book.faults().isEmpty)
  }

  @Test("of several at once, one is carried out")
  func parallel() async throws {
    let path = folder.path("requests.sqlite")
    let records = await withTaskGroup(of: RequestBook.Record?.self) { group in
      for _ in 0..<20 {
        group.addTask { try? RequestBook(path: path).begin("a", fingerprint: "1", at: 1000) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(records.count { $0 == .new } == 1)
    #expect(records.count { $0 == .running } == 19)
  }
}
