import IntentKit
import IntentLanguage
import NumberRaceAssistant
import NumbersGame
import SpeechGrammars
import SpelledNumbers
import Testing

/// Walks through conversations by saying what the grammars offer.
@Suite("The grammars of a conversation")
struct GrammarWalkTests {
  /// Numbers that no other of the languages has.
  private static let foreignWords: [String: Set<String>] = [
    "en": ["eight", "first", "yes", "undo"], "fr": ["huit", "premier", "oui", "annule"],
    "de": ["acht", "erste", "eins", "ja", "abbrechen"],
    "nl": ["achtentwintig", "eerste", "annuleren"],
    "es": ["ocho", "primero", "cancelar"],
  ]
  /// Those that two languages share.
  private static let shared: [String: Set<String>] = ["nl": ["acht", "ja"], "de": []]

  @Test(
    "have one public rule and all others, words of one language without digits and signs, and what is said is understood",
    arguments: SpokenLanguage.all.map(\.code), 0..<4)
  func walk(code: String, seed: Int) async throws {
    let language = try #require(SpokenLanguage(code: code))
    let world = try GrammarWorld(language)
    let catalog = world.conversation.assistant.catalog
    let recognizer = world.conversation.assistant.recognizer
    let foreign = Self.foreignWords.filter { $0.key != code }.values.reduce(into: Set<String>()) {
      $0.formUnion($1)
    }.subtracting(Self.shared[code] ?? [])
    var generator = SplitMix64(seed: UInt64(seed))
    var turn: Turn?
    for _ in 0..<25 {
      let (grammar, listening) = await world.grammar(after: turn)
      let parsed = try #require(JSGF(grammar.text), "\(grammar.text)")
      #expect(parsed.undefined.isEmpty)
      #expect(grammar.words.allSatisfy { $0.allSatisfy(\.isLetter) })
      #expect(grammar.words.isDisjoint(with: foreign))
      if case .request = listening.expected {
        #expect(grammar.expandedCount < 30_000)
      } else {
        #expect(grammar.expandedCount < 4000)
      }
      var said = ""
      for _ in 0..<12 {
        said = parsed.sentence(using: &generator)
        #expect(
          recognizer.understands(said, as: listening),
          "\(code): \(said) after \(turn?.ending.spoken ?? "nothing")")
        let preview = await world.conversation.preview(said)
        for name in parsed.ruleNames
        where catalog[name] != nil && parsed.accepts(said, as: name) {
          #expect(
            preview.intents.isEmpty || preview.intents.contains(name),
            "\(code): \(said) is \(preview.intents), not \(name)")
        }
      }
      turn = await world.conversation.respond(to: said)
    }
  }
}

extension IntentRecognizer {
  /// Whether a sentence is one of those that are expected: a request, an answer, a correction, a choice or a command.
  fileprivate func understands(_ sentence: String, as listening: Listening) -> Bool {
    if command(in: sentence) != nil { return true }
    if let open = listening.openRequest, correction(in: sentence, of: open) != nil { return true }
    switch listening.expected {
    case .request(let followUps):
      return !readings(of: sentence).isEmpty
        || !self.followUps(in: sentence, among: followUps, knowing: nil).isEmpty
    case .values(let slots): return answer(in: sentence, to: slots) != nil
    case .choice(let choices): return pick(in: sentence, among: choices) != .options([])
    case .verdict: return false
    }
  }
}

extension UtterancePreview {
  /// The intents that an utterance is about: that of the request that it opens or of what would be handled.
  var intents: [String] {
    switch self {
    case .missed: []
    case .answers(_, let open): open.map { [$0.intent] } ?? []
    case .handles(let invocation): [invocation.intent]
    }
  }
}
