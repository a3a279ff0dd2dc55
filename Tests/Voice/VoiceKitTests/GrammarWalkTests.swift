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

  /// The most words that a recogniser may have to hold while nothing is open, and while a question is. Measured were 62,000 and
  /// less than 4000 in English, and up to 134,000 and 7500 in the others, which spell out each number below a hundred.
  private static func limits(_ code: String) -> (request: Int, question: Int) {
    code == "en" ? (64_000, 4000) : (140_000, 8000)
  }

  @Test(
    "have one public rule and all others, words of one language without digits and signs, and what is said is understood",
    arguments: SpokenLanguage.all.map(\.code))
  func walk(code: String) async throws {
    let language = try #require(SpokenLanguage(code: code))
    let world = try GrammarWorld(language)
    let recognizer = world.conversation.assistant.recognizer
    var foreignWords = Self.foreignWords
    foreignWords[code] = nil
    let foreign = foreignWords.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      .subtracting(Self.shared[code] ?? [])
    var generator = SplitMix64(seed: 1)
    var turn: Turn?
    var count = 0
    var missed: [String] = []
    for _ in 0..<8 {
      let (grammar, listening) = await world.grammar(after: turn)
      let parsed = try #require(JSGF(grammar.text), "\(grammar.text)")
      #expect(parsed.undefined.isEmpty)
      #expect(grammar.words.allSatisfy { $0.allSatisfy(\.isLetter) })
      #expect(grammar.words.intersection(foreign).isEmpty)
      if listening.takesRequests {
        #expect(grammar.expandedCount < Self.limits(code).request)
      } else {
        // A date that was said with the request can be corrected too.
        let limit = Self.limits(code)
        #expect(
          grammar.expandedCount
            < (grammar.text.contains("<time_") ? limit.request : limit.question),
          "after \(turn?.ending.spoken ?? "nothing")")
      }
      var said = ""
      for _ in 0..<12 {
        said = sentence(of: parsed, using: &generator)
        count += 1
        if !recognizer.understands(said, as: listening) {
          missed.append("\(said) after \(turn?.ending.spoken ?? "nothing")")
        }
      }
      turn = await world.conversation.respond(to: said)
    }
    // A rule combines what is rarely said together, such as a verb with each noun.
    #expect(missed.count * 20 <= count, "\(code): \(missed) of \(count)")
  }

  /// A sentence without a calculation: these are tested with the solutions of games.
  private func sentence(of grammar: JSGF, using generator: inout SplitMix64) -> String {
    let signs = grammar.sentences(of: "operation", limit: 1000) ?? []
    for _ in 0..<100 {
      let said = grammar.sentence(using: &generator)
      if !signs.contains(where: { " \(said) ".contains(" \($0) ") }) { return said }
    }
    return grammar.sentence(using: &generator)
  }
}

extension IntentRecognizer {
  /// Whether a sentence is one of those that are expected: a request, an answer, a correction, a choice or a command.
  fileprivate func understands(_ sentence: String, as listening: Listening) -> Bool {
    if command(in: sentence) != nil { return true }
    if let open = listening.openRequest, correction(in: sentence, of: open) != nil { return true }
    switch listening.expected {
    case .request(let followUps): return understandsRequest(sentence, after: followUps)
    case .values(let slots): return answer(in: sentence, to: slots) != nil
    case .choice(let choices): return pick(in: sentence, among: choices) != .options([])
    case .verdict:
      return listening.followUpsBesides.map { understandsRequest(sentence, after: $0) } ?? false
    }
  }

  private func understandsRequest(_ sentence: String, after followUps: Set<String>) -> Bool {
    !readings(of: sentence).isEmpty
      || !self.followUps(in: sentence, among: followUps, knowing: nil).isEmpty
  }
}

extension Listening {
  /// Whether all requests can be said.
  fileprivate var takesRequests: Bool {
    if case .request = expected { true } else { followUpsBesides != nil }
  }
}
