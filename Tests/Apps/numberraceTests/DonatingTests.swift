import Foundation
import IntentKit
import IntentStore
import Testing
import Workers

@Suite("What commands remember")
struct DonatingTests {
  private let folder: TemporaryFolder
  private let store: String

  init() throws {
    let folder = try TemporaryFolder()
    (self.folder, store) = (folder, folder.path("memory.sqlite"))
  }

  private func run(_ arguments: String...) throws -> Tool.Result {
    try Tool.run(arguments + ["--store", store])
  }

  private var donated: [String] {
    get throws {
      try FileMemory(path: store).donations(.all, limit: 99).reversed().map(\.invocation.intent)
    }
  }

  @Test("is what they did, once each, and told the first time")
  func donates() throws {
    let first = try run("solve", "952", "25", "50", "75", "100", "3", "6")
    #expect(first.error.contains("'numberrace data remember off' stops that"))
    #expect(try run("check", "952", "25", "50", "75", "100", "3", "6", "-a", "100 + 3").error == "")
    _ = try run("generate", "--seed", "1")
    #expect(try donated == ["SolveGame", "CheckAnswer", "DrawGame"])
  }

  @Test(
    "is nothing as long as nobody asked for a memory: working something out leaves no file behind",
    arguments: [
      ["solve", "952", "25", "50", "75", "100", "3", "6"],
      ["check", "952", "25", "50", "75", "100", "3", "6", "--answer", "100 + 3"],
      ["generate", "--seed", "1"], ["data", "remember"], ["lists"], ["bank"], ["name"],
      ["vocabulary"], ["shortcut", "list"], ["continue", "--list"],
    ])
  func computing(_ arguments: [String]) throws {
    let environment = ["NUMBERRACE_STORE": "", "XDG_DATA_HOME": folder.url.path()]
    let result = try Tool.run(arguments, environment: environment)
    #expect(result.code == 0, "\(result)")
    #expect(!result.error.contains("remember off"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == [])
  }

  @Test("is what was worked out once there is a memory, without naming it")
  func computingWithMemory() throws {
    let environment = ["NUMBERRACE_STORE": "", "XDG_DATA_HOME": folder.url.path()]
    _ = try Tool.run("data", "remember", "on", environment: environment)
    let result = try Tool.run(
      "solve", "952", "25", "50", "75", "100", "3", "6", environment: environment)
    #expect(result.code == 0 && result.error == "", "\(result)")
    let memory = try FileMemory(path: folder.path("numberrace/memory.sqlite"))
    #expect(try memory.donations(.all, limit: 9).map(\.invocation.intent) == ["SolveGame"])
  }

  @Test("is nothing if that is turned off, also after everything was erased")
  func off() throws {
    #expect(try run("data", "remember").output.contains("is remembered"))
    #expect(try run("data", "remember", "off").output.contains("is not remembered"))
    _ = try run("solve", "952", "25", "50", "75", "100", "3", "6")
    _ = try run("ask", "solve 952 with 25 50 75 100 3 and 6")
    #expect(try donated == [])
    _ = try run("data", "erase", "--yes")
    _ = try run("solve", "952", "25", "50", "75", "100", "3", "6")
    #expect(try donated == [])
    _ = try run("data", "remember", "on")
    _ = try run("solve", "952", "25", "50", "75", "100", "3", "6")
    #expect(try donated == ["SolveGame"])
  }

  @Test("is what was done with lists and money, and can be undone in order")
  func apps() throws {
    _ = try run("data", "remember", "on")
    _ = try run("bank", "open", "Current", "--balance", "50")
    _ = try run("bank", "open", "Savings")
    _ = try run("lists", "create", "Shopping")
    _ = try run("lists", "add", "Shopping", "tea", "rice")
    _ = try run("bank", "transfer", "5", "Current", "Savings", "--yes")
    _ = try run("lists", "done", "Shopping", "tea")
    _ = try run("lists", "Shopping")
    #expect(
      try donated
        == ["CreateList", "AddItems", "TransferMoney", "CompleteItems", "FindItems"])
    func undo() throws -> String {
      try Tool.run(["ask", "--store", store], input: "undo\nyes\n").output
    }
    #expect(try undo().contains("tick tea off Shopping. Shall I take it back?"))
    #expect(try undo().contains("Transfer £5.00 from Savings to Current"))
    #expect(try run("bank").output.contains("Current  £50.00"))
    #expect(try undo().contains("add tea and rice to Shopping. Shall I take it back?"))
    #expect(try run("lists", "show", "Shopping").output == "")
  }

  @Test("is no game of other rules, and no games for a program")
  func others() throws {
    _ = try run("generate", "--count", "3", "--seed", "1")
    _ = try run("solve", "24", "4", "7", "8", "8", "--rules", "24")
    #expect(try donated == [])
  }

  @Test("becomes a shortcut in one act")
  func saving() throws {
    for _ in 0..<8 { _ = try run("solve", "952", "25", "50", "75", "100", "3", "6") }
    let saved = try run("suggestions", "--save", "1", "--phrase", "clever number thing")
    #expect(saved.code == 0, "\(saved)")
    #expect(try run("ask", "clever number thing").output.contains("927 + 25 = 952"))
    #expect(try run("suggestions", "--save", "1").code == 64)
    #expect(try run("suggestions", "--save", "7", "--phrase", "x").code == 64)
  }
}
