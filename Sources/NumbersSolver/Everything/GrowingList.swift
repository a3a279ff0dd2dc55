/// A list in memory of its own that is filled, emptied and filled again: an array without the checks of who else
/// uses it, for the loops that cannot afford them.
struct GrowingList<Element: BitwiseCopyable> {
  private let state: UnsafeMutablePointer<State>

  private struct State {
    var elements: UnsafeMutablePointer<Element>
    var count = 0
    var capacity: Int
  }

  init(capacity: Int = 256) {
    state = .allocate(capacity: 1)
    state.initialize(to: State(elements: .allocate(capacity: capacity), capacity: capacity))
  }

  func deallocate() {
    state.pointee.elements.deallocate()
    state.deallocate()
  }

  var count: Int {
    @inline(__always) get { state.pointee.count }
  }

  subscript(index: Int) -> Element {
    @inline(__always) get { state.pointee.elements[index] }
    @inline(__always) nonmutating set { state.pointee.elements[index] = newValue }
  }

  @inline(__always)
  func append(_ element: Element) {
    if state.pointee.count == state.pointee.capacity { grow() }
    state.pointee.elements[state.pointee.count] = element
    state.pointee.count &+= 1
  }

  /// Forgets the elements from a place on.
  func removeAll(from count: Int = 0) { state.pointee.count = count }

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
