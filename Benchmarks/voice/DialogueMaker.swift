import NumbersGame
import NumbersSolver
import SpelledNumbers

/// Makes dialogues about games, drawing, checking answers, lists and money, the same from the same seed.
struct DialogueMaker {
  private var generator: SplitMix64
  private let speller = NumberSpeller(.english)

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// Items that the lists have, and some to add.
  static let items = ["milk", "rice", "apples", "coffee"]
  static let newItems = ["bread", "butter", "cheese", "eggs", "tomatoes", "sugar"]
  static let accounts = ["current", "savings"]

  /// What dialogues are about, in turn.
  enum Topic: String, CaseIterable {
    case game, drawing, checking, lists, money
  }

  /// Makes dialogues.
  ///
  /// - Parameters:
  ///   - count: Their number.
  ///   - topic: What those are about that are not left out; all are returned if `nil`.
  /// - Returns: The dialogues.
  /// - Throws: `SolverError` if a game of a dialogue cannot be solved.
  mutating func dialogues(_ count: Int, about topic: Topic?) throws -> [Dialogue] {
    var all: [Dialogue] = []
    for place in 0..<count {
      let next = Topic.allCases[place % Topic.allCases.count]
      let steps =
        switch next {
        case .game: game()
        case .drawing: drawing()
        case .checking: try checking()
        case .lists: list()
        case .money: money()
        }
      guard next == topic ?? next else { continue }
      all.append(Dialogue(steps: steps.map { Dialogue.Step($0.0, $0.1) }))
    }
    return all
  }

  /// Makes dialogues in which what answers say is said: numbers and solutions in turn.
  ///
  /// - Parameter count: Their number.
  /// - Returns: The dialogues, each with its question open before what is said.
  /// - Throws: `SolverError` if a game of a dialogue cannot be solved.
  mutating func answers(_ count: Int) throws -> [Dialogue] {
    try (0..<count).map { place in
      let target = number(100...999)
      guard !place.isMultiple(of: 2) else {
        return Dialogue(
          before: ["solve a numbers game"], steps: [Dialogue.Step(.target, speller.words(target))])
      }
      let board = tiles()
      let solution = try Solver().solve(Game(numbers: board, target: target))
      return Dialogue(
        before: ["check my answer", said(target), said(board)],
        steps: [Dialogue.Step(.calculation, solution.expression.spoken(in: .english))])
    }
  }

  private typealias Steps = [(Dialogue.Kind, String)]

  private mutating func one(_ texts: [String]) -> String {
    texts.randomElement(using: &generator) ?? ""
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// A number as people say it, with "and" or without, and "a hundred" for "one hundred".
  private mutating func said(_ number: Int) -> String {
    let words = speller.words(number).replacing("-", with: " ")
    let plain = Bool.random(using: &generator) ? words.replacing(" and ", with: " ") : words
    return number / 100 == 1 && Bool.random(using: &generator)
      ? plain.replacing("one hundred", with: "a hundred") : plain
  }

  /// Six tiles, of a real board.
  private mutating func tiles() -> [Int] {
    let large = [25, 50, 75, 100].shuffled(using: &generator).prefix(number(0...4))
    let small = ((1...10).map { $0 } + (1...10).map { $0 }).shuffled(using: &generator)
    return large.sorted() + small.prefix(6 - large.count).sorted()
  }

  private func said(_ tiles: [Int]) -> String {
    tiles.map { speller.words($0).replacing("-", with: " ") }.joined(separator: " ")
  }

  private mutating func game() -> Steps {
    var steps: Steps = [
      (.request, one(["solve a numbers game", "solve the game", "work out a numbers game"])),
      (.target, said(number(100...999))),
    ]
    if number(0...3) == 0 { steps.append((.command, one(["repeat", "say that again"]))) }
    if number(0...2) == 0 { steps.append((.target, "no i said \(said(number(100...999)))")) }
    steps.append((.tiles, said(tiles())))
    steps.append(
      (
        .request,
        one(["show me another way", "how did you do it", "how many solutions", "give me the steps"])
      ))
    return steps
  }

  private mutating func drawing() -> Steps {
    let level = one(["a hard", "an easy"])
    return [
      (.request, one(["give me \(level) game", "draw a new numbers game", "deal \(level) round"])),
      (.request, one(["give me a hint", "another one", "tell me the answer"])),
      (
        .request,
        "\(one(["one", "two", "three", "four"])) large \(one(["numbers", "tiles", "ones"]))"
      ),
      (.command, one(["help", "what can i say", "never mind", "thank you"])),
    ]
  }

  private mutating func checking() throws -> Steps {
    let board = tiles()
    let game = try Game(numbers: board, target: number(100...999))
    let solution = try Solver().solve(game)
    let answer = solution.expression.spoken(in: .english)
      .replacing("-", with: " ").replacing(",", with: "")
    return [
      (.request, "solve a numbers game"), (.target, said(game.target)), (.tiles, said(board)),
      (.request, one(["check my answer", "judge my solution"])), (.calculation, answer),
      (.command, one(["thank you", "repeat that"])),
    ]
  }

  private mutating func list() -> Steps {
    var steps: Steps = []
    let item = one(Self.newItems)
    steps.append((.text, "\(one(["add", "put"])) \(item) \(one(["to", "on"])) groceries"))
    steps.append((.request, one(["what is on groceries", "show me the groceries list"])))
    if number(0...1) == 0 {
      steps.append((.text, "tick off \(one(Self.items))"))
    } else {
      steps.append((.text, "remove \(one(Self.items)) from groceries"))
    }
    steps.append((.command, one(["undo that", "help", "what can you do"])))
    return steps
  }

  private mutating func money() -> Steps {
    let accounts = Self.accounts.shuffled(using: &generator)
    let pounds = number(1...99)
    var steps: Steps = [
      (
        .amount,
        "transfer \(said(pounds)) \(pounds == 1 ? "pound" : "pounds") from \(accounts[0]) to \(accounts[1])"
      )
    ]
    steps.append((.noise, ""))
    if number(0...3) == 0 {
      steps.append((.amount, "no make it \(said(number(2...99))) pounds"))
    }
    steps.append((.verdict, one(["yes", "no", "yes", "cancel"])))
    steps.append((.request, "what is my balance in \(accounts[1])"))
    return steps
  }
}
