/// Splits a part of a text into what expressions are made of, and all else.
struct AnswerReader {
  let text: ArithmeticText
  var place: Int
  /// The place after a word, where no expression may begin.
  var spoiledStart = -1
  var lineStart: Int
  /// The number of segments that stood before the last words that do not lead on to another step.
  private(set) var segmentsBeforeWords = 0
  /// The numbers of lines and steps, in the order of the text.
  var labels: [Label] = []
  /// What values were given names, in the order of the text.
  var names: [Name] = []
  /// The place after the letters and digits that were last looked at as a name; no other one begins among them.
  var nameEnd = 0
  /// The verb before an equation, as in "subtract 8 * 2 = 16 to get 659": its sign, and the numbers of the segment with the result before and
  /// of that in which the equation begins.
  var verb: (sign: Operator, result: Int, equation: Int)?
  /// The preposition that ends what a verb began, as in "multiply 25 + 3 by 4".
  var preposition: AnswerWords.Preposition?
  /// The number of the last segment with such a phrase.
  var phraseSegment = -1

  init(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.text = ArithmeticText(bytes: text, range: range)
    place = range.lowerBound
    lineStart = place
  }

  typealias Text = ArithmeticText

  /// Reads what begins at the place, and goes on.
  mutating func readToken(into scanner: inout AnswerScanner) {
    let byte = text[place]
    if Text.isSpace(byte) {
      place += 1
    } else if Text.isDigit(byte) {
      readNumber(into: &scanner)
    } else if Text.isLetter(byte) {
      readWord(into: &scanner)
    } else if byte < 0x80 {
      readSign(byte, into: &scanner)
    } else {
      let start = place
      let (scalar, length) = text.scalar(at: start)
      let symbol = ArithmeticSymbol(scalar)
      // "é" and "à"
      if scalar == 0xE9 || scalar == 0xE0, !scanner.wantsOperand { return readWord(into: &scanner) }
      if case .digit = symbol { return readNumber(into: &scanner) }
      place += length
      if scalar == 0x2192 || scalar == 0x21D2 {
        scanner.hasWords = true
        return scanner.readArrow(at: start)
      }
      // A dash between words is no minus after a stated result.
      if scalar == 0x2014, scanner.isJoined, scanner.numberAlone != nil {
        return scanner.end(at: start)
      }
      read(symbol, at: start, into: &scanner)
    }
  }

  // MARK: Words

  private mutating func readWord(into scanner: inout AnswerScanner) {
    let start = place
    if readPreposition(into: &scanner) || readPair(into: &scanner) { return }
    if !scanner.wantsOperand, readParticle(into: &scanner) || readPlural(into: &scanner) { return }
    let followsStep = scanner.segments.count > segmentsBeforeWords
    if !scanner.wantsOperand || scanner.mayHaveResult,
      readSignInWords(at: start, into: &scanner)
    {
      return
    }
    if followsStep ? readNextStep(into: &scanner) : readLaterStep(into: &scanner) { return }
    let word = text.letters(at: &place)
    guard !word.isEmpty else {
      place += 2
      return scanner.readWord(isAlternative: false, at: start)
    }
    if start >= nameEnd, mayBeName, readName(from: start, into: &scanner) { return }
    let operandFollows = Text.startsOperand(text.byteAfterSpaces(from: place))
    if operandFollows, !scanner.isEmpty, scanner.wantsOperand, AnswerWords.articles.has(word) {
      return
    }
    if operandFollows, word.count <= 3, readConjunction(word, at: start, into: &scanner) { return }
    if operandFollows || word.count >= AnswerWords.shortestPhraseStart {
      noteMissingOperand(before: start)
    }
    if !scanner.isEmpty, scanner.wantsOperand, isSign(text.byteAfterSpaces(from: place)),
      isBeforeSign(place)
    {
      // "8 / x + 44": a number that nobody knows.
      scanner.spoil(at: start)
      return scanner.read(nil, start..<place)
    }
    if word.count == 1, readLetter(word[0], at: start, into: &scanner) { return }
    // "3rd" and "16sqrt" are no numbers.
    if scanner.hasOperand(endingAt: start) { scanner.spoil(asExpression: false, at: start) }
    let isAlternative =
      AnswerWords.alternatives.has(word) && !AnswerWords.beginsPhrase(text.wordBefore(start))
    scanner.readWord(isAlternative: isAlternative, at: start)
    if scanner.segments.count > segmentsBeforeWords, !AnswerWords.leads.has(word),
      !AnswerWords.pronouns.has(word)
    {
      segmentsBeforeWords = scanner.segments.count
    }
    // "solve()", unless something is done with its value.
    if text.has("()", at: place), !isBeforeSign(place + 2) {
      place += 2
      return
    }
    // Nor is "sqrt(16)" one; but what is printed is.
    if Text.startsOperand(text[place]), !AnswerWords.prints.has(word) {
      spoiledStart = place
      // "log(result)" shows a result.
      if !Text.isDigit(text[place]), !Text.isLetter(text.byteAfterSpaces(from: place + 1)) {
        scanner.spoil(at: place)
      }
    }
    if readAnnouncement(word, at: start, into: &scanner) { return }
    if operandFollows, readObject(before: word, at: start, into: &scanner) { return }
    if operandFollows || AnswerWords.skipArticle(after: word, in: text, at: &place) {
      let isVerb = !AnswerWords.links.has(word) && !AnswerWords.pronouns.has(word)
      beginPhrase(with: isVerb ? word : text.wordBefore(start), into: &scanner)
    }
  }

