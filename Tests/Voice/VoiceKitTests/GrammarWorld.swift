import Bank
import Foundation
import IntentKit
import IntentLanguage
import Lists
import MoneyKit
import NumberRaceAssistant
import NumbersGame
import SpeechGrammars
import Workers

/// A conversation in a language, with lists, accounts, payees and a shortcut, and the grammars of its turns.
struct GrammarWorld {
  let conversation: ConversationSession
  let source: SpeechGrammarSource
  private let folder: TemporaryFolder

  init(_ language: SpokenLanguage) throws {
    folder = try TemporaryFolder()
    let stores = AssistantStores(StorePaths(folder: folder.url.path(percentEncoded: false)))
    _ = try stores.lists().add(["Milk", "Rice"], toNew: "Groceries")
    _ = try stores.lists().add(["Nails"], toNew: "Hardware")
    try stores.bank().open("Current", .pound, balance: Money(units: 500_00, .pound))
    try stores.bank().open("Savings", .pound, balance: Money(units: 900_00, .pound))
    _ = try stores.bank().addPayee("Anna", .pound)
    // A Friday morning.
    let assistant = try NumberRace.assistant(
      language: language, stores: stores, remembers: false,
      environment: AssistantEnvironment(
        now: { Timestamp(secondsSince1970: 1_780_045_200) }, random: { 4 }, clock: .utc))
    conversation = assistant.newConversation()
    source = try SpeechGrammarSource(assistant.catalog)
  }

  /// The grammar of what can be said after a turn, and what is expected.
  func grammar(after turn: Turn?) async -> (SpeechGrammar, Listening) {
    let listening = await conversation.listening(after: turn)
    let names = await conversation.assistant.knownNames()
    return (source.grammar(for: listening, names: names, texts: ["bread"]), listening)
  }
}
