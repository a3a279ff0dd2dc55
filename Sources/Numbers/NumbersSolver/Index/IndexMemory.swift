/// The bytes of an index, which are written before anybody reads them and given back in the end.
///
/// All numbers in it are little-endian, whatever the machine, and need not be aligned.
final class IndexMemory: @unchecked Sendable {
  private let bytes: UnsafeMutableRawBufferPointer
  private let release: @Sendable (UnsafeMutableRawBufferPointer) -> Void

  /// Memory that belongs to somebody else until it is released.
  init(
    _ bytes: UnsafeMutableRawBufferPointer,
    release: @escaping @Sendable (UnsafeMutableRawBufferPointer) -> Void
  ) {
    self.bytes = bytes
    self.release = release
  }

  /// New memory, all zero.
  convenience init(byteCount: Int) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount, alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    self.init(bytes) { $0.deallocate() }
  }

  deinit { release(bytes) }

  var count: Int { bytes.count }

  var contents: UnsafeRawBufferPointer { UnsafeRawBufferPointer(bytes) }

  /// A number at an offset.
  @inline(__always)
  func load<Number: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, as: Number.Type) -> Number {
    Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  @inline(__always)
  func store<Number: FixedWidthInteger & BitwiseCopyable>(_ number: Number, at offset: Int) {
    bytes.storeBytes(of: number.littleEndian, toByteOffset: offset, as: Number.self)
  }

  /// A checksum of all bytes from an offset on that is a multiple of 8: four sums over every fourth word, each word
  /// multiplied in, so that any that changes changes the sum.
  func checksum(from offset: Int) -> UInt64 {
    let step: UInt64 = 0x9E37_79B9_7F4A_7C15
    var sums = SIMD4<UInt64>(1, 2, 3, 4)
    var place = offset
    while place &+ 32 <= count {
      for lane in 0..<4 {
        let word = load(place &+ 8 &* lane, as: UInt64.self)
        let mixed = (sums[lane] ^ word) &* step
        sums[lane] = mixed ^ (mixed &>> 32)
      }
      place &+= 32
    }
    var sum = UInt64(truncatingIfNeeded: count)
    while place < count {
      sum = (sum ^ UInt64(load(place, as: UInt8.self))) &* step
      place &+= 1
    }
    for lane in 0..<4 {
      sum = (sum ^ sums[lane]) &* step
      sum ^= sum &>> 29
    }
    return sum
  }
}
