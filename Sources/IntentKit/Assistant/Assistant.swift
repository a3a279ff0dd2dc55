/// Intents that can be asked for, with all that it takes to understand, check and carry them out.
///
/// ```swift
/// let assistant = try Assistant(
///   plugins: [Plugin(SolveGameHandler()), Plugin(DrawGameHandler())], language: .english)
/// let conversation = assistant.newConversation()
/// let turn = await conversation.respond(to: "solve a numbers game")
/// print(turn.dialogue.displayed)  // What is the target?
/// ```
///
/// The initialiser that takes a language as a value is in `IntentLanguage`, with the recogniser and the wordings; this
/// module knows no language.
///
/// An assistant does not change and can be shared by any number of conversations at the same time.
public struct Assistant: Sendable {
  /// What was declared of its intents.
  public let catalog: IntentCatalog
  /// Understands what people say.
  public let recognizer: any IntentRecognizer
  /// Says what conversations have to say.
  public let wording: any Wording
  /// What is odd about the intents but no fault, as phrases of two of them that match the same sentences.
  public var remarks: [RegistrationError.Fault] { recognizer.remarks }
  /// Where time and chance come from.
  public let environment: AssistantEnvironment
  /// Remembers what is done, if anything does.
  public let memory: (any IntentMemory)?
  /// The scheme of links to its activities.
  public let linkScheme: String
  /// The logic of its conversations.
  package let reducer: ConversationReducer
  private let plugins: [String: Plugin]
  private let queries: [String: (query: ErasedQuery, blocks: Bool)]

  /// An assistant with a recogniser and a wording of any kind.
  ///
  /// The recogniser is made by a closure, not by its type, so that it can be given more than the catalog: the data of a
  /// language, a model.
  ///
  /// - Parameters:
  ///   - plugins: The intents.
  ///   - language: The code of ISO 639-1 of the language, into which intents are translated.
  ///   - wording: Words the messages of conversations.
  ///   - recognizer: Makes the recogniser for the intents, once or twice. It throws all faults in their phrases.
  ///   - vocabulary: Words and pieces of phrases that the intents share.
  ///   - words: The user's own words.
  ///   - shortcuts: The user's shortcuts, which can be asked for by their phrases.
  ///   - memory: Remembers what is done.
  ///   - linkScheme: The scheme of links to its activities.
  ///   - environment: Where time and chance come from.
  /// - Throws: ``RegistrationError`` with all that is wrong with the declarations.
  public init(
    plugins: [Plugin], language: String, wording: any Wording,
    recognizer: (IntentCatalog) throws(RegistrationError) -> any IntentRecognizer,
    vocabulary: Vocabulary = Vocabulary(), words: [UserWord] = [], shortcuts: [Shortcut] = [],
    memory: (any IntentMemory)? = nil, linkScheme: String = "intent",
    environment: AssistantEnvironment = .system
  ) throws(RegistrationError) {
    // What cannot even be called is left out; what cannot be run says so when it is asked for.
    let shortcuts = shortcuts.filter(\.canBeAsked)
    let words = UserVocabulary(words)
    var vocabulary = vocabulary
    vocabulary.synonyms += words.synonyms
    let intents = plugins.map { words.applied(to: $0.intent.translated(to: language)) }
    func makeCatalog(silent: Set<String> = []) -> IntentCatalog {
      let own = shortcuts.map { $0.intent(hasPhrase: !silent.contains($0.intentName)) }
      return IntentCatalog(intents + own, language: language, vocabulary: vocabulary)
    }
    var catalog = makeCatalog()
    let queries = Dictionary(
      plugins.flatMap { plugin in plugin.queries.map { ($0.type, ($0, plugin.blocks)) } },
      uniquingKeysWith: { first, _ in first })
    var faults = catalog.faults(entityTypes: Set(queries.keys))
    for plugin in plugins {
      var seen: Set<String> = []
      for name in plugin.handler.resolvedParameters where !seen.insert(name).inserted {
        faults.append(.init(plugin.intent.name, "its handler resolves '\(name)' twice"))
      }
      for name in plugin.misnamedParameters {
        faults.append(
          .init(
            plugin.intent.name,
            "the parameters are not initialised in the order of their declaration, so that '\(name)' would get the "
              + "value of another: initialise them where they are declared"))
      }
    }
    let made: any IntentRecognizer
    do throws(RegistrationError) {
      do throws(RegistrationError) {
        made = try recognizer(catalog)
      } catch {
        // A phrase that the user chose long ago may mean something else by now; it gives way.
        let silent = Set(error.faults.map(\.intent).filter { $0.hasPrefix(Shortcut.intentPrefix) })
        guard !silent.isEmpty else { throw error }
        catalog = makeCatalog(silent: silent)
        made = try recognizer(catalog)
      }
    } catch {
      throw RegistrationError(faults + error.faults)
    }
    guard faults.isEmpty else { throw RegistrationError(faults) }
    self.catalog = catalog
    self.recognizer = made
    self.wording = wording
    self.environment = environment
    self.memory = memory
    self.linkScheme = linkScheme
    self.queries = queries
    self.plugins = Dictionary(
      plugins.map { ($0.intent.name, $0) }, uniquingKeysWith: { first, _ in first })
    reducer = ConversationReducer(
      catalog: catalog, recognizer: made, wording: wording, words: words,
      shortcuts: Dictionary(
        shortcuts.map { ($0.intentName, $0) }, uniquingKeysWith: { first, _ in first }),
      resolvedParameters: self.plugins.mapValues { Set($0.handler.resolvedParameters) },
      hasMemory: memory != nil, expiry: environment.expiry)
  }

  /// A conversation that has not begun.
  ///
  /// - Returns: The conversation.
  public func newConversation() -> ConversationSession {
    ConversationSession(self, state: .new(environment))
  }

  /// A turn with the links to the activities in it.
  func addingLinks(to turn: Turn) -> Turn {
    func link(_ outcome: Outcome) -> Outcome {
      var outcome = outcome
      outcome.link = outcome.activity?.link(scheme: linkScheme)
      return outcome
    }
    guard turn.outcome?.activity != nil || !turn.steps.isEmpty else { return turn }
    var turn = turn
    turn.outcome = turn.outcome.map(link)
    turn.steps = turn.steps.map(link)
    return turn
  }

  func plugin(for intent: String) -> Plugin? { plugins[intent] }
  func query(for entityType: String) -> (query: ErasedQuery, blocks: Bool)? {
    queries[entityType]
  }
}

/// Where an assistant's time and chance come from.
public struct AssistantEnvironment: Sendable {
  /// Tells the time.
  public var now: @Sendable () -> Timestamp
  /// Makes random bits.
  public var random: @Sendable () -> UInt64
  /// After how many seconds without a word a conversation is over.
  public var expiry: Int

  /// An environment.
  ///
  /// - Parameters:
  ///   - now: Tells the time.
  ///   - random: Makes random bits.
  ///   - expiry: After how many seconds without a word a conversation is over.
  public init(
    now: @escaping @Sendable () -> Timestamp, random: @escaping @Sendable () -> UInt64,
    expiry: Int = 600
  ) {
    self.now = now
    self.random = random
    self.expiry = expiry
  }

  /// The clock and the random numbers of the system; ten minutes.
  public static let system = AssistantEnvironment(
    now: { .system() },
    random: {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    })
}
