import ArgumentParser
import GameRecords
import NumberRaceAssistant

/// `numberrace complete`, which the completions of shells call for values that change.
struct CompleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "complete", abstract: "Print the values of a kind, one a line, for shells.",
    shouldDisplay: false)

  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case lists, accounts, payees, all, intents, shortcuts, rules, notations
  }

  @OptionGroup var store: StoreOptions

  @Argument(help: "The kind of values.")
  var kind: Kind

  func run() throws {
    let names = CompletionNames(stores: store.stores)
    let values: [String] =
      switch kind {
      case .lists: names.lists
      case .accounts: names.accounts + names.payees
      case .payees: names.payees
      case .shortcuts: names.shortcuts
      case .all: names.all
      case .intents:
        try NumberRace.assistant(stores: store.stores, remembers: false).catalog.intents.map(\.name)
      case .rules: ChosenRules.names
      case .notations: notationNames.split(separator: ",").map { String($0.drop { $0 == " " }) }
      }
    for value in values where value == value.visible { print(value) }
  }
}
