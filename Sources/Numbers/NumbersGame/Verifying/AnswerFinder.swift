/// Finds the part of a text that is marked as the answer.
struct AnswerFinder {
  private let text: UnsafeBufferPointer<UInt8>
  /// The bytes that are looked at.
  let range: Range<Int>

  init(_ text: UnsafeBufferPointer<UInt8>, window: Int) {
    self.text = text
    var start = max(0, text.count - window)
    // Not in the middle of a character.
    while start > 0, start < text.count, text[start] & 0xC0 == 0x80 { start += 1 }
    range = start..<text.count
  }

  /// What is between the last `<answer>` and `</answer>`, or in the last `\boxed{}` of that or of the text.
  var markedAnswer: Range<Int>? {
    let tagged = taggedAnswer
    return boxedAnswer(in: tagged ?? range) ?? tagged
  }

  private var taggedAnswer: Range<Int>? {
    var end = range.upperBound
    var rest = range
    while let place = last(UInt8(ascii: "<"), in: rest) {
      rest = rest.lowerBound..<place
      if has("</answer", at: place) {
        end = place
      } else if has("<answer", at: place) {
        // `<answer>` and `<answer id="1">`, but not `<answers>`.
        var start = place + 7
        guard start < range.upperBound,
          text[start] == UInt8(ascii: ">") || text[start] == UInt8(ascii: " ")
        else { continue }
        while start < end, text[start] != UInt8(ascii: ">") { start += 1 }
        return min(start + 1, end)..<end
      }
    }
    return nil
  }

  private func boxedAnswer(in range: Range<Int>) -> Range<Int>? {
    var rest = range
    while let place = last(UInt8(ascii: "\\"), in: rest) {
      rest = rest.lowerBound..<place
      guard has("\\boxed", at: place) else { continue }
      var start = place + 6
      while start < range.upperBound, text[start] == UInt8(ascii: " ") { start += 1 }
      guard start < range.upperBound, text[start] == UInt8(ascii: "{") else { continue }
      return (start + 1)..<closingBrace(from: start + 1, to: range.upperBound)
    }
    return nil
  }

  /// The last place of a byte; eight bytes are looked at together.
  private func last(_ byte: UInt8, in range: Range<Int>) -> Int? {
    var end = range.upperBound
    if let bytes = UnsafeRawBufferPointer(text).baseAddress {
      let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
      while end - range.lowerBound >= 8 {
        let word = bytes.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self) ^ pattern
        // A byte of the word is zero.
        if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { break }
        end -= 8
      }
    }
    while end > range.lowerBound {
      end -= 1
      if text[end] == byte { return end }
    }
    return nil
  }

  /// The place of the brace that closes one before a place; the end if there is none.
  private func closingBrace(from start: Int, to end: Int) -> Int {
    var depth = 0
    var place = start
    while place < end {
      switch text[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        if depth == 0 { return place }
        depth -= 1
      default: break
      }
      place += 1
    }
    return end
  }

  /// Whether a word of small letters stands at a place, in small or capital ones.
  private func has(_ word: StaticString, at place: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= range.upperBound else { return false }
    for offset in 0..<count {
      var byte = text[place + offset]
      if byte >= 0x41, byte <= 0x5A { byte |= 0x20 }
      if byte != word.utf8Start[offset] { return false }
    }
    return true
  }
}
