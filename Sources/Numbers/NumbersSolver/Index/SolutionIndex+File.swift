#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

extension SolutionIndex {
  /// Opens a file that has the contents of an index, without reading all of it into memory of its own.
  ///
  /// The whole file is summed up once, which takes some ten milliseconds. As long as the index is used, the file must not
  /// be changed or cut off in its place; to replace it, move a new file over it.
  ///
  /// - Throws: ``IndexError/unreadable(_:)`` if the file cannot be read; ``IndexError/notAnIndex``,
  ///   ``IndexError/unknownVersion(_:)`` or ``IndexError/damaged`` if it is not an index that can be used.
  public init(mapping path: String) throws(IndexError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .lastSystemError }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0 else { throw .lastSystemError }
    guard info.st_mode & S_IFMT == S_IFREG, info.st_size >= IndexHeader.byteCount,
      let count = Int(exactly: info.st_size)
    else { throw .notAnIndex }
    // Nothing is written to it; a private mapping would keep what was.
    let base = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0)
    guard base != MAP_FAILED, let base else { throw .lastSystemError }
    let bytes = UnsafeMutableRawBufferPointer(start: base, count: count)
    try self.init(IndexMemory(bytes) { munmap($0.baseAddress, $0.count) })
  }

  /// Calls a function with the contents of the index, to be written to a file.
  ///
  /// - Parameter body: The function. The bytes are there as long as it runs.
  /// - Returns: What the function returns.
  /// - Throws: What the function throws.
  public func withContents<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The memory is released with its owner, which the caller may not keep.
    defer { withExtendedLifetime(reader) {} }
    return try body(reader.memory.contents)
  }
}

extension IndexError {
  /// The last error of the system in this thread.
  fileprivate static var lastSystemError: IndexError {
    let text = String(cString: strerror(errno))
    return .unreadable(text.prefix(1).lowercased() + text.dropFirst())
  }
}
