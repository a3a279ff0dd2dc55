import Bank
import Foundation
import IntentKit
import Lists
import MoneyKit
import NumberRaceAssistant
import VoiceKit

/// A voice session with an assistant, a list and accounts in a folder of its own, which is removed with it.
final class DialogueWorld: Sendable {
  let session: VoiceSession
  let stores: AssistantStores
  private let folder: URL

  init(_ recognizer: any SpeechRecognizer, after texts: [String] = []) async throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "numberrace-voice-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    stores = AssistantStores(StorePaths(folder: folder.path(percentEncoded: false)))
    _ = try stores.lists().add(
      DialogueMaker.items.map { $0.prefix(1).uppercased() + $0.dropFirst() }, toNew: "Groceries")
    for account in DialogueMaker.accounts {
      try stores.bank().open(
        account.prefix(1).uppercased() + account.dropFirst(), .pound,
        balance: Money(units: 500_00, .pound))
    }
    let assistant = try NumberRace.assistant(
      stores: stores, remembers: false,
      environment: AssistantEnvironment(
        now: AssistantEnvironment.system.now, random: { 0x9E37_79B9_7F4A_7C15 }))
    session = try VoiceSession(
      assistant.newConversation(), recognizer: recognizer, texts: DialogueMaker.newItems)
    // What was said before, as text.
    for text in texts {
      if case .readBack = await take(text).kind { _ = await take("yes") }
    }
  }

  /// Tells the session what was said, as if it had been heard clearly.
  private func take(_ text: String) async -> VoiceReply {
    await session.hear(
      SpeechRecognition([SpeechHypothesis(text, score: 0)], background: 0, seconds: 1))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
