extension AnswerReader {
  /// Whether what follows goes on from a complete expression: with `=`, as in derivations, or with a sign before arithmetic and
  /// nothing else, unless it is the bullet of a list.
  func nextLineGoesOn(isJoined: Bool) -> Bool {
    var next = place
    var isBlank = false
    while true {
      switch text[next] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "&"), UInt8(ascii: "$"): next += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isBlank =
          isBlank || text[next] == UInt8(ascii: "\n") && text[next - 1] == UInt8(ascii: "\n")
        next += 1
      case UInt8(ascii: "\\") where text[next + 1] == UInt8(ascii: "\\"): next += 2
      case UInt8(ascii: "="):
        return ![UInt8(ascii: "="), UInt8(ascii: ">")].contains(text[next + 1])
      default:
        let isSign = { (byte: UInt8) in
          if case .infix = ArithmeticSymbol(UInt32(byte)) { true } else { false }
        }
        let mayBeBullet = isSign(text.byteAfterSpaces(from: lineStart))
        guard !isBlank, !mayBeBullet, isSign(text[next]), text[next] != UInt8(ascii: ":"),
          text[next] != UInt8(ascii: "-") || !isJoined
        else { return false }
        return isArithmeticLine(from: next + 1)
      }
    }
  }

  /// Whether there are only numbers, signs and brackets up to the end of a line, and first an operand.
  private func isArithmeticLine(from place: Int) -> Bool {
    guard ArithmeticText.startsOperand(text.byteAfterSpaces(from: place)) else { return false }
    var next = place
    while next < text.range.upperBound {
      let (scalar, length) = text.scalar(at: next)
      switch ArithmeticSymbol(scalar) {
      case .newline: return true
      case .digit, .infix, .open, .close, .equals, .space: next += length
      default: return false
      }
    }
    return true
  }
}
