import IntentKit
import NumberRaceAssistant
import SentenceCorpus

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Workload {
  /// Understanding the sentences of the corpus: how many, and how fast. What is tuned is looked at with
  /// the development part alone; the test part is held against `Corpus/understanding.json` by the tests.
  static let understanding = Workload(name: "understanding") { scale in
    let corpus = try LabelledSentence.load(
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Corpus/sentences.jsonl"))
    var checksum = Checksum()
    var times: [Double] = []
    var lines: [String] = []
    for language in SpokenLanguage.all {
      let world = try SentenceWorld(language)
      let names = await world.assistant.knownNames()
      var scores: [String: UnderstandingScore] = [:]
      for sentence in corpus where sentence.language == language.code {
        let (time, understanding) = timed {
          world.assistant.understanding(of: sentence.sentence, knowing: names)
        }
        times.append(time)
        checksum.add(sentence.sentence.utf8.count)
        let part = sentence.isForTest ? "test" : "development"
        let kind = sentence.intents.isEmpty ? "something else" : "requests"
        let classes = sentence.intents.first.map { [$0, sentence.manner] } ?? []
        for key in ([kind] + classes).map({ "\(part), \($0)" }) {
          scores[key, default: UnderstandingScore()].add(sentence, understanding)
        }
      }
      for (key, score) in scores.sorted(by: { $0.key < $1.key }) {
        lines.append("  \(language.code), \(key): \(score.description)")
      }
    }
    var row = Row("understanding", per: "sentence", Times(times), checksum: checksum)
    row.ninetyNinth = Times(times).percentile(0.99)
    row.note = "\n" + lines.joined(separator: "\n")
    return row
  }
}
