import Foundation
import GRDB
import Lists
import NumbersGame
import Testing
import Workers

@Suite("Lists")
struct ListBookTests {
  private let folder: TemporaryFolder
  private let book: ListBook

  init() throws {
    folder = try TemporaryFolder()
    book = try ListBook(path: folder.path("lists.sqlite"))
  }

  private func error(_ body: () throws -> Void) -> ListError? {
    do {
      try body()
      return nil
    } catch {
      return error as? ListError
    }
  }

  private func texts(_ id: String) throws -> [String] {
    try book.list(id)?.items.map { ($0.isDone ? "x" : "") + $0.text } ?? []
  }

  private func ids(_ id: String, _ texts: String...) throws -> [String] {
    try book.list(id)?.items.filter { texts.contains($0.text) }.map(\.id) ?? []
  }

  @Test("are known by their names, however the characters are composed")
  func composition() throws {
    let list = try book.createList("Cafe\u{301}")
    for name in ["Cafe\u{301}", "Café", "CAFE\u{301}", " café "] {
      #expect(try book.list(named: name).id == list.id)
      #expect(error { _ = try book.createList(name) } == .nameTaken("Café"))
    }
    try DatabaseQueue(path: folder.path("lists.sqlite")).write { db in
      try db.execute(
        sql: "INSERT INTO list VALUES ('old', ?1, ?1, 9)", arguments: ["cafe\u{301}"])
    }
    #expect(try book.list(named: "Café").id == list.id)
    #expect(try book.list(named: "cafe\u{301}").id == "old")
    #expect(try book.faults().map { $0.hasPrefix("2 lists have the name 'Café'") } == [true])
  }

  @Test("are made, filled, ticked off, put in order, renamed and removed")
  func changes() throws {
    let groceries = try book.createList(" Groceries ")
    let garden = try book.createList("Garden")
    #expect(groceries.name == "Groceries")
    let id = groceries.id
    let added = try book.add(["apples", "Rice", " olive oil ", "rice"], to: id)
    #expect(added.new == ["apples", "Rice", "olive oil"] && added.present == ["Rice"])
    try book.setDone(true, ids(id, "apples", "Rice"), on: id)
    #expect(try texts(id) == ["xapples", "xRice", "olive oil"])
    #expect(try book.add(["APPLES"], to: id).reopened == ["apples"])
    try book.moveItem(ids(id, "olive oil")[0], to: 0, on: id)
    try book.changeItems([ids(id, "Rice")[0]], to: "brown rice", on: id)
    #expect(try texts(id) == ["olive oil", "apples", "xbrown rice"])
    try book.removeItems(ids(id, "apples"), from: id)
    #expect(try texts(id) == ["olive oil", "xbrown rice"])
    try book.renameList(id, to: "Food")
    try book.moveList(garden.id, to: 0)
    #expect(try book.lists().map(\.name) == ["Garden", "Food"])
    try book.removeList(garden.id)
    #expect(try book.lists().map(\.name) == ["Food"])
    let again = try ListBook(path: folder.path("lists.sqlite"))
    #expect(try again.lists() == book.lists())
    #expect(try book.faults() == [])
  }

