/// The meaning of a LaTeX command in an expression.
enum LaTeXCommand {
  case sign(Operator)
  case fraction
  /// The size of an opening bracket.
  case leftBracket
  /// Other sizes, fonts and spaces, which mean nothing.
  case layout
  case newline
  /// Mathematics that no numbers game has.
  case function
  /// Anything else, which ends an expression.
  case text

  init(_ name: UnsafeBufferPointer<UInt8>) {
    guard name.count <= 14 else {
      self = .text
      return
    }
    self = Self.commands[String(decoding: name, as: UTF8.self)] ?? .text
  }

  private static let commands: [String: LaTeXCommand] = {
    var commands: [String: LaTeXCommand] = [
      "times": .sign(.multiply), "cdot": .sign(.multiply), "ast": .sign(.multiply),
      "div": .sign(.divide), "newline": .newline, "n": .newline, "t": .layout,
    ]
    for name in ["frac", "dfrac", "tfrac", "cfrac"] { commands[name] = .fraction }
    for name in ["left", "bigl", "Bigl", "biggl", "Biggl"] { commands[name] = .leftBracket }
    for name in [
      "right", "big", "Big", "bigg", "Bigg", "bigr", "Bigr", "biggr", "Biggr", "quad",
      "qquad", "displaystyle", "boxed", "mathbf", "boldsymbol", "mathit", "bf",
    ] { commands[name] = .layout }
    for name in [
      "sqrt", "binom", "sum", "prod", "log", "ln", "exp", "sin", "cos", "tan", "max", "min",
      "lfloor", "rfloor", "lceil", "rceil", "bmod", "mod", "pmod", "over", "pi", "overline", "bar",
      "pm", "mp", "oplus", "otimes", "circ", "sfrac", "root", "gcd", "lcm",
    ] { commands[name] = .function }
    return commands
  }()
}

/// The characters that have a name in HTML, as far as expressions are made of them.
enum HTMLEntity {
  static func scalar(_ name: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard name.count <= 6 else { return nil }
    return scalars[String(decoding: name, as: UTF8.self)]
  }

  private static let scalars: [String: UInt32] = [
    "times": 0xD7, "divide": 0xF7, "minus": 0x2212, "middot": 0xB7, "sdot": 0x22C5, "nbsp": 0xA0,
  ]
}

/// The meaning of a character beyond ASCII in an expression.
enum WideSign {
  /// A sign; unmistakable ones are never the bullets of a list.
  case sign(Operator, isUnmistakable: Bool)
  case open(ExpressionLexer.Bracket)
  case close(ExpressionLexer.Bracket)
  case equals
  case space
  case newline
  /// Roots, raised digits and other mathematics that no numbers game has.
  case function
  /// Anything else, which ends an expression.
  case other

  init(_ scalar: UInt32) {
    self =
      switch scalar {
      case 0xFF0B, 0xFE62, 0x2795: .sign(.add, isUnmistakable: false)
      case 0x2212, 0x2010...0x2014, 0xFF0D, 0xFE63, 0x2796: .sign(.subtract, isUnmistakable: false)
      case 0xD7, 0x2715, 0x2716, 0x2A2F: .sign(.multiply, isUnmistakable: true)
      case 0xB7, 0x22C5, 0x2219, 0x2022, 0x2217, 0xFF0A: .sign(.multiply, isUnmistakable: false)
      case 0xF7, 0x2797: .sign(.divide, isUnmistakable: true)
      case 0x2215, 0x2044, 0xFF0F: .sign(.divide, isUnmistakable: false)
      case 0xFF08: .open(.round)
      case 0xFF09: .close(.round)
      case 0xFF3B: .open(.square)
      case 0xFF3D: .close(.square)
      case 0xFF5B: .open(.curly)
      case 0xFF5D: .close(.curly)
      case 0xFF1D: .equals
      // Spaces, joiners, directions, invisible signs and variants.
      case 0xA0, 0x2000...0x200F, 0x202A...0x202F, 0x205F...0x2069, 0x3000, 0xFE0E, 0xFE0F, 0xFEFF:
        .space
      case 0x85, 0x2028, 0x2029: .newline
      case 0xB2, 0xB3, 0xB9, 0xBC...0xBE, 0x2070...0x208E, 0x2150...0x215F, 0x221A...0x221C, 0x203C:
        .function
      default: .other
      }
  }
}

/// The decimal digits of all scripts.
///
/// Source: the characters of general category Nd in Unicode 14.0, in runs from zero to nine.
enum DecimalDigits {
  /// The value of a digit; `nil` for all other characters.
  static func value(of scalar: UInt32) -> Int? {
    guard scalar >= 0x660 else {
      return scalar >= 0x30 && scalar <= 0x39 ? Int(scalar) - 0x30 : nil
    }
    var (low, high) = (0, zeros.count)
    while low < high {
      let middle = (low + high) / 2
      if zeros[middle] <= scalar { low = middle + 1 } else { high = middle }
    }
    guard low > 0, scalar - zeros[low - 1] < 10 else { return nil }
    return Int(scalar - zeros[low - 1])
  }

  private static let zeros: [UInt32] = [
    0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6,
    0xE50, 0xED0, 0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90, 0x1B50,
    0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10,
    0x104A0, 0x10D30, 0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450, 0x114D0, 0x11650,
    0x116C0, 0x11730, 0x118E0, 0x11950, 0x11C50, 0x11D50, 0x11DA0, 0x16A60, 0x16AC0, 0x16B50,
    0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140, 0x1E2F0, 0x1E950, 0x1FBF0,
  ]
}
