package import IntentLanguage

/// The trials on which weights are fitted: assistants of all sizes, with few and with many phrases.
package enum TrainingFolds {
  /// The trials of each group of domains.
  ///
  /// - Parameters:
  ///   - sets: The sets.
  ///   - meanings: The meanings of words.
  ///   - trialCount: The number of assistants for each group.
  /// - Returns: The trials of each group, in the order of the sets and their domains.
  package static func folds(
    _ sets: [FewShotSet], _ meanings: (any WordMeanings)?, trialCount: Int = 10
  ) -> [[FewShotTrial]] {
    sets.enumerated().flatMap { number, set in
      groups(set).enumerated().map { place, intents in
        var random = SplitMix(seed: UInt64(number * 1_000 + place + 1))
        let part = set.keeping(Set(intents).contains)
        return (0..<trialCount).map { _ in trial(part, intents, meanings, &random) }
      }
    }
  }

  private static func trial(
    _ set: FewShotSet, _ intents: [String], _ meanings: (any WordMeanings)?,
    _ random: inout SplitMix
  ) -> FewShotTrial {
    let size =
      random.sample([4, 6, 9, 13, 18, 25].filter { $0 <= intents.count }, 1).first ?? intents.count
    let phraseCount = random.sample([3, 5, 8, 10, 15], 1).first ?? 5
    let chosen = random.sample(intents, size)
    // How many sentences are about something else depends on where an assistant is used, which no data tells. Two in five
    // are, most of which are about nearly the same.
    return FewShotTrial(
      set, intents: chosen, phraseCount: phraseCount, sentenceCount: max(2, 60 / max(1, size)),
      otherCount: 20, nearCount: set.others.isEmpty ? 40 : 20, meanings: meanings, &random)
  }

  /// The intents of whole domains, at least ``leastIntents`` at once; those of no domain in alphabetical order.
  package static func groups(_ set: FewShotSet) -> [[String]] {
    var groups: [[String]] = []
    var current: [String] = []
    let byDomain = Dictionary(grouping: set.intents) { set.domains[$0] ?? $0 }
    for (_, intents) in byDomain.sorted(by: { $0.key < $1.key }) {
      current += intents.sorted()
      guard current.count >= leastIntents else { continue }
      groups.append(current)
      current = []
    }
    if let last = groups.indices.last { groups[last] += current } else { groups = [current] }
    return groups
  }

  private static let leastIntents = 12
}
