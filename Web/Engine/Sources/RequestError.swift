import GameShow
import NumbersGame
import NumbersSolver
import PlainJSON

/// Why a request is not answered.
enum RequestError: Error {
  /// A word is not a number.
  case notANumber(String)
  /// A number has more digits than can be computed with.
  case tooLarge(String)
  /// A text is too long to be read.
  case tooLong
  /// A working has more lines than are judged.
  case tooManyLines(limit: Int)
  /// The target is missing.
  case noTarget
  /// There are no such rules.
  case rules(UnknownRules)
  /// The numbers and the target are not a game.
  case game(GameError)
  /// No game can be drawn.
  case draw(GameGeneratorError)
  /// The game cannot be solved.
  case solve(SolverError)
  /// There is no census under the rules.
  case census
  /// An answer breaks a rule.
  case answer(AnswerFault)
  /// There is no such day.
  case day(String)
  /// The day is still to come.
  case dayToCome(GameDay)
  /// Targets that cannot be looked at.
  case targets(Int, Int)
  /// There is no such strength, rating or contestant.
  case choice(String, allowed: String)
  /// The numbers or the target are not those of such a puzzle.
  case puzzle(Puzzle)
  /// Steps are counted where roots are steps too.
  case stepsWithRoots
  /// So many numbers do not take so many steps.
  case steps(Int, mostly: Int, mustUseAll: Bool)
  /// There are too many numbers for such options.
  case tooManyNumbers(Int)
  /// There is no such operation.
  case operation(String)

  /// The name of the fault, for programs.
  var code: String {
    switch self {
    case .notANumber: "notANumber"
    case .tooLarge: "tooLarge"
    case .tooLong: "tooLong"
    case .tooManyLines: "tooManyLines"
    case .noTarget: "noTarget"
    case .rules: "rules"
    case .game(let error):
      switch error {
      case .wrongNumberCount: "numberCount"
      case .targetNotAllowed: "target"
      case .numberNotPositive, .numberNotInPool, .tooManyOf: "numbers"
      }
    case .draw: "draw"
    case .solve: "search"
    case .census: "census"
    case .answer: "answer"
    case .day, .dayToCome: "day"
    case .targets: "targets"
    case .choice: "choice"
    case .puzzle: "puzzle"
    case .stepsWithRoots, .steps, .tooManyNumbers: "options"
    case .operation: "operation"
    }
  }

  /// The best solution that was found before a search could not go on.
  var best: Solution? {
    guard case .solve(let error) = self else { return nil }
    switch error {
    case .stopped(let best), .tooLarge(let best): return best
    }
  }

  /// Where the fault of an answer is, in UTF-16 code units, as JavaScript counts them.
  func offset(in text: String) -> Int? {
    guard case .answer(.unreadable(let error)) = self else { return nil }
    var (offset, place) = (0, 0)
    for scalar in text.unicodeScalars {
      if place == error.offset { break }
      offset += UTF16.width(scalar)
      place += 1
    }
    return offset
  }

  /// The problem, and what is allowed.
  var message: JSON {
    switch self {
    case .notANumber(let text): ["key": "fault.notANumber", "text": .string(text)]
    case .tooLarge(let text):
      ["key": "fault.tooLarge", "text": .string(text), "most": .integer(.max)]
    case .tooLong: ["key": "fault.tooLong", "most": .integer(Rules.maximumNumberCount)]
    case .tooManyLines(let limit): ["key": "fault.tooManyLines", "limit": .integer(limit)]
    case .noTarget: ["key": "fault.noTarget"]
    case .rules(let error):
      [
        "key": "fault.rules", "id": .string(error.id),
        "known": .array(Rules.presets.map { .string($0.id) }),
      ]
    case .game(let error): error.message
    case .draw(let error): error.message
    case .solve(let error): error.message
    case .census: ["key": "fault.census"]
    case .answer(let fault): fault.message
    case .day(let text): ["key": "fault.day", "text": .string(text)]
    case .dayToCome(let day): ["key": "fault.dayToCome", "day": .string("\(day)")]
    case .targets(let first, let last):
      ["key": "fault.targets", "first": .integer(first), "last": .integer(last)]
    case .choice(let text, let allowed):
      ["key": "fault.choice", "text": .string(text), "allowed": .string(allowed)]
    case .puzzle(let puzzle): ["key": .string("fault.puzzle.\(puzzle.rawValue)")]
    case .stepsWithRoots: ["key": "fault.stepsWithRoots"]
    case .steps(let count, let most, let mustUseAll):
      [
        "key": "fault.steps", "count": .integer(count), "most": .integer(most),
        "usesAll": .boolean(mustUseAll),
      ]
    case .tooManyNumbers(let most): ["key": "fault.tooManyNumbers", "most": .integer(most)]
    case .operation(let name): ["key": "fault.operation", "name": .string(name)]
    }
  }
}

extension RequestError {
  /// Calls a function whose errors are about a game.
  static func naming<Result>(
    _ body: () throws(GameError) -> Result
  ) throws(RequestError) -> Result {
    do throws(GameError) {
      return try body()
    } catch {
      throw .game(error)
    }
  }

  /// Calls a function whose errors are a solver's.
  static func naming<Result>(
    _ body: () throws(SolverError) -> Result
  ) throws(RequestError) -> Result {
    do throws(SolverError) {
      return try body()
    } catch {
      throw .solve(error)
    }
  }

  /// Calls a function that draws games.
  static func naming<Result>(
    _ body: () throws(SolvableDrawError) -> Result
  ) throws(RequestError) -> Result {
    do throws(SolvableDrawError) {
      return try body()
    } catch {
      switch error {
      case .cannotDraw(let error): throw .draw(error)
      case .cannotSolve(let error): throw .solve(error)
      }
    }
  }
}
