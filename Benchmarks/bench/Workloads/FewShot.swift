import FewShotDomains
import IntentKit
import IntentLanguage
import WordVectors

extension Workload {
  /// Understanding sentences of domains that were declared with eight phrases an intent, and not tuned.
  static let fewShot = Workload(name: "few-shot") { _ in
    var checksum = Checksum()
    var times: [Double] = []
    var lines: [String] = []
    for (title, meanings) in [
      ("with meanings", MeaningTable.english), ("by spelling", SpellingAlone()),
      ("without the back-off", nil),
    ] as [(String, (any WordMeanings)?)] {
      for domain in FewShotDomain.all {
        let recognizer = try domain.recognizer(meanings: meanings)
        // The table is made when it is first needed.
        let (first, _) = timed { recognizer.readings(of: "an unforeseen sentence") }
        var score = FewShotScore()
        for (intent, sentence) in domain.sentences {
          let (time, readings) = timed { recognizer.readings(of: sentence) }
          times.append(time)
          score.add(intent, readings.first)
        }
        for count in [
          score.acted, score.offered, score.actedWrong, score.offeredWrong, score.othersActed,
          score.othersOffered,
        ] {
          checksum.add(count)
        }
        lines.append("  \(domain.name), \(title): \(score); first sentence \(Int(first / 1e6)) ms")
      }
    }
    var row = Row("few-shot", per: "sentence", Times(times), checksum: checksum)
    row.ninetyNinth = Times(times).percentile(0.99)
    row.note = "\n" + lines.joined(separator: "\n")
    return row
  }
}
