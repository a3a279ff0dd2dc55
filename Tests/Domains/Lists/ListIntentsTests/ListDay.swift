import IntentKit
import IntentLanguage
import IntentTesting
import ListIntents
import Lists
import Testing
import Workers

/// The lists To do and Shopping, on Wednesday 18 November 2026 at 14:30.
struct ListDay {
  private let folder: TemporaryFolder
  let book: ListBook
  private let environment: AssistantEnvironment

  init() throws {
    folder = try TemporaryFolder()
    book = try ListBook(path: folder.path("lists.sqlite"))
    for name in ["To do", "Shopping"] { try book.createList(name) }
    let date = try #require(CalendarDate("2026-11-18"))
    environment = ScriptClock(LocalClock.utc.time(date, minute: 14 * 60 + 30)).environment
  }

  func helper(_ language: Language = .english) throws -> Assistant {
    let book = book
    return try Assistant(
      plugins: ListPlugins.all(language: language) { book }, language: language,
      environment: environment)
  }
}
