import Bank
import IntentStore
import Lists
import NumberRaceAssistant

/// The names of what the user has, as far as it exists: completing creates no files.
struct CompletionNames {
  let stores: AssistantStores

  var lists: [String] {
    FileDescriptor.exists(stores.paths.lists) ? (try? stores.lists().lists().map(\.name)) ?? [] : []
  }

  /// The user's own accounts.
  var accounts: [String] { bank(isOwn: true) }

  /// Those who can be paid.
  var payees: [String] { bank(isOwn: false) }

  var shortcuts: [String] {
    FileDescriptor.exists(stores.paths.memory)
      ? (try? stores.memory().shortcuts().map(\.name)) ?? [] : []
  }

  var all: [String] {
    (lists + accounts + payees + shortcuts).filter { $0 == $0.visible }
  }

  private func bank(isOwn: Bool) -> [String] {
    guard FileDescriptor.exists(stores.paths.bank) else { return [] }
    return (try? stores.bank().accounts().filter { ($0.owner == .own) == isOwn }.map(\.name)) ?? []
  }
}
