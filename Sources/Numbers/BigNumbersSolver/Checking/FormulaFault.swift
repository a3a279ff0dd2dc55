public import NumbersGame

/// An error in an answer to a puzzle.
public enum FormulaFault: Error, Hashable, Sendable {
  /// The text is not an answer.
  case unreadable(ParseError)
  /// A number is not given, or used too often.
  case numberNotGiven(Int, given: [Int])
  /// Some numbers that must be used are left over.
  case numbersLeft([Int])
  /// Another number of numbers must be used.
  case wrongCount(Int, wanted: Int)
  /// The numbers are not used in the order in which they are given.
  case wrongOrder(given: [Int])
  /// The rules do not have the operation.
  case operationNotAllowed(PuzzleOperation)
  /// An operation on one number is done too often in a row.
  case tooManyInARow(Formula, limit: Int)
  /// A formula has no result, or no allowed result.
  case noResult(Formula)
  /// A part of the formula has a result that the rules do not allow, such as a fraction.
  case resultNotAllowed(Formula, ExactNumber)
  /// The result that was stated, at a place from 1, is not the result.
  case wrongResult(stated: ExactNumber, actual: ExactNumber, place: Int)
  /// No later step uses the result of one, at a place from 1.
  case unusedResult(ExactNumber, place: Int)

  /// The place of the fault in the text, in Unicode scalars from 1; `nil` if it has no place.
  public var place: Int? {
    switch self {
    case .unreadable(let error): error.hasPlace ? error.offset + 1 : nil
    case .wrongResult(_, _, let place), .unusedResult(_, let place): place
    default: nil
    }
  }
}

extension FormulaFault: CustomStringConvertible {
  /// The problem, and what is allowed.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .numberNotGiven(let number, let given):
      "\(number) is not one of the numbers, or used too often: they are "
        + given.map { "\($0)" }.joined(separator: ", ")
    case .numbersLeft(let numbers):
      "all numbers must be used, but there are left: "
        + numbers.map { "\($0)" }.joined(separator: ", ")
    case .wrongCount(let count, let wanted):
      "\(count) of the numbers are used: it must be \(wanted)"
    case .wrongOrder(let given):
      "the numbers must be used in their order: " + given.map { "\($0)" }.joined(separator: ", ")
    case .operationNotAllowed(let operation): "the rules do not allow \(operation.rawValue)"
    case .tooManyInARow(let formula, let limit):
      "\(formula) has more than \(limit) operations on one number in a row"
    case .noResult(let formula): "\(formula) has no result that can be worked out"
    case .resultNotAllowed(let formula, let value): "\(formula) = \(value) is not allowed"
    case .wrongResult(let stated, let actual, let place):
      "at character \(place): the result is \(actual), not \(stated)"
    case .unusedResult(let result, let place):
      "at character \(place): the result \(result) is not used by any later step"
    }
  }
}
