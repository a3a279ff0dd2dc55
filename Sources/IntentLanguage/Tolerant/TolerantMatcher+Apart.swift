import IntentKit

/// Names and schedules that are said apart from the request that they belong to.
extension TolerantMatcher {
  /// A value that is said apart, with its words, and with these and what joins them to the request.
  struct Apart {
    let parameter: String
    let input: ParameterInput
    let words: Range<Int>
    let all: Range<Int>
  }

  /// The names that exist and are joined to a request by a word that can only join them, wherever they are
  /// said: "from savings, pay Anna 20".
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the request.
  ///   - sentence: The sentence.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The names, each of another parameter.
  func namesApart(
    from alignment: PhraseAligner.Alignment, _ sentence: AnnotatedSentence, _ names: NameTables?
  ) -> [Apart] {
    guard let span = alignment.span, let intent = catalog[alignment.phrase.compiled.intent],
      let joins = index.joins[intent.name]
    else { return [] }
    let covered = alignment.coveredWords
    let given = alignment.givenParameters
    var found: [Apart] = []
    let start = (0...span.lowerBound).last { sentence.isBreak[$0] } ?? 0
    for place in start..<sentence.count {
      if place >= span.upperBound, sentence.isBreak[place] { break }
      guard !covered.contains(place), let joined = joins[sentence.words[place]],
        let name = joined.first, joined.count == 1, !given.contains(name),
        !found.contains(where: { $0.parameter == name }),
        let parameter = intent.parameter(name), case .entity(let kind) = parameter.kind,
        !sentence.words[..<place].suffix(2).contains(where: index.requests.negations.contains)
      else { continue }
      let start = sentence.words.indices.first {
        $0 > place && !language.names.ignored.contains(sentence.words[$0])
      }
      guard let start,
        let known = names?.names(ofType: kind.type)?
          .names(in: sentence.words[start...], language)
          .filter({ !$0.isGuess && $0.price == 0 }).max(by: { $0.length < $1.length })
      else { continue }
      let words = place..<start + known.length
      guard covered.isDisjoint(with: words) else { continue }
      found.append(
        Apart(
          parameter: name, input: parameter.kind.input(.text(known.name)),
          words: start..<words.upperBound, all: words))
    }
    return found
  }

  /// An intent that does again and again what another one does once.
  struct RepeatingIntent {
    let name: String
    /// The parameter for how often.
    let parameter: ParameterDeclaration
  }

  /// The intents that do again and again what others do once, by those: they take all that the others take, and
  /// how often.
  static func repeatingIntents(_ catalog: IntentCatalog) -> [String: [RepeatingIntent]] {
    catalog.intents.reduce(into: [:]) { found, once in
      guard !once.parameters.isEmpty else { return }
      for intent in catalog.intents where intent.name != once.name && intent.verb == once.verb {
        let takesAll = once.parameters.allSatisfy { intent.parameter($0.name)?.kind == $0.kind }
        let often = intent.parameters.first {
          $0.isRequired && $0.kind.isRecurrence && once.parameter($0.name) == nil
        }
        if takesAll, let often {
          found[once.name, default: []].append(
            RepeatingIntent(name: intent.name, parameter: often))
        }
      }
    }
  }

  /// The intent that does again and again what is requested, with how often, if that is said beside it: "pay Anna
  /// 20 every month from savings" is planned, and not paid now.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the request.
  ///   - sentence: The sentence.
  ///   - others: The intents that do it again and again.
  /// - Returns: The intent and how often; `nil` if there is not exactly one.
  func repeated(
    _ alignment: PhraseAligner.Alignment, _ sentence: AnnotatedSentence,
    as others: [RepeatingIntent]
  ) -> (intent: String, often: Apart)? {
    let times = times(beside: alignment, sentence)
    guard !times.isEmpty else { return nil }
    let found = others.compactMap { other in
      howOften(other.parameter, among: times, sentence).map { (other.name, $0) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The alignments without those of an intent of which another one has more values.
  static func withoutOthersOfIntent(
    _ alignments: [PhraseAligner.Alignment]
  ) -> [PhraseAligner.Alignment] {
    func count(_ alignment: PhraseAligner.Alignment) -> Int {
      alignment.givenParameters.count + alignment.apart.count
    }
    return alignments.enumerated().filter { place, alignment in
      !alignments.enumerated().contains { other, rival in
        rival.intent == alignment.intent && other != place
          && (count(rival), place) > (count(alignment), other)
      }
    }.map(\.element)
  }

  /// How often something is said to be done; `nil` if that is not said, or differently at two places.
  private func howOften(
    _ parameter: ParameterDeclaration, among times: [Range<Int>], _ sentence: AnnotatedSentence
  ) -> Apart? {
    let reader = SlotReader(sentence: sentence.sentence, knowledge: knowledge)
    let found = times.compactMap { words -> Apart? in
      reader.candidates(Slot(parameter), from: words.lowerBound)
        .first { $0.length == words.count && $0.isAllowed }
        .map {
          Apart(
            parameter: parameter.name, input: parameter.kind.input($0.value), words: words,
            all: words)
        }
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension ParameterKind {
  fileprivate var isRecurrence: Bool {
    if case .temporal(.recurrence, _) = self { true } else { false }
  }
}
