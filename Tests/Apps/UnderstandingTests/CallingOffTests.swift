import Foundation
import IntentKit
import NumberRaceAssistant
import SentenceCorpus
import Testing
import Workers

/// What is said beside a change, and that it is never carried out where it is called off, told of or only asked about.
@Suite("A change", .timeLimit(.minutes(10)))
struct CallingOffTests {
  /// The parts of which tails that call something off are grown: what can begin one, its core, and what can end one.
  private struct Tails {
    let openings: [String]
    let cores: [String]
    let endings: [String]

    /// The tails for a sentence, a few of all by its number.
    func some(_ number: Int, count: Int) -> [String] {
      (0..<count).map { step in
        let place = number &* 31 &+ step &* 17
        return [openings[place % openings.count], cores[place % cores.count]]
          .filter { !$0.isEmpty }.joined(separator: " ") + endings[(place / 7) % endings.count]
      }
    }
  }

  private static let tails: [String: Tails] = [
    "en": Tails(
      openings: ["", "please", "no", "oh", "actually", "hmm", "wait", "sorry"],
      cores: [
        "don't", "do not", "don't do that", "don't do it", "not yet", "not now", "not today",
        "not really", "never mind", "nevermind", "cancel that", "forget it", "scrap that",
        "leave it",
        "I changed my mind", "I've changed my mind", "just kidding", "I was only joking", "no",
        "nope", "better not", "no need", "I don't want that any more", "on second thoughts no",
        "don't bother",
      ], endings: ["", ".", " thanks", ", sorry", "!"]),
    "fr": Tails(
      openings: ["", "non", "euh", "finalement", "ah"],
      cores: [
        "non", "pas encore", "pas maintenant", "pas aujourd'hui", "je plaisante", "laisse tomber",
        "oublie ça", "annule", "j'ai changé d'avis", "tant pis", "c'était une blague",
      ], endings: ["", ".", " merci", ", pardon"]),
    "de": Tails(
      openings: ["", "nein", "ach", "ähm", "ach nein"],
      cores: [
        "nein", "noch nicht", "nicht jetzt", "nicht heute", "doch nicht", "lieber nicht", "lass es",
        "vergiss es", "war nur ein Scherz", "ich hab es mir anders überlegt", "lass das",
      ], endings: ["", ".", " danke", ", sorry"]),
  ]

  /// The sentences of the corpus that are acted on as a change, with a number.
  private func changes(_ world: SentenceWorld, _ language: SpokenLanguage, _ names: KnownNames)
    throws -> [(sentence: String, number: Int)]
  {
    try LabelledSentence.load(UnderstandingTests.corpus.appending(path: "sentences.jsonl"))
      .filter { $0.language == language.code && $0.intents.count == 1 }.enumerated()
      .filter { _, sentence in
        isChange(world.assistant.understanding(of: sentence.sentence, knowing: names), world)
      }.map { ($0.element.sentence, $0.offset) }
  }

  /// Whether a change is begun.
  private func isChange(_ found: Understanding, _ world: SentenceWorld) -> Bool {
    guard found.certainty == .exact || found.certainty == .tolerant, let intent = found.intent
    else { return false }
    return world.assistant.catalog[intent]?.risk.confirmation != .never
  }

  @Test("that is called off is not begun", arguments: SentenceWorld.languages.sorted())
  func calledOff(_ code: String) async throws {
    let language = try #require(SpokenLanguage(code: code))
    let tails = try #require(Self.tails[code])
    let world = try SentenceWorld(language)
    let names = await world.assistant.knownNames()
    let changes = try changes(world, language, names)
    #expect(changes.count > 50)
    var begun: [String] = []
    var told = 0
    var count = 0
    for (sentence, number) in changes {
      let plain = sentence.trimmingCharacters(in: .punctuationCharacters.union(.whitespaces))
      for tail in tails.some(number, count: 5) {
        let said = "\(plain), \(tail)"
        let found = world.assistant.understanding(of: said, knowing: names)
        if isChange(found, world) { begun.append(said) }
        if found.certainty == .calledOff { told += 1 }
        count += 1
      }
    }
    #expect(begun == [])
    // What was understood and not done is said, but for a few where it is not understood any more.
    #expect(100 * told >= 95 * count, "\(told) of \(count)")
  }
}
