import Foundation
import GRDB
import PlainJSON
import SharedDatabase

extension ListBook {
  /// Exports all lists as Markdown: a heading for each, followed by its checklist.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func markdown() throws -> String {
    try lists().map { list in
      (["# \(list.name)", ""]
        + list.items.map {
          "- [\($0.isDone ? "x" : " ")] \($0.text)" + ($0.due.map { " (due \($0))" } ?? "")
        })
        .joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  /// Exports all lists as JSON.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func json() throws -> String {
    let lists = try lists().map { list in
      FileList(
        name: list.name,
        items: list.items.map {
          FileList.Item(text: $0.text, done: $0.isDone, due: $0.due)
        })
    }
    return try JSON(encoding: lists).indentedText
  }

  /// A list in its exported form.
  private struct FileList: Codable {
    struct Item: Codable {
      let text: String
      var done: Bool?
      var due: DueDate?
    }

    let name: String
    var items: [Item]
  }

  /// Imports lists from Markdown or JSON in the format of ``markdown()`` and ``json()``. Items of
  /// an existing list with the same name are kept, and updated with whether they are done. The
  /// import is a single change. Returns the numbers of imported lists and items.
  ///
  /// - Throws: ``ListError`` if the text is not a list, or a name or an item is invalid;
  ///   `StorageError` if the file cannot be accessed.
  @discardableResult
  public func read(_ text: String) throws -> (lists: Int, items: Int) {
    let isJSON = text.first { !$0.isWhitespace } == "["
    let files = isJSON ? try Self.lists(json: text) : try Self.lists(markdown: text)
    try database.write { db in
      var change = Change(
        summary: "Read \(files.map(\.name).joined(separator: ", "))",
        order: try String.fetchAll(db, sql: "SELECT id FROM list ORDER BY position"))
      for file in files {
        let known = try Self.list(named: file.name, db)
        var list =
          known ?? ItemList(id: Naming.newID(), name: Self.plain(file.name), items: [])
        if let known, !change.before.contains(where: { $0.id == known.id }),
          !change.absent.contains(known.id)
        {
          change.before.append(known)
        } else if known == nil {
          change.absent.append(list.id)
        }
        try Self.merge(file.items, into: &list)
        try checkName(list, over: known, db)
        try Self.store(list, over: known, db)
      }
      try note(change, db)
    }
    return (files.count, files.reduce(0) { $0 + $1.items.count })
  }

  private static func merge(_ items: [FileList.Item], into list: inout ItemList) throws {
    var places = list.placesByKey
    for item in items {
      let text = try checked(item.text)
      let key = Naming.key(text)
      if let place = places[key] {
        list.items[place].isDone = item.done ?? false
        if let due = item.due { list.items[place].due = due }
      } else {
        places[key] = list.items.count
        list.items.append(
          ItemList.Item(
            id: Naming.newID(), text: text, isDone: item.done ?? false, due: item.due))
      }
    }
    try checkCount(list)
  }

  private static func lists(json text: String) throws -> [FileList] {
    do throws(JSONError) {
      return try JSON.decode([FileList].self, from: text)
    } catch {
      throw ListError.unreadable(
        "it is no JSON array of objects with \"name\" and \"items\", each with \"text\", and perhaps \"done\" and \"due\""
      )
    }
  }

  private static func lists(markdown text: String) throws -> [FileList] {
    var lists: [FileList] = []
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty { continue }
      if line.hasPrefix("#") {
        lists.append(FileList(name: plain(String(line.drop { $0 == "#" })), items: []))
        continue
      }
      guard let (text, isDone) = item(line) else {
        throw ListError.unreadable(
          "line \(number + 1) is neither a heading, \"# Name\", nor an item, \"- [ ] text\"")
      }
      guard !lists.isEmpty else {
        throw ListError.unreadable("line \(number + 1) comes before the first heading, \"# Name\"")
      }
      let (plainText, due) = withoutDue(text)
      lists[lists.count - 1].items.append(FileList.Item(text: plainText, done: isDone, due: due))
    }
    guard !lists.isEmpty else { throw ListError.unreadable("there is no list in it") }
    return lists
  }

  /// The text of an item without its due date: "rent (due 2026-11-27)".
  private static func withoutDue(_ text: String) -> (String, DueDate?) {
    guard text.hasSuffix(")"), let mark = text.range(of: " (due ", options: .backwards),
      let due = DueDate(String(text[mark.upperBound...].dropLast()))
    else { return (text, nil) }
    return (String(text[..<mark.lowerBound]), due)
  }

  /// Parses an item such as "- [x] text" or "* text".
  private static func item(_ line: String) -> (String, Bool)? {
    guard let mark = line.first, "-*+".contains(mark), line.dropFirst().first == " " else {
      return nil
    }
    let rest = line.dropFirst(2).drop { $0 == " " }
    for (box, isDone) in [("[ ]", false), ("[x]", true), ("[X]", true)] where rest.hasPrefix(box) {
      return (plain(String(rest.dropFirst(3))), isDone)
    }
    return (plain(String(rest)), false)
  }
}
