/// What a reader takes that strict reading refuses.
public struct JSONLeniency: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates a set of options.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Names that are repeated in an object. The last value is used.
  public static let repeatedNames = JSONLeniency(rawValue: 1)
  /// Halves of surrogate pairs in escapes. They are read as U+FFFD.
  public static let loneSurrogates = JSONLeniency(rawValue: 2)
  /// Numbers with digits that do not fit in 64 bits, which are cut off, and exponents beyond those of a `Double`, which
  /// are read as the closest one that is not.
  public static let longNumbers = JSONLeniency(rawValue: 4)
}

extension JSON {
  /// The maximum depth that readers can be asked for: what is nested more deeply could exhaust the stack of a thread.
  public static let greatestDepth = 128
  /// The maximum depth of readers unless they are asked for another.
  public static let defaultDepth = 64

  /// Reads JSON text.
  ///
  /// ```swift
  /// try JSON(parsing: #"{"a": 1, "a": 2}"#)  // throws: 'a' is there twice
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text. A byte order mark is skipped.
  ///   - maximumDepth: The maximum number of arrays and objects around a value, at most ``greatestDepth``.
  ///   - leniency: What to take that strict reading refuses.
  /// - Throws: ``JSONError`` of the kind `syntax` if the text is not JSON (RFC 8259) in UTF-8, and of the kind `refused` if a
  ///   name is repeated, values are nested too deeply, a number has significant digits that do not fit in 64 bits or a size
  ///   beyond that of a `Double`, or an escape is half of a surrogate pair.
  /// - Complexity: O(n)
  public init(
    parsing text: String, maximumDepth: Int = defaultDepth, allowing leniency: JSONLeniency = []
  ) throws(JSONError) {
    try self.init(parsing: text.utf8, maximumDepth: maximumDepth, allowing: leniency)
  }

  /// Reads JSON text in UTF-8, like ``init(parsing:maximumDepth:allowing:)``.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - maximumDepth: The maximum number of arrays and objects around a value.
  ///   - leniency: What to take that strict reading refuses.
  /// - Throws: ``JSONError``.
  public init(
    parsing bytes: some Sequence<UInt8>, maximumDepth: Int = defaultDepth,
    allowing leniency: JSONLeniency = []
  ) throws(JSONError) {
    var reader = JSONReader(
      bytes: Array(bytes), maximumDepth: min(maximumDepth, Self.greatestDepth), leniency: leniency)
    self = try reader.document()
  }
}

/// Reads a text by recursive descent, as deep as `maximumDepth`.
struct JSONReader {
  let bytes: [UInt8]
  let maximumDepth: Int
  let leniency: JSONLeniency
  var position = 0
  private var depth = 0

  init(bytes: [UInt8], maximumDepth: Int, leniency: JSONLeniency) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
    self.leniency = leniency
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(JSONError) -> JSON {
    skipSpace()
    if peek == nil { throw JSONError(.syntax, "it is empty") }
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw syntax("more follows after the value") }
    return value
  }

  private mutating func value() throws(JSONError) -> JSON {
    skipSpace()
    guard let byte = peek else { throw syntax("a value is missing") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw syntax("a value is missing")
    }
  }

  private mutating func members() throws(JSONError) -> [String: JSON] {
    try descend()
    var members: [String: JSON] = [:]
    guard !takes(UInt8(ascii: "}")) else { return ascend(members) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw syntax("a key in quotes is missing") }
      let name = try string()
      guard takes(UInt8(ascii: ":")) else { throw syntax("':' is missing after a key") }
      let member: JSON
      do throws(JSONError) { member = try value() } catch { throw error.inside(.key(name)) }
      let former = members.updateValue(member, forKey: name)
      guard former == nil || leniency.contains(.repeatedNames) else {
        throw refusal("is there twice").inside(.key(name))
      }
    } while takes(UInt8(ascii: ","))
    guard takes(UInt8(ascii: "}")) else { throw syntax("',' or '}' is missing") }
    return ascend(members)
  }

  private mutating func elements() throws(JSONError) -> [JSON] {
    try descend()
    var elements: [JSON] = []
    guard !takes(UInt8(ascii: "]")) else { return ascend(elements) }
    repeat {
      do throws(JSONError) { elements.append(try value()) } catch {
        throw error.inside(.index(elements.count))
      }
    } while takes(UInt8(ascii: ","))
    guard takes(UInt8(ascii: "]")) else { throw syntax("',' or ']' is missing") }
    return ascend(elements)
  }

  private mutating func descend() throws(JSONError) {
    guard depth < maximumDepth else {
      throw refusal("is nested more than \(maximumDepth) levels deep")
    }
    depth += 1
    position += 1
  }

  private mutating func ascend<Value>(_ value: Value) -> Value {
    depth -= 1
    return value
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    for offset in 0..<word.utf8CodeUnitCount {
      guard position + offset < bytes.count, bytes[position + offset] == word.utf8Start[offset]
      else { throw syntax("a value is missing") }
    }
    position += word.utf8CodeUnitCount
    return value
  }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Takes a byte if it is the next one after spaces.
  private mutating func takes(_ byte: UInt8) -> Bool {
    skipSpace()
    return takesHere(byte)
  }

  mutating func takesHere(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  func syntax(_ reason: String) -> JSONError {
    JSONError(.syntax, reason, position: .init(position, in: bytes))
  }

  func refusal(_ reason: String) -> JSONError {
    JSONError(.refused, reason, position: .init(position, in: bytes))
  }
}
