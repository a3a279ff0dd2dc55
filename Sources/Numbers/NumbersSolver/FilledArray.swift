extension Array {
  /// An array of so many elements, all of which a function initialises in place.
  ///
  /// An array of no elements is one that all share, and even its count would be written to: nothing is called for it.
  package init(count: Int, initializedBy initialize: (UnsafeMutableBufferPointer<Element>) -> Void)
  {
    guard count > 0 else {
      self = []
      return
    }
    self.init(unsafeUninitializedCapacity: count) { buffer, filled in
      initialize(buffer)
      filled = count
    }
  }
}
