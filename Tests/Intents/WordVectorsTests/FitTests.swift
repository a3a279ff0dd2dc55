import FewShotDomains
import IntentKit
import IntentLanguage
import Testing
import WordVectors

@testable import UnderstandingFit

@Suite("Fitted weights")
struct FitTests {
  /// The domains of the benchmark as a set to fit to.
  private static let set: FewShotSet = {
    var set = FewShotSet(name: "domains")
    for domain in FewShotDomain.all {
      for intent in domain.intents {
        let name = "\(domain.name) \(intent.name)"
        set.phrases[name] = intent.phrases.map(\.text)
        set.domains[name] = domain.name
      }
      for sentence in domain.sentences {
        guard let intent = sentence.intent else {
          set.others.append(sentence.text)
          continue
        }
        set.sentences["\(domain.name) \(intent)", default: []].append(sentence.text)
      }
    }
    return set
  }()

  @Test("a fit on the same sentences gives the same weights, and ranks what it did not see")
  func fit() {
    let folds = TrainingFolds.folds([Self.set], MeaningTable.english, trialCount: 2)
    let models = ModelFit.models(folds)
    #expect(
      ModelFit.models(TrainingFolds.folds([Self.set], MeaningTable.english, trialCount: 2)).all
        == models.all)
    #expect(models.all.ranking.count == BackOffFeature.allCases.count)
    let own = FewShotFigures(zip(models.leftOut, folds).map { FewShotFigures($0, $1) })
    let shipped = FewShotFigures(.withMeanings, folds.flatMap { $0 })
    #expect(own.ranked > 0.6)
    // The weights of the project were fitted to other, larger sets.
    #expect(shipped.ranked > own.ranked - 0.03)
  }

  @Test("probabilities are as often right as they say, on domains that no fit saw")
  func calibration() {
    let folds = TrainingFolds.folds([Self.set], MeaningTable.english)
    #expect(FewShotFigures(.withMeanings, folds.flatMap { $0 }).calibrationError < 0.15)
  }

  @Test("a logistic regression finds the odds that made its samples")
  func logistic() {
    var random = SplitMix(seed: 1)
    let samples = (0..<20_000).map { _ in
      let value = Double(random.next() >> 11) / Double(1 << 53) * 4 - 2
      let chance = Double(random.next() >> 11) / Double(1 << 53)
      return ModelFit.Evidence(
        inputs: [1, value], isRight: chance < Logarithm.logistic(-0.5 + 1.5 * value))
    }
    let weights = ModelFit.logistic(samples)
    #expect(abs(weights[0] + 0.5) < 0.1)
    #expect(abs(weights[1] - 1.5) < 0.1)
  }

  @Test("linear equations are solved")
  func solving() {
    let solved = FitMath.solve([[4, 0], [2, 3]], [10, 8])
    #expect(abs(solved[0] - 1.75) < 1e-9)
    #expect(abs(solved[1] - 1.5) < 1e-9)
  }
}
