import Bank
import IntentStore
import Lists
import NumberRaceAssistant

/// The names of what the user has, as far as it exists: completing creates no files.
struct CompletionNames {
  private let stores: AssistantStores

  init(_ stores: AssistantStores) {
    self.stores = stores
  }

  var lists: [String] {
    exists(stores.paths.lists) ? (try? stores.lists().lists().map(\.name)) ?? [] : []
  }

  /// The user's own accounts.
  var accounts: [String] { bank(isOwn: true) }

  /// Those who can be paid.
  var payees: [String] { bank(isOwn: false) }

  var shortcuts: [String] {
    exists(stores.paths.memory) ? (try? stores.memory().shortcuts().map(\.name)) ?? [] : []
  }

  var all: [String] {
    (lists + accounts + payees + shortcuts).filter { $0 == $0.visible }
  }

  private func bank(isOwn: Bool) -> [String] {
    guard exists(stores.paths.bank) else { return [] }
    return (try? stores.bank().accounts().filter { ($0.owner == .own) == isOwn }.map(\.name)) ?? []
  }

  private func exists(_ path: String) -> Bool { FileDescriptor.exists(path) }
}
