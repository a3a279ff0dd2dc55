/// Splits a part of a text into what expressions are made of, and all else.
struct AnswerReader {
  private let text: UnsafeBufferPointer<UInt8>
  private let end: Int
  private(set) var place: Int
  private let first: Int
  /// The place after a word, where no expression may begin.
  private var spoiledStart = -1

  init(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.text = text
    first = range.lowerBound
    place = range.lowerBound
    end = range.upperBound
  }

  /// The byte at a place; 0 before the beginning and after the end.
  @inline(__always)
  private func byte(_ place: Int) -> UInt8 { place >= first && place < end ? text[place] : 0 }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private func startsOperand(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
  }

  /// The first byte from a place on that is no space.
  private func byteAfterSpaces(from place: Int) -> UInt8 {
    var place = place
    while isSpace(byte(place)) { place += 1 }
    return byte(place)
  }

  /// Reads what begins at the place, and goes on.
  mutating func readToken(into scanner: inout AnswerScanner) {
    let byte = text[place]
    if isSpace(byte) {
      place += 1
    } else if isDigit(byte) {
      readNumber(into: &scanner)
    } else if isLetter(byte) {
      readWord(into: &scanner)
    } else if byte < 0x80 {
      readSign(byte, into: &scanner)
    } else {
      readScalar(into: &scanner)
    }
  }

  // MARK: Numbers and words

  private mutating func readNumber(into scanner: inout AnswerScanner) {
    let start = place
    var value: Int? = 0
    func append(_ digit: Int) {
      guard let old = value else { return }
      let (shifted, overflow) = old.multipliedReportingOverflow(by: 10)
      let (sum, carry) = shifted.addingReportingOverflow(digit)
      value = overflow || carry ? nil : sum
    }
    while let (digit, length) = digit(at: place) {
      append(digit)
      place += length
    }
    // 1,000 and 12,345,678, but not 100, 50 nor 0,500.
    while byte(place) == UInt8(ascii: ","), place - start <= 3 || byte(place - 4) == byte(place),
      text[start] != UInt8(ascii: "0"), (1...3).allSatisfy({ isDigit(byte(place + $0)) }),
      !isDigit(byte(place + 4))
    {
      for offset in 1...3 { append(Int(byte(place + offset)) - 0x30) }
      place += 4
    }
    if start == spoiledStart { scanner.spoil(asExpression: false, at: start) }
    // 2.0 is 2; 2.5 is no number of a game.
    if byte(place) == UInt8(ascii: "."), isDigit(byte(place + 1)) {
      place += 1
      var isWhole = true
      while isDigit(byte(place)) {
        isWhole = isWhole && text[place] == UInt8(ascii: "0")
        place += 1
      }
      if !isWhole { scanner.spoil(asExpression: false, at: start) }
    }
    let isSpoiled = start == spoiledStart
    scanner.read(value, start..<place)
    if isSpoiled { scanner.spoil(asExpression: false, at: start) }
  }

  /// The digit at a place, of any script, and its length in bytes.
  private func digit(at place: Int) -> (value: Int, length: Int)? {
    let byte = byte(place)
    if isDigit(byte) { return (Int(byte) - 0x30, 1) }
    guard byte >= 0x80 else { return nil }
    let (scalar, length) = scalar(at: place)
    return DecimalDigits.value(of: scalar).map { ($0, length) }
  }

  private mutating func readWord(into scanner: inout AnswerScanner) {
    let start = place
    while isLetter(byte(place)) { place += 1 }
    if place == start + 1, text[start] | 0x20 == UInt8(ascii: "x"), !scanner.wantsOperand {
      return scanner.read(.multiply, at: start)
    }
    scanner.hasWords = true
    // "3rd" and "16sqrt" are no numbers.
    if scanner.hasOperand(endingAt: start) { scanner.spoil(asExpression: false, at: start) }
    scanner.end(at: start)
    // Nor is "sqrt(16)" one.
    if startsOperand(byte(place)) {
      spoiledStart = place
      if !isDigit(byte(place)) { scanner.spoil(at: place) }
    }
  }

  // MARK: Signs

