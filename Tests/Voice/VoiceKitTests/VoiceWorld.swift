import Bank
import Foundation
import IntentLanguage
import Lists
import MoneyKit
import NumberRaceAssistant
import Testing
import VoiceKit
import Workers

/// Hears what it is told to have heard, whatever the sound is.
actor ScriptedRecognizer: SpeechRecognizer {
  private var next: [SpeechHypothesis] = []
  private var again: [SpeechHypothesis] = []
  private var sound: Sound?

  /// Tells what the next sound may have been, and what else is heard in it when it is recognised again.
  func expect(_ hypotheses: [SpeechHypothesis], again: [SpeechHypothesis]) {
    (next, self.again, sound) = (hypotheses, again, nil)
  }

  func recognize(
    _ sound: Sound, expecting grammar: SpeechGrammar
  ) async throws -> SpeechRecognition {
    if sound == self.sound { next = again }
    self.sound = sound
    // A recogniser hears only words of its grammar.
    for hypothesis in next {
      for word in hypothesis.text.split(separator: " ") where !grammar.words.contains(String(word))
      {
        Issue.record("'\(word)' is not expected now")
      }
    }
    return SpeechRecognition(next, background: 0, seconds: 1)
  }
}

/// Waits until a condition holds, for half a minute at most.
func wait(until condition: () async -> Bool) async throws {
  for _ in 0..<3000 where await !condition() { try await Task.sleep(for: .milliseconds(10)) }
  try #require(await condition())
}

/// A voice session with the assistant, a list and accounts in files of its own.
struct VoiceWorld {
  let session: VoiceSession
  let stores: AssistantStores
  private let recognizer = ScriptedRecognizer()
  private let folder: TemporaryFolder

  /// Creates a session that hears what it is told, or what a recogniser hears.
  init(_ other: (any SpeechRecognizer)? = nil) throws {
    folder = try TemporaryFolder()
    stores = AssistantStores(StorePaths(folder: folder.url.path(percentEncoded: false)))
    _ = try stores.lists().add(["Milk", "Rice"], toNew: "Groceries")
    try stores.bank().open("Current", .pound, balance: Money(units: 500_00, .pound))
    try stores.bank().open("Savings", .pound, balance: Money(units: 900_00, .pound))
    session = try VoiceSession(
      NumberRace.assistant(stores: stores, remembers: false).newConversation(),
      recognizer: other ?? recognizer, texts: ["bread"])
  }

  /// The items of the list.
  var items: [String] {
    get throws { try stores.lists().list(named: "Groceries").items.map(\.text) }
  }

  /// The balances of the accounts in pounds, by name.
  var pounds: [String: Int] {
    get throws {
      Dictionary(
        uniqueKeysWithValues: try stores.bank().accounts().map {
          ($0.name, Int($0.balance.units / 100))
        })
    }
  }

  /// Makes the session hear a sound that may have been one of several sentences.
  ///
  /// - Parameters:
  ///   - hypotheses: The sentences and their scores, where 0 is a very clear one and -260 hardly speech.
  ///   - again: Those that are heard when less is expected.
  /// - Returns: The answer.
  /// - Throws: Nothing, as the recogniser is a script.
  @discardableResult
  func hear(
    _ hypotheses: (String, Double)..., again: [(String, Double)] = []
  ) async throws -> VoiceReply {
    await recognizer.expect(
      hypotheses.map { SpeechHypothesis($0.0, score: $0.1) },
      again: again.map { SpeechHypothesis($0.0, score: $0.1) })
    return try await session.hear(Sound((0..<100).map { $0.isMultiple(of: 2) ? 1000 : -1000 }))
  }
}
