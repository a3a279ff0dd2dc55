/// The oracle for best solutions: what the textbook search finds that joins any two numbers of a list
/// by any operation, puts the result in their place and goes on, and leaves nothing out.
public struct BestTable {
  /// The best way to reach a value.
  public struct Entry: Equatable {
    /// The fewest steps.
    public var steps: Int
    /// The smallest largest step result of expressions with so few steps.
    public var peak: Int
  }

  private var entries: [Entry?]

  /// Tries everything.
  ///
  /// - Parameters:
  ///   - numbers: The numbers, up to six or seven.
  ///   - limit: Values below this are kept.
  public init(_ numbers: [Int], limit: Int = 20_000) {
    entries = Array(repeating: nil, count: limit)
    for number in numbers { note(number, steps: 0, peak: 0) }
    var list = numbers
    search(&list, steps: 0, peak: 0)
  }

  /// The best way to reach a value, if there is one.
  public subscript(value: Int) -> Entry? {
    entries.indices.contains(value) ? entries[value] : nil
  }

  /// The best entry at the smallest distance from a target.
  public func best(for target: Int) -> (distance: Int, entry: Entry) {
    for distance in 0..<entries.count {
      precondition(target + distance < entries.count, "the table is too small for the target")
      let found = [self[target - distance], self[target + distance]].compactMap(\.self)
      if let entry = found.min(by: { ($0.steps, $0.peak) < ($1.steps, $1.peak) }) {
        return (distance, entry)
      }
    }
    preconditionFailure("a list of numbers reaches at least the numbers")
  }

  private mutating func note(_ value: Int, steps: Int, peak: Int) {
    guard value < entries.count else { return }
    if let entry = entries[value], (entry.steps, entry.peak) <= (steps, peak) { return }
    entries[value] = Entry(steps: steps, peak: peak)
  }

  private mutating func search(_ list: inout [Int], steps: Int, peak: Int) {
    for i in 0..<list.count {
      for j in 0..<i {
        let (a, b) = (max(list[i], list[j]), min(list[i], list[j]))
        let results = (a + b, a - b, a * b, a % b == 0 ? a / b : 0)
        try_(results.0, i, j)
        if results.1 > 0 { try_(results.1, i, j) }
        try_(results.2, i, j)
        if results.3 > 0 { try_(results.3, i, j) }
      }
    }

    func try_(_ result: Int, _ i: Int, _ j: Int) {
      let peak = max(peak, result)
      note(result, steps: steps + 1, peak: peak)
      guard list.count > 2 else { return }
      let (first, second) = (list[i], list[j])
      list[j] = result
      list[i] = list[list.count - 1]
      let last = list.removeLast()
      search(&list, steps: steps + 1, peak: peak)
      list.append(last)
      list[i] = first
      list[j] = second
    }
  }
}
