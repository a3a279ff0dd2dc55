import ArgumentParser
import Foundation
import IntentKit
import IntentLanguage
import IntentStore
import ListIntents
import Lists
import NumberRaceAssistant

/// `numberrace lists`
struct ListsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lists",
    abstract: "Keep lists of things to do and to buy.",
    discussion: """
      Examples:
        numberrace lists create Groceries
        numberrace lists add Groceries apples rice "olive oil"
        numberrace lists add "To do" "pay rent" --due "friday at noon"
        numberrace lists done Groceries rice
        numberrace lists show Groceries
        numberrace lists undo
        numberrace ask "what's on the groceries list"
      """,
    subcommands: [
      Show.self, Create.self, Add.self, Done.self, Remove.self, Rename.self, Move.self, Undo.self,
      Export.self, Import.self,
    ], defaultSubcommand: Show.self)

  /// Runs work on the lists. Of a list that does not exist, says which there are.
  static func run<Value>(
    _ store: AssistantStores, _ body: (ListBook) throws -> Value
  ) throws -> Value {
    let book = try store.lists()
    do {
      return try body(book)
    } catch ListError.unknownList(let name) {
      let names = try book.lists().map(\.name).joined(separator: ", ")
      throw CommandFailure(
        .refused,
        "There is no list '\(name)'\(names.isEmpty ? " yet" : "; choose one of \(names)")")
    }
  }

  /// Items in a sentence: "apples, rice and olives".
  fileprivate static func joined(_ items: [String]) -> String {
    let items = items.map(\.visible)
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and \(last)"
  }

  /// A key under which a change is made, so that exactly it can be taken back.
  fileprivate static func newKey() -> String { "cli-" + UUID().uuidString }

  /// The intent that undoes the change with a key.
  fileprivate static func undo(_ key: String) -> (key: String, intent: (any Intent)?) {
    var undo = UndoListChangeIntent()
    undo.change = key
    return (key, undo)
  }

  /// `numberrace lists show`
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show a list, or all of them.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The name of the list; all if not given.", completion: Completions.lists)
    var list: String?

    func run() throws {
      var find = FindItemsIntent()
      defer { store.donate(find) }
      try ListsCommand.run(store.stores) { book in
        guard let name = list else {
          let lists = try book.lists()
          if lists.isEmpty {
            Platform.printError("There are no lists yet; 'numberrace lists create NAME' makes one.")
          }
          print(
            TextTable(
              lists.map { list in
                [
                  .text(list.name), .number("\(grouped(list.open.count)) to do"),
                  .number("\(grouped(list.items.count - list.open.count)) done"),
                ]
              }
            ).text, terminator: "")
          return
        }
        let list = try book.list(named: name)
        find.list = .one(list.entity)
        if list.items.isEmpty { Platform.printError("There is nothing on \(list.name).") }
        for item in list.items {
          let due = item.due.map { " (due \($0.date)\($0.time.map { " \($0)" } ?? ""))" } ?? ""
          print("[\(item.isDone ? "x" : " ")] \(item.text.visible)\(due)")
        }
      }
    }
  }

  /// `numberrace lists create`
  struct Create: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Create a list.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "Its name.")
    var name: String

    func run() throws {
      let key = ListsCommand.newKey()
      let list = try ListsCommand.run(store.stores) { try $0.noting(key).createList(name) }
      print("Made the list \(list.name.visible).")
      NameWarning.printIfNeeded(for: list.name, store)
      var create = CreateListIntent()
      create.list = name
      store.donate(create, undo: ListsCommand.undo(key))
    }
  }

  /// `numberrace lists add`
  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Add items to a list. Items already on it are not added again, but get the date.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The name of the list.", completion: Completions.lists)
    var list: String

    @Argument(help: "The items to add.")
    var items: [String]

    @Option(
      help: """
        The date by which it is to be done, with a time if you like: "tomorrow at six", "2026-11-27T18:00".
        """)
    var due: String?

    /// The due date; `nil` if none was given.
    private func dueDate() throws -> DueDate? {
      guard let due else { return nil }
      let now = LocalClock.system.reading(at: AssistantEnvironment.system.now())
      guard let value = Language.english.time(due, of: .moment, at: now),
        let date = DueDate("\(value)")
      else {
        throw ValidationError(
          "'\(due)' is not a date; write one such as 2026-11-27, 2026-11-27T18:00, \"tomorrow at six\""
        )
      }
      return date
    }

    func validate() throws { _ = try dueDate() }

    func run() throws {
      let key = ListsCommand.newKey()
      try ListsCommand.run(store.stores) { book in
        let list = try book.list(named: list)
        let added = try book.noting(key).add(items, to: list.id, due: try dueDate())
        for text in added.present {
          let isMoved = added.rescheduled.contains(text)
          Platform.printError("'\(text)' is there already\(isMoved ? ", now with this date" : "").")
        }
        if !added.new.isEmpty {
          print("Added \(ListsCommand.joined(added.new)) to \(list.name.visible).")
        }
        var add = AddItemsIntent()
        add.items = items
        add.list = .existing(list.entity)
        store.donate(add, undo: added.new.isEmpty ? nil : ListsCommand.undo(key))
      }
    }
  }

  /// `numberrace lists done`
  struct Done: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tick items off, or put them back.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The name of the list.", completion: Completions.lists)
    var list: String

    @Argument(help: "The items that are done.")
    var items: [String]

    @Flag(help: "Put them back as not done.")
    var not = false

    func run() throws {
      try ListsCommand.run(store.stores) { book in
        let list = try book.list(named: list)
        let key = ListsCommand.newKey()
        try book.noting(key).setDone(!not, try list.ids(of: items), on: list.id)
        let what = ListsCommand.joined(items)
        print(
          not
            ? "Put \(what) back on \(list.name.visible)."
            : "Ticked off \(what) on \(list.name.visible).")
        guard !not else { return }
        var complete = CompleteItemsIntent()
        complete.items = items
        complete.list = list.entity
        store.donate(complete, undo: ListsCommand.undo(key))
      }
    }
  }

  /// `numberrace lists remove`
  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove items from a list, or a whole list. 'undo' brings them back.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The name of the list.", completion: Completions.lists)
    var list: String

    @Argument(help: "The items to remove; the whole list if none are given.")
    var items: [String] = []

    func run() async throws {
      let stores = store.stores
      let removed: String? = try ListsCommand.run(stores) { book in
        let list = try book.list(named: list)
        if items.isEmpty {
          try book.removeList(list.id)
          print("Removed the list \(list.name.visible).")
          return list.id
        }
        let key = ListsCommand.newKey()
        try book.noting(key).removeItems(try list.ids(of: items), from: list.id)
        print("Removed \(ListsCommand.joined(items)) from \(list.name.visible).")
        var remove = RemoveItemsIntent()
        remove.items = items
        remove.list = list.entity
        store.donate(remove, undo: ListsCommand.undo(key))
        return nil
      }
      if let removed {
        try await store.memoryIfPossible(stores)?.forget(type: ListEntity.typeName, id: removed)
      }
    }
  }

  /// `numberrace lists rename`
  struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Rename a list, or change the text of an item.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The name of the list.", completion: Completions.lists)
    var list: String

    @Argument(help: "Its new name; with --item, the new text of the item.")
    var name: String

    @Option(help: "Change this item instead.")
    var item: String?

    func run() throws {
      try ListsCommand.run(store.stores) { book in
        let list = try book.list(named: list)
        guard let item else {
          try book.renameList(list.id, to: name)
          print("Renamed the list \(list.name.visible) to \(name.visible).")
          return NameWarning.printIfNeeded(for: name, store)
        }
        try book.renameItem(try list.ids(of: [item])[0], to: name, on: list.id)
        print("Renamed \(item.visible) to \(name.visible) on \(list.name.visible).")
      }
    }
  }

  /// `numberrace lists move`
  struct Move: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Move a list, or an item on it, to another place.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The name of the list.", completion: Completions.lists)
    var list: String

    @Argument(help: "The new place; 1 is the first.", transform: whole("The place", 1...Int.max))
    var place: Int

    @Option(help: "Move this item instead.")
    var item: String?

    func run() throws {
      try ListsCommand.run(store.stores) { book in
        let list = try book.list(named: list)
        guard let item else {
          try book.moveList(list.id, to: place - 1)
          return print("Moved the list \(list.name.visible).")
        }
        try book.moveItem(try list.ids(of: [item])[0], to: place - 1, on: list.id)
        print("Moved \(item.visible) on \(list.name.visible).")
      }
    }
  }

  /// `numberrace lists undo`
  struct Undo: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Take back the last change, up to \(ListBook.maximumChanges) of them.")

    @OptionGroup var store: StoreOptions

    func run() throws {
      try ListsCommand.run(store.stores) { print("Took back: \(try $0.undo()).") }
    }
  }

  /// `numberrace lists export`
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write all lists as Markdown or JSON.",
      discussion: """
        A file that is named is complete and on the disk when this ends with 0, and unchanged otherwise; without one, \
        the lists are printed.
        """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "The file to write; it is replaced if it exists.")
    var file: String?

    @Flag(help: "Write JSON.")
    var json = false

    func run() throws {
      try ListsCommand.run(store.stores) { book in
        let text = json ? try book.json() + "\n" : try book.markdown()
        guard let file else { return print(text, terminator: "") }
        try OutputFile(file, isPrivate: true).write(text)
      }
    }
  }

  /// `numberrace lists import`
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Read lists from a file of Markdown or JSON.",
      discussion: """
        Markdown has a heading for each list and a check list below it:

          # Groceries
          - [ ] apples
          - [x] rice

        What is on a list of the same name stays; items that are there already take over whether they are done.
        """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "The file.")
    var file: String

    func run() throws {
      let bytes = try Platform.readFile(file, upTo: 10_000_000)
      try ListsCommand.run(store.stores) { book in
        do {
          let count = try book.read(String(decoding: bytes, as: UTF8.self))
          print("Read \(counted(count.lists, "list")) with \(counted(count.items, "item")).")
        } catch let error as ListError {
          throw CommandFailure(.badInput, "'\(file)': \(error)")
        }
      }
    }
  }
}

extension ItemList {
  /// The ids of items by what they say.
  fileprivate func ids(of texts: [String]) throws -> [String] {
    try texts.map { text in
      guard let item = item(text) else {
        throw CommandFailure(.refused, "'\(text)' is not on \(name)")
      }
      return item.id
    }
  }
}

extension ItemList {
  /// The list, as intents refer to it.
  fileprivate var entity: ListEntity { ListEntity(id: id, name: name) }
}
