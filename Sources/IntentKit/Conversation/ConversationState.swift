/// Where a conversation stands: all that is needed to go on with it, in this process or another.
///
/// It is a plain value that can be stored as it is. To let someone else hold it, seal it, so that it
/// cannot be changed on the way.
public struct ConversationState: Hashable, Sendable, Codable {
  /// What tells it from all other conversations: 32 hexadecimal digits.
  public let id: String
  /// When it is over if nothing more is said.
  public internal(set) var expires: Timestamp
  /// What was carried out in it, the latest last; a few at most.
  public internal(set) var recent: [CompletedIntent] = []
  /// How many intents have been begun in it.
  var intentCount = 0
  var draft: Draft?
  /// The shortcut that is being run.
  var run: ShortcutRun?
  var pending = Pending.nothing
  /// How many answers in a row were not understood.
  var failures = 0
  /// What was said last.
  var lastSaid: Dialogue?

  /// How many intents are remembered.
  static let recentCount = 3
  /// The most that is remembered of an intent, in bytes of text.
  static let recentWeight = 2000

  static func new(_ environment: AssistantEnvironment) -> ConversationState {
    let digits = [environment.random(), environment.random()].map { bits in
      let text = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    return ConversationState(
      id: digits.joined(), expires: environment.now() + environment.expiry)
  }

  private init(id: String, expires: Timestamp) {
    self.id = id
    self.expires = expires
  }

  /// What the conversation waits for.
  enum Pending: Hashable, Codable {
    /// Any request.
    case nothing
    /// The value of a parameter, or of one element of it, or more elements of one that is a list.
    case value(parameter: String, element: Int?)
    /// Which of some values a parameter, or an element of it, has.
    case choice(parameter: String, element: Int?, candidates: [IntentValue])
    /// Whether a parameter, or an element of it, has a value.
    case valueConfirmation(parameter: String, element: Int?, candidate: IntentValue)
    /// Whether an entity that does not exist yet is to be made.
    case creation(parameter: String, element: Int?, candidate: IntentValue)
    /// Whether the user agrees to all of the draft, as it was asked.
    case confirmation(question: Dialogue)
    /// Whether something is to be done next.
    case offer(Invocation)
    /// Which of some requests was meant.
    case request([Invocation])
  }
}

/// An intent that is not complete or not agreed to yet.
struct Draft: Hashable, Codable {
  let intent: String
  /// What tells it from all other drafts of the conversation.
  let number: Int
  /// Who wanted it.
  let initiative: Initiative
  /// The parameters that are asked for whether they are required or not.
  var asked: Set<String> = []
  /// What is known for certain.
  var values: [String: IntentValue] = [:]
  /// What was said and has not been looked at yet. Of a list, all of it.
  var incoming: [String: IntentValue] = [:]
  /// The parameters that need not be looked at again.
  var settled: Set<String> = []
  /// What the user chose or said yes to, which is not asked about again.
  var agreed: [String: IntentValue] = [:]
  /// Whether something had to be guessed.
  var isGuess = false
  /// The parameters that were answered, the latest last, with what was known before.
  var history: [Answered] = []

  init(intent: String, number: Int, initiative: Initiative = .user) {
    self.intent = intent
    self.number = number
    self.initiative = initiative
  }

  /// How many answers can be taken back.
  static let historyCount = 32

  struct Answered: Hashable, Codable {
    let parameter: String
    let before: IntentValue?
  }
}
