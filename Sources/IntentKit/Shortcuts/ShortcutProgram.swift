/// The actions of a shortcut as a list of instructions, so that where a run stands is a number.
struct ShortcutProgram {
  enum Instruction {
    case perform(Shortcut.Step)
    /// Goes on elsewhere unless the condition holds.
    case unless(Shortcut.Condition, to: Int)
    case jump(to: Int)
    /// Begins to count the times of a repetition.
    case beginRepeat(counter: Int)
    /// Goes back to the start of a repetition, unless it was done so many times or the condition holds.
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

/// A run of a shortcut: all that is needed to go on with it, in this process or another.
struct ShortcutRun: Hashable, Sendable, Codable {
  let shortcut: Shortcut
  /// What tells it from all other runs and intents of the conversation.
  let number: Int
  let initiative: Initiative
  /// The way in which the request for it came to be. If it was a guess, steps that risk something are confirmed.
  let provenance: Provenance
  /// The place of the next instruction, or of the step that is being done.
  private var place = 0
  private var counters: [Int: Int] = [:]
  private var results: [String: IntentValue] = [:]
  /// What came of the step that was done last, if anything.
  private(set) var lastResult: IntentValue?
  /// The titles of the steps that were done, the latest of them.
  private(set) var done: [String] = []
  /// How many steps were done.
  private(set) var doneCount = 0
  /// Whether no step is being done now.
  private(set) var isBetweenSteps = true

  init(_ shortcut: Shortcut, number: Int, initiative: Initiative, provenance: Provenance) {
    self.shortcut = shortcut
    self.number = number
    self.initiative = initiative
    self.provenance = provenance
  }

  /// How many titles of what was done are kept.
  private static let titleCount = 20
  /// The most that is remembered of a result, in bytes of text.
  private static let resultWeight = 20_000

  /// What a run comes to next.
  enum Next {
    case perform(Shortcut.Step)
    case end
    case tooManySteps
  }

  /// Goes on to the next step.
  mutating func next() -> Next {
    let program = ShortcutProgram(shortcut.actions).instructions
    // A repetition of nothing but conditions ends too: each of its rounds counts.
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

  /// Takes note that the step was done.
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

  /// Whether it can be continued: a run comes from outside with the state of a conversation.
  func fits(_ catalog: IntentCatalog) -> Bool {
    (0...Shortcut.maximumSteps).contains(doneCount) && place >= 0
      && counters.values.allSatisfy { (0...Shortcut.maximumRepeat).contains($0) }
      && done.count <= Self.titleCount && current != nil
      && ShortcutCheck(shortcut, catalog).faults.isEmpty
  }

  /// The step that is being done.
  var current: Shortcut.Step? {
    let program = ShortcutProgram(shortcut.actions).instructions
    guard program.indices.contains(place), case .perform(let step) = program[place] else {
      return nil
    }
    return step
  }

  /// What is referred to; nothing if nothing came of that.
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

/// Who wanted something to be done.
public enum Initiative: String, Hashable, Sendable, Codable {
  /// The user; what is done is donated.
  case user
  /// The assistant or a program, by itself; what is done is not donated.
  case assistant
}