  /// Whether the letters before the place may be a name that is given a value or has one.
  private var mayBeName: Bool {
    if !names.isEmpty || Text.isDigit(text[place]) || text[place] == UInt8(ascii: "_") {
      return true
    }
    let next = text.byteAfterSpaces(from: place)
    return next == UInt8(ascii: "=") || next == UInt8(ascii: ":") || next == UInt8(ascii: "&")
      || next == UInt8(ascii: "<")
  }

  // MARK: Signs

  private mutating func readSign(_ sign: UInt8, into scanner: inout AnswerScanner) {
    let start = place
    place += 1
    switch sign {
    case UInt8(ascii: "+"): read(.add, at: start, into: &scanner)
    case UInt8(ascii: "-"):
      if text[place] == UInt8(ascii: ">") {
        place += 1
        scanner.readArrow(at: start)
      } else if !scanner.wantsOperand, let end = endOfDash(from: start) {
        place = end
        scanner.end(at: start)
      } else {
        read(.subtract, at: start, into: &scanner)
      }
    case UInt8(ascii: "*"): readAsterisk(at: start, into: &scanner)
    case UInt8(ascii: "/"):
      if text[place] == sign, !scanner.wantsOperand {
        place += 1
        // A comment of a program, or its division without a remainder.
        guard Text.startsOperand(text.byteAfterSpaces(from: place)) else {
          return scanner.end(at: start)
        }
        scanner.dividesExactly = true
      }
      if partsSteps(at: start, scanner) { return scanner.end(at: start) }
      read(.divide, at: start, into: &scanner)
    case UInt8(ascii: ":"):
      // "Step 1: 25 + 3", but "75 : 3".
      let isLabel = !Text.isSpace(text[start - 1]) && !Text.startsOperand(text[place])
      if scanner.wantsOperand || isLabel {
        scanner.end(at: start, joinsNext: isResultOfPhrase(scanner))
      } else if isResultOfPhrase(scanner), !isQuotient(scanner) {
        scanner.end(at: start, joinsNext: true)
      } else {
        read(.divide, at: start, into: &scanner)
      }
    case UInt8(ascii: "="):
      if text[place] == UInt8(ascii: ">") {
        place += 1
        scanner.readArrow(at: start)
      } else {
        if text[place] == sign { place += 1 }
        if phraseSegment == scanner.segments.count, readOriginOfLast(into: &scanner) { return }
        scanner.end(at: start, joinsNext: true)
      }
    case UInt8(ascii: "("), UInt8(ascii: "["):
      let isRead =
        scanner.wantsOperand
        ? readReference(at: start, into: &scanner)
        : scanner.hasOperator && readAnnotation(at: start, into: &scanner)
          || readOrigin(at: start, into: &scanner)
      if isRead { return }
      scanner.open(sign == UInt8(ascii: "(") ? .round : .square, at: start)
    case UInt8(ascii: "{"): scanner.open(.curly, at: start)
    case UInt8(ascii: ")"): close(.round, at: start, into: &scanner)
    case UInt8(ascii: "]"): close(.square, at: start, into: &scanner)
    case UInt8(ascii: "}"): close(.curly, at: start, into: &scanner)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): readNewline(at: start, into: &scanner)
    case UInt8(ascii: "\\"): readCommand(at: start, into: &scanner)
    case UInt8(ascii: "&"): readEntity(at: start, into: &scanner)
    case UInt8(ascii: "$"), UInt8(ascii: "`"): break
    case UInt8(ascii: "_"):
      if text[place] == UInt8(ascii: "{"), scanner.hasOperator, !scanner.wantsOperand {
        place += 1
        if readAnnotation(at: start, into: &scanner) { return }
        place -= 1
      }
      if scanner.hasOperand(endingAt: start), Text.startsOperand(text[place]) {
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
      if text[place] == UInt8(ascii: "=") { place += 1 }
      let next = text.byteAfterSpaces(from: place)
      let isRemainder = sign == UInt8(ascii: "%") && Text.startsOperand(next)
      let isPart = sign == UInt8(ascii: "%") && scanner.hasOperator && !scanner.isJoined
      if !scanner.wantsOperand,
        isRemainder || isPart || [0x29, 0x2A, 0x2B, 0x2D, 0x2F, 0x5E].contains(next)
      {
        scanner.spoil(at: start)
        if isRemainder { scanner.read(.divide, at: start) }
      } else {
        scanner.end(at: start)
      }
    case UInt8(ascii: "|") where scanner.hasOperator && !scanner.wantsOperand:
      readBar(at: start, into: &scanner)
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      if let end = endOfEmphasis(from: start) {
        place = end
        return
      }
      if text[place] == UInt8(ascii: "=") { place += 1 }
      scanner.end(at: start)
    default:
      if scanner.hasOperand(endingAt: start), Text.startsOperand(text[place]), sign > 0x20,
        sign != UInt8(ascii: ","), sign != UInt8(ascii: ";"), sign != UInt8(ascii: "|")
      {
        scanner.spoil(at: start)
      } else if sign == UInt8(ascii: "."), Text.isDigit(text[place]) {
        spoiledStart = place
      }
      scanner.end(at: start)
    }
  }

