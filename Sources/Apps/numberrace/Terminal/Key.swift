/// A key of a terminal.
enum Key: Equatable {
  case character(Character)
  case enter, backspace, delete, left, right, up, down, home, end
  /// Ctrl-U and Ctrl-W.
  case killLine, killWord
  /// Ctrl-D.
  case endOfInput
}

/// Makes keys of the bytes that a terminal sends, which may come in pieces.
///
/// Source of the sequences: ECMA-48, and "XTerm Control Sequences",
/// <https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>.
struct KeyDecoder {
  private var pending: [UInt8] = []

  /// The keys that are complete with some more bytes.
  mutating func keys(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, length) = next() {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// The first key of what is pending, `nil` for one without a meaning here, and its length.
  private func next() -> (key: Key?, length: Int)? {
    guard let first = pending.first else { return nil }
    switch first {
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x01: return (.home, 1)
    case 0x02: return (.left, 1)
    case 0x04: return (.endOfInput, 1)
    case 0x05: return (.end, 1)
    case 0x06: return (.right, 1)
    case 0x0E: return (.down, 1)
    case 0x10: return (.up, 1)
    case 0x15: return (.killLine, 1)
    case 0x17: return (.killWord, 1)
    case 0x1B: return escape()
    case 0..<0x20: return (nil, 1)
    default: return character(first)
    }
  }

  private func escape() -> (key: Key?, length: Int)? {
    // An escape alone has no meaning here, so there is no need to wait for more.
    guard pending.count > 1 else { return nil }
    guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else {
      return (nil, 1)
    }
    guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return pending.count > 16 ? (nil, pending.count) : nil
    }
    let parameters = String(decoding: pending[2..<end], as: UTF8.self)
    let key: Key? =
      switch (pending[end], parameters) {
      case (UInt8(ascii: "A"), _): .up
      case (UInt8(ascii: "B"), _): .down
      case (UInt8(ascii: "C"), _): .right
      case (UInt8(ascii: "D"), _): .left
      case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .home
      case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .end
      case (UInt8(ascii: "~"), "3"): .delete
      default: nil
      }
    return (key, end + 1)
  }

  private func character(_ first: UInt8) -> (key: Key?, length: Int)? {
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard (0..<0x80).contains(first) || (0xC2...0xF4).contains(first) else { return (nil, 1) }
    if pending.prefix(length).dropFirst().contains(where: { $0 & 0xC0 != 0x80 }) { return (nil, 1) }
    guard pending.count >= length else { return nil }
    guard let text = String(validating: pending.prefix(length), as: UTF8.self),
      let character = text.first
    else { return (nil, 1) }
    return (.character(character), length)
  }
}

/// A line that is being typed.
struct TypedLine: Equatable {
  private(set) var text: [Character] = []
  /// The number of characters before the cursor.
  private(set) var cursor = 0
  private var history: [[Character]] = []
  private var historyPlace = 0

  /// The maximum number of characters.
  static let maximumLength = 400

  /// Acts on a key that edits.
  mutating func press(_ key: Key) {
    switch key {
    case .character(let character):
      guard text.count < Self.maximumLength else { return }
      text.insert(character, at: cursor)
      cursor += 1
    case .backspace where cursor > 0:
      cursor -= 1
      text.remove(at: cursor)
    case .delete where cursor < text.count: text.remove(at: cursor)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .killLine:
      text.removeFirst(cursor)
      cursor = 0
    case .killWord:
      let before = text[..<cursor]
      let word = before.lastIndex { !$0.isWhitespace } ?? 0
      let start = before[..<word].lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? 0
      text.removeSubrange(start..<cursor)
      cursor = start
    case .up: recall(historyPlace - 1)
    case .down: recall(historyPlace + 1)
    case .enter, .backspace, .delete, .endOfInput: break
    }
  }

  /// Takes the line, which is empty then.
  mutating func take() -> String {
    defer {
      if !text.isEmpty { history.append(text) }
      historyPlace = history.count
      text = []
      cursor = 0
    }
    return String(text)
  }

  private mutating func recall(_ place: Int) {
    guard (0...history.count).contains(place) else { return }
    historyPlace = place
    text = place < history.count ? history[place] : []
    cursor = text.count
  }
}
