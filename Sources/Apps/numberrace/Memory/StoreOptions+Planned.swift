import Bank
import BankIntents
import Foundation
import IntentKit
import NumberRaceAssistant

extension StoreOptions {
  /// The accounts, after the planned payments that are due; what was paid is told on standard error.
  func bank(_ language: SpokenLanguage = .english, evenIfLate: Bool = false) throws -> Ledger {
    let ledger = try stores.bank()
    do {
      try PlannedPayments(ledger).catchUp(
        at: AssistantEnvironment.system.now(), language: language.code, evenIfLate: evenIfLate
      ) { dialogue in
        StandardOutput.flush()
        try StandardError.tell(dialogue.displayed.visible + "\n")
      }
    } catch let late as LatePayments {
      Platform.printError("\("\(late)".withUppercasedFirst).")
    }
    return ledger
  }

  /// Makes the planned payments that are due, if there are accounts, and tells on standard error what was
  /// paid. If that fails, says so; they are made the next time.
  func catchUpPayments(_ language: SpokenLanguage) {
    ifThereAreAccounts { _ = try bank(language) }
  }

  /// Makes the planned payments that are due, if there are accounts, and leaves telling the user to a
  /// command that the user reads. If that fails, says so; they are made the next time.
  func carryOutPayments() {
    ifThereAreAccounts {
      try PlannedPayments(stores.bank()).carryOut(at: AssistantEnvironment.system.now())
    }
  }

  private func ifThereAreAccounts(_ action: () throws -> Void) {
    guard FileManager.default.fileExists(atPath: stores.paths.bank) else { return }
    do {
      try action()
    } catch {
      let reason = CommandFailure(error)?.description ?? "\(error)"
      Platform.printError("Planned payments were not made this time: \(reason).")
    }
  }
}
