import Bank
import IntentKit
import IntentStore
import Lists
import NumberRaceAssistant
import SharedDatabase

extension CommandFailure {
  /// The failure that an error of a library is to the tool; `nil` for other errors.
  init?(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as StorageError: self.init(error)
    case is ListError, is BankError, is WordError, is UnknownShortcut:
      self.init(.refused, "\(error)".withUppercasedFirst)
    case is AppNameError, is UserWordError: self.init(.refused, "\(error)")
    case let error as ShortcutError:
      self.init(.badInput, error.faults.map(\.withUppercasedFirst).joined(separator: ".\n"))
    case let error as LinkError: self.init(.badInput, error.description)
    default: return nil
    }
  }

  /// The failure that a file that cannot be used is, with what can be done about it.
  init(_ error: StorageError) {
    let advice =
      switch error.reason {
      case .damaged, .notDatabase:
        ".\n'numberrace data repair' saves what can still be read of a file of this tool"
      default: ""
      }
    self.init(.cannotWrite, error.description + advice)
  }
}
