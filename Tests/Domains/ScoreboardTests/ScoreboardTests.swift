import Foundation
import IntentKit
import IntentLanguage
import IntentTesting
import ListIntents
import Lists
import Testing
import Workers

@Suite("A fourth domain")
struct ScoreboardTests {
  @Test("is one folder, and one line where the assistant is put together")
  func conversation() async throws {
    let folder = try TemporaryFolder()
    let book = try ListBook(path: folder.path("lists.sqlite"))
    let board = Scoreboard()
    for name in ["Anna", "Hannah", "Bo"] { await board.add(name) }

    let helper = try Assistant(
      plugins: ListPlugins.all { book }
        + .scoreboard(board))

    try await converse(with: helper) {
      user("give Bo seven points")
      assistant("Bo has 7 points.")
      user("five points for anna")
      assistant("Anna has 5 points.")
      user("give hanna ten")
      assistant("Which contestant: Anna or Hannah?")
      user("the first one")
      assistant("Anna has 15 points.")
      user("add cake to the prizes list")
      assistant("There's no list Prizes. Shall I create it?")
      user("give some points to bo")
      assistant(mentions: "How many points?")
      user("eleven")
      assistant(mentions: "11 can't be the points")
    }
    #expect(helper.remarks.isEmpty)
  }

  @Test("is in the guide as it is here")
  func guide() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let code = try String(contentsOf: here.appending(path: "Scoreboard.swift"), encoding: .utf8)
    let guide = try String(
      contentsOf: Repository.root.appending(path: "Docs/AddingADomain.md"), encoding: .utf8)
    #expect(guide.contains(code))
  }
}
