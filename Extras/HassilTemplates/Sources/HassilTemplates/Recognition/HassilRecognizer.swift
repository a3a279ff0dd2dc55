public import IntentKit

/// Recognises the sentences of template files as hassil does.
///
/// ```swift
/// let recognizer = try HassilRecognizer(
///   HassilTemplates(yaml: [text]), lists: ["name": .names(["TV (left)"]), "area": .names(["attic"])])
/// recognizer.match("turn on TV (left)")?.slots   // ["name": "TV (left)"]
/// ```
///
/// It guarantees the meaning that hassil 3.12.1 gives to a sentence, not the time: a template that can be read in too
/// many ways is abandoned, which ``Recognition/abandoned`` tells.
public struct HassilRecognizer: Sendable {
  /// The largest length of a sentence in bytes of UTF-8.
  public static let maximumLength = 16_000
  /// The largest number of steps for a sentence: a hundred templates may use their budget.
  static let maximumStepCount = 100 * Matcher.maximumStepCount

  let templates: HassilTemplates
  let blocks: [CompiledBlock]
  let lists: [String: PreparedList]
  let fragments: FragmentTable
  let skipPhrases: SkipPhrases
  let numbers: NumberTries
  private let hasKeywords: Bool

  /// Creates a recogniser.
  ///
  /// - Parameters:
  ///   - templates: The templates to recognise.
  ///   - lists: Lists that the files refer to and do not have, as the names of things and places.
  ///   - laterLists: The names of lists that are given with each sentence instead. Without them they have no values.
  ///   - numbers: The numbers in words of the language with a code; `nil` if they are read in digits only.
  ///   - onFault: Takes each template, rule or list that cannot be used. The others are. If it is `nil`, the first
  ///     of them is thrown.
  /// - Throws: ``HassilError`` if a template cannot be read, or refers to a list or rule that there is not.
  /// - Complexity: Linear in the size of the files.
  public init(
    _ templates: HassilTemplates, lists: [String: HassilTemplates.List] = [:],
    laterLists: Set<String> = [],
    numbers: @escaping @Sendable (String) -> SpokenNumbers? = SpokenNumbers.known,
    onFault: ((HassilError) -> Void)? = nil
  ) throws(HassilError) {
    var all = templates
    all.lists.merge(lists) { _, given in given }
    let names = Set(all.lists.keys).union(laterLists)
    var builder = RecognizerBuilder(all, listNames: names, onFault: onFault)
    self.templates = all
    self.lists = try builder.lists(all.lists)
    blocks = try builder.blocks()
    fragments = builder.fragments
    skipPhrases = SkipPhrases(templates.skipPhrases)
    self.numbers = NumberTries(numbers)
    hasKeywords = blocks.contains { $0.block.requiredKeywords != nil }
  }

  /// The number of templates that can be used.
  public var templateCount: Int { blocks.reduce(0) { $0 + $1.sentences.count } }

  /// The best way to read a sentence.
  ///
  /// - Parameters:
  ///   - utterance: The sentence.
  ///   - options: What else is known, and what is preferred.
  /// - Returns: The reading; `nil` if no template matches, or the sentence is longer than ``maximumLength``. To tell these
  ///   apart, ask ``recognize(_:options:)``.
  public func match(_ utterance: String, options: Options = Options()) -> Match? {
    recognize(utterance, options: options).best
  }

  /// The best way to read a sentence.
  ///
  /// - Parameters:
  ///   - utterance: The sentence.
  ///   - context: The context from outside, such as the room in which the sentence was said.
  /// - Returns: The reading; `nil` if no template matches, or the sentence is longer than ``maximumLength``.
  public func match(_ utterance: String, context: [String: IntentValue]) -> Match? {
    match(utterance, options: Options(context: context))
  }

  /// All ways to read a sentence.
  ///
  /// - Parameters:
  ///   - utterance: The sentence.
  ///   - options: What else is known, and what is preferred.
  /// - Returns: The readings, and why some may be missing.
  public func recognize(_ utterance: String, options: Options = Options()) -> Recognition {
    var recognition = Recognition(options)
    guard utterance.utf8.count <= Self.maximumLength else {
      recognition.abandon(
        "the sentence has \(utterance.utf8.count) bytes: at most \(Self.maximumLength) are read")
      return recognition
    }
    var texts = SentenceTexts(
      utterance, skipPhrases.adding(options.skipPhrases), ignoresSpaces: templates.ignoresSpaces)
    guard !texts.isEmpty else { return recognition }
    var marks = Array(repeating: false, count: fragments.count)
    for text in texts.searched { fragments.mark(text, in: &marks) }
    let keywords = hasKeywords ? texts.keywords : []
    var settings = Matcher.Settings(numbers: numbers)
    settings.ignoresSpaces = templates.ignoresSpaces
    settings.allowsUnmatched = options.allowsUnmatchedEntities
    settings.lists = lists
    settings.givenLists = options.lists?.lists ?? [:]
    settings.language = options.language ?? templates.language
    var matchers = MatcherPool(settings)
    for block in blocks {
      if let required = block.block.requiredKeywords, required.isDisjoint(with: keywords) {
        continue
      }
      if !options.context.isEmpty, !block.allows(options.context) { continue }
      for sentence in block.sentences where sentence.canMatch(marks) {
        let isWildcard = { (name: String?) in
          name.flatMap { settings.givenLists[$0] ?? settings.lists[$0] }?.isWildcard ?? false
        }
        for kind in texts.kinds(
          startsFree: isWildcard(sentence.firstList), endsFree: isWildcard(sentence.lastList),
          isAlone: sentence.isListAlone)
        {
          let text = texts.text(kind)
          matchers.match(sentence, of: block, kind, text) { matcher, state in
            let finisher = MatchFinisher(
              sentence: sentence, block: block, utterance: utterance, text: text, options: options)
            if let match = finisher.match(state, &matcher) { recognition.matches.append(match) }
          } onExceeded: {
            recognition.abandon(sentence.text, of: block.intent)
          }
        }
        guard matchers.stepCount <= Self.maximumStepCount else {
          recognition.abandon(
            "the sentence was abandoned after \(Self.maximumStepCount) steps, with the templates from "
              + "\"\(sentence.text)\" of \(block.intent) on")
          return recognition
        }
      }
    }
    return recognition
  }
}
