import ArgumentParser
import Foundation
import IntentLanguage
import UnderstandingFit
import WordVectors

/// Fits the weights of the back-off to public sets of sentences, or measures it with them.
@main
struct FitUnderstanding: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Fit the weights by which sentences are understood that no phrase is near.",
    discussion: """
      DATA are JSON files of sentences with their intents: {"train": [["sentence", "intent"], ...], "test": [...], \
      "oos": ["sentence", ...], "domain": {"intent": "domain", ...}}. CLINC150, Banking77 and HWU64 have that form, or are \
      easily brought to it. The same data gives the same weights.
      """)

  @Argument(help: ArgumentHelp("Files with sentences.", valueName: "data"))
  var data: [String]

  @Option(help: ArgumentHelp("Write the weights to a Swift file.", valueName: "file"))
  var write: String?

  @Flag(help: "Fit nothing; measure the weights that the project has.")
  var measure = false

  func run() throws {
    let sets = try data.map { path in
      do {
        return try FewShotSet(contentsOf: URL(filePath: path))
      } catch {
        throw ValidationError("The file '\(path)' cannot be read: \(error)")
      }
    }
    if measure {
      for set in sets {
        Self.print(set, "with meanings", .withMeanings, MeaningTable.english)
        Self.print(set, "without", .withoutMeanings, nil)
      }
      return
    }
    var lines: [String] = []
    let with = Self.fit(sets, MeaningTable.english, "with meanings", &lines)
    let without = Self.fit(sets, nil, "without meanings", &lines)
    lines.forEach { Swift.print($0) }
    if let write {
      let text = Self.source(with, without, lines)
      try text.write(to: URL(filePath: write), atomically: true, encoding: .utf8)
    }
  }

  /// Fits a model, and says how well those that did not see a group of domains, or a set, understand it.
  private static func fit(
    _ sets: [FewShotSet], _ meanings: (any WordMeanings)?, _ title: String, _ lines: inout [String]
  ) -> BackOffModel {
    let folds = TrainingFolds.folds(sets, meanings)
    let models = ModelFit.models(folds)
    let leftOut = FewShotFigures(zip(models.leftOut, folds).map { FewShotFigures($0, $1) })
    lines.append("\(title): \(folds.count) groups of domains, each judged by weights of the others")
    lines += describe(leftOut)
    lines.append("  probability and share that is right:")
    lines += leftOut.reliability.map {
      "    \(percent($0.probability)) \(percent($0.right)) of \($0.count)"
    }
    for set in sets where sets.count > 1 {
      let others = sets.filter { $0.name != set.name }
      let model = ModelFit.models(TrainingFolds.folds(others, meanings)).all
      for phrases in [5, 10] {
        lines.append(
          "\(title): \(set.name), fitted on the other sets, \(phrases) phrases an intent")
        lines += describe(figures(set, phrases, model, meanings))
      }
    }
    return models.all
  }

  private static func print(
    _ set: FewShotSet, _ title: String, _ model: BackOffModel, _ meanings: (any WordMeanings)?
  ) {
    for phrases in [5, 10] {
      Swift.print("\(set.name), \(set.intents.count) intents, \(phrases) phrases each, \(title)")
      describe(figures(set, phrases, model, meanings)).forEach { Swift.print($0) }
    }
  }

  /// The figures of an assistant with all intents of a set, three times with other phrases.
  private static func figures(
    _ set: FewShotSet, _ phrases: Int, _ model: BackOffModel, _ meanings: (any WordMeanings)?
  ) -> FewShotFigures {
    var random = SplitMix(seed: 7)
    let trials = (0..<3).map { _ in
      FewShotTrial(
        set, intents: set.intents, phraseCount: phrases, sentenceCount: 100, otherCount: 1_000,
        nearCount: 0, meanings: meanings, &random)
    }
    return FewShotFigures(model, trials)
  }

  private static func describe(_ figures: FewShotFigures) -> [String] {
    var lines = [
      "  right intent first \(percent(figures.ranked)); calibration error \(percent(figures.calibrationError))"
    ]
    if figures.hasOthers {
      let threshold = figures.threshold(taking: 0.02)
      let acted = figures.acted(above: threshold)
      lines.append(
        "  acted on where 2 % of other sentences are: right \(percent(acted.right)), wrong \(percent(acted.wrong))"
      )
    }
    for threshold in [0.5, 0.8, 0.9] {
      let acted = figures.acted(above: threshold)
      lines.append(
        "  from \(threshold): right \(percent(acted.right)), wrong \(percent(acted.wrong))"
          + (figures.hasOthers ? ", other sentences \(percent(acted.taken))" : ""))
    }
    return lines
  }

  private static func percent(_ share: Double) -> String {
    String(format: "%.1f %%", share * 100)
  }

  private static func source(
    _ with: BackOffModel, _ without: BackOffModel, _ figures: [String]
  ) -> String {
    func list(_ weights: [Double]) -> String {
      stride(from: 0, to: weights.count, by: 6).map { start in
        "      "
          + weights[start..<min(start + 6, weights.count)]
          .map { String(format: "%.4f", $0) }.joined(separator: ", ")
      }.joined(separator: ",\n")
    }
    func model(_ name: String, _ model: BackOffModel) -> String {
      """
        package static let \(name) = BackOffModel(
          ranking: [
      \(list(model.ranking)),
          ],
          acceptance: [
      \(list(model.acceptance)),
          ])
      """
    }
    return """
      // Written by fit-understanding; do not edit.
      //
      \(figures.map { "// \($0)" }.joined(separator: "\n"))

      extension BackOffModel {
        /// The weights where words have meanings.
      \(model("withMeanings", with))
        /// The weights where they have none.
      \(model("withoutMeanings", without))
      }

      """
  }
}
