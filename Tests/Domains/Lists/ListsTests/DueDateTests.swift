import Foundation
import Lists
import Testing
import Workers

@Suite("Due dates")
struct DueDateTests {
  private let folder: TemporaryFolder
  private let book: ListBook

  init() throws {
    folder = try TemporaryFolder()
    book = try ListBook(path: folder.path("lists.sqlite"))
  }

  private func items(_ book: ListBook) throws -> [String] {
    try book.lists().flatMap { $0.items.map { "\($0.text) \($0.due?.description ?? "-")" } }
  }

  @Test(
    "only days and times that exist are dates",
    arguments: [
      "", "2026-02-29", "2026-13-01", "2026-1-1", "2026-11-27T", "2026-11-27T24:00",
      "2026-11-27 18:00", "2026-11-27T18:00Z", "tomorrow", "２０２６-11-27", "2026-11-27T1８:00",
    ])
  func refuses(text: String) { #expect(DueDate(text) == nil) }

  @Test("dates are kept, changed, undone and exported")
  func keeps() throws {
    let list = try book.createList("To do")
    let due = try #require(DueDate("2026-11-27T18:00"))
    try book.add(["call mum"], to: list.id, due: due)
    try book.add(["read"], to: list.id)
    #expect(try items(book) == ["call mum 2026-11-27T18:00", "read -"])
    let added = try book.add(["Call mum"], to: list.id, due: DueDate("2026-12-01"))
    #expect(added.rescheduled == ["call mum"])
    #expect(try items(book) == ["call mum 2026-12-01", "read -"])
    try book.undo()
    #expect(try items(book) == ["call mum 2026-11-27T18:00", "read -"])
    for text in [try book.markdown(), try book.json()] {
      let copy = try ListBook(path: folder.path("\(UUID()).sqlite"))
      try copy.read(text)
      #expect(try items(copy) == items(book))
    }
  }
}
