/// The available intents, with everything needed to understand, check and handle them.
///
/// ```swift
/// let assistant = try Assistant(
///   plugins: [Plugin(SolveGameHandler()), Plugin(DrawGameHandler())], language: .english)
/// let conversation = assistant.newConversation()
/// let turn = await conversation.respond(to: "solve a numbers game")
/// print(turn.dialogue.displayed)  // What is the target?
/// ```
///
/// The initialiser that takes a language is in `IntentLanguage`, with the recogniser and the
/// wordings; this module is language-independent.
///
/// An assistant is immutable. Any number of conversations can share it concurrently.
public struct Assistant: Sendable {
  /// The declarations of the intents.
  public let catalog: IntentCatalog
  /// The recogniser of utterances.
  public let recognizer: any IntentRecognizer
  /// The wording of the conversations' messages.
  public let wording: any Wording
  /// Warnings about the intents, such as phrases that two intents share, and intents that are left out for want of a translation.
  public var remarks: [RegistrationError.Fault] { untranslated + recognizer.remarks }
  /// The source of time and randomness.
  public let environment: AssistantEnvironment
  /// The memory of completed intents, if there is one.
  public let memory: (any IntentMemory)?
  /// The scheme of links to its activities.
  public let linkScheme: String
  /// Who watches over what it carries out.
  public internal(set) var supervisor: (any IntentSupervisor)?
  /// The logic of its conversations.
  package let reducer: ConversationReducer
  private let untranslated: [RegistrationError.Fault]
  private let plugins: [String: Plugin]
  let queries: [String: (query: ErasedQuery, blocks: Bool)]

