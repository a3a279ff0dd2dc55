import CNumberRace

/// Integers of the caller, in memory that stays where it is.
struct IntegerArray: @unchecked Sendable {
  // Unchecked: the memory is only read, and its owner keeps it until the call ends.
  private let start: UnsafeRawPointer
  private let isWide: Bool
  /// The distance of elements in bytes.
  private let stride: Int

  init(
    _ start: UnsafeRawPointer?, _ type: nr_type, stride: Int? = nil, _ name: StaticString
  ) throws {
    self.start = try given(start, name)
    guard type == NR_INT32 || type == NR_INT64 else {
      throw Failure.argument("\(name)_type is \(type), which is no type of elements")
    }
    isWide = type == NR_INT64
    self.stride = stride ?? (isWide ? 8 : 4)
  }

  /// The size of an element in bytes.
  static func size(of type: nr_type) -> Int { type == NR_INT64 ? 8 : 4 }

  /// The element at a distance from the first.
  func element(atByte offset: Int) -> Int64 {
    isWide
      ? start.loadUnaligned(fromByteOffset: offset, as: Int64.self)
      : Int64(start.loadUnaligned(fromByteOffset: offset, as: Int32.self))
  }

  subscript(index: Int) -> Int64 { element(atByte: index &* stride) }
}

/// The stride that stands for the same element for all games.
private let repeats = Int.min

/// The stride in bytes that a stride of the interface means.
func strideInBytes(_ stride: Int, contiguous: Int) -> Int {
  stride == 0 ? contiguous : stride == repeats ? 0 : stride
}
