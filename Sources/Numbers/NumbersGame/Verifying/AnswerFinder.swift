/// Finds the part of a text that is marked as the answer.
struct AnswerFinder {
  private let text: UnsafeBufferPointer<UInt8>
  /// The bytes that are looked at.
  private(set) var range: Range<Int>
  /// Working that stands between them.
  private(set) var workings: [Range<Int>] = []

  /// The bytes at the beginning of a text in which working may begin that goes on in the window.
  private static let headLength = 256

  init(_ text: UnsafeBufferPointer<UInt8>, window: Int) {
    self.text = text
    var start = max(0, text.count - window)
    // Not in the middle of a character.
    while start > 0, start < text.count, text[start] & 0xC0 == 0x80 { start += 1 }
    range = start..<text.count
    leaveOutWorking(isInside: start > 0 && headBeginsWorking(before: start))
  }

  /// What is between the last `<answer>` and `</answer>`, or in the last `\boxed{}` of that or of the text. One that breaks off
  /// counts only where no whole one stands before it.
  var markedAnswer: Range<Int>? {
    let tagged = taggedAnswer
    return boxedAnswer(in: tagged ?? range) ?? tagged
  }

  private var taggedAnswer: Range<Int>? {
    var closing: Int?
    var broken: Range<Int>?
    var rest = range
    while let place = last(UInt8(ascii: "<"), in: rest) {
      rest = rest.lowerBound..<place
      if has("</answer", at: place) {
        closing = place
      } else if has("<answer", at: place) {
        // `<answer>` and `<answer id="1">`, but not `<answers>`.
        var start = place + 7
        guard start < range.upperBound,
          text[start] == UInt8(ascii: ">") || text[start] == UInt8(ascii: " ")
        else { continue }
        let end = closing ?? range.upperBound
        while start < end, text[start] != UInt8(ascii: ">") { start += 1 }
        let found = min(start + 1, end)..<end
        if closing != nil { return found }
        broken = broken ?? found
      }
    }
    return broken
  }

  private func boxedAnswer(in range: Range<Int>) -> Range<Int>? {
    var broken: Range<Int>?
    var rest = range
    while let place = last(UInt8(ascii: "\\"), in: rest) {
      // What closes a box before one that is open stands before it too.
      let end = broken == nil ? range.upperBound : rest.upperBound
      rest = rest.lowerBound..<place
      guard has("\\boxed", at: place) else { continue }
      var start = place + 6
      while start < end, text[start] == UInt8(ascii: " ") { start += 1 }
      guard start < end, text[start] == UInt8(ascii: "{") else { continue }
      if let closing = closingBrace(from: start + 1, to: end) { return (start + 1)..<closing }
      broken = broken ?? (start + 1)..<range.upperBound
    }
    return broken
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

  /// The place of the brace that closes one before a place.
  private func closingBrace(from start: Int, to end: Int) -> Int? {
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
    return nil
  }

  /// Whether a word of small letters stands at a place, in small or capital ones.
  private func has(_ word: StaticString, at place: Int) -> Bool {
    let (letters, count) = (word.utf8Start, word.utf8CodeUnitCount)
    guard place + count <= text.count else { return false }
    for offset in 0..<count {
      var byte = text[place + offset]
      if byte >= 0x41, byte <= 0x5A { byte |= 0x20 }
      if byte != letters[offset] { return false }
    }
    return true
  }
}

// MARK: Giving up

extension AnswerFinder {
  private static let refusals: [StaticString] = [
    "no solution", "give up", "impossible", "unsolvable", "keine lösung", "unlösbar", "gebe auf",
    "pas de solution", "abandonne", "geen oplossing", "onmogelijk", "geef het op",
    "no hay solución", "imposible", "me rindo",
  ]
  /// The number of bytes after an answer in which it may be taken back.
  private static let refusalLength = 400

  /// Whether a sentence after an answer ends by saying that there is none.
  func isTakenBack(from start: Int) -> Bool {
    let end = min(range.upperBound, start + Self.refusalLength)
    guard start < end else { return false }
    return (start..<end).contains { place in
      Self.refusals.contains { words in
        let next = place + words.utf8CodeUnitCount
        return has(words, at: place) && (next >= range.upperBound || isEndOfSentence(text[next]))
      }
    }
  }

