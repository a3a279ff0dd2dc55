import ArgumentParser
import Foundation
import IntentKit
import IntentLanguage
import IntentStore
import ListIntents
import Lists
import NumberRaceAssistant

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

  /// The list that a command is about.
  struct ListArgument: ParsableArguments {
    @OptionGroup var store: StoreOptions

    @Argument(help: "The name of the list.", completion: Completions.lists)
    var list: String

    /// Runs work on the list.
    func run<Value>(_ body: (ListBook, ItemList) throws -> Value) throws -> Value {
      try ListsCommand.run(store.stores) { book in try body(book, try book.list(named: list)) }
    }

    /// The list, and items on it by exactly what they say.
    fileprivate func find(
      _ items: [String] = []
    ) throws -> (list: ListEntity, items: [ItemList.Item]) {
      try run { _, list in
        (ListEntity(id: list.id, name: list.name), try list.items(saying: items))
      }
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show a list, or all of them.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The name of the list; all if not given.", completion: Completions.lists)
    var list: String?

    func run() throws {
      let isEmpty = try !store.hasFile(\.lists)
      if isEmpty, list == nil { return Self.tellThatThereAreNone() }
      if isEmpty, let list { throw CommandFailure(.refused, "There is no list '\(list)' yet") }
      var find = FindItemsIntent()
      defer { store.donate(find) }
      try ListsCommand.run(store.stores) { book in
        guard let name = list else {
          let lists = try book.lists()
          if lists.isEmpty { Self.tellThatThereAreNone() }
          TextTable(
            lists.map { list in
              [
                .text(list.name), .number("\(grouped(list.open.count)) to do"),
                .number("\(grouped(list.items.count - list.open.count)) done"),
              ]
            }
          ).write()
          return
        }
        let list = try book.list(named: name)
        find.list = .one(ListEntity(id: list.id, name: list.name))
        if list.items.isEmpty { Platform.printError("There is nothing on \(list.name).") }
        for item in list.items {
          let due = item.due.map { " (due \($0.date)\($0.time.map { " \($0)" } ?? ""))" } ?? ""
          print("[\(item.isDone ? "x" : " ")] \(item.text.visible)\(due)")
        }
      }
    }

    private static func tellThatThereAreNone() {
      Platform.printError("There are no lists yet; 'numberrace lists create NAME' makes one.")
    }
  }

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Create a list.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "Its name.")
    var name: String

    func run() async throws {
      var create = CreateListIntent()
      create.list = name
      try await store.carryOut(create)
      NameWarning.printIfNeeded(for: name, store)
    }
  }

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Add items to a list. Items already on it are not added again, but get the date.")

    @OptionGroup var named: ListArgument

    @Argument(help: "The items to add.")
    var items: [String]

    @Option(
      help: """
        The date by which it is to be done, with a time if you like: "tomorrow at six", "2026-11-27T18:00".
        """)
    var due: String?

    /// The due date; `nil` if none was given.
    private func moment() throws -> CalendarMoment? {
      guard let due else { return nil }
      let now = LocalClock.system.reading(at: AssistantEnvironment.system.now())
      guard case .moment(let moment)? = Language.english.time(due, of: .moment, at: now) else {
        throw ValidationError(
          "'\(due)' is not a date; write one such as 2026-11-27, 2026-11-27T18:00, \"tomorrow at six\""
        )
      }
      return moment
    }

    func validate() throws { _ = try moment() }

    func run() async throws {
      var add = AddItemsIntent()
      add.items = items
      add.due = try moment()
      add.list = .existing(try named.find().list)
      // Who names a date on the command line means it.
      try await named.store.carryOut(add, yes: true)
    }
  }

  struct Done: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tick items off, or put them back.")

    @OptionGroup var named: ListArgument

    @Argument(help: "The items that are done.")
    var items: [String]

    @Flag(help: "Put them back as not done.")
    var not = false

    func run() async throws {
      guard not else {
        let (list, found) = try named.find(items)
        let open = found.filter { !$0.isDone }.map(\.text)
        if open.isEmpty { return print("Nothing of that is left to do.") }
        var complete = CompleteItemsIntent()
        complete.items = open
        complete.list = list
        return try await named.store.carryOut(complete)
      }
      try named.run { book, list in
        try book.setDone(false, try list.items(saying: items).map(\.id), on: list.id)
        print("Put \(items.map(\.visible).joined(separator: ", ")) back on \(list.name.visible).")
      }
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Remove items from a list, or a whole list, after you confirm. 'undo' brings them back.",
      discussion: "Exit code 1 means that nothing was removed.")

    @OptionGroup var named: ListArgument

    @Argument(help: "The items to remove; the whole list if none are given.")
    var items: [String] = []

    @Flag(help: "Do not ask before a whole list is removed.")
    var yes = false

    func run() async throws {
      let (list, found) = try named.find(items)
      var remove = RemoveItemsIntent()
      remove.items = found.isEmpty ? nil : found.map(\.text)
      remove.list = list
      // Who names items means them, also if they are all that there are.
      try await named.store.carryOut(remove, yes: yes || !items.isEmpty)
      if items.isEmpty { print("'numberrace lists undo' brings it back.") }
    }
  }

  struct Rename: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Rename a list, or change the text of an item.")

    @OptionGroup var named: ListArgument

    @Argument(help: "Its new name; with --item, the new text of the item.")
    var name: String

    @Option(help: "Change this item instead.")
    var item: String?

    func run() async throws {
      guard let item else {
        var rename = RenameListIntent()
        rename.list = try named.find().list
        rename.name = name
        try await named.store.carryOut(rename)
        return NameWarning.printIfNeeded(for: name, named.store)
      }
      try named.run { book, list in
        try book.changeItems([try list.items(saying: [item])[0].id], to: name, on: list.id)
        print("Renamed \(item.visible) to \(name.visible) on \(list.name.visible).")
      }
    }
  }

  struct Move: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Move a list, or an item on it, to another place.")

    @OptionGroup var named: ListArgument

    @Argument(help: "The new place; 1 is the first.", transform: whole("The place", 1...Int.max))
    var place: Int

    @Option(help: "Move this item instead.")
    var item: String?

    func run() throws {
      try named.run { book, list in
        guard let item else {
          try book.moveList(list.id, to: place - 1)
          return print("Moved the list \(list.name.visible).")
        }
        try book.moveItem(try list.items(saying: [item])[0].id, to: place - 1, on: list.id)
        print("Moved \(item.visible) on \(list.name.visible).")
      }
    }
  }

  struct Undo: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Take back the last change, up to \(ListBook.maximumChanges) of them.")

    @OptionGroup var store: StoreOptions

    func run() throws {
      try ListsCommand.run(store.stores) { print("Took back: \(try $0.undo()).") }
    }
  }

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
        try OutputFile.write(text, to: file, isPrivate: true)
      }
    }
  }

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
  /// The items that say exactly some texts.
  fileprivate func items(saying texts: [String]) throws -> [ItemList.Item] {
    try texts.map { text in
      guard let item = item(text) else {
        throw CommandFailure(.refused, "'\(text)' is not on \(name)")
      }
      return item
    }
  }
}
