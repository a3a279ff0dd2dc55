/// A list in memory of its own that is filled, emptied and filled again: an array without the checks of who else
/// uses it, for the loops that cannot afford them.
struct GrowingList<Element: BitwiseCopyable> {
  private let state: UnsafeMutablePointer<State>

  private struct State {
    /// It comes first: see `OwnedMemory`.
    var elements: UnsafeMutablePointer<Element>
    var count = 0
    var capacity: Int
  }

  init(in memory: OwnedMemory, capacity: Int = 256) {
    state = memory.list(State(elements: .allocate(capacity: capacity), capacity: capacity))
  }

  var count: Int {
    @inline(__always) get { state.pointee.count }
  }

  subscript(index: Int) -> Element {
    @inline(__always) get { state.pointee.elements[index] }
    @inline(__always) nonmutating set { state.pointee.elements[index] = newValue }
  }

  /// The elements at some places, as long as nothing is appended.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: state.pointee.elements + range.lowerBound, count: range.count)
  }

  @inline(__always)
  func append(_ element: Element) {
    if state.pointee.count == state.pointee.capacity { grow() }
    state.pointee.elements[state.pointee.count] = element
    state.pointee.count &+= 1
  }

  /// Makes room for a number of elements in all, without appending them.
  ///
  /// - Returns: The room, as long as nothing is appended.
  @inline(__always)
  func reserve(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    while state.pointee.capacity < capacity { grow() }
    return state.pointee.elements
  }

  /// Forgets the elements from a place on.
  func removeAll(from count: Int = 0) { state.pointee.count = count }

  /// All elements, as long as nothing is appended.
  var elements: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: state.pointee.elements, count: count)
  }

  /// The first element, as long as nothing is appended.
  var base: UnsafeMutablePointer<Element> {
    @inline(__always) get { state.pointee.elements }
  }

  @inline(never)
  private func grow() {
    let capacity = state.pointee.capacity * 2
    let elements = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    elements.update(from: state.pointee.elements, count: state.pointee.count)
    state.pointee.elements.deallocate()
    state.pointee.elements = elements
    state.pointee.capacity = capacity
  }
}
