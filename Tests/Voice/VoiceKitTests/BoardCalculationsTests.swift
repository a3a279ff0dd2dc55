import IntentLanguage
import NumbersGame
import Testing
import Workers

@testable import VoiceKit
@testable import VoicePrograms

/// Hears those of some sentences that a grammar has.
actor ChoosyRecognizer: SpeechRecognizer {
  private let sentences: [SpeechHypothesis]
  private(set) var hearings = 0

  init(_ sentences: [(String, Double)]) {
    self.sentences = sentences.map { SpeechHypothesis($0.0, score: $0.1) }
  }

  func recognize(
    _ sound: Sound, expecting grammar: SpeechGrammar
  ) async throws -> SpeechRecognition {
    hearings += 1
    let compiled = try CompiledGrammar(grammar.text)
    return SpeechRecognition(
      sentences.filter { compiled.accepts($0.text) }, background: 0, seconds: 1)
  }
}

@Suite("The calculations of a board")
struct BoardCalculationsTests {
  private func calculations(_ board: [Int], heard: String = "") throws -> BoardCalculations {
    try #require(
      BoardCalculations(board: board, heard: [HeardCalculation(heard)].compactMap(\.self)))
  }

  @Test(
    "begin with a legal step, and go on with any",
    arguments: [
      ("fifty times eight equals four hundred", true),
      ("fifty times eighty equals four hundred", false),
      ("fifty times eight equals four hundred and ten", false),
      ("eight plus eight equals sixteen", false),
      ("eight minus fifty equals forty two", false),
      ("eight divided by three equals two", false),
      ("fifty times eight equals four hundred plus nine equals seven", true),
      ("three plus eight equals eleven and then ninety nine times two equals five", true),
    ])
  func beginning(text: String, isExpected: Bool) throws {
    let calculations = try calculations([3, 8, 50])
    let grammar = try CompiledGrammar(calculations.grammar(after: [calculations.start]).text)
    #expect(grammar.accepts(text) == isExpected)
  }

  @Test("are continued with the numbers that are left and the result")
  func second() throws {
    let calculations = try calculations(
      [3, 8, 50], heard: "fifty multiplied by eight is four hundred")
    let words = "fifty multiplied by eight is four hundred then add three equals four hundred three"
      .split(separator: " ").map(String.init)
    let first = try #require(
      calculations.continuations(of: calculations.start, in: words).first)
    #expect(first.numbers == [3, 400])
    #expect(first.words == Array(words.prefix(7)))
    let second = try #require(calculations.continuations(of: first, in: words).first)
    #expect(second.numbers == [403])
    #expect(second.words == words)
    let grammar = try CompiledGrammar(calculations.grammar(after: [first]).text)
    let begun = "fifty multiplied by eight is four hundred"
    #expect(grammar.accepts(begun))
    #expect(grammar.accepts("\(begun) four hundred minus three equals three hundred ninety seven"))
    #expect(grammar.accepts("\(begun) minus three is three hundred and ninety seven"))
    #expect(!grammar.accepts("\(begun) four hundred minus eight equals three hundred ninety two"))
    #expect(!grammar.accepts("\(begun) divided by three equals one hundred"))
    #expect(!grammar.accepts("fifty times three equals one hundred and fifty"))
  }

  @Test("are found by their likeliest beginnings, in few hearings")
  func search() async throws {
    let said =
      "fifty times eight equals four hundred four hundred plus three equals four hundred and three"
    let recognizer = ChoosyRecognizer([
      (said, -50),
      (
        "fifty times eight equals four hundred four hundred plus two equals four hundred and two",
        0
      ),
      (
        "fifty plus eight equals fifty eight fifty eight times three equals one hundred and seventy four",
        -400
      ),
    ])
    let found = try await calculations([3, 8, 50]).search(in: Sound(), with: recognizer)
      .sorted { $0.hypothesis.score > $1.hypothesis.score }
    #expect(found.first?.hypothesis == SpeechHypothesis(said, score: -50))
    #expect(found.first?.stepCount == 2)
    #expect(!found.contains { $0.hypothesis.score == 0 })
    #expect(await recognizer.hearings == 2)
  }

  @Test("are not found if none is legal")
  func none() async throws {
    let recognizer = ChoosyRecognizer([("six plus seven equals thirteen", 0)])
    let calculations = try calculations([3, 8, 50])
    #expect(try await calculations.search(in: Sound(), with: recognizer).isEmpty)
    #expect(BoardCalculations(board: [3], heard: []) == nil)
    #expect(BoardCalculations(board: Array(1...13), heard: []) == nil)
  }

  @Test("are all of them, whatever the board", arguments: 0..<20)
  func everyStep(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let board = (0..<6).map { _ in
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25, 50, 75, 100].randomElement(using: &generator) ?? 1
    }
    let calculations = try calculations(board)
    var beginning = calculations.start
    var (numbers, words) = (board, [String]())
    while numbers.count > 1 {
      numbers.shuffle(using: &generator)
      let (first, second) = (max(numbers[0], numbers[1]), min(numbers[0], numbers[1]))
      let steps = CalculationSign.allCases.compactMap { sign in
        sign.apply(first, second).flatMap { EnglishNumber.range.contains($0) ? (sign, $0) : nil }
      }
      let (sign, result) = try #require(steps.randomElement(using: &generator))
      words +=
        [first, second, result].map { EnglishNumber.wordings(of: $0)[0] }.enumerated().flatMap {
          $0 == 0
            ? [$1, sign.wordings[0].joined(separator: " ")] : $0 == 1 ? [$1, "equals"] : [$1]
        }
      let text = words.joined(separator: " ")
      let grammar = try CompiledGrammar(calculations.grammar(after: [beginning]).text)
      #expect(grammar.accepts(text))
      numbers = numbers.dropFirst(2) + [result]
      beginning = try #require(
        calculations.continuations(
          of: beginning, in: text.split(separator: " ").map(String.init)
        ).first { $0.numbers == numbers.sorted() })
    }
  }

  @Test("of twelve numbers are in a grammar that is compiled in no long time")
  func many() throws {
    let calculations = try calculations([1, 3, 7, 10, 25, 50, 75, 100, 101, 301, 701, 907])
    let time = try processorTime(of: {
      let grammar = calculations.grammar(after: [calculations.start])
      #expect(grammar.expandedCount < 20_000)
      let compiled = try CompiledGrammar(grammar.text)
      #expect(compiled.automaton.arcs.count < 3000)
    })
    #expect(time < .seconds(2 * patience))
  }
}
