import Bank
import BankIntents
import Foundation
import IntentKit
import NumberRaceAssistant

extension StoreOptions {
  /// The accounts, after the planned payments that are due; what was paid is told on standard error.
  func bank(_ language: SpokenLanguage = .english) throws -> Ledger {
    let ledger = try stores.bank()
    let told = try PlannedPayments(ledger).catchUp(
      at: AssistantEnvironment.system.now(), language: language.code)
    for dialogue in told { Platform.printError(dialogue.displayed.visible) }
    return ledger
  }

  /// Makes the planned payments that are due, if there are accounts. If that fails, they are made the next
  /// time.
  func catchUpPayments(_ language: SpokenLanguage) {
    guard FileManager.default.fileExists(atPath: stores.paths.bank) else { return }
    _ = try? bank(language)
  }
}
