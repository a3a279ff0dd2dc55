import Foundation
import GameRecords
import NumbersGame
import NumbersSolver
import Testing

@Suite("Solutions as lines")
struct SolutionLineTests {
  private func encoded(_ record: SolutionRecord) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }

  @Test("have the text that JSONEncoder writes", arguments: Rules.presets.filter { $0.pool != nil })
  func text(_ rules: Rules) throws {
    var generator = try GameGenerator(rules: rules, seed: 21)
    let solver = Solver()
    for number in 0..<200 {
      let game = try generator.next()
      var record = SolutionRecord(
        try solver.solve(game, limit: .never), to: game, isStopped: number % 7 == 0)
      if number % 2 == 0 { record.line = number }
      #expect(record.json == (try encoded(record)))
    }
  }
}
