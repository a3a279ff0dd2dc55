extension HassilRecognizer {
  /// A sentence of a template.
  public struct Sample: Hashable, Sendable {
    /// The name of the intent.
    public let intent: String
    /// The sentence.
    public let text: String
    /// The template.
    public let template: String
  }

  /// The sentences that are wanted.
  public struct SampleOptions: Sendable {
    /// The intents; `nil` for all.
    public var intents: Set<String>?
    /// The maximum number of sentences for each intent.
    public var limit = 100
    /// Whether templates with wildcards count too. A wildcard is written as `{list}`.
    public var includesWildcards = false
    /// Whether numbers are written out. If not, a range is written as `{list}`.
    public var expandsRanges = true
    /// Lists that replace those of the same name.
    public var lists: PreparedLists?

    /// Creates options: at most 100 sentences for each intent, without wildcards.
    public init() {}
  }

  /// Sentences in the order of the templates.
  ///
  /// - Parameter options: The sentences that are wanted.
  /// - Returns: The sentences. A template may have any number of them, and only those that are wanted are made.
  public func sentences(_ options: SampleOptions = SampleOptions()) -> [Sample] {
    var samples: [Sample] = []
    forEachSentence(options) { samples.append($0) }
    return samples
  }

  /// Passes on sentences in the order of the templates, each when it is made.
  ///
  /// ```swift
  /// recognizer.forEachSentence(options) { print($0.text) }
  /// ```
  ///
  /// - Parameters:
  ///   - options: The sentences that are wanted.
  ///   - onFault: Takes each template that was abandoned, because a sentence of it takes more than 100,000 steps.
  ///   - body: Takes each sentence.
  /// - Throws: An error that `body` throws, which ends this.
  public func forEachSentence<Failure: Error>(
    _ options: SampleOptions = SampleOptions(), onFault: ((HassilError) -> Void)? = nil,
    _ body: (Sample) throws(Failure) -> Void
  ) throws(Failure) {
    for intent in parts(options) {
      var left = max(0, options.limit)
      for parts in intent {
        for sentence in parts.sentences {
          var expander = SentenceExpander(sentence.node, parts)
          while left > 0, let text = expander.next() {
            left -= 1
            try body(Sample(parts.block, text, sentence))
          }
          if expander.isExceeded { onFault?(Self.abandoned(sentence, of: parts.block)) }
          guard left > 0 else { break }
        }
      }
    }
  }

  /// Different sentences, chosen by chance.
  ///
  /// - Parameters:
  ///   - options: The sentences that are wanted.
  ///   - generator: The source of chance.
  /// - Returns: The sentences; fewer than wanted where there are not many.
  public func randomSentences(
    _ options: SampleOptions = SampleOptions(), using generator: inout some RandomNumberGenerator
  ) -> [Sample] {
    var samples: [Sample] = []
    forEachRandomSentence(options, using: &generator) { samples.append($0) }
    return samples
  }

  /// Passes on different sentences that are chosen by chance, each when it is made.
  ///
  /// - Parameters:
  ///   - options: The sentences that are wanted.
  ///   - generator: The source of chance.
  ///   - onFault: Takes each template that was abandoned, because a sentence of it takes more than 100,000 steps.
  ///   - body: Takes each sentence. There are fewer than wanted where there are not many.
  /// - Throws: An error that `body` throws, which ends this.
  public func forEachRandomSentence<Failure: Error>(
    _ options: SampleOptions = SampleOptions(), using generator: inout some RandomNumberGenerator,
    onFault: ((HassilError) -> Void)? = nil, _ body: (Sample) throws(Failure) -> Void
  ) throws(Failure) {
    for intent in parts(options) {
      var wanted = intent.flatMap { parts in
        parts.sentences.map { (chooser: SentenceChooser(parts), parts: parts, sentence: $0) }
      }
      var known: Set<String> = []
      var missesInARow = 0
      while known.count < options.limit, missesInARow < Self.maximumMisses, !wanted.isEmpty {
        missesInARow += 1
        let place = Int.random(in: wanted.indices, using: &generator)
        let (parts, sentence) = (wanted[place].parts, wanted[place].sentence)
        guard let text = wanted[place].chooser.choose(sentence.node, using: &generator) else {
          if wanted[place].chooser.isExceeded {
            onFault?(Self.abandoned(sentence, of: parts.block))
            wanted.remove(at: place)
          }
          continue
        }
        let sample = Sample(parts.block, text, sentence)
        guard known.insert(sample.text).inserted else { continue }
        try body(sample)
        missesInARow = 0
      }
    }
  }

  /// After this many known sentences in a row, there are hardly any others.
  private static let maximumMisses = 500

  /// The blocks of each intent.
  private func parts(_ options: SampleOptions) -> some Sequence<[SampleParts]> {
    templates.intents.lazy.filter { options.intents?.contains($0.name) ?? true }.map { intent in
      blocks.filter { $0.intent == intent.name }.map { SampleParts($0, self, options) }
    }
  }

  private static func abandoned(
    _ sentence: CompiledSentence, of block: CompiledBlock
  ) -> HassilError {
    HassilError(
      description:
        "\"\(sentence.text)\" of \(block.intent) was abandoned: a sentence of it takes more than "
        + "\(SentenceExpander.maximumStepCount) steps or \(maximumLength) bytes")
  }
}

extension HassilRecognizer.Sample {
  fileprivate init(_ block: CompiledBlock, _ text: String, _ sentence: CompiledSentence) {
    var letters = TrackedText(text)
    letters.normalizeSpaces()
    letters.trim()
    self.init(intent: block.intent, text: String(letters.letters), template: sentence.text)
  }
}
