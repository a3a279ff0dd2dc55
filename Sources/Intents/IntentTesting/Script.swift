public import IntentKit
import Synchronization

/// Runs a scripted conversation.
///
/// ```swift
/// try await converse(with: helper) {
///   user("solve a numbers game")
///   assistant("What is the target?")
///   user("nine hundred and fifty two")
///   assistant("What is the first number?")
/// }
/// ```
///
/// (Do not name the assistant `assistant`, which would shadow the function of that name.)
///
/// - Parameters:
///   - helper: The assistant.
///   - clock: The assistant's clock, if time passes in the script.
///   - script: The utterances and the expected answers.
/// - Returns: The conversation.
/// - Throws: ``ScriptMismatch`` at the first line that does not match.
@discardableResult
public func converse(
  with helper: Assistant, clock: ScriptClock? = nil, @ScriptBuilder _ script: () -> [ScriptLine]
) async throws(ScriptMismatch) -> ConversationSession {
  let conversation = helper.newConversation()
  try await converse(in: conversation, clock: clock, script)
  return conversation
}

/// Continues a conversation with a script.
///
/// - Throws: ``ScriptMismatch`` at the first line that does not match.
public func converse(
  in conversation: ConversationSession, clock: ScriptClock? = nil,
  @ScriptBuilder _ script: () -> [ScriptLine]
) async throws(ScriptMismatch) {
  var transcript: [String] = []
  var turn: Turn?
  for line in script() {
    switch line.content {
    case .user(let utterance, let isLocked):
      transcript.append("user:      \(utterance)")
      let answer = await conversation.respond(to: utterance, isLocked: isLocked)
      transcript.append("assistant: \(answer.dialogue.displayed)")
      turn = answer
    case .begins(let invocation, let isLocked):
      transcript.append("user taps: \(invocation.intent)")
      let answer = await conversation.send(.begin(invocation), isLocked: isLocked)
      transcript.append("assistant: \(answer.dialogue.displayed)")
      turn = answer
    case .later(let seconds):
      transcript.append("           (\(seconds) seconds later)")
      clock?.advance(by: seconds)
    default:
      guard let turn else {
        throw ScriptMismatch(
          transcript: [], expected: "the user says something first", found: "nothing")
      }
      if let (expected, found) = line.content.mismatch(with: turn) {
        throw ScriptMismatch(transcript: transcript, expected: expected, found: found)
      }
    }
  }
}

extension ScriptLine.Content {
  /// The expected and the actual answer, if they differ.
  fileprivate func mismatch(with turn: Turn) -> (expected: String, found: String)? {
    switch self {
    case .shows(let text):
      return turn.dialogue.displayed == text ? nil : (text, turn.dialogue.displayed)
    case .says(let text):
      return turn.dialogue.spoken == text ? nil : (text, turn.dialogue.spoken)
    case .mentions(let part):
      return turn.dialogue.displayed.contains(part)
        ? nil : ("a text with \"\(part)\" in it", turn.dialogue.displayed)
    case .asks(let isQuestion):
      return turn.isQuestion == isQuestion
        ? nil : (isQuestion ? "a question" : "nothing open", "\(turn.expectation)")
    case .handles("", _, _):
      return turn.outcome.map { ("nothing is carried out", $0.summary) }
    case .handles(let intent, let values, let code):
      guard let outcome = turn.outcome else { return ("\(intent) is carried out", "nothing is") }
      let isSame =
        outcome.invocation.intent == intent && outcome.code == code
        && (values == nil || outcome.invocation.values == values)
      let wanted = values.map { " with \($0.scriptText)" } ?? ""
      return isSame ? nil : ("\(intent): \(code)\(wanted)", outcome.summary)
    case .user, .begins, .later:
      return nil
    }
  }
}

extension Outcome {
  fileprivate var summary: String {
    "\(invocation.intent): \(code) with \(invocation.values.scriptText)"
  }
}

/// A conversation that differs from its script.
public struct ScriptMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// The conversation up to the mismatch.
  public let transcript: [String]
  /// The line of the script.
  public let expected: String
  /// The actual answer.
  public let found: String

  /// The conversation, the expected answer and the actual answer.
  public var description: String {
    (["The conversation did not go as the script says:"] + transcript.map { "  \($0)" } + [
      "expected:    \(expected)", "but was:     \(found)",
    ]).joined(separator: "\n")
  }
}

/// A manual clock and a deterministic source of randomness.
public final class ScriptClock: Sendable {
  private let seconds: Atomic<Int64>
  private let bits: Atomic<UInt64>
  private let zone: LocalClock

  /// Creates a clock.
  public init(
    _ start: Timestamp = Timestamp(secondsSince1970: 1_800_000_000), seed: UInt64 = 1,
    zone: LocalClock = .utc
  ) {
    seconds = Atomic(start.secondsSince1970)
    bits = Atomic(seed)
    self.zone = zone
  }

  /// Advances the clock.
  public func advance(by seconds: Int) {
    self.seconds.add(Int64(seconds), ordering: .relaxed)
  }

  /// An assistant's environment with this clock and its random bits.
  public var environment: AssistantEnvironment {
    AssistantEnvironment(
      now: { Timestamp(secondsSince1970: self.seconds.load(ordering: .relaxed)) },
      random: {
        // SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
        var z = self.bits.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
      }, clock: zone)
  }
}
