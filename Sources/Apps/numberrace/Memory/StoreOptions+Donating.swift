import Foundation
import IntentKit
import IntentLanguage
import IntentStore
import NumberRaceAssistant

extension StoreOptions {
  /// Remembers what a command did, as if it had been asked for in a sentence, to suggest it again; the
  /// first time, says so.
  ///
  /// A command has done its work whether or not this succeeds, so it is only told if a file that was named
  /// cannot be used. Solving a game or looking at a list leaves no file behind that was not there: it is remembered
  /// only where there is a memory, because the user talked to the assistant, changed something, or named the file.
  ///
  /// - Parameters:
  ///   - intent: The intent that the deed amounts to.
  ///   - result: Its result.
  ///   - undo: The key under which something was changed, and what takes it back, if anything does; "undo"
  ///     in a conversation uses it.
  func donate<Done: Intent>(
    _ intent: Done, result: Done.Result? = nil, undo: (key: String, intent: (any Intent)?)? = nil
  ) {
    // The answer does not wait for the memory.
    StandardOutput.flush()
    guard undo != nil || isNamed || hasMemory else { return }
    do {
      let memory = try stores.memory()
      if let undo {
        let summary = IntentDescription(Done.self).sentence(
          intent.values, in: Language.english.wording)
        try memory.note(
          Deed(
            key: undo.key, summary, Invocation(intent), undo: undo.intent.map { Invocation($0) }),
          redoing: nil)
      }
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
