import Foundation
import PlainJSON
import Testing

/// The reader beside Foundation's, on texts that are made by chance.
@Suite("JSON text, made by chance")
struct ReadingByChanceTests {
  @Test(
    "texts are read as the values that they were made of", arguments: 1...4 as ClosedRange<UInt64>)
  func readsWhatWasMade(seed: UInt64) throws {
    var maker = JSONTextMaker(random: SplitMix(state: seed))
    for _ in 0..<2000 {
      let (value, text) = maker.value(depth: 0)
      #expect(try JSON(parsing: text) == value, "\(text)")
    }
  }

  @Test(
    "damaged texts are refused if Foundation refuses them, and else read as the same value",
    arguments: 1...8 as ClosedRange<UInt64>)
  func agreesWithFoundation(seed: UInt64) throws {
    var maker = JSONTextMaker(random: SplitMix(state: seed &* 1000))
    var (both, neither) = (0, 0)
    for _ in 0..<4000 {
      let bytes = maker.damaged(Array(maker.value(depth: 0).text.utf8))
      let line = String(decoding: bytes, as: UTF8.self)
      // Foundation looks at zeros to tell UTF-16 and UTF-32, which are no JSON here, and allows a comma after the last element.
      let isLenient = bytes.prefix(4).contains(0) || line.contains(/,\s*[\]}]/)
      let isTheirs =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      switch Self.read(bytes) {
      case .success(let mine) where Self.fitsDecoders(mine):
        #expect(try JSONDecoder().decode(JSON.self, from: Data(bytes)) == mine, "\(line)")
        both += 1
      case .success: continue
      case .failure(let fault):
        if fault.kind == .syntax, !isLenient { #expect(!isTheirs, "\(fault.reason): \(line)") }
        neither += 1
      }
    }
    #expect(both > 300 && neither > 300)
  }

  private static func read(_ bytes: [UInt8]) -> Result<JSON, JSONError> {
    Result { () throws(JSONError) in try JSON(parsing: bytes) }
  }

  /// Whether decoders keep all digits of the numbers in a value.
  private static func fitsDecoders(_ value: JSON) -> Bool {
    switch value {
    case .decimal(let number):
      number.significand.magnitude < 1_000_000_000_000_000
    case .array(let elements): elements.allSatisfy(fitsDecoders)
    case .object(let members): members.values.allSatisfy(fitsDecoders)
    default: true
    }
  }
}

/// Makes values, with a text for each that is spelled by chance.
private struct JSONTextMaker {
  var random: SplitMix

  mutating func value(depth: Int) -> (value: JSON, text: String) {
    let (value, text): (JSON, String) =
      switch random.below(depth < 5 ? 8 : 6) {
      case 0: (.null, "null")
      case 1: random.below(2) == 0 ? (true, "true") : (false, "false")
      case 2, 3: number()
      case 4, 5: string()
      case 6: array(depth)
      default: object(depth)
      }
    return (value, space() + text + space())
  }

  private mutating func array(_ depth: Int) -> (JSON, String) {
    let elements = (0..<random.below(5)).map { _ in value(depth: depth + 1) }
    let text = elements.map(\.text).joined(separator: ",") + space()
    return (.array(elements.map(\.value)), "[\(text)]")
  }

  private mutating func object(_ depth: Int) -> (JSON, String) {
    var members: [String: JSON] = [:]
    var texts: [String] = []
    for _ in 0..<random.below(5) {
      guard case (.string(let key), let text) = string(), members[key] == nil else { continue }
      let (value, valueText) = value(depth: depth + 1)
      members[key] = value
      texts.append(space() + text + space() + ":" + valueText)
    }
    return (.object(members), "{\(texts.joined(separator: ","))\(space())}")
  }

  /// A number whose digits, point and exponent are at one of the places that mean the same.
  private mutating func number() -> (JSON, String) {
    let length = random.below(15)
    let coefficient = random.below([10, 1000, Int(pow(10, Double(length + 1)))][random.below(3)])
    let scale = random.below(8)
    let isNegative = random.below(3) == 0
    let digits = String(coefficient)
    let point = random.below(digits.count + 1)
    let whole = digits.prefix(point).drop { $0 == "0" }
    let fraction = digits.dropFirst(point) + String(repeating: "0", count: random.below(3))
    var text = (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
    let exponent = digits.count - point - scale
    if exponent != 0 || random.below(4) == 0 {
      let sign = exponent < 0 ? "-" : ["", "+"][random.below(2)]
      text += ["e", "E"][random.below(2)] + sign + ["", "0"][random.below(2)] + "\(abs(exponent))"
    }
    return (json(isNegative ? -coefficient : coefficient, scale), (isNegative ? "-" : "") + text)
  }

  /// The value of a coefficient divided by a power of ten.
  private func json(_ coefficient: Int, _ scale: Int) -> JSON {
    var (coefficient, scale) = (coefficient, scale)
    while scale > 0, coefficient % 10 == 0 { (coefficient, scale) = (coefficient / 10, scale - 1) }
    return scale == 0
      ? .integer(coefficient)
      : .decimal(JSON.Decimal(significand: Int64(coefficient), exponent: -scale))
  }

  private mutating func string() -> (JSON, String) {
    var value = ""
    var text = "\""
    for _ in 0..<random.below(6) {
      let scalar = scalar()
      value.unicodeScalars.append(scalar)
      switch random.below(4) {
      case 0: text += escape(scalar)
      case 1 where scalar == "/": text += "\\/"
      default: text += plain(scalar)
      }
    }
    return (.string(value), text + "\"")
  }

  private mutating func scalar() -> Unicode.Scalar {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x20...0x7F, 0x20...0x7F, 0x80...0x7FF, 0x800...0xD7FF, 0xE000...0xFFFF,
      0x10000...0x10FFFF,
    ]
    let range = ranges[random.below(ranges.count)]
    return Unicode.Scalar(range.lowerBound + UInt32(random.below(range.count))) ?? "?"
  }

  private mutating func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let hexadecimal = String(unit, radix: 16, uppercase: random.below(2) == 0)
      return "\\u" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
    }.joined()
  }

  /// A scalar without need, or with the shortest escape if it needs one.
  private mutating func plain(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    case "\0"..."\u{1F}": escape(scalar)
    default: String(scalar)
    }
  }

  private mutating func space() -> String {
    random.below(3) > 0 ? "" : [" ", "\n", "\t", "\r", " \r\n"][random.below(5)]
  }

  /// Bytes of which a few were changed, removed, doubled or put in.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet =
      Array(#"{}[]",:0123456789.-+eEtrufalsn\ud83DCc/"#.utf8)
      + [0, 0x1F, 0x7F, 0x80, 0xBF, 0xC0, 0xC3, 0xE2, 0xED, 0xA0, 0xF0, 0xF4, 0xFF, 0xEF, 0xBB]
    var bytes = bytes
    for _ in 0..<random.below(4) {
      let place = random.below(bytes.count + 1)
      let byte = alphabet[random.below(alphabet.count)]
      switch random.below(5) {
      case 0 where place < bytes.count: bytes[place] = byte
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2: bytes.removeSubrange(place...)
      case 3:
        let end = min(place + random.below(8), bytes.count)
        bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes.insert(byte, at: place)
      }
    }
    return bytes
  }
}

/// The generator of Steele, Lea and Flood (2014), so that runs are the same.
private struct SplitMix {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(bound))
  }
}
