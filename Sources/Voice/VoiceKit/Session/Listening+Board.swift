import IntentKit

extension Listening {
  /// The numbers of which a calculation is wanted: those of a list in the same request; `nil` if no calculation is wanted.
  var board: [Int]? {
    guard case .values(let slots) = expected, slots.first?.parameter.content == .arithmetic
    else { return nil }
    return openRequest?.slots.lazy.compactMap { slot in
      slot.value?.elements.flatMap { elements in
        let numbers = elements.compactMap { element in
          if case .integer(let number) = element { number } else { nil }
        }
        return numbers.count == elements.count ? numbers : nil
      }
    }.first
  }
}
