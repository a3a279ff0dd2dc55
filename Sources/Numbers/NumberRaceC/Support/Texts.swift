import CNumberRace

/// The length that stands for a text that ends in a zero: SIZE_MAX.
private let terminated = -1

/// The bytes of a text that is given.
func bytes(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ name: StaticString
) throws -> UnsafeBufferPointer<UInt8> {
  guard let text else {
    guard length == 0 else { throw Failure.argument("\(name) must not be NULL") }
    return UnsafeBufferPointer(start: nil, count: 0)
  }
  var count = length
  if length == terminated {
    count = 0
    while text[count] != 0 { count += 1 }
  }
  guard count >= 0 else { throw Failure.argument("\(name) has an impossible length") }
  let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
  return UnsafeBufferPointer(start: bytes, count: count)
}

/// A text that is given. It must not be longer than anything that is read of texts as a whole.
func string(
  _ text: UnsafePointer<CChar>?, length: Int = terminated, _ name: StaticString
) throws -> String {
  guard length != terminated || text != nil else {
    throw Failure.argument("\(name) must not be NULL")
  }
  let bytes = try bytes(text, length, name)
  guard bytes.count <= 1_000_000 else {
    throw Failure.argument("\(name) is longer than 1,000,000 bytes")
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Memory of the caller for a text.
struct TextBuffer {
  private let buffer: UnsafeMutablePointer<CChar>?
  private let capacity: Int
  private let length: UnsafeMutablePointer<Int>?

  init(
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
  ) throws {
    // A capacity above the largest Int is negative here.
    guard buffer != nil || capacity == 0 else {
      throw Failure.argument("buffer must not be NULL if it has a capacity")
    }
    self.buffer = buffer
    self.capacity = capacity < 0 ? .max : capacity
    self.length = length
    length?.pointee = 0
    if self.capacity > 0 { buffer?.pointee = 0 }
  }

  /// Writes a text, or as much of it as fits. It is not put together if nobody asked for it.
  func write(_ text: @autoclosure () -> String) throws {
    if buffer == nil, length == nil { return }
    var text = text()
    let count = text.withUTF8 { bytes in
      var count = min(bytes.count, max(capacity - 1, 0))
      // No part of a character.
      while count > 0, count < bytes.count, bytes[count] & 0xC0 == 0x80 { count -= 1 }
      if let buffer, capacity > 0 {
        for index in 0..<count { buffer[index] = CChar(bitPattern: bytes[index]) }
        buffer[count] = 0
      }
      return bytes.count
    }
    length?.pointee = count
    guard count < capacity else {
      throw Failure(
        NR_BUFFER_TOO_SMALL,
        "the text takes \(count) bytes and a zero, but the buffer has \(capacity)")
    }
  }
}

/// A text that lasts for ever.
func constant(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Names that last for ever, in memory of C.
struct LastingNames: Sendable {
  /// The addresses of the names.
  private let addresses: [UInt]

  init(_ names: [String]) { addresses = names.map { UInt(bitPattern: copied($0)) } }

  /// The name at a place; `nil` where there is none.
  subscript(index: Int) -> UnsafePointer<CChar>? {
    addresses.indices.contains(index) ? UnsafePointer(bitPattern: addresses[index]) : nil
  }
}

/// A copy of a text with a zero at its end, in memory that nobody else has.
func copied(_ text: String) -> UnsafeMutablePointer<CChar> {
  let bytes = Array(text.utf8)
  let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
  for (index, byte) in bytes.enumerated() { memory[index] = CChar(bitPattern: byte) }
  memory[bytes.count] = 0
  return memory
}
