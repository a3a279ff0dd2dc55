public import NumbersGame
public import NumbersSolver

extension PuzzleSurvey {
  /// The surveys of many collections of numbers, on several threads.
  ///
  /// - Parameters:
  ///   - family: The collections.
  ///   - rules: The rules.
  ///   - bound: Up to which numbers it is noted what can be made, at least 1.
  ///   - memory: How many bytes the values of parts may take, about, on all threads together.
  ///   - threads: The most threads to use; as many as there are cores if not given.
  ///   - limit: When to give up.
  /// - Returns: A survey for each collection, in their order, whatever the number of threads.
  /// - Throws: `PuzzleRulesError` if the rules contradict themselves; ``PuzzleError`` of the first collection
  ///   that has one.
  public static func surveys(
    of family: [[Int]], by rules: PuzzleRules, upTo bound: Int = 1_000_000,
    memory: Int = 1_000_000_000, threads: Int? = nil, limit: SearchLimit = .taskCancellation
  ) throws -> [PuzzleSurvey] {
    let threads = max(1, threads ?? availableCores())
    // What is wrong with the rules is so for all.
    _ = try PuzzleSolver(rules)
    let results = concurrentMap(count: family.count, threads: threads) { place in
      Result<PuzzleSurvey, any Error> {
        var solver = try PuzzleSolver(rules, memory: memory / threads)
        return try solver.survey(family[place], upTo: bound, limit: limit)
      }
    }
    return try results.map { try $0.get() }
  }
}

extension PuzzleRules {
  /// All collections of so many numbers that the rules allow, in ascending order; nothing if there are more than a
  /// million or so many are not given.
  ///
  /// - Parameter count: How many numbers.
  /// - Returns: The collections.
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
