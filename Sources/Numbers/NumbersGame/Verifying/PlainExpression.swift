/// Whole numbers, `+ - * /` and round brackets, as most answers between tags are, worked out while they are read.
///
/// Whatever else there is, and every breach of a rule, is left to ``AnswerScanner`` and ``AnswerJudge``, which say the same of
/// these and need twice the time.
struct PlainExpression {
  /// The maximum number of numbers, and of signs and brackets that wait.
  private static let capacity = 32

  private let values: UnsafeMutableBufferPointer<Int>
  private var valueCount = 0
  /// Signs and opening brackets that wait, as bytes.
  private let signs: UnsafeMutableBufferPointer<UInt8>
  private var signCount = 0

  private init(
    _ values: UnsafeMutableBufferPointer<Int>, _ signs: UnsafeMutableBufferPointer<UInt8>
  ) {
    self.values = values
    self.signs = signs
  }

  /// The verdict on a part of a text; `nil` if it is no such expression, or breaks a rule.
  static func verdict(
    on text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, by judge: AnswerJudge
  ) -> AnswerVerifier.Verdict? {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(text[start]) { start += 1 }
    while start < end, isBlank(text[end - 1]) { end -= 1 }
    guard end - start > 2 else { return nil }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: capacity) { values in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { signs in
        var expression = Self(values, signs)
        return expression.verdict(on: text, start..<end, by: judge)
      }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  private mutating func verdict(
    on text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, by judge: AnswerJudge
  ) -> AnswerVerifier.Verdict? {
    var use = AnswerJudge.Use()
    var operationCount = 0
    var wantsOperand = true
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = text[place]
      place += 1
      switch byte {
      case 0x20: continue
      case 0x30...0x39:
        let number = Self.number(in: text, &place, to: range.upperBound)
        guard wantsOperand, let number, valueCount < Self.capacity, judge.take(number, &use) else {
          return nil
        }
        values[valueCount] = number
        valueCount += 1
        wantsOperand = false
      case UInt8(ascii: "("):
        guard wantsOperand, signCount < Self.capacity else { return nil }
        signs[signCount] = byte
        signCount += 1
      case UInt8(ascii: ")"):
        guard !wantsOperand, reduce(toProducts: false), signCount > 0 else { return nil }
        signCount -= 1
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
        guard !wantsOperand, reduce(toProducts: Self.isProduct(byte)), signCount < Self.capacity
        else { return nil }
        signs[signCount] = byte
        signCount += 1
        operationCount += 1
        wantsOperand = true
      default: return nil
      }
    }
    guard !wantsOperand, operationCount > 0, reduce(toProducts: false), signCount == 0 else {
      return nil
    }
    return judge.verdict(onLegal: values[0], use, operationCount, at: range)
  }

  /// The number whose first digit stands before a place; `nil` if it has more than nine.
  private static func number(
    in text: UnsafeBufferPointer<UInt8>, _ place: inout Int, to end: Int
  ) -> Int? {
    let first = place
    var number = Int(text[place - 1]) - 0x30
    while place < end, place - first < 9, text[place] >= 0x30, text[place] <= 0x39 {
      number = number * 10 + Int(text[place]) - 0x30
      place += 1
    }
    return place - first < 9 ? number : nil
  }

  private static func isProduct(_ sign: UInt8) -> Bool {
    sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/")
  }

  /// Applies the signs that wait, down to the innermost bracket, or only products and quotients; returns whether all results are positive
  /// whole numbers.
  private mutating func reduce(toProducts: Bool) -> Bool {
    while signCount > 0 {
      let sign = signs[signCount - 1]
      guard sign != UInt8(ascii: "("), !toProducts || Self.isProduct(sign) else { break }
      signCount -= 1
      valueCount -= 1
      let (left, right) = (values[valueCount - 1], values[valueCount])
      let result: Int
      switch sign {
      case UInt8(ascii: "+"): result = left &+ right
      case UInt8(ascii: "-"): result = left &- right
      case UInt8(ascii: "*"):
        let (product, isTooLarge) = left.multipliedReportingOverflow(by: right)
        guard !isTooLarge else { return false }
        result = product
      default:
        guard right > 0, left % right == 0 else { return false }
        result = left / right
      }
      guard result > 0 else { return false }
      values[valueCount - 1] = result
    }
    return true
  }
}
