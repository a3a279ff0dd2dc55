import NumbersGame

extension IndexReader {
  /// A solution, its value and its largest step result.
  struct Found {
    let expression: TileExpression
    let tileCount: Int
    let value: UInt32
    let peak: UInt32
  }

  /// The best solution of a game, by the code of its selection, which the index has.
  @inline(__always)
  func best(_ code: TileMultisets.Code, _ target: Int) -> Found? {
    var lookup = lookup(code, target)
    loadCell(of: &lookup)
    loadStart(of: &lookup)
    loadExpression(of: &lookup)
    return found(lookup)
  }

  /// The solution of a game that is stored by itself.
  @inline(never)
  func exception(_ selection: Int, _ code: TileMultisets.Code, _ target: Int) -> Found? {
    func entry(at place: Int) -> IndexException {
      IndexException(memory, at: layout.exceptions &+ IndexLayout.exceptionBytes &* place)
    }
    let place = (0..<layout.exceptionCount).firstPlace {
      let entry = entry(at: $0)
      return (Int(entry.selection), Int(entry.target)) >= (selection, target)
    }
    guard place < layout.exceptionCount else { return nil }
    let entry = entry(at: place)
    guard (Int(entry.selection), Int(entry.target)) == (selection, target),
      (1...selectionSize).contains(Int(entry.tileCount))
    else { return nil }
    return found(entry.expression, Int(entry.tileCount), of: code)
  }

  /// Works an expression out, which must be legal and take no tiles but those of a multiset.
  ///
  /// The kinds of tokens follow no pattern, so there is no branch between the operators but for division, which is rare.
  @inline(__always)
  func found(
    _ expression: TileExpression, _ tileCount: Int, of code: TileMultisets.Code
  ) -> Found? {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.stackCount) { stack in
      guard let stack = stack.baseAddress else { return nil }
      var used: TileMultisets.Code = 0
      var depth = 0
      var peak: UInt32 = 0
      for index in 0..<(2 &* tileCount &- 1) {
        let token = expression.token(at: index)
        if token < TileExpression.maximumTileCount {
          used &+= 1 &<< UInt64(truncatingIfNeeded: 4 &* token)
          stack[depth] = number(of: token)
          depth &+= 1
        } else {
          guard depth >= 2 else { return nil }
          let (left, right) = (stack[depth &- 2], stack[depth &- 1])
          let result = Self.result(token & 3, left, right)
          // What is zero, negative or too large is not between these.
          guard result &- 1 < UInt64(UInt32.max) else { return nil }
          depth &-= 1
          let number = UInt32(truncatingIfNeeded: result)
          stack[depth &- 1] = number
          peak = max(peak, number)
        }
      }
      guard depth == 1, TileMultisets.isPart(used, of: code) else { return nil }
      return Found(expression: expression, tileCount: tileCount, value: stack[0], peak: peak)
    }
  }

  /// More than there are tokens of a legal expression.
  private static let stackCount = 16

  /// The result of a step with positive operands; no number from 1 to 2³² − 1 if the step is not legal.
  @inline(__always)
  private static func result(_ operation: Int, _ left: UInt32, _ right: UInt32) -> UInt64 {
    if operation == Int(Operator.divide.rawValue) {
      let (quotient, remainder) = left.quotientAndRemainder(dividingBy: right)
      return remainder == 0 ? UInt64(quotient) : 0
    }
    let (left, right) = (UInt64(left), UInt64(right))
    let product = left &* right
    let sum = left &+ (operation == Int(Operator.subtract.rawValue) ? 0 &- right : right)
    return operation == Int(Operator.multiply.rawValue) ? product : sum
  }

  @inline(__always)
  func solution(_ found: Found, to game: borrowing Game) -> Solution {
    Solution(legal: expression(of: found), value: Int(found.value), to: game)
  }

  /// The expression over the numbers on the tiles.
  @inline(__always)
  func expression(of found: Found) -> Expression {
    // Literals, because an array of a length that is not known is made by code that looks its type up at every call.
    func at(_ index: Int) -> Expression.Token { token(found.expression.token(at: index)) }
    let tokens: [Expression.Token] =
      switch found.tileCount {
      case 1: [at(0)]
      case 2: [at(0), at(1), at(2)]
      case 3: [at(0), at(1), at(2), at(3), at(4)]
      case 4: [at(0), at(1), at(2), at(3), at(4), at(5), at(6)]
      case 5: [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8)]
      default: [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), at(9), at(10)]
      }
    return Expression(postfix: tokens)
  }
}
