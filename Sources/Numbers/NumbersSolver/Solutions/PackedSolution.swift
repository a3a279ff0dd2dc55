public import NumbersGame

/// A distinct solution in 16 bytes: half a byte for each number and operation of its postfix form, of which a game of twelve
/// numbers, the most that there are (`Rules.maximumNumberCount`), has 23.
///
/// It stands for an expression over the numbers of its game, which the caller keeps:
///
/// ```swift
/// let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952)
/// let forms = try Solver().solutions(of: game).packed
/// for form in forms { print(form.expression(over: forms.numbers)!) }
/// ```
///
/// Packed solutions of one game are equal if they are the same expression.
public struct PackedSolution: Hashable, Sendable {
  /// The first 16 tokens, from the lowest bits on.
  private let first: UInt64
  /// The other tokens, and above them how many there are in all.
  private let second: UInt64

  private static let tokensInFirst = 16
  private static let countShift: UInt64 = 56

  /// Packs a line of entries that are no members.
  @inline(__always)
  init(_ line: UnsafePointer<GroupingPlanner.Entry>, count: Int) {
    var (first, second): (UInt64, UInt64) = (
      0, UInt64(truncatingIfNeeded: count) << Self.countShift
    )
    for place in 0..<min(count, Self.tokensInFirst) {
      first |= UInt64(line[place].halfByte) &<< UInt64(truncatingIfNeeded: 4 &* place)
    }
    var place = Self.tokensInFirst
    while place < count {
      let shift = 4 &* (place &- Self.tokensInFirst)
      second |= UInt64(line[place].halfByte) &<< UInt64(truncatingIfNeeded: shift)
      place &+= 1
    }
    self.first = first
    self.second = second
  }

  private var tokenCount: Int { Int(truncatingIfNeeded: second >> Self.countShift) }

  /// How many numbers the solution uses.
  public var numberCount: Int { (tokenCount + 1) / 2 }

  /// The expression that this stands for.
  ///
  /// - Parameter numbers: The distinct numbers of the game in ascending order, as ``PackedSolutions/numbers`` gives them.
  /// - Returns: The expression, or `nil` if there are fewer numbers than it uses.
  /// - Complexity: O(*n*) for *n* numbers in the expression.
  public func expression(over numbers: [Int]) -> Expression? {
    var tokens: [Expression.Token] = []
    tokens.reserveCapacity(tokenCount)
    for place in 0..<tokenCount {
      let word = place < Self.tokensInFirst ? first : second
      let shift = UInt64(truncatingIfNeeded: 4 * (place % Self.tokensInFirst))
      let code = Int(truncatingIfNeeded: (word >> shift) & 0xF)
      if code >= 12, let operation = Operator(rawValue: UInt8(code - 12)) {
        tokens.append(.operation(operation))
      } else if numbers.indices.contains(code) {
        tokens.append(.number(numbers[code]))
      } else {
        return nil
      }
    }
    return Expression(postfix: tokens)
  }
}

extension GroupingPlanner.Entry {
  /// A number as its place, of up to twelve; an operation as 12 and more.
  @inline(__always)
  fileprivate var halfByte: UInt8 { code & 0x80 == 0 ? code & 0xF : 12 | (code & 0x3) }
}
