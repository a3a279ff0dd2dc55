#if canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

private let hugePage = 1 << 21

/// Allocates memory for a large table, in huge pages where the system has them.
///
/// A table of 160 MB is 40,000 pages of the usual size: each costs a fault when it is first written to, and a walk through the
/// tables of the system when it is read in no order. In huge pages it is 80.
func allocateTable<Element: BitwiseCopyable>(
  of type: Element.Type, capacity: Int
) -> UnsafeMutablePointer<Element> {
  let byteCount = capacity * MemoryLayout<Element>.stride
  // Less would not fill a page.
  if byteCount < hugePage { return .allocate(capacity: capacity) }
  let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: hugePage)
  adviseHugePages(UnsafeMutableRawBufferPointer(start: memory, count: byteCount))
  return memory.bindMemory(to: type, capacity: capacity)
}

/// Asks for huge pages in memory that nobody has written to yet.
func adviseHugePages(_ memory: UnsafeMutableRawBufferPointer) {
  #if os(Linux)
    guard let start = memory.baseAddress else { return }
    let first = start.alignedUp(toMultipleOf: hugePage)
    let byteCount = (start + memory.count).alignedDown(toMultipleOf: hugePage) - first
    // It is only advice: a system that has no huge pages gives usual ones.
    if byteCount > 0 { _ = madvise(first, byteCount, MADV_HUGEPAGE) }
  #endif
}
