/// The state of a conversation: everything needed to continue it, in this process or another.
///
/// It is a plain value with a coded form. What comes from outside is input: decoding refuses a form it cannot read
/// with a reason, and a conversation that continues from a state checks it against its intents first. To let a client
/// hold it, seal it, so that it cannot be changed.
public struct ConversationState: Hashable, Sendable {
  /// The identifier of the conversation: 32 hexadecimal digits.
  public let id: String
  /// The time at which it ends if nothing more is said.
  public internal(set) var expires: Timestamp
  /// The intents that were carried out in it, the latest last; at most three.
  public internal(set) var recent: [CompletedIntent] = []
  /// What was done last in it, other than looking something up.
  var lastDeed: Deed?
  /// What it waits for.
  var phase = Phase.idle
  /// Questions that a side question interrupted, the latest last. They come back when it is answered.
  var suspended: [OpenQuestion] = []
  /// The number of drafts and runs that were begun in it.
  var begunCount = 0
  /// The number of answers in a row that were not understood.
  var failures = 0
  /// The last reply.
  var lastReply: Dialogue?
  /// The turn that is being worked on; `nil` between turns.
  var turn: TurnInProgress?

  /// The number of completed intents that are remembered.
  static let recentCount = 3
  /// The maximum size of a completed intent that is remembered, in bytes.
  static let recentWeight = 2000
  /// The maximum number of suspended questions.
  static let suspendedCount = 3

  init(id: String, expires: Timestamp) {
    self.id = id
    self.expires = expires
  }

  /// The state of a conversation that has not begun.
  package static func new(_ environment: AssistantEnvironment) -> ConversationState {
    let digits = [environment.random(), environment.random()].map { bits in
      let text = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    return ConversationState(
      id: digits.joined(), expires: environment.now() + environment.expiry)
  }

  /// The name of what it waits for, for logs and tests.
  package var phaseName: String { phase.name }

  /// A number for a draft or a run, which no other of this conversation has.
  mutating func nextNumber() -> Int {
    begunCount &+= 1
    return begunCount
  }

  /// The key under which a draft is carried out, the same for every attempt.
  func key(of number: Int) -> String { "\(id)-\(number)" }
}

/// What a conversation waits for.
indirect enum Phase: Hashable, Sendable, Codable {
  /// Any request.
  case idle
  /// The answer to a question about a parameter of a draft.
  case collecting(Draft, Question)
  /// Whether the user agrees to all of a draft.
  case confirming(Draft, Agreement)
  /// The answer to an effect that a draft needs. No turn ends in this phase.
  case working(Draft, Work)
  /// Which of several requests was meant.
  case choosing([IntentRequest])
  /// Whether an intent that was offered is wanted.
  case offering(IntentRequest)

  /// The name of the phase, for logs and tests.
  var name: String {
    switch self {
    case .idle: "idle"
    case .collecting: "collecting"
    case .confirming: "confirming"
    case .working: "working"
    case .choosing: "choosing"
    case .offering: "offering"
    }
  }

  /// The question about a draft that is open.
  var question: OpenQuestion? {
    switch self {
    case .collecting(let draft, let question): .collecting(draft, question)
    case .confirming(let draft, let agreement): .confirming(draft, agreement)
    case .idle, .working, .choosing, .offering: nil
    }
  }

  /// The draft that is being completed.
  var draft: Draft? {
    switch self {
    case .collecting(let draft, _), .confirming(let draft, _), .working(let draft, _): draft
    case .idle, .choosing, .offering: nil
    }
  }
}

/// A question about a draft that is open.
enum OpenQuestion: Hashable, Sendable, Codable {
  /// A question about a parameter.
  case collecting(Draft, Question)
  /// Whether the user agrees to all of the draft.
  case confirming(Draft, Agreement)

  var draft: Draft {
    switch self {
    case .collecting(let draft, _), .confirming(let draft, _): draft
    }
  }

  /// The phase in which it is asked.
  var phase: Phase {
    switch self {
    case .collecting(let draft, let question): .collecting(draft, question)
    case .confirming(let draft, let agreement): .confirming(draft, agreement)
    }
  }
}

/// A question about a parameter.
enum Question: Hashable, Sendable, Codable {
  /// What is its value?
  case value(ParameterPlace)
  /// Which of these is its value?
  case which(ParameterPlace, [IntentValue])
  /// Is this its value? Shall this be created?
  case candidate(ParameterPlace, IntentValue)

  var place: ParameterPlace {
    switch self {
    case .value(let place), .which(let place, _), .candidate(let place, _): place
    }
  }
}

/// A parameter, or an element of one that is a list.
struct ParameterPlace: Hashable, Sendable, Codable {
  let parameter: String
  let element: Int?

  init(_ parameter: String, element: Int? = nil) {
    self.parameter = parameter
    self.element = element
  }
}

/// The question whether the user agrees to a draft, with exactly the values that it names.
struct Agreement: Hashable, Sendable, Codable {
  let question: Dialogue
  let values: [String: KnownValue]
}

/// The effect that a draft waits for.
enum Work: Hashable, Sendable, Codable {
  /// An entity is being looked up for a parameter, or for an element of one.
  case lookingUp(String, element: Int)
  /// The handler is resolving a parameter.
  case resolving(String, KnownValue?)
  /// Suggestions are being fetched for a question.
  case suggesting(ParameterPlace)
  /// The handler is asked whether the draft can be carried out; with the agreement, if the user gave one.
  case checking(Agreement?)
  /// The intent is being carried out.
  case handling
  /// The result is being remembered.
  case remembering(Outcome)
}

/// A request for an intent, with what was given for its parameters.
struct IntentRequest: Hashable, Sendable, Codable {
  let intent: String
  let inputs: [String: GivenInput]
  /// The way in which the request itself came to be.
  let provenance: Provenance
}

/// Something that was done, and how to take it back.
struct Deed: Hashable, Sendable, Codable {
  let sentence: String
  /// The intent that takes it back; `nil` if it cannot be taken back.
  let undo: Invocation?
}

/// What a turn has come to so far.
struct TurnInProgress: Hashable, Sendable, Codable {
  let isLocked: Bool
  /// What is said before the reply itself.
  var remarks: [Dialogue] = []
  /// The result of the intent that was carried out in it.
  var outcome: Outcome?
  /// The results of the steps of a shortcut.
  var steps: [Outcome] = []
  /// Whether what could be answered is said, not only shown.
  var namesSuggestions = false
  /// The reason why what was done could not be remembered.
  var memoryFailure: String?
}
