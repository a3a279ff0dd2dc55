extension AnswerReader {
  mutating func readNewline(at start: Int, into scanner: inout AnswerScanner) {
    // An expression goes on in the next line if it is not complete.
    guard scanner.depth == 0 else { return }
    if !scanner.wantsOperand {
      if let next = lineThatGoesOn(isJoined: scanner.isJoined) {
        place = next
        return
      }
    } else if !scanner.isEmpty || scanner.isJoined {
      return
    }
    scanner.end(at: start)
    lineStart = place
  }

  /// The place of the sign with which a line goes on from a complete expression: `=`, as in derivations, or a sign before arithmetic
  /// and nothing else, unless it is the bullet of a list.
  func lineThatGoesOn(isJoined: Bool) -> Int? {
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
        return [UInt8(ascii: "="), UInt8(ascii: ">")].contains(text[next + 1]) ? nil : next
      default:
        if !isBlank, isStep(ofMinusAt: next) { return next }
        let isSign = { (byte: UInt8) in
          if case .infix = ArithmeticSymbol(UInt32(byte)) { true } else { false }
        }
        let mayBeBullet = isSign(text.byteAfterSpaces(from: lineStart))
        guard !isBlank, !mayBeBullet, isSign(text[next]), text[next] != UInt8(ascii: ":"),
          text[next] != UInt8(ascii: "-") || !isJoined
        else { return nil }
        return isArithmeticLine(from: next + 1) ? next : nil
      }
    }
  }

  /// Whether a minus, with no space behind it, one number and its result are a line: "-4 = 648". Bullets of lists have spaces.
  private func isStep(ofMinusAt start: Int) -> Bool {
    guard text[start] == UInt8(ascii: "-") || text.has("−", at: start) else { return false }
    var end = start + text.scalar(at: start).length
    let number = end
    guard text.number(at: &end) != nil, end > number else { return false }
    return text.byteAfterSpaces(from: end) == UInt8(ascii: "=") && isArithmeticLine(from: number)
  }

  /// Whether a minus with spaces around it stands where an expression begins, rather than as the bullet of a list or as a dash: after
  /// what frames an expression, and in a line of its own if no other line begins so.
  func isAtBeginning(_ start: Int) -> Bool {
    let bytes = text.bytes
    var before = start
    var isFirst = false
    while before > 0, ArithmeticText.isSpace(bytes[before - 1]) || bytes[before - 1] == 0x0A {
      before -= 1
      isFirst = isFirst || bytes[before] == 0x0A
    }
    guard before > 0 else { return false }
    switch bytes[before - 1] {
    case UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "`"):
      return !isFirst
    case UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "["): break
    case UInt8(ascii: ">"):
      let tag = ArithmeticText(bytes: bytes, range: bytes.indices)
      guard tag.has("<answer", at: before - 8) else { return false }
    default: return false
    }
    guard isFirst else { return true }
    return !(start..<min(text.range.upperBound, start + 512)).contains {
      bytes[$0] == 0x0A && text.byteAfterSpaces(from: $0 + 1) == bytes[start]
    }
  }

  /// Whether a line that begins with a minus is an equation beside another one, and no other line near it begins so, or is all of the
  /// text: then it is the sign of a number, and no bullet.
  func isLoneEquation(_ start: Int) -> Bool {
    var line = start
    while ArithmeticText.isSpace(text[line - 1]) { line -= 1 }
    let isFirst = line == text.range.lowerBound
    guard isFirst || text[line - 1] == UInt8(ascii: "\n"), isEquationLine(from: place) else {
      return false
    }
    let near = max(text.range.lowerBound, line - 512)..<min(text.range.upperBound, start + 512)
    let hasOther = near.contains {
      $0 != line - 1 && text[$0] == UInt8(ascii: "\n")
        && text.byteAfterSpaces(from: $0 + 1) == text[start]
    }
    guard !hasOther else { return false }
    let next = near[start...].first { text[$0] == UInt8(ascii: "\n") }
    if let next, isEquationLine(from: next + 1) { return true }
    guard !isFirst else { return next == nil }
    let before = near[..<(line - 1)].last { text[$0] == UInt8(ascii: "\n") }
    return isEquationLine(from: before.map { $0 + 1 } ?? near.lowerBound)
  }

  private func isEquationLine(from place: Int) -> Bool {
    guard isArithmeticLine(from: place) else { return false }
    var next = place
    while next < text.range.upperBound, text[next] != UInt8(ascii: "\n") {
      if text[next] == UInt8(ascii: "=") { return true }
      next += 1
    }
    return false
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
      // A mark after it: "+ 3 = 353 ✅"
      case .other where scalar >= 0x2600 && scalar != 0xFFFD: next += length
      default: return false
      }
    }
    return true
  }
}
