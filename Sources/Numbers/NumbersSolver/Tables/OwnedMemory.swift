/// Memory for the loops that cannot afford the checks of arrays. Whoever works in it holds it beside the pointers, and all
/// that was taken from it is given back with it. Elements own nothing: none is deinitialised.
final class OwnedMemory {
  private var blocks: [UnsafeMutableRawPointer] = []
  /// The states of growing lists, each of which begins with the address of its elements.
  private var lists: [UnsafeMutableRawPointer] = []

  deinit { giveBack() }

  /// Gives back all that was taken so far.
  func giveBack() {
    for list in lists { list.load(as: UnsafeMutableRawPointer.self).deallocate() }
    for block in blocks + lists { block.deallocate() }
    leave()
  }

  /// Room for a number of elements.
  func room<Element>(for count: Int) -> UnsafeMutablePointer<Element> {
    let room = UnsafeMutablePointer<Element>.allocate(capacity: max(1, count))
    blocks.append(room)
    return room
  }

  /// A number of elements that are all the same.
  func array<Element>(
    _ count: Int, of element: Element
  ) -> UnsafeMutablePointer<Element> {
    let array: UnsafeMutablePointer<Element> = room(for: count)
    array.initialize(repeating: element, count: count)
    return array
  }

  /// Some elements.
  func array<Element>(
    _ elements: some Collection<Element>
  ) -> UnsafeMutablePointer<Element> {
    let array: UnsafeMutablePointer<Element> = room(for: elements.count)
    _ = UnsafeMutableBufferPointer(start: array, count: elements.count).initialize(from: elements)
    return array
  }

  /// The state of a growing list.
  func list<State>(_ state: State) -> UnsafeMutablePointer<State> {
    let list = UnsafeMutablePointer<State>.allocate(capacity: 1)
    list.initialize(to: state)
    lists.append(list)
    return list
  }

  /// Leaves all that was taken so far where it is, for good. To keep a reference to this for good is not enough: of one that is
  /// stored nowhere, the compiler may conclude that the last use is the end.
  func leave() {
    blocks.removeAll()
    lists.removeAll()
  }
}
