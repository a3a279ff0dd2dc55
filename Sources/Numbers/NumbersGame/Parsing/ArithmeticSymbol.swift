/// The meaning of a character or a command in arithmetic: all spellings of a sign are one symbol.
enum ArithmeticSymbol: Equatable, Sendable {
  case digit(Int)
  case letter
  /// A sign between two numbers; unmistakable ones are never the bullet of a list.
  case infix(PuzzleOperation, isUnmistakable: Bool = false)
  case prefix(PuzzleOperation)
  case postfix(PuzzleOperation)
  case open(Bracket)
  case close(Bracket)
  /// LaTeX's `\frac`, whose parts are in curly brackets.
  case fraction
  case equals
  /// A comma or a semicolon.
  case separator
  case newline
  case space
  /// LaTeX's `\left`, which stands before an opening bracket.
  case bracketSize
  /// Mathematics that no numbers game has.
  case function
  /// Anything else, which ends an expression.
  case other

  enum Bracket {
    case round, square, curly

    var open: String { signs.open }
    var close: String { signs.close }

    private var signs: (open: String, close: String) {
      switch self {
      case .round: ("(", ")")
      case .square: ("[", "]")
      case .curly: ("{", "}")
      }
    }
  }

  init(_ scalar: UInt32) {
    self =
      switch scalar {
      case 0x30...0x39: .digit(Int(scalar) - 0x30)
      case 0x41...0x5A, 0x61...0x7A: .letter
      case 0x09, 0x0B, 0x0C, 0x20, 0x24: .space  // also $, around mathematics
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: .newline
      case 0x2B, 0xFF0B, 0xFE62, 0x2795: .infix(.add)
      case 0x2D, 0x2212, 0x2010...0x2015, 0xFF0D, 0xFE63, 0x2796: .infix(.subtract)
      case 0xD7, 0x2715, 0x2716, 0x2A2F: .infix(.multiply, isUnmistakable: true)
      case 0x2A, 0xB7, 0x22C5, 0x2219, 0x2022, 0x2217, 0xFF0A: .infix(.multiply)
      case 0xF7, 0x2797: .infix(.divide, isUnmistakable: true)
      case 0x2F, 0x3A, 0x2215, 0x2044, 0xFF0F: .infix(.divide)
      case 0x5E: .infix(.power)
      case 0x221A: .prefix(.squareRoot)
      case 0x21: .postfix(.factorial)
      case 0xB2: .postfix(.square)
      case 0x28, 0xFF08: .open(.round)
      case 0x29, 0xFF09: .close(.round)
      case 0x5B, 0xFF3B: .open(.square)
      case 0x5D, 0xFF3D: .close(.square)
      case 0x7B, 0xFF5B: .open(.curly)
      case 0x7D, 0xFF5D: .close(.curly)
      case 0x3D, 0xFF1D: .equals
      case 0x2C, 0x3B: .separator
      // Spaces, joiners, directions, invisible signs and variants.
      case 0xA0, 0x2000...0x200F, 0x202A...0x202F, 0x205F...0x2069, 0x3000, 0xFE0E, 0xFE0F, 0xFEFF:
        .space
      // Other raised and lowered digits, fractions and roots.
      case 0xB3, 0xB9, 0xBC...0xBE, 0x2070...0x208E, 0x2150...0x215F, 0x221B, 0x221C, 0x203C:
        .function
      default: DecimalDigits.value(of: scalar).map { .digit($0) } ?? .other
      }
  }

  /// The symbol that a LaTeX command without its backslash is.
  init(command: UnsafeBufferPointer<UInt8>) {
    self = Self.commands.first { Self.isNamed(command, in: $0.names) }?.symbol ?? .other
  }

  /// The commands of LaTeX by what they mean: a table is a tenth of the size of a `switch` over strings.
  private static let commands: [(names: StaticString, symbol: Self)] = [
    ("sqrt", .prefix(.squareRoot)),
    ("newline n", .newline),
    ("times cdot ast", .infix(.multiply, isUnmistakable: true)),
    ("div", .infix(.divide, isUnmistakable: true)),
    ("frac dfrac tfrac cfrac", .fraction),
    ("left bigl Bigl biggl Biggl", .bracketSize),
    (
      """
      t right big Big bigg Bigg bigr Bigr biggr Biggr quad qquad displaystyle boxed underbrace \
      mathbf boldsymbol mathit bf
      """, .space
    ),
    (
      """
      binom sum prod log ln exp sin cos tan max min lfloor rfloor lceil rceil bmod mod pmod over pi \
      overline bar pm mp oplus otimes circ sfrac root gcd lcm
      """, .function
    ),
  ]

  /// Whether a name is one of those that have a space between them.
  private static func isNamed(_ name: UnsafeBufferPointer<UInt8>, in names: StaticString) -> Bool {
    names.withUTF8Buffer { names in
      var start = 0
      while start < names.count {
        let end = names[start...].firstIndex(of: 0x20) ?? names.count
        if names[start..<end].elementsEqual(name) { return true }
        start = end + 1
      }
      return false
    }
  }

  /// The symbol that HTML has a name for, such as `times` in `&times;`; `nil` for all other names.
  init?(entity: UnsafeBufferPointer<UInt8>) {
    let scalar: UInt32? =
      switch String(decoding: entity.prefix(8), as: UTF8.self) {
      case "times": 0xD7
      case "divide": 0xF7
      case "minus": 0x2212
      case "middot": 0xB7
      case "sdot": 0x22C5
      case "nbsp": 0xA0
      default: nil
      }
    guard let scalar else { return nil }
    self.init(scalar)
  }
}
