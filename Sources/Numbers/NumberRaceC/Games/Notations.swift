import CNumberRace
import NumbersGame

import struct NumbersGame.Expression

/// A notation of the interface.
enum NotationChoice: Sendable {
  case notation(Notation)
  case canonical

  init(_ notation: nr_notation) throws {
    self =
      switch Int(notation) {
      case NR_ASCII: .notation(.ascii)
      case NR_MATHEMATICAL: .notation(.mathematical)
      case NR_LATEX: .notation(.latex)
      case NR_STEPS: .notation(.steps)
      case NR_JSON: .notation(.json)
      case NR_SPOKEN: .notation(.spoken)
      case NR_CANONICAL: .canonical
      default: throw Failure.argument("\(notation) is not a notation: they are 0 to 6")
      }
  }

  func text(_ expression: Expression) -> String {
    switch self {
    case .notation(let notation): expression.text(in: notation)
    case .canonical: expression.canonical.text(in: .ascii)
    }
  }
}
