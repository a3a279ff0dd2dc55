/// Allocates memory for a large table.
func allocateTable<Element: BitwiseCopyable>(
  of type: Element.Type, capacity: Int
) -> UnsafeMutablePointer<Element> {
  .allocate(capacity: capacity)
}

/// There are no pages to choose from.
func adviseHugePages(_ memory: UnsafeMutableRawBufferPointer) {}
