/// A shortcut compiled to a list of instructions, so that the position of a run is a number.
struct ShortcutProgram {
  enum Instruction {
    case perform(Shortcut.Step)
    /// Jumps to an instruction unless the condition holds.
    case unless(Shortcut.Condition, to: Int)
    case jump(to: Int)
    /// Initialises the counter of a repetition.
    case beginRepeat(counter: Int)
    /// Jumps back to the start of a repetition, unless the count is reached or the condition holds.
    case again(counter: Int, times: Int, until: Shortcut.Condition?, to: Int)
  }

  private(set) var instructions: [Instruction] = []
  private var counters = 0

  init(_ actions: [Shortcut.Action]) {
    append(actions)
  }

  private mutating func append(_ actions: [Shortcut.Action]) {
    for action in actions {
      switch action {
      case .step(let step): instructions.append(.perform(step))
      case .when(let condition, let then, let otherwise):
        let test = instructions.count
        instructions.append(.jump(to: 0))
        append(then)
        let end = instructions.count
        if !otherwise.isEmpty { instructions.append(.jump(to: 0)) }
        instructions[test] = .unless(condition, to: instructions.count)
        append(otherwise)
        if !otherwise.isEmpty { instructions[end] = .jump(to: instructions.count) }
      case .repeat(let times, let condition, let actions):
        let counter = counters
        counters += 1
        instructions.append(.beginRepeat(counter: counter))
        let start = instructions.count
        append(actions)
        instructions.append(.again(counter: counter, times: times, until: condition, to: start))
      }
    }
  }
}

/// A run of a shortcut, with everything needed to continue it, in this process or another.
struct ShortcutRun: Hashable, Sendable, Codable {
  let shortcut: Shortcut
  /// The number of the run, unique among the runs and drafts of the conversation.
  let number: Int
  let initiative: Initiative
  /// The provenance of the request. If it was a guess, steps with a risk are confirmed.
  let provenance: Provenance
  /// The values that were said with the phrase, by parameter.
  var inputs: [String: GivenInput] { said ?? [:] }
  /// An older state has none.
  private let said: [String: GivenInput]?
  /// The index of the next instruction, or of the current step.
  private var place = 0
  private var counters: [Int: Int] = [:]
  private var results: [String: IntentValue] = [:]
  /// The result of the last completed step, if there is one.
  private(set) var lastResult: IntentValue?
  /// The titles of the most recently completed steps.
  private(set) var done: [String] = []
  /// The number of completed steps.
  private(set) var doneCount = 0
  /// Whether no step is in progress.
  private(set) var isBetweenSteps = true

  init(
    _ shortcut: Shortcut, with inputs: [String: GivenInput], number: Int, initiative: Initiative,
    provenance: Provenance
  ) {
    self.shortcut = shortcut
    said = inputs
    self.number = number
    self.initiative = initiative
    self.provenance = provenance
  }

  /// The maximum number of stored titles.
  private static let titleCount = 20
  /// The maximum size of a stored result, in bytes of text.
  private static let resultWeight = 20_000

  /// The next state of a run.
  enum Next {
    case perform(Shortcut.Step)
    case end
    case tooManySteps
  }

  /// Advances to the next step.
  mutating func next() -> Next {
    let program = ShortcutProgram(shortcut.actions).instructions
    // A repetition that contains only conditions also ends, because each round counts.
    var rounds = 0
    while program.indices.contains(place), rounds < 100_000 {
      rounds += 1
      switch program[place] {
      case .perform(let step):
        guard doneCount < Shortcut.maximumSteps else { return .tooManySteps }
        isBetweenSteps = false
        return .perform(step)
      case .unless(let condition, let target):
        place = holds(condition) ? place + 1 : target
      case .jump(let target):
        place = target
      case .beginRepeat(let counter):
        counters[counter] = 0
        place += 1
      case .again(let counter, let times, let condition, let start):
        let count = (counters[counter] ?? 0) + 1
        counters[counter] = count
        let isOver = count >= times || condition.map(holds) ?? false
        place = isOver ? place + 1 : start
      }
    }
    return rounds < 100_000 ? .end : .tooManySteps
  }

  /// Records the completion of a step.
  mutating func note(_ step: Shortcut.Step, title: String, result: IntentValue?) {
    if let label = step.label {
      results[label] = result.flatMap { $0.weight <= Self.resultWeight ? $0 : nil }
    }
    lastResult = result.flatMap { $0.weight <= ConversationState.recentWeight ? $0 : nil }
    done.append(title)
    if done.count > Self.titleCount { done.removeFirst() }
    doneCount += 1
    place += 1
    isBetweenSteps = true
  }

  /// Whether the run can be continued: it is external input, like the state of a conversation.
  func fits(_ catalog: IntentCatalog) -> Bool {
    (0...Shortcut.maximumSteps).contains(doneCount) && place >= 0
      && counters.values.allSatisfy { (0...Shortcut.maximumRepeat).contains($0) }
      && done.count <= Self.titleCount && current != nil
      && ShortcutCheck(shortcut, catalog).faults.isEmpty
      && inputs.count <= Shortcut.maximumSteps && inputs.values.allSatisfy(\.input.isFlat)
  }

  /// The current step.
  var current: Shortcut.Step? {
    let program = ShortcutProgram(shortcut.actions).instructions
    guard program.indices.contains(place), case .perform(let step) = program[place] else {
      return nil
    }
    return step
  }

  /// The referenced result; `nil` if there is none.
  func value(of reference: Shortcut.Reference) -> IntentValue? {
    guard let result = results[reference.label] else { return nil }
    guard let member = reference.member else { return result }
    guard case .object(let members) = result else { return nil }
    return members[member]
  }

  private func holds(_ condition: Shortcut.Condition) -> Bool {
    value(of: condition.reference).map(condition.holds) ?? (condition.comparison == .isNot)
  }
}

/// The initiator of a request.
public enum Initiative: String, Hashable, Sendable, Codable {
  /// The user; the handled intent is donated.
  case user
  /// The assistant or a program; the handled intent is not donated.
  case assistant
}
