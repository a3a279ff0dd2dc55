public import IntentKit

extension TemplateRecognizer {
  /// What a recogniser knows whatever the time is, and what it keeps for the next call. Recognisers are copied for each
  /// turn, and copy one reference.
  final class Shared: Sendable {
    let catalog: IntentCatalog
    let language: Language
    /// What is known about values, at no particular time.
    let knowledge: SlotKnowledge
    let phrases: [CompiledPhrase]
    /// The shortest sentence of the first phrase of each intent.
    let samples: [String: String]
    let remarks: [RegistrationError.Fault]
    let vocabulary: Set<String>
    /// Removes polite words and the name of the app.
    let trimmer: RequestTrimmer
    /// The words of commands; made when an utterance is first read as one.
    let commandVocabulary: Deferred<CommandVocabulary>
    /// Matches what no phrase matches word for word; made when a sentence first needs it.
    let timelessTolerant: Deferred<TolerantMatcher>
    /// Picks the intent of what no phrase is near; made when a sentence first needs it; `nil` without
    /// meanings.
    let backOff: Deferred<BackOff>?
    /// The recogniser of the phrases that can only follow something, made when it is first needed;
    /// `nil` if no intent has any.
    let following: Deferred<TemplateRecognizer>?
    /// The indices of the phrases by first word; phrases that begin with a parameter are kept
    /// separately.
    private let placesByFirstWord: [String: [Int]]
    private let placesOfOthers: [Int]

    // A turn asks for these several times.
    let names = LastValue<KnownNames, NameTables>()
    let exactReadings = LastValue<Heard, [[Reading]]>()
    let sentences = LastValue<String, Sentence>()
    let commands = LastValue<String, ConversationCommand?>()
    let answers = LastValue<Asked, Answer?>()

    init(
      _ catalog: IntentCatalog, _ language: Language, _ compiled: CompiledPhrases,
      _ meanings: (any WordMeanings)?, following: Deferred<TemplateRecognizer>?
    ) {
      let knowledge = SlotKnowledge(catalog, language)
      self.catalog = catalog
      self.language = language
      self.knowledge = knowledge
      self.following = following
      phrases = compiled.phrases
      samples = compiled.samples
      remarks = compiled.remarks
      vocabulary = phrases.reduce(into: []) { $0.formUnion($1.template.words) }
      trimmer = RequestTrimmer(
        knowledge.words, tags: Self.tags(of: language), questions: language.requests.questions,
        appNames: catalog.vocabulary.appNames, language.spelling)
      commandVocabulary = Deferred { CommandVocabulary(language, knowledge.numbers) }
      timelessTolerant = Deferred {
        TolerantMatcher(compiled.phrases + compiled.keywords, catalog, knowledge, language)
      }
      backOff = meanings.map { meanings in
        Deferred {
          BackOff(compiled.phrases + compiled.keywords, catalog, knowledge, language, meanings)
        }
      }
      var placesByFirstWord: [String: [Int]] = [:]
      var placesOfOthers: [Int] = []
      for (place, phrase) in phrases.enumerated() {
        if let words = phrase.template.firstWords {
          for word in words { placesByFirstWord[word, default: []].append(place) }
        } else {
          placesOfOthers.append(place)
        }
      }
      self.placesByFirstWord = placesByFirstWord
      self.placesOfOthers = placesOfOthers
    }

    /// The courtesies that ask the listener: "would you". What begins with "if" can be a part of a title.
    private static func tags(of language: Language) -> [[String]] {
      let classes = language.requests.clauses.classes
      return language.requests.courtesies.filter {
        $0.count > 1 && classes[$0[0]]?.isDisjoint(with: .modal) == false
      }
    }

    /// The indices of the phrases that can match a sentence with a first word, in ascending order.
    func places(of first: String) -> [Int] {
      ((placesByFirstWord[first] ?? []) + placesOfOthers).sorted()
    }
  }

  /// An utterance, and the values that it was asked for, at a time.
  struct Asked: Equatable {
    let utterance: String
    let slots: [Slot]
    let at: LocalTime
  }

  /// An utterance, and the local time at which it was said.
  struct Heard: Equatable {
    let utterance: String
    let at: LocalTime
  }
}

extension TemplateRecognizer {
  /// Warnings about phrases that match sentences of another intent.
  public var remarks: [RegistrationError.Fault] { shared.remarks }
  var catalog: IntentCatalog { shared.catalog }
  var language: Language { shared.language }
  var phrases: [CompiledPhrase] { shared.phrases }
  var vocabulary: Set<String> { shared.vocabulary }
  /// Removes polite words and the name of the app.
  var trimmer: RequestTrimmer { shared.trimmer }
  /// The recogniser of the phrases that can only follow something.
  var following: Deferred<TemplateRecognizer>? { shared.following }
}
