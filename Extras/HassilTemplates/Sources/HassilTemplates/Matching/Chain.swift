/// Lists that share their beginnings. Each is known by its last element.
struct Chain<Element: Equatable> {
  /// The empty list.
  static var empty: Int { -1 }

  private var nodes: [(parent: Int, element: Element)] = []
  /// The number of elements that are searched for an equal one, so that equal lists have one identifier. Equal ones
  /// are found by alternatives of one place, shortly after each other; missing one costs work, no answer.
  private static var searchedCount: Int { 24 }

  mutating func removeAll() { nodes.removeAll(keepingCapacity: true) }

  /// The list with one more element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - list: The list.
  ///   - isApart: Whether the list stays apart from equal ones, so that its last element can change alone.
  /// - Returns: The longer list.
  mutating func appending(_ element: Element, to list: Int, isApart: Bool = false) -> Int {
    for place in nodes.indices.suffix(Self.searchedCount).reversed()
    where !isApart && nodes[place].parent == list && nodes[place].element == element {
      return place
    }
    nodes.append((list, element))
    return nodes.count - 1
  }

  /// The list without its last element.
  func droppingLast(_ list: Int) -> Int { list < 0 ? list : nodes[list].parent }

  /// The last element.
  func last(_ list: Int) -> Element? { list < 0 ? nil : nodes[list].element }

  /// Changes the last element, of all lists that share it.
  mutating func changeLast(_ list: Int, _ change: (inout Element) -> Void) {
    if list >= 0 { change(&nodes[list].element) }
  }

  /// All elements in order.
  func elements(_ list: Int) -> [Element] {
    var elements: [Element] = []
    var list = list
    while list >= 0 {
      elements.append(nodes[list].element)
      list = nodes[list].parent
    }
    return elements.reversed()
  }
}