  private mutating func readSign(_ sign: UInt8, into scanner: inout AnswerScanner) {
    let start = place
    place += 1
    switch sign {
    case UInt8(ascii: "+"): read(.add, at: start, into: &scanner)
    case UInt8(ascii: "-"):
      if byte(place) == UInt8(ascii: ">") {
        place += 1
        scanner.end(at: start)
      } else {
        read(.subtract, at: start, into: &scanner)
      }
    case UInt8(ascii: "*"): readAsterisk(at: start, into: &scanner)
    case UInt8(ascii: "/"):
      if byte(place) == sign, !scanner.wantsOperand {
        scanner.spoil(at: start)
        place += 1
      }
      read(.divide, at: start, into: &scanner)
    case UInt8(ascii: ":"):
      // "Step 1: 25 + 3", but "75 : 3".
      let isLabel = !isSpace(byte(start - 1)) && !startsOperand(byte(place))
      if scanner.wantsOperand || isLabel {
        scanner.end(at: start)
      } else {
        read(.divide, at: start, into: &scanner)
      }
    case UInt8(ascii: "="):
      if byte(place) == UInt8(ascii: ">") {
        scanner.end(at: start)
      } else {
        if byte(place) == sign { place += 1 }
        scanner.end(at: start, joinsNext: true)
      }
    case UInt8(ascii: "("): scanner.open(.bracket(.round), at: start)
    case UInt8(ascii: "["): scanner.open(.bracket(.square), at: start)
    case UInt8(ascii: "{"): scanner.open(.bracket(.curly), at: start)
    case UInt8(ascii: ")"): close(.round, at: start, into: &scanner)
    case UInt8(ascii: "]"): close(.square, at: start, into: &scanner)
    case UInt8(ascii: "}"): close(.curly, at: start, into: &scanner)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): readNewline(at: start, into: &scanner)
    case UInt8(ascii: "\\"): readCommand(at: start, into: &scanner)
    case UInt8(ascii: "&"): readEntity(at: start, into: &scanner)
    case UInt8(ascii: "$"), UInt8(ascii: "`"): break
    case UInt8(ascii: "_"):
      if scanner.hasOperand(endingAt: start), startsOperand(byte(place)) {
        scanner.spoil(at: start)
      }
    case UInt8(ascii: "^"):
      if scanner.wantsOperand {
        scanner.end(at: start)
      } else {
        scanner.spoil(at: start)
        scanner.read(.multiply, at: start)
      }
    case UInt8(ascii: "%"), UInt8(ascii: "!"):
      if byte(place) == UInt8(ascii: "=") { place += 1 }
      let next = byteAfterSpaces(from: place)
      let goesOn =
        sign == UInt8(ascii: "%")
        ? startsOperand(next) : [0x29, 0x2A, 0x2B, 0x2D, 0x2F, 0x5E].contains(next)
      if goesOn, !scanner.wantsOperand {
        scanner.spoil(at: start)
        if sign == UInt8(ascii: "%") { scanner.read(.divide, at: start) }
      } else {
        scanner.end(at: start)
      }
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      if byte(place) == UInt8(ascii: "=") { place += 1 }
      scanner.end(at: start)
    default:
      if scanner.hasOperand(endingAt: start), startsOperand(byte(place)), sign > 0x20,
        sign != UInt8(ascii: ","), sign != UInt8(ascii: ";"), sign != UInt8(ascii: "|")
      {
        scanner.spoil(at: start)
      } else if sign == UInt8(ascii: "."), isDigit(byte(place)) {
        spoiledStart = place
      }
      scanner.end(at: start)
    }
  }

  /// A product, a power, or emphasis.
  private mutating func readAsterisk(at start: Int, into scanner: inout AnswerScanner) {
    guard byte(place) == UInt8(ascii: "*") else {
      return read(.multiply, at: start, into: &scanner)
    }
    while byte(place) == UInt8(ascii: "*") { place += 1 }
    guard !scanner.wantsOperand else { return }
    let isSpacedBefore = !scanner.hasOperand(endingAt: start)
    let isSpacedAfter = isSpace(byte(place))
    if isSpacedBefore == isSpacedAfter, startsOperand(byteAfterSpaces(from: place)) {
      scanner.spoil(at: start)
      scanner.read(.multiply, at: start)
    }
  }

  private mutating func read(
    _ sign: Operator, isUnmistakable: Bool = false, at start: Int, into scanner: inout AnswerScanner
  ) {
    guard scanner.wantsOperand else { return scanner.read(sign, at: start) }
    if scanner.isEmpty {
      if isUnmistakable {
        // "100 + 3 = 103, × 9": the step goes on from the result.
        scanner.readResult(at: start)
        if !scanner.wantsOperand { scanner.read(sign, at: start) }
      } else if sign == .subtract, startsOperand(byte(place)) {
        scanner.readNegation(at: start)
      }
      // Else it is the bullet of a list, or a plus sign.
    } else if sign == .subtract {
      scanner.readNegation(at: start)
    } else if sign != .add {
      scanner.spoil(at: start)
    }
  }

  private mutating func close(
    _ bracket: ExpressionLexer.Bracket, at start: Int, into scanner: inout AnswerScanner
  ) {
    guard scanner.close(bracket, at: start, end: place) else { return }
    while isSpace(byte(place)) { place += 1 }
    if byte(place) == UInt8(ascii: "{") { place += 1 } else { scanner.spoil(at: start) }
  }

  private mutating func readNewline(at start: Int, into scanner: inout AnswerScanner) {
    // An expression goes on in the next line if it is not complete.
    let goesOn = scanner.depth > 0 || scanner.wantsOperand && (!scanner.isEmpty || scanner.isJoined)
    if !goesOn { scanner.end(at: start) }
  }

  // MARK: LaTeX and escapes

  /// A sign by its name in HTML, such as `&times;`, or the mark of a column in LaTeX.
  private mutating func readEntity(at start: Int, into scanner: inout AnswerScanner) {
    var end = place
    while isLetter(byte(end)) { end += 1 }
    guard end > place, byte(end) == UInt8(ascii: ";"),
      let scalar = HTMLEntity.scalar(UnsafeBufferPointer(rebasing: text[place..<end]))
    else { return }
    place = end + 1
    read(scalar, at: start, into: &scanner)
  }

  /// The character of `\u00d7`, as JSON writes it, whose letter is at a place.
  private func escapedScalar(at place: Int) -> UInt32? {
    guard byte(place) == UInt8(ascii: "u") else { return nil }
    var value: UInt32 = 0
    for offset in 1...4 {
      let digit = byte(place + offset)
      guard isDigit(digit) || digit | 0x20 >= 0x61 && digit | 0x20 <= 0x66 else { return nil }
      value = value << 4 | UInt32(isDigit(digit) ? digit - 0x30 : (digit | 0x20) - 0x57)
    }
    return value
  }

  private mutating func readCommand(at start: Int, into scanner: inout AnswerScanner) {
    if let scalar = escapedScalar(at: place), scalar >= 0x80 {
      place += 5
      return read(scalar, at: start, into: &scanner)
    }
    let nameStart = place
    while isLetter(byte(place)) { place += 1 }
    guard place > nameStart else { return readControlSymbol(at: start, into: &scanner) }
    switch LaTeXCommand(UnsafeBufferPointer(rebasing: text[nameStart..<place])) {
    case .sign(let sign): read(sign, isUnmistakable: true, at: start, into: &scanner)
    case .fraction:
      while isSpace(byte(place)) { place += 1 }
      if byte(place) == UInt8(ascii: "{") {
        place += 1
        scanner.open(.numerator, at: start)
      } else {
        scanner.spoil(at: start)
      }
    case .leftBracket:
      // A product without a sign: "\left(25 + 3\right)\left(4\right)".
      if !scanner.wantsOperand, startsOperand(byteAfterSpaces(from: place)) {
        scanner.spoil(at: start)
        scanner.read(.multiply, at: start)
      }
    case .layout: break
    case .newline: readNewline(at: start, into: &scanner)
    case .function:
      if scanner.hasOperand(endingAt: start) { scanner.spoil(at: start) }
      if scanner.isEmpty || !scanner.wantsOperand { scanner.end(at: start) }
      scanner.spoil(at: start)
    case .text:
      scanner.hasWords = true
      scanner.end(at: start)
    }
  }

  private mutating func readControlSymbol(at start: Int, into scanner: inout AnswerScanner) {
    let symbol = byte(place)
    switch symbol {
    case UInt8(ascii: "\\"):
      place += 1
      readNewline(at: start, into: &scanner)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: " "), UInt8(ascii: "$"):
      // Spaces, and the beginning and the end of mathematics.
      place += 1
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "/"):
      // Markdown and JSON escape signs so; in LaTeX the asterisk is a product too.
      break
    case UInt8(ascii: "{"), UInt8(ascii: "}"): break
    default: scanner.end(at: start)
    }
  }

  // MARK: Other scripts

  private mutating func readScalar(into scanner: inout AnswerScanner) {
    let start = place
    let (scalar, length) = scalar(at: start)
    if DecimalDigits.value(of: scalar) != nil { return readNumber(into: &scanner) }
    place += length
    read(scalar, at: start, into: &scanner)
  }

  /// Reads a character beyond ASCII, which is no digit and ends at the place.
  private mutating func read(
    _ scalar: UInt32, at start: Int, into scanner: inout AnswerScanner
  ) {
    switch WideSign(scalar) {
    case .sign(let sign, let isUnmistakable):
      read(sign, isUnmistakable: isUnmistakable, at: start, into: &scanner)
    case .open(let bracket): scanner.open(.bracket(bracket), at: start)
    case .close(let bracket): close(bracket, at: start, into: &scanner)
    case .equals: scanner.end(at: start, joinsNext: true)
    case .space: break
    case .newline: readNewline(at: start, into: &scanner)
    case .function:
      scanner.spoil(at: start)
    case .other:
      scanner.hasWords = true
      scanner.end(at: start)
    }
  }

  /// The character that begins at a place, U+FFFD if none does, and its length in bytes.
  private func scalar(at place: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(text[place])
    let length = lead >= 0xF0 && lead < 0xF8 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead < 0xF5, place + length <= end else { return (0xFFFD, 1) }
    var value = lead & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let next = UInt32(text[place + offset])
      guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | next & 0x3F
    }
    return (value, length)
  }
}
