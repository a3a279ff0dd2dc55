import Foundation
import IntentKit
import NumberRaceAssistant
import SentenceCorpus
import Testing
import Workers

@Suite("Understanding people")
struct UnderstandingTests {
  static let corpus = Repository.root.appending(path: "Corpus")

  /// The counts of the part of the corpus with which nothing is tuned, for requests and for sentences
  /// about something else.
  struct Pinned: Codable, Equatable {
    var requests = UnderstandingScore()
    var others = UnderstandingScore()
  }

  private func score(
    _ language: SpokenLanguage
  ) async throws -> (counts: Pinned, failures: [String]) {
    let world = try SentenceWorld(language)
    let names = await world.assistant.knownNames()
    var pinned = Pinned()
    var failures: [String] = []
    for sentence in try LabelledSentence.load(Self.corpus.appending(path: "sentences.jsonl"))
    where sentence.language == language.code && sentence.isForTest {
      let understanding = world.assistant.understanding(of: sentence.sentence, knowing: names)
      let before = pinned
      if sentence.intents.isEmpty {
        pinned.others.add(sentence, understanding)
        if pinned.others.left == before.others.left { failures.append(Self.line(understanding)) }
      } else {
        pinned.requests.add(sentence, understanding)
        if pinned.requests.right == before.requests.right {
          failures.append(Self.line(understanding))
        }
      }
    }
    return (pinned, failures)
  }

  /// A sentence, and how it is understood, on one line.
  private static func line(_ found: Understanding) -> String {
    "\(found.sentence) -> \(found.intent ?? "none"), \(found.certainty?.rawValue ?? "left")"
  }

  /// If this fails because understanding got better, write the counts that it prints to the file. It also prints the sentences
  /// that are not understood rightly.
  @Test("is no worse than it was", arguments: SentenceWorld.languages.sorted())
  func pinned(_ code: String) async throws {
    let language = try #require(SpokenLanguage(code: code))
    let (found, failures) = try await score(language)
    let all = try JSONDecoder().decode(
      [String: Pinned].self,
      from: Data(contentsOf: Self.corpus.appending(path: "understanding.json")))
    let before = try #require(all[code])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let counts = String(decoding: try encoder.encode(found), as: UTF8.self)
    let text = Comment(rawValue: ([counts] + failures).joined(separator: "\n"))
    #expect(found.requests.total == before.requests.total, text)
    #expect(found.requests.right >= before.requests.right, text)
    #expect(found.requests.intentOnly <= before.requests.intentOnly, text)
    #expect(found.requests.offeredWrong <= before.requests.offeredWrong, text)
    #expect(found.requests.wrong <= before.requests.wrong, text)
    #expect(found.others.wrong <= before.others.wrong, text)
    #expect(found.others.offeredWrong <= before.others.offeredWrong, text)
  }
}
