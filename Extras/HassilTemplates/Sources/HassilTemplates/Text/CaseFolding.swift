/// Makes letters equal that differ in case, one by one as Python's regular expressions do: `İ`, `I`, `ı` and `i` are
/// one letter, and `ς` and `σ`.
enum CaseFolding {
  /// A letter that stands for all that are equal to it.
  static func fold(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    let value = letter.value
    if value < 0x80 {
      return (0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value + 0x20)) : letter
    }
    if value < UInt32(table.count) { return table[Int(value)] }
    switch value {
    case 0x2000..<0x3000, 0xA640..<0xAC00, 0xFB00..<0xFB07, 0xFF21..<0xFF5B, 0x10400..<0x1E944:
      return mapping(letter)
    default: return letter
    }
  }

  /// Folds all letters.
  static func fold(_ letters: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    letters.map(fold)
  }

  /// The letters of the alphabets with case, but for a few rare ones.
  private static let table: [Unicode.Scalar] = (0..<0x2000).map {
    mapping(Unicode.Scalar($0 as UInt32) ?? " ")
  }

  private static func mapping(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    let lower = letter.properties.lowercaseMapping.unicodeScalars.first ?? letter
    return equivalents[lower] ?? lower
  }

  /// Small letters that have the same capital. Source: `_ignorecase_fixes` of Python's `re`.
  private static let equivalents: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{131}": "i", "\u{17F}": "s", "\u{B5}": "\u{3BC}", "\u{345}": "\u{3B9}",
    "\u{1FBE}": "\u{3B9}", "\u{1FD3}": "\u{390}", "\u{1FE3}": "\u{3B0}", "\u{3D0}": "\u{3B2}",
    "\u{3F5}": "\u{3B5}", "\u{3D1}": "\u{3B8}", "\u{3F0}": "\u{3BA}", "\u{3D6}": "\u{3C0}",
    "\u{3F1}": "\u{3C1}", "\u{3C2}": "\u{3C3}", "\u{3D5}": "\u{3C6}", "\u{1E9B}": "\u{1E61}",
    "\u{FB05}": "\u{FB06}", "\u{1C80}": "\u{432}", "\u{1C81}": "\u{434}", "\u{1C82}": "\u{43E}",
    "\u{1C83}": "\u{441}", "\u{1C84}": "\u{442}", "\u{1C85}": "\u{442}", "\u{1C86}": "\u{44A}",
    "\u{1C87}": "\u{463}", "\u{1C88}": "\u{A64B}",
  ]
}
