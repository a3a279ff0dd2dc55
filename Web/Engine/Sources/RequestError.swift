import GameShow
import NumbersGame
import NumbersSolver

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
    return text.unicodeScalars.prefix(error.offset).reduce(0) { $0 + UTF16.width($1) }
  }

  /// The problem, and what is allowed.
  ///
  /// - Parameter language: The language.
  /// - Returns: A clause without a full stop.
  func message(in language: PageLanguage) -> String {
    switch language {
    case .english: english
    case .french: french
    }
  }

  private var english: String {
    switch self {
    case .notANumber(let text): "'\(text)' is not a number: write whole numbers, such as 25 50 75"
    case .tooLarge(let text): "\(text) is too large: numbers up to \(Int.max) can be given"
    case .tooLong: "the text is too long: a game has at most \(Rules.maximumNumberCount) numbers"
    case .tooManyLines(let limit): "there are too many lines: \(limit) are allowed"
    case .noTarget: "the target is missing"
    case .rules(let error): "\(error)"
    case .game(let error): "\(error)"
    case .draw(let error): "\(error)"
    case .solve(let error): "\(error)"
    case .census:
      "there is no census under these rules: only of shows with six tiles up to 100, three of each number at most, and targets "
        + "from 100 to 999"
    case .answer(let fault): "\(fault)"
    case .day(let text): "'\(text)' is not a day: write it as 2026-11-22"
    case .dayToCome(let day): "\(day) is still to come; its game can be played from then on"
    case .targets(let first, let last):
      "\(first) to \(last) cannot be looked at: targets go from 1 to 999"
    case .choice(let text, let allowed): "'\(text)' is none of \(allowed)"
    case .puzzle(.twentyFour): "the 24 game has 4 numbers from 1 to 13"
    case .puzzle(.makeTen): "make ten has 4 digits"
    case .puzzle(.krypto): "Krypto has 5 numbers from 1 to 25, and a target from 1 to 25"
    case .puzzle(.fourFours):
      "four fours has up to 4 equal digits from 1 to 9, and targets up to 999"
    case .puzzle(.numbers):
      "a numbers round has up to 6 numbers from 1 to 999, and a target from 1 to 9999"
    case .stepsWithRoots: "steps are counted only where each joins two numbers, so without roots"
    case .steps(let count, let most, let mustUseAll):
      mustUseAll
        ? "using all numbers takes \(most) steps, not \(count)"
        : "so many numbers have at most \(most) steps, not \(count)"
    case .tooManyNumbers(let most):
      "with decimals or roots there may be at most \(most) numbers here"
    case .operation(let name): "there is no operation '\(name)'"
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

/// A language of the messages.
enum PageLanguage {
  case english
  case french

  init(_ code: String) {
    self = code.hasPrefix("fr") ? .french : .english
  }
}