  @Test("refuse what cannot be, and then nothing changes")
  func refusals() throws {
    let list = try book.createList("Groceries")
    try book.add(["apples"], to: list.id)
    let before = try book.lists()
    #expect(error { try book.createList("GROCERIES") } == .nameTaken("Groceries"))
    for name in ["", " ", "a\nb", String(repeating: "x", count: 101)] {
      #expect(error { try book.createList(name) } != nil)
      #expect(error { try book.renameList(list.id, to: name) } != nil)
    }
    #expect(
      error { try book.add(["pears", " "], to: list.id) }
        == .badText(" ", reason: "an item has 1 to 500 characters"))
    #expect(error { try book.add([String(repeating: "x", count: 501)], to: list.id) } != nil)
    #expect(error { try book.add(["x"], to: "none") } == .noSuchList)
    #expect(error { try book.removeList("none") } == .noSuchList)
    #expect(error { try book.removeItems(["none"], from: list.id) } == .noSuchItem)
    #expect(error { try book.setDone(true, ["none"], on: list.id) } == .noSuchItem)
    let many = (0..<10_001).map { "item \($0)" }
    #expect(error { try book.add(many, to: list.id) } == .tooMany(limit: 10_000))
    #expect(try book.lists() == before)
    try book.undo()
    try book.undo()
    #expect(error { try book.undo() } == .nothingToUndo)
  }

  /// Any number of random changes, taken back one by one, go back through all that there was.
  @Test("can be undone to what they were", arguments: 1...8)
  func undo(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var states = [try book.lists()]
    for step in 0..<200 {
      let lists = try book.lists()
      let list = lists.randomElement(using: &random)
      let item = list?.items.randomElement(using: &random)
      do {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: try book.createList("List \(Int.random(in: 0..<9, using: &random))")
        case 1: if let list { try book.renameList(list.id, to: "Name \(step % 7)") }
        case 2: if let list, lists.count > 3 { try book.removeList(list.id) }
        case 3: if let list { try book.moveList(list.id, to: step % 4) }
        case 4: if let list, let item { try book.setDone(!item.isDone, [item.id], on: list.id) }
        case 5: if let list, let item { try book.removeItems([item.id], from: list.id) }
        case 6: if let list, let item { try book.moveItem(item.id, to: step % 5, on: list.id) }
        case 7: try book.read("# Name \(step % 7)\n- [x] thing \(step % 5)\n# New \(step % 3)\n- a")
        default: if let list { try book.add(["item \(step % 20)", "thing"], to: list.id) }
        }
      } catch is ListError {
        // Nothing changed.
      }
      let after = try book.lists()
      if after != states[states.count - 1] { states.append(after) }
    }
    #expect(states.count > 60)
    for expected in states.dropLast().reversed().prefix(ListBook.maximumChanges - 10) {
      // What is put in the file as it was before is no change to be seen.
      repeat { try book.undo() } while try book.lists() == states[states.count - 1]
      #expect(try book.lists() == expected)
      states.removeLast()
    }
  }

  @Test("with apple and apples on one are addressed exactly")
  func exact() throws {
    let list = try book.createList("Groceries")
    let added = try book.add(["apples", "apple", "Apple"], to: list.id)
    #expect(added.new == ["apples", "apple"] && added.present == ["apple"])
    let stored = try book.list(named: " groceries ")
    #expect(stored.item("apple")?.text == "apple" && stored.item("APPLES")?.text == "apples")
    #expect(stored.item("appl") == nil)
    try book.setDone(true, [try #require(stored.item("apple")).id], on: list.id)
    #expect(try texts(list.id) == ["apples", "xapple"])
    #expect(try book.add(["apple"], to: list.id).reopened == ["apple"])
    #expect(error { _ = try book.list(named: "Grocery") } == .unknownList("Grocery"))
  }

  @Test("refuse to make two items the same")
  func same() throws {
    let list = try book.createList("Groceries")
    try book.add(["apple", "pears"], to: list.id)
    let pears = try ids(list.id, "pears")[0]
    #expect(
      error { try book.changeItems([pears], to: "APPLE", on: list.id) } == .itemTaken("apple"))
    try book.changeItems([pears], to: "Pears", on: list.id)
    #expect(try texts(list.id) == ["apple", "Pears"])
  }

  @Test(
    "refuse control characters on every way in",
    arguments: ["a\u{0}b", "a\u{7}b", "a\u{85}b", "a\u{2028}b", "a\u{202E}b", "a\u{2067}b"])
  func controls(_ text: String) throws {
    let list = try book.createList("Groceries")
    try book.add(["x"], to: list.id)
    let before = try book.json()
    let item = try ids(list.id, "x")[0]
    let entries: [() throws -> Void] = [
      { try book.createList(text) }, { try book.renameList(list.id, to: text) },
      { try book.add([text], to: list.id) }, { _ = try book.add(["x"], toNew: text) },
      { _ = try book.add([text], toNew: "New") },
      { try book.changeItems([item], to: text, on: list.id) },
      { try book.read("[{\"name\": \(try json(text)), \"items\": []}]") },
      { try book.read("[{\"name\": \"A\", \"items\": [{\"text\": \(try json(text))}]}]") },
    ]
    for entry in entries { #expect(error(entry)?.description.contains("U+") == true) }
    #expect(try book.json() == before)
    let other = try ListBook(path: folder.path("other.sqlite"))
    try other.read(before)
    #expect(try other.json() == before)
  }

  private func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  @Test("items are free text: numbers, answers and sentences too")
  func freeText() throws {
    let list = try book.createList("Groceries")
    let texts = ["5", "yes", "Ask Anna. Is that right?", "аpple", "👩‍👩‍👧", "می‌خواهم"]
    try book.add(texts, to: list.id)
    #expect(try self.texts(list.id) == texts)
  }

  @Test(
    "from a file that was tampered with are refused, and never trap",
    arguments: [
      "UPDATE item SET text = NULL", "UPDATE item SET done = 'x'", "UPDATE item SET id = NULL",
      "UPDATE item SET position = 9223372036854775807", "UPDATE item SET list = x'00'",
      "UPDATE list SET name = NULL", "UPDATE list SET position = 'x'",
      "UPDATE change SET change = ''",
      "UPDATE list SET position = 9223372036854775807", "UPDATE change SET change = NULL",
      "UPDATE change SET change = '{\"summary\": 5}'", "DELETE FROM list",
    ])
  func tampered(_ sql: String) throws {
    let list = try book.createList("Groceries")
    try book.add(["apples", "rice"], to: list.id)
    let path = folder.path("lists.sqlite")
    try DatabaseQueue(path: path).writeWithoutTransaction { db in
      try db.execute(
        sql: """
          PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;
          PRAGMA writable_schema = ON;
          UPDATE sqlite_schema SET sql = replace(replace(sql, 'NOT NULL', ''), ') STRICT', ')')
          WHERE type = 'table';
          PRAGMA writable_schema = RESET
          """)
      try db.execute(sql: sql)
    }
    let tampered = try ListBook(path: path)
    for work: () throws -> Void in [
      { _ = try tampered.lists() }, { _ = try tampered.list(named: "groceries") },
      { _ = try tampered.json() }, { try tampered.add(["pears"], to: list.id) },
      { try tampered.createList("Garden") }, { try tampered.moveList(list.id, to: 1) },
      { try tampered.read("# Groceries\n- [x] apples") }, { try tampered.undo() },
    ] {
      do {
        try work()
      } catch {
        #expect(error is StorageError || error is ListError, "\(error)")
      }
    }
  }

  @Test("whose names could not be given any more are used and renamed")
  func oldNames() throws {
    let path = folder.path("old.sqlite")
    let names = ["5", "yes", "Аnna", "Anna", "a\u{202E}b"]
    do {
      let old = try ListBook(path: path)
      for place in names.indices { try old.createList("List \(place)x") }
    }
    try DatabaseQueue(path: path).write { db in
      for (place, name) in names.enumerated() {
        try db.execute(
          sql: "UPDATE list SET name = ?, key = ? WHERE name = ?",
          arguments: [name, name.lowercased(), "List \(place)x"])
      }
    }
    let old = try ListBook(path: path)
    #expect(try old.lists().map(\.name) == names)
    for name in names {
      let list = try old.list(named: name)
      try old.add(["apples"], to: list.id)
      #expect(error { try old.renameList(list.id, to: "no") } != nil)
      try old.renameList(list.id, to: "Better \(list.id)")
    }
    #expect(try old.lists().allSatisfy { $0.name.hasPrefix("Better") && $0.items.count == 1 })
  }

  @Test("are written and read as Markdown and JSON")
  func files() throws {
    let list = try book.createList("Groceries")
    try book.add(["apples", "rice [brown] # 2"], to: list.id)
    try book.setDone(true, ids(list.id, "apples"), on: list.id)
    try book.createList("Empty")
    let markdown = try book.markdown()
    #expect(markdown == "# Groceries\n\n- [x] apples\n- [ ] rice [brown] # 2\n\n# Empty\n\n")
    let json = try book.json()
    for text in [markdown, json] {
      let other = try ListBook(path: folder.path("\(UUID().uuidString).sqlite"))
      let count = try other.read(text)
      #expect(count == (2, 2))
      #expect(try other.markdown() == markdown)
    }
    try book.read("# groceries\n* [ ] APPLES\n- pears\n")
    #expect(try texts(list.id) == ["apples", "rice [brown] # 2", "pears"])
    #expect(try book.undo() == "Read groceries")
    #expect(try book.markdown() == markdown)
    for (text, line) in [("- x", 1), ("# A\nhello", 2)] {
      #expect(error { try book.read(text) }?.description.contains("line \(line) ") == true)
    }
    #expect(error { try book.read("") } != nil)
    #expect(error { try book.read("[{\"title\": 1}]") } != nil)
    #expect(try book.markdown() == markdown)
  }

  @Test("as long as can be are read, and read again, and no longer")
  func longFiles() throws {
    let text = "# Long\n" + (0..<10_000).map { "- [ ] item \($0)\n" }.joined()
    #expect(try book.read(text) == (1, 10_000))
    #expect(try book.read(text.replacing("[ ]", with: "[x]")) == (1, 10_000))
    #expect(try book.lists()[0].open.isEmpty)
    #expect(error { try book.read(text + "- one more") } == .tooMany(limit: 10_000))
    #expect(try book.lists()[0].items.count == 10_000)
  }

  @Test("keep every acknowledged change of two processes that are killed, in whole")
  func killed() throws {
    let path = folder.path("lists.sqlite")
    let list = try book.createList("Shared")
    var acknowledged: Set<String> = []
    let rounds = Extent.count(4, of: 16)
    for round in 0..<rounds {
      let workers = try (0..<2).map {
        try Worker("store-worker", ["lists", path, "r\(round)w\($0)", "100"])
      }
      Worker.kill(workers, after: 0.02...0.08, atWork: round % 4 > 0)
      acknowledged.formUnion(workers.flatMap(\.lines))
    }
    #expect(try book.faults() == [])
    let stored = Set(try book.list(list.id)?.items.map(\.text) ?? [])
    #expect(acknowledged.count >= rounds * 3 / 4)
    for id in acknowledged { #expect(stored.contains("\(id) a") && stored.contains("\(id) b")) }
    // Both items of a change are there, or none.
    for text in stored {
      #expect(stored.contains(text.dropLast() + (text.hasSuffix("a") ? "b" : "a")))
    }
  }
}
