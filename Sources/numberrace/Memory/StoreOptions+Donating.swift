import Foundation
import IntentKit
import IntentStore
import NumberRaceAssistant

extension StoreOptions {
  /// Remembers what a command did, as if it had been asked for in a sentence, to suggest it again; the
  /// first time, says so.
  ///
  /// A command has done its work whether or not this succeeds, so it is only told if a file that was named
  /// cannot be used.
  func donate<Done: Intent>(_ intent: Done, result: Done.Result? = nil) {
    do {
      let memory = try stores.memory()
      guard try memory.remembersDonations() else { return }
      let donation = Donation(
        of: intent, id: UUID().uuidString, at: AssistantEnvironment.system.now(), result: result)
      try memory.donate(donation)
      try Self.tell(of: memory)
    } catch {
      if isNamed { Platform.printError("This is not remembered: \(error).") }
    }
  }

  /// Says once that what the user does is remembered, and how to stop that.
  static func tell(of memory: FileMemory) throws {
    guard try memory.isFirstDonation() else { return }
    Platform.printError(
      "What you do is remembered on this machine, to suggest it again ('numberrace suggestions'). "
        + "'numberrace data remember off' stops that.")
  }
}
