import ArgumentParser
import IntentKit
import IntentStore
import NumberRaceAssistant

struct DataCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data",
    abstract: "Export, import, back up, repair or erase what is stored.",
    subcommands: [
      Export.self, Import.self, Remember.self, Forget.self, Erase.self, Backup.self,
      RepairCommand.self,
    ])

  struct Remember: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tell or choose whether what you do is remembered, to suggest it again.",
      discussion: """
        Examples:
          numberrace data remember
          numberrace data remember off

        What you ask for, and what you do with commands such as 'lists add' and 'bank transfer', is remembered on this \
        machine only, unless it is turned off. Commands that only work something out, such as 'solve', are remembered \
        once there is a memory, which 'remember on' begins too. What is remembered by then stays; 'numberrace data \
        forget' and 'erase' remove it.
        """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "on or off.")
    var choice: Choice?

    enum Choice: String, ExpressibleByArgument, CaseIterable {
      case on, off
    }

    func run() throws {
      guard choice != nil || store.hasMemory else {
        return print("Nothing is remembered yet.")
      }
      let memory = try store.stores.memory()
      if let choice { try memory.setRemembersDonations(choice == .on) }
      print(
        try memory.remembersDonations()
          ? "What you do is remembered on this machine, to suggest it again."
          : "What you do is not remembered.")
    }
  }

  struct Forget: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Forget some of what you did, so that it is not suggested.",
      discussion: """
        Examples:
          numberrace data forget --intent SolveGame
          numberrace data forget --id 5e0c…-2
          numberrace data forget --mentioning account:ID

        'numberrace data export' lists the ids, the groups (conversations) and what is mentioned.
        """)

    @OptionGroup var store: StoreOptions

    @Option(help: ArgumentHelp("All requests for this intent.", valueName: "name"))
    var intent: String?

    @Option(help: "The deed with this id.")
    var id: String?

    @Option(help: ArgumentHelp("Everything in this group.", valueName: "id"))
    var group: String?

    @Option(help: ArgumentHelp("Everything that mentions this.", valueName: "type:id"))
    var mentioning: String?

    private var selections: [DonationSelection] {
      get throws {
        var found: [DonationSelection] = []
        if let intent { found.append(.intent(intent)) }
        if let id { found.append(.id(id)) }
        if let group { found.append(.group(group)) }
        if let mentioning {
          let parts = mentioning.split(separator: ":", maxSplits: 1).map(String.init)
          guard parts.count == 2 else {
            throw ValidationError("'\(mentioning)' is not an entity: write it as account:ID.")
          }
          found.append(.mentioning(type: parts[0], id: parts[1]))
        }
        return found
      }
    }

    func validate() throws {
      guard try selections.count == 1 else {
        throw ValidationError("Give one of --intent, --id, --group and --mentioning.")
      }
    }

    func run() throws {
      let memory = try store.stores.memory()
      let count = try selections.reduce(0) { try $0 + memory.removeDonations($1) }
      print("Forgot \(counted(count, "thing")) that you did.")
    }
  }

  struct Erase: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Erase all that is remembered.",
      discussion: """
        What you did, shortcuts, what can be gone on with, your words, and the lines typed at the prompt of 'ask'. The pages of the file are overwritten, \
        so that nothing can be brought back. Asks first, unless --yes is given. Lists, accounts and rounds \
        stay: they are what 'numberrace lists', 'numberrace bank' and 'numberrace play' keep.
        """)

    @OptionGroup var store: StoreOptions

    @Flag(help: "Do not ask.")
    var yes = false

    func run() throws {
      let stores = store.stores
      let memory = try stores.memory()
      if !yes {
        try Confirmation.require(
          "Erase all that is remembered? It cannot be brought back.", orSay: "Nothing was erased.")
      }
      try memory.erase()
      try OutputFile.remove(stores.paths.history)
      print("Erased all that was remembered.")
      // This file does not know of the copies of a damaged file.
      for copy in stores.memoryFile.repairCopies {
        Platform.printError("A copy from a repair is still there: '\(copy)'.")
      }
    }
  }
}