  mutating func read(
    _ sign: Operator, isUnmistakable: Bool = false, at start: Int, into scanner: inout AnswerScanner
  ) {
    guard scanner.wantsOperand else { return scanner.read(sign, at: start) }
    if scanner.isEmpty {
      if isUnmistakable || isStatedStep(from: start, after: scanner) {
        // "100 + 3 = 103, × 9" and "100 + 3 = 103, + 9 = 112": the step goes on from the result.
        scanner.readResult(at: start)
        if !scanner.wantsOperand { scanner.read(sign, at: start) }
      } else if sign == .subtract, Text.startsOperand(text.byteAfterSpaces(from: place)),
        !Text.isSpace(text[place]) || scanner.isJoined || isAtBeginning(start)
          || scanner.allowsNegative && isLoneEquation(start)
      {
        scanner.readNegation(at: start)
      }
      // Else it is the bullet of a list, a dash, or a plus sign.
    } else if scanner.followsProduct, Text.isSpace(text[place]) {
      // "9 * + 25": what stood between the signs is missing.
      scanner.spoil(at: start)
    } else if sign == .subtract {
      scanner.readNegation(at: start)
    } else if sign != .add {
      scanner.spoil(at: start)
    }
  }

  private mutating func close(
    _ bracket: ArithmeticSymbol.Bracket, at start: Int, into scanner: inout AnswerScanner
  ) {
    let isStray = scanner.depth == 0
    guard scanner.close(bracket, at: start, end: place) else {
      // What stood before "…) * 9" cannot be read.
      let sign = text.placeAfterSpaces(from: place)
      if isStray, isSign(text[sign]), Text.startsOperand(text.byteAfterSpaces(from: sign + 1)),
        !isLineNumber(before: start)
      {
        scanner.spoil(at: start)
      }
      return
    }
    openFraction(isSecond: true, at: start, into: &scanner)
  }

