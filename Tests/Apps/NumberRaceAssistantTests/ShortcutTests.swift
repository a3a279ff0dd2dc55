import Foundation
import IntentKit
import IntentStore
import NumberRaceAssistant
import Testing
import Workers

@Suite("Shortcuts that people write")
struct ShortcutTests {
  private let folder: TemporaryFolder
  private let stores: AssistantStores
  private let assistant: Assistant

  init() throws {
    folder = try TemporaryFolder()
    stores = AssistantStores(StorePaths(folder: folder.url.path()))
    assistant = try NumberRace.assistant(stores: stores)
  }

  @Test("have steps that are sentences, or intents with parameters")
  func steps() throws {
    #expect(
      try Shortcut.Step("solve 952 with 25 50 75 100 3 and 6", in: assistant)
        == Shortcut.Step(
          "SolveGame",
          with: [
            "target": .value(.integer(952)),
            "numbers": .value(.list([25, 50, 75, 100, 3, 6].map { .integer($0) })),
          ]))
    #expect(
      try Shortcut.Step(
        "solvegame as solved target={drawn.target} numbers=?", in: assistant)
        == Shortcut.Step(
          "SolveGame", as: "solved", with: ["target": .result("drawn", "target"), "numbers": .ask]))
    #expect(
      try Shortcut.Step("AddItems items=olive oil,rice list=my groceries", in: assistant).sources
        .keys
        .sorted() == ["items", "list"])
  }

  @Test(
    "say what is wrong with a step",
    arguments: [
      ("fly away", "'fly away' is no step"), ("", "'' is no step"), ("  ", "is no step"),
      ("SolveGame 5", "'5' in 'SolveGame 5' is no parameter"),
      ("SolveGame target=", "is no parameter"),
      ("SolveGame target=5 target=6", "'target' is given twice"),
    ])
  func badSteps(_ notation: String, _ message: String) {
    let error = #expect(throws: ShortcutError.self) {
      try Shortcut.Step(notation, in: assistant)
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test("say when they are offered")
  func relevance() throws {
    #expect(try Relevance(notation: "home") == .situation(.home))
    #expect(
      try Relevance(notation: "15:00-16:30")
        == .time(from: 900, to: 990, Set(Weekday.allCases)))
    #expect(
      try Relevance(notation: "2026-12-24..2026-12-26")
        == .dates(
          from: try #require(CalendarDate("2026-12-24")),
          to: try #require(CalendarDate("2026-12-26"))))
    #expect(
      try Relevance(notation: "51.5,-0.12,250")
        == .place(try #require(Position(latitude: 51.5, longitude: -0.12)), radius: 250))
  }

  @Test(
    "are refused with a time that is none",
    arguments: [
      ("noon", "'noon' is not a situation"), ("7:00-9:00", "is no part of the day"),
      ("..", "are no dates"), ("2026-12-26..2026-12-24", "in their order"),
      ("95,0,10", "the latitude must be"), ("5,0,nan", "the radius more than 0"),
      ("5,0,1e9", "at most 100000 metres"), ("1,2", "is not a situation"), ("", "not a situation"),
    ])
  func badRelevance(_ notation: String, _ message: String) {
    let error = #expect(throws: ShortcutError.self) { try Relevance(notation: notation) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test("are written to files and read from them, with an id of their own")
  func files() throws {
    let memory = try stores.memory()
    let shortcut = Shortcut(
      name: "Warm up", phrase: "warm me up",
      actions: [
        .step(try Shortcut.Step("DrawGame as drawn", in: assistant)),
        .step(
          try Shortcut.Step(
            "SolveGame target={drawn.target} numbers={drawn.numbers}", in: assistant)),
      ], relevance: [.situation(.morning)])
    try memory.save(shortcut, checkedBy: assistant)
    #expect(try memory.shortcut(named: "warm UP!") == shortcut)
    #expect(try shortcut.json().contains(shortcut.id))
    let text = try shortcut.json(hasID: false)
    #expect(!text.contains(shortcut.id))
    let read = try Shortcut(json: text.utf8)
    #expect(read.id != shortcut.id && !read.id.isEmpty)
    #expect(read.actions == shortcut.actions && read.relevance == shortcut.relevance)
    let clash = #expect(throws: ShortcutError.self) {
      try memory.save(read, checkedBy: assistant)
    }
    #expect(clash?.description.contains("there is a shortcut 'Warm up' already") == true)
    let unknown = #expect(throws: UnknownShortcut.self) { try memory.shortcut(named: "none") }
    #expect(unknown?.description == "there is no shortcut 'none': there are \"Warm up\"")
  }

  @Test(
    "that are no shortcut are told, and where",
    arguments: [
      ("[", "the file is not valid JSON"), ("{}", "the key 'name' is missing"),
      (#"{"name": 1, "actions": []}"#, "'name' must be a text in quotes"),
      (
        #"{"name": "x", "actions": [{"do": "DrawGame", "az": 1}]}"#,
        "'actions[0]': \"az\" is no key of a step: \"do\", \"as\", \"with\" are"
      ),
      (
        #"{"name": "x", "actions": [], "offered": [{"situation": "noon"}]}"#,
        "'offered[0]': 'noon' is not a situation"
      ),
    ])
  func badFiles(_ text: String, _ message: String) {
    let error = #expect(throws: ShortcutError.self) { try Shortcut(json: text.utf8) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
