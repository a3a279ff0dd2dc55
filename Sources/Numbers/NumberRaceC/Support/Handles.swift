/// A handle of the interface: an object that its user holds.
protocol Handle: AnyObject, Sendable {}

extension Handle {
  /// Hands an object out.
  func handOut(to out: UnsafeMutablePointer<OpaquePointer?>) {
    out.pointee = OpaquePointer(Unmanaged.passRetained(self).toOpaque())
  }

  /// The object of a handle.
  static func of(_ handle: OpaquePointer, as type: Self.Type = Self.self) -> Self {
    Unmanaged<Self>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
  }

  /// The object of a handle that must not be missing.
  static func of(_ handle: OpaquePointer?, _ name: StaticString) throws -> Self {
    of(try given(handle, name))
  }

  /// Takes a handle back, which may be missing.
  static func takeBack(_ handle: OpaquePointer?) {
    guard let handle else { return }
    Unmanaged<Self>.fromOpaque(UnsafeRawPointer(handle)).release()
  }
}

/// The place for a new handle.
func out(
  _ pointer: UnsafeMutablePointer<OpaquePointer?>?
) throws -> UnsafeMutablePointer<OpaquePointer?> {
  let pointer = try given(pointer, "out")
  pointer.pointee = nil
  return pointer
}
