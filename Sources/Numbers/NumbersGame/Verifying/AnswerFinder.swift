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
    var place = end - 1
    while place >= range.lowerBound {
      if text[place] == UInt8(ascii: "<") {
        if has("</answer", at: place) {
          end = place
        } else if has("<answer", at: place) {
          // `<answer>` and `<answer id="1">`, but not `<answers>`.
          var start = place + 7
          guard start < range.upperBound,
            text[start] == UInt8(ascii: ">") || text[start] == UInt8(ascii: " ")
          else {
            place -= 1
            continue
          }
          while start < end, text[start] != UInt8(ascii: ">") { start += 1 }
          return min(start + 1, end)..<end
        }
      }
      place -= 1
    }
    return nil
  }

  private func boxedAnswer(in range: Range<Int>) -> Range<Int>? {
    var place = range.upperBound - 1
    while place >= range.lowerBound {
      if text[place] == UInt8(ascii: "\\"), has("\\boxed", at: place) {
        var start = place + 6
        while start < range.upperBound, text[start] == UInt8(ascii: " ") { start += 1 }
        guard start < range.upperBound, text[start] == UInt8(ascii: "{") else {
          place -= 1
          continue
        }
        return (start + 1)..<closingBrace(from: start + 1, to: range.upperBound)
      }
      place -= 1
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