  private func isEndOfSentence(_ byte: UInt8) -> Bool {
    [0x0A, UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "*")].contains(byte)
  }
}

// MARK: Working

extension AnswerFinder {
  /// The tags of working.
  private static let workingTags: [StaticString] = [
    "think", "thinking", "thought", "thoughts", "reasoning", "scratchpad",
  ]

  /// The bytes that are looked at, without the working between them.
  var textWithoutWorkings: [UInt8] {
    var bytes = Array(text[range])
    for working in workings {
      // A control character ends an expression, and is nothing else.
      for place in working { bytes[place - range.lowerBound] = 0x1F }
    }
    return bytes
  }

  /// Leaves out what stands between `<think>` and `</think>`, after a `<think>` that is not closed, and before a `</think>` that was not
  /// opened, for then the prompt did.
  private mutating func leaveOutWorking(isInside: Bool) {
    var start = isInside ? range.lowerBound : nil
    var place = range.lowerBound
    while let found = next(UInt8(ascii: "<"), from: place) {
      place = found + 1
      guard let (isClosing, end) = workingTag(at: found) else { continue }
      place = end
      if !isClosing {
        start = start ?? found
      } else if let first = start, first > range.lowerBound {
        workings.append(first..<end)
        start = nil
      } else {
        workings.removeAll()
        range = end..<range.upperBound
        start = nil
      }
    }
    let last = workings.last.flatMap { $0.upperBound == range.upperBound ? $0.lowerBound : nil }
    if last != nil { workings.removeLast() }
    range = range.lowerBound..<(start ?? last ?? range.upperBound)
  }

  /// Whether working begins at the beginning of a text of which only a later part is looked at.
  private func headBeginsWorking(before start: Int) -> Bool {
    for place in (0..<min(start, Self.headLength)).reversed() {
      if let (isClosing, _) = workingTag(at: place) { return !isClosing }
    }
    return false
  }

  /// The tag of working that begins at a place, and its end.
  private func workingTag(at place: Int) -> (isClosing: Bool, end: Int)? {
    guard place + 6 < text.count, text[place] == UInt8(ascii: "<") else { return nil }
    let isClosing = text[place + 1] == UInt8(ascii: "/")
    let start = isClosing ? place + 2 : place + 1
    // Most tags are none of these.
    let first = text[start] | 0x20
    guard first == UInt8(ascii: "t") || first == UInt8(ascii: "r") || first == UInt8(ascii: "s")
    else {
      return nil
    }
    for tag in Self.workingTags where has(tag, at: start) {
      var end = start + tag.utf8CodeUnitCount
      guard end < text.count, text[end] == UInt8(ascii: ">") || text[end] == UInt8(ascii: " ")
      else {
        continue
      }
      // At most some attributes.
      let last = min(text.count, end + 64)
      while end < last, text[end] != UInt8(ascii: ">") { end += 1 }
      return end < last ? (isClosing, end + 1) : nil
    }
    return nil
  }

  /// The next place of a byte; eight bytes are looked at together.
  private func next(_ byte: UInt8, from start: Int) -> Int? {
    var place = start
    if let bytes = UnsafeRawBufferPointer(text).baseAddress {
      let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
      while place + 8 <= range.upperBound {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        // The lowest bit that is set is of a byte that is zero.
        let zeros =
          ((word ^ pattern) &- 0x0101_0101_0101_0101) & ~(word ^ pattern) & 0x8080_8080_8080_8080
        if zeros != 0 { return place + zeros.trailingZeroBitCount / 8 }
        place += 8
      }
    }
    while place < range.upperBound {
      if text[place] == byte { return place }
      place += 1
    }
    return nil
  }
}

extension AnswerVerifier.Verdict {
  /// The verdict on a text that stands at a place of another.
  func moved(by offset: Int) -> Self {
    Self(
      kind: kind, fault: fault, value: value, distance: distance, operationCount: operationCount,
      place: place.lowerBound + offset..<place.upperBound + offset)
  }
}
