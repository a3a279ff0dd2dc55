import FewShotDomains
import IntentKit
import IntentLanguage
import Testing
import WordVectors

@Suite("Domains that nobody tuned")
struct FewShotDomainTests {
  @Test(
    "each domain has sixty sentences, ten of them about something else",
    arguments: FewShotDomain.all)
  func sentences(domain: FewShotDomain) {
    #expect(domain.sentences.count == 60)
    #expect(domain.sentences.count { $0.intent == nil } == 10)
    #expect(domain.intents.allSatisfy { $0.phrases.count == 8 })
    let names = Set(domain.intents.map(\.name))
    #expect(domain.sentences.allSatisfy { $0.intent.map(names.contains) ?? true })
  }

  private static func score(_ meanings: (any WordMeanings)?) throws -> FewShotScore {
    var score = FewShotScore()
    for domain in FewShotDomain.all {
      let recognizer = try domain.recognizer(meanings: meanings)
      for (intent, sentence) in domain.sentences {
        score.add(intent, recognizer.readings(of: sentence).first)
      }
    }
    return score
  }

  @Test("the back-off understands four times as many sentences: these counts were measured")
  func backOff() throws {
    let without = try Self.score(nil)
    let bySpelling = try Self.score(SpellingAlone())
    let byMeaning = try Self.score(MeaningTable.english)
    #expect(4 * (without.acted + without.offered) <= bySpelling.acted + bySpelling.offered)
    #expect(without.othersActed == 0)
    // Of fifty sentences about something else, spelling alone takes one for a look-up.
    #expect(
      bySpelling.description
        == "right 101 (86 offered), wrong 5 (and 20 offered), left 124; others: 1 acted on, 9 offered, 40 left"
    )
    #expect(
      byMeaning.description
        == "right 119 (100 offered), wrong 5 (and 15 offered), left 111; others: 0 acted on, 9 offered, 41 left"
    )
  }

  @Test("a change is only offered, whatever its probability")
  func changes() throws {
    for domain in FewShotDomain.all {
      let recognizer = try domain.recognizer(meanings: MeaningTable.english)
      let plain = try domain.recognizer(meanings: nil)
      for sentence in domain.sentences.map(\.text) where plain.readings(of: sentence).isEmpty {
        for reading in recognizer.readings(of: sentence) where reading.certainty != .offered {
          let intent = try #require(domain.intents.first { $0.name == reading.intent })
          #expect(intent.verb == .show, "\(sentence)")
        }
      }
    }
  }
}
