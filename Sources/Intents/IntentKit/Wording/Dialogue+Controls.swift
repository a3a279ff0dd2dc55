extension Dialogue {
  /// The dialogue without line breaks, control characters and changes of direction, which are shown as a box.
  var withoutControls: Dialogue {
    let texts = [spoken, short, displayed]
    guard texts.contains(where: \.hasControls) else { return self }
    return Dialogue(
      spoken.withoutControls, short: short.withoutControls, displayed: displayed.withoutControls)
  }
}

extension String {
  /// Whether there is a character that steers a terminal, or the direction of text.
  var hasControls: Bool { unicodeScalars.contains(where: Self.isControl) }

  fileprivate var withoutControls: String {
    String(
      String.UnicodeScalarView(unicodeScalars.map { Self.isControl($0) ? "\u{25A1}" : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Controls, line and paragraph separators, and the directional formats of UAX #9.
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
