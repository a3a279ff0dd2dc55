public import NumbersGame
public import NumbersSolver
import Synchronization

extension PuzzleSurvey {
  /// The surveys of many collections of numbers, on several threads.
  ///
  /// - Parameters:
  ///   - family: The collections.
  ///   - rules: The rules.
  ///   - bound: Up to which numbers it is noted what can be made, at least 1.
  ///   - memory: The number of bytes that the values of parts may take, roughly, on all threads together.
  ///   - threads: The maximum number of threads; as many as there are cores if not given.
  ///   - limit: When to give up. By default, when the current task is cancelled.
  ///   - progress: Called now and then, from any thread, with the number of surveys that are done.
  /// - Returns: A survey for each collection, in their order, whatever the number of threads.
  /// - Throws: `PuzzleRulesError` if the rules contradict themselves; ``SurveysStopped`` if the limit is
  ///   reached; ``PuzzleError`` of the first collection that has one.
  public static func surveys(
    of family: [[Int]], by rules: PuzzleRules, upTo bound: Int = 1_000_000,
    memory: Int = 1_000_000_000, threads: Int? = nil, limit: SearchLimit = .taskCancellation,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> [PuzzleSurvey] {
    let threads = max(1, threads ?? availableCores())
    // An error in the rules holds for all.
    _ = try PuzzleSolver(rules)
    let done = Atomic(0)
    let results = concurrentMap(
      count: family.count, threads: threads, chunk: 1, limit: limit
    ) { place, limit in
      defer { progress(done.wrappingAdd(1, ordering: .relaxed).newValue) }
      return Result<PuzzleSurvey, any Error> {
        var solver = try PuzzleSolver(rules, memory: memory / threads)
        return try solver.survey(family[place], upTo: bound, limit: limit)
      }
    }
    var surveys: [PuzzleSurvey] = []
    var isStopped = false
    for result in results {
      do {
        guard let survey = try result?.get() else {
          isStopped = true
          continue
        }
        surveys.append(survey)
      } catch PuzzleError.stopped {
        isStopped = true
      }
    }
    if isStopped { throw SurveysStopped(finished: surveys, count: family.count) }
    return surveys
  }
}

/// The limit was reached before all surveys were made.
public struct SurveysStopped: Error, Hashable, Sendable, CustomStringConvertible {
  /// The surveys that were made by then, in the order of their collections.
  public let finished: [PuzzleSurvey]
  /// The number of surveys that were asked for.
  public let count: Int

  /// A description, with the number of finished surveys.
  public var description: String {
    "the surveys were stopped after \(finished.count) of \(count) collections"
  }
}

extension PuzzleRules {
  /// All collections of this many numbers that the rules allow, in ascending order; `nil` if there are more than a
  /// million, or if the rules do not allow this many.
  public func selections(of count: Int) -> [[Int]]? {
    guard numberCount.contains(count) else { return nil }
    let (distance, overflow) = numbers.upperBound.subtractingReportingOverflow(numbers.lowerBound)
    guard !overflow, distance < 1_000_000 else { return nil }
    if hasEqualNumbers { return numbers.map { [Int](repeating: $0, count: count) } }
    var selections: [[Int]] = [[]]
    for _ in 0..<count {
      var longer: [[Int]] = []
      for selection in selections {
        for number in (selection.last ?? numbers.lowerBound)...numbers.upperBound {
          longer.append(selection + [number])
        }
        guard longer.count <= 1_000_000 else { return nil }
      }
      selections = longer
    }
    return pool == nil ? selections : selections.filter { (try? check($0)) != nil }
  }
}
