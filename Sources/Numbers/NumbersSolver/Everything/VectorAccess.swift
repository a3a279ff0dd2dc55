/// The vector that begins at an element, which need not be aligned to vectors.
@inline(__always)
func load<Element, Vector: BitwiseCopyable>(
  _ pointer: UnsafeMutablePointer<Element>, as type: Vector.Type
) -> Vector {
  UnsafeRawPointer(pointer).loadUnaligned(as: type)
}

/// Writes a vector over the elements that begin with one.
@inline(__always)
func store<Element, Vector: BitwiseCopyable>(
  _ vector: Vector, to pointer: UnsafeMutablePointer<Element>
) {
  UnsafeMutableRawPointer(pointer).storeBytes(of: vector, as: Vector.self)
}
