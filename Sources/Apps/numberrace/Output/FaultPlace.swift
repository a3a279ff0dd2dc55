import BigNumbersSolver
import NumbersGame

extension AnswerFault {
  /// The place of the fault in the text of the answer, in characters from 1; `nil` if it is not one of a place.
  func place(in text: String, numbers: [Int]) -> Int? {
    switch self {
    case .unreadable(let error): error.hasPlace ? text.character(atScalar: error.offset) : nil
    case .numberNotGiven(let number, _), .numberUsedTooOften(let number, _, _):
      text.place(ofSuperfluous: number, numbers: numbers)
    case .illegalStep(let step):
      Expression.offset(of: step, in: text).map { text.character(atScalar: $0) }
    }
  }
}

extension FormulaFault {
  /// The place of the fault in the text of the answer, in characters from 1; `nil` if it is not one of a place.
  func place(in text: String, numbers: [Int]) -> Int? {
    if let place { return text.character(atScalar: place - 1) }
    switch self {
    case .numberNotGiven(let number, _): return text.place(ofSuperfluous: number, numbers: numbers)
    case .operationNotAllowed(let operation):
      return text.firstIndex { operation.signs.contains($0) }.map {
        text.distance(from: text.startIndex, to: $0) + 1
      }
    default: return nil
    }
  }
}

extension PuzzleOperation {
  fileprivate var signs: String {
    switch self {
    case .add: "+"
    case .subtract, .negate: "-−–"
    case .multiply: "*×·xX"
    case .divide: "/÷:"
    case .power: "^"
    case .squareRoot: "√s"
    case .square: "²s"
    case .factorial: "!"
    case .concatenate: ""
    case .decimal: "."
    }
  }
}

extension String {
  /// The place of a character from 1, by that of a scalar from 0.
  fileprivate func character(atScalar offset: Int) -> Int {
    String(String.UnicodeScalarView(unicodeScalars.prefix(offset))).count + 1
  }

  /// The place of the first number of a value for which no tile is left, from 1. What follows a sign of equality is
  /// no tile.
  fileprivate func place(ofSuperfluous number: Int, numbers: [Int]) -> Int? {
    var left = numbers.count { $0 == number }
    let characters = Array(self)
    var place = 0
    var isResult = false
    while place < characters.count {
      guard characters[place].isWholeNumber else {
        if characters[place] == "=" { isResult = true }
        if !characters[place].isWhitespace, characters[place] != "=" { isResult = false }
        place += 1
        continue
      }
      let start = place
      while place < characters.count, characters[place].isWholeNumber { place += 1 }
      let digits = characters[start..<place].compactMap(\.wholeNumberValue).map { "\($0)" }.joined()
      if Int(digits) == number, !isResult {
        if left == 0 { return start + 1 }
        left -= 1
      }
      isResult = false
    }
    return nil
  }
}