  /// Creates an assistant with any recogniser and wording.
  ///
  /// A closure, rather than a type, makes the recogniser, so that it can capture more than the
  /// catalog: language data, a model.
  ///
  /// - Parameters:
  ///   - plugins: The intents. Those that are translated, but not into the language, are left out, and are remarks.
  ///   - language: The ISO 639-1 code of the language into which intents are translated.
  ///   - wording: The wording of the conversations' messages.
  ///   - recognizer: Makes the recogniser for the intents; called once or twice. It throws all
  ///     faults in their phrases.
  ///   - vocabulary: Words and phrase fragments that the intents share.
  ///   - words: The user's vocabulary.
  ///   - shortcuts: The user's shortcuts, which can be requested by their phrases.
  ///   - memory: The memory of completed intents.
  ///   - linkScheme: The scheme of links to its activities.
  ///   - environment: The source of time and randomness.
  /// - Throws: ``RegistrationError`` with all faults of the declarations.
  public init(
    plugins: [Plugin], language: String, wording: any Wording,
    recognizer: (IntentCatalog) throws(RegistrationError) -> any IntentRecognizer,
    vocabulary: Vocabulary = Vocabulary(), words: [UserWord] = [], shortcuts: [Shortcut] = [],
    memory: (any IntentMemory)? = nil, linkScheme: String = "intent",
    environment: AssistantEnvironment = .system
  ) throws(RegistrationError) {
    // A shortcut that cannot be invoked is left out; one that cannot run says so when it is
    // requested.
    let shortcuts = shortcuts.filter(\.canBeAsked)
    let words = UserVocabulary(words)
    var vocabulary = vocabulary
    vocabulary.synonyms += words.synonyms
    vocabulary.appNames += words.appNames
    let untranslated = plugins.filter { !$0.intent.isOffered(in: language) }.map {
      RegistrationError.Fault(
        $0.intent.name, "it has no translation to '\(language)', and is left out")
    }
    let plugins = plugins.filter { $0.intent.isOffered(in: language) }
    let intents = plugins.map { words.applied(to: $0.intent.translated(to: language)) }
    let queries = Dictionary(
      plugins.flatMap { plugin in plugin.queries.map { ($0.type, ($0, plugin.blocks)) } },
      uniquingKeysWith: { first, _ in first })
    func makeCatalog(silent: Set<String> = []) -> IntentCatalog {
      let own = shortcuts.map {
        $0.intent(hasPhrase: !silent.contains($0.intentName), among: intents, wording)
      }
      return IntentCatalog(
        intents + own, language: language, vocabulary: vocabulary,
        entities: queries.values.map(\.0.description))
    }
    var catalog = makeCatalog()
    var faults = catalog.faults(entityTypes: Set(queries.keys))
    var seenTypes: Set<String> = []
    for plugin in plugins {
      for entity in plugin.queries.map(\.description) where seenTypes.insert(entity.type).inserted {
        faults += entity.faults.map { .init(plugin.intent.name, $0) }
      }
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
        // A phrase the user chose long ago may conflict with a newer one by now; the user's phrase
        // yields.
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
    self.untranslated = untranslated
    self.plugins = Dictionary(
      plugins.map { ($0.intent.name, $0) }, uniquingKeysWith: { first, _ in first })
    reducer = ConversationReducer(
      catalog: catalog, recognizer: made, wording: wording, words: words,
      shortcuts: Dictionary(
        shortcuts.map { ($0.intentName, $0) }, uniquingKeysWith: { first, _ in first }),
      resolvedParameters: self.plugins.mapValues { Set($0.handler.resolvedParameters) },
      hasMemory: memory != nil, expiry: environment.expiry,
      clock: environment.clock)
  }

  /// Creates a new conversation.
  ///
  /// - Parameter host: The app around the conversation, if it can open activities or unlock the
  ///   device.
  /// - Returns: The conversation.
  public func newConversation(host: (any ConversationHost)? = nil) -> ConversationSession {
    ConversationSession(self, state: .new(environment), host: host)
  }

  /// Creates a new conversation with an identifier, from which the idempotency keys of all that is handled in it follow; `nil` if
  /// it has not the form of one.
  package func newConversation(id: String) -> ConversationSession? {
    guard ConversationState.isIdentifier(id) else { return nil }
    return ConversationSession(
      self, state: ConversationState(id: id, expires: environment.now() + environment.expiry))
  }

  /// Whether an intent that was in progress has ended since.
  ///
  /// - Parameter outcome: The outcome, whose code is ``ResponseCode/inProgress``.
  /// - Returns: The handler's ``IntentHandler/wasDone(key:)``; `nil` if that is unknown, or the
  ///   outcome is of no intent in progress.
  /// - Throws: An error of the handler.
  public func wasDone(_ outcome: Outcome) async throws -> Bool? {
    guard let key = outcome.key else { return nil }
    return try await wasDone(outcome.invocation.intent, key: key)
  }

  /// Whether an intent was completed under an idempotency key; `nil` if that is unknown.
  package func wasDone(_ intent: String, key: String) async throws -> Bool? {
    guard let plugin = plugin(for: intent) else { return nil }
    return try await onOwnThreads(if: plugin.blocks) { try await plugin.handler.wasDone(key) }
  }

  /// The link to an activity, in the language of the assistant if it names none.
  func link(to activity: UserActivity) -> String {
    var activity = activity
    // A link without a language is in English.
    if activity.language == nil, catalog.language != "en" { activity.language = catalog.language }
    return activity.link(scheme: linkScheme)
  }

  /// Adds links to the activities in a turn.
  func addingLinks(to turn: Turn) -> Turn {
    func link(_ outcome: Outcome) -> Outcome {
      var outcome = outcome
      outcome.link = outcome.activity.map(link(to:))
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

/// The source of an assistant's time and randomness.
public struct AssistantEnvironment: Sendable {
  /// The current time.
  public var now: @Sendable () -> Timestamp
  /// A source of random bits.
  public var random: @Sendable () -> UInt64
  /// The number of seconds of silence after which a conversation expires.
  public var expiry: Int
  /// The user's time zone.
  public var clock: LocalClock

  /// Creates an environment, such as one with a fixed time and seeded randomness for tests. A
  /// conversation expires after ten minutes of silence by default.
  public init(
    now: @escaping @Sendable () -> Timestamp, random: @escaping @Sendable () -> UInt64,
    expiry: Int = 600, clock: LocalClock = .system
  ) {
    self.now = now
    self.random = random
    self.expiry = expiry
    self.clock = clock
  }

  /// The system clock and random number generator, with an expiry of ten minutes.
  public static let system = AssistantEnvironment(
    now: { .system() },
    random: {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    })
}