  private mutating func openFraction(
    isSecond: Bool, at start: Int, into scanner: inout AnswerScanner
  ) {
    while Text.isSpace(text[place]) { place += 1 }
    let isBrace = text[place] == UInt8(ascii: "{")
    if !isBrace, Text.isDigit(text[place]) {
      // Without braces, each part is one digit: "\frac82".
      scanner.openFraction(isSecond: isSecond, at: start)
      scanner.read(Int(text[place]) - 0x30, place..<place + 1)
      place += 1
      return close(.curly, at: start, into: &scanner)
    }
    if isBrace { place += 1 } else { scanner.spoil(at: start) }
    if isBrace || isSecond { scanner.openFraction(isSecond: isSecond, at: start) }
  }

  // MARK: LaTeX and escapes

  /// A sign by its name in HTML, such as `&times;`, or the mark of a column in LaTeX.
  private mutating func readEntity(at start: Int, into scanner: inout AnswerScanner) {
    var end = place
    let name = text.letters(at: &end)
    guard !name.isEmpty, text[end] == UInt8(ascii: ";"),
      let symbol = ArithmeticSymbol(entity: name)
    else { return }
    place = end + 1
    read(symbol, at: start, into: &scanner)
  }

  /// The character of `\u00d7`, as JSON writes it, whose letter is at a place.
  private func escapedScalar(at place: Int) -> UInt32? {
    guard text[place] == UInt8(ascii: "u") else { return nil }
    var value: UInt32 = 0
    for offset in 1...4 {
      let digit = text[place + offset]
      guard Text.isDigit(digit) || digit | 0x20 >= 0x61 && digit | 0x20 <= 0x66 else { return nil }
      value = value << 4 | UInt32(Text.isDigit(digit) ? digit - 0x30 : (digit | 0x20) - 0x57)
    }
    return value
  }

  private mutating func readCommand(at start: Int, into scanner: inout AnswerScanner) {
    if let scalar = escapedScalar(at: place), scalar >= 0x80 {
      place += 5
      return read(ArithmeticSymbol(scalar), at: start, into: &scanner)
    }
    let name = text.letters(at: &place)
    guard !name.isEmpty else { return readControlSymbol(at: start, into: &scanner) }
    switch ArithmeticSymbol(command: name) {
    case .fraction: openFraction(isSecond: false, at: start, into: &scanner)
    case .bracketSize:
      // A product without a sign: "\left(25 + 3\right)\left(4\right)".
      if !scanner.wantsOperand, Text.startsOperand(text.byteAfterSpaces(from: place)) {
        scanner.readProduct(at: start)
      }
    case .function, .prefix:
      if scanner.hasOperand(endingAt: start) { scanner.spoil(at: start) }
      if scanner.isEmpty || !scanner.wantsOperand { scanner.end(at: start) }
      scanner.spoil(at: start)
    case let symbol: read(symbol, at: start, into: &scanner)
    }
  }

  private mutating func readControlSymbol(at start: Int, into scanner: inout AnswerScanner) {
    let symbol = text[place]
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

  /// Reads a symbol that means the same wherever it stands.
  mutating func read(
    _ symbol: ArithmeticSymbol, at start: Int, into scanner: inout AnswerScanner
  ) {
    switch symbol {
    case .infix(let operation, let isUnmistakable):
      guard let sign = operation.numbersOperator else { return scanner.spoil(at: start) }
      read(sign, isUnmistakable: isUnmistakable, at: start, into: &scanner)
    case .open(let bracket): scanner.open(bracket, at: start)
    case .close(let bracket): close(bracket, at: start, into: &scanner)
    case .equals: scanner.end(at: start, joinsNext: true)
    case .space, .bracketSize: break
    case .newline: readNewline(at: start, into: &scanner)
    case .prefix, .postfix, .function, .fraction: scanner.spoil(at: start)
    case .digit, .letter, .separator, .other:
      scanner.hasWords = true
      scanner.end(at: start)
    }
  }
}
