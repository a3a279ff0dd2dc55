package import NumbersGame
package import NumbersSolver

extension Game {
  /// Draws the game of a day, as `daily(on:rules:limit:)` describes it.
  package static func drawDaily(
    on day: GameDay, rules: Rules, limit: SearchLimit
  ) throws(SolvableDrawError) -> Game {
    // FNV-1a, so that games by different rules differ.
    var seed: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(rules.id) \(day)".utf8 { seed = (seed ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var generator: GameGenerator
    do throws(GameGeneratorError) {
      generator = try GameGenerator(rules: rules, seed: seed)
    } catch {
      throw .cannotDraw(error)
    }
    let rating = [1, 2, 3, 3, 4, 4, 5][day.weekday]
    return try generator.drawSolvable(rated: rating...rating, limit: limit)
  }
}
