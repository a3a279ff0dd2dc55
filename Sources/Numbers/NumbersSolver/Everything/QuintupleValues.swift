/// The values of five tiles that matter when a sixth is added, with their smallest largest step results.
struct QuintupleValues: BitwiseCopyable {
  struct Value: BitwiseCopyable {
    let value: UInt32
    let peak: UInt32
  }

  /// The values that a sixth tile can be added to, taken from, multiplied with or divided into.
  let near: UnsafeMutableBufferPointer<Value>
  /// The larger ones that a sixth tile divides.
  let far: UnsafeMutableBufferPointer<Value>

  /// No values, and no memory: many lists may begin with it, and each be deallocated.
  static var none: QuintupleValues { QuintupleValues() }

  private init() {
    near = UnsafeMutableBufferPointer(start: nil, count: 0)
    far = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  init(near: GrowingList<Value>, far: GrowingList<Value>) {
    self.near = Self.copy(near)
    self.far = Self.copy(far)
  }

  private static func copy(_ values: GrowingList<Value>) -> UnsafeMutableBufferPointer<Value> {
    let copy = UnsafeMutableBufferPointer<Value>.allocate(capacity: values.count)
    _ = copy.initialize(from: values.elements)
    return copy
  }

  func deallocate() {
    near.deallocate()
    far.deallocate()
  }
}
