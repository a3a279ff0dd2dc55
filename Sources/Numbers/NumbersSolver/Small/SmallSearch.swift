import NumbersGame

/// The search in a selection of up to six numbers whose values fit in 32 bits, as those of all shows
/// do.
///
/// It goes forward to three numbers, and to four where that is not enough: one table tells for each
/// value which subsets reach it. From the target it goes backward: when one operand of the last step
/// is known, the other follows, and one look in the table tells on which of the remaining subsets it
/// can be had. Values that fewer of the same numbers reach are left out: no best solution has one.
///
/// An instance is memory to work in, for one selection after the other.
final class SmallSearch {
  private(set) var shape: SelectionShape
  /// The shapes met so far, by their places.
  private var shapes: [SelectionShape?]
  private(set) var selection: SmallSelection
  private var places: TilePlaces
  /// The values of each canonical mask that none of its subsets has, from `start` on.
  private let values: UnsafeMutablePointer<UInt32>
  /// The same as divisors, for masks of one and two numbers, and of three where they are prepared.
  private let divisors: UnsafeMutablePointer<Divisor>
  private let start: UnsafeMutablePointer<Int>
  private let count: UnsafeMutablePointer<Int>
  private var valueCount = 0
  /// The largest value of up to three numbers, and of four.
  private var largestOfTriples: UInt32 = 0
  private var largestOfQuadruples: UInt32 = 0
  /// The values of up to three numbers.
  private let triples: ValueTable
  /// The values of four numbers, once they are needed.
  private let quadruples: ValueTable
  private(set) var hasQuadruples = false
  private var quadruplesAreClean = true
  /// For `forEachReachableValue`.
  let seen: SmallValueSet
  /// For `BackwardSearch`.
  private let hits = HitList()
  private let memory = OwnedMemory()

  /// A bound on all values of subsets up to four numbers: 6 of one, 15 · 4 of two, 20 · 48 of three,
  /// 15 · 960 of four.
  private static let capacity = 6 + 60 + 960 + 14_400
  private static let divisorCapacity = 6 + 60 + 960

  init() {
    shape = SelectionShape(count: 1, repeated: 0, in: memory)
    shapes = Array(repeating: nil, count: SelectionShape.placeCount)
    shapes[SelectionShape.place(count: 1, repeated: 0)] = shape
    selection = SmallSelection()
    places = TilePlaces(selection)
    values = memory.room(for: Self.capacity)
    divisors = memory.room(for: Self.divisorCapacity)
    start = memory.room(for: 64)
    count = memory.room(for: 64)
    triples = ValueTable(bits: 11, in: memory)
    quadruples = ValueTable(bits: 14, in: memory)
    seen = SmallValueSet(in: memory)
  }

  deinit { hits.deallocate() }

  /// Turns to a selection. What is known of the last one is kept if it is the same.
  func prepare(_ selection: SmallSelection) {
    if selection == self.selection { return }
    self.selection = selection
    places = TilePlaces(selection)
    shape = self.shape(count: selection.count, repeated: selection.repeated)
    valueCount = 0
    triples.removeAll()
    hasQuadruples = false
    for mask in shape.ofSize[1] {
      start[mask] = valueCount
      let number = selection.numbers[mask.trailingZeroBitCount]
      _ = triples.insert(number, 1 &<< UInt64(mask), unlessIn: 0)
      values[valueCount] = number
      divisors[valueCount] = Divisor(number)
      valueCount += 1
      count[mask] = 1
    }
    for mask in shape.ofSize[2] {
      start[mask] = valueCount
      for (part, rest) in shape.splits[mask] { join(part, rest, into: mask) }
      count[mask] = valueCount - start[mask]
      for index in start[mask]..<valueCount { divisors[index] = Divisor(values[index]) }
    }
    for mask in shape.ofSize[3] {
      start[mask] = valueCount
      addKept(mask, to: triples) {
        for (part, rest) in shape.splits[mask] { join(part, rest, into: mask) }
      }
      count[mask] = valueCount - start[mask]
    }
    largestOfTriples = largestValue(from: 0)
  }

  private func shape(count: Int, repeated: Int) -> SelectionShape {
    let place = SelectionShape.place(count: count, repeated: repeated)
    if let shape = shapes[place] { return shape }
    let shape = SelectionShape(count: count, repeated: repeated, in: memory)
    shapes[place] = shape
    return shape
  }

  private func largestValue(from start: Int) -> UInt32 {
    var largest: UInt32 = 0
    for index in start..<valueCount { largest = max(largest, values[index]) }
    return largest
  }

  /// Goes forward to four numbers.
  func prepareQuadruples() {
    guard !hasQuadruples else { return }
    hasQuadruples = true
    if !quadruplesAreClean { quadruples.removeAll() }
    quadruplesAreClean = false
    let first = valueCount
    for mask in shape.ofSize[4] {
      start[mask] = valueCount
      addKept(mask, to: quadruples) {
        for (part, rest) in shape.splits[mask] { joinQuadruples(part, rest, into: mask) }
      }
      count[mask] = valueCount - start[mask]
    }
    largestOfQuadruples = largestValue(from: first)
  }

  /// Notes the values of a mask, which none of its parts has: those that are kept of its numbers, or what a function
  /// finds.
  @inline(__always)
  private func addKept(_ mask: Int, to table: ValueTable, _ find: () -> Void) {
    let place = places.place(of: mask)
    guard let place, let list = KeptValues[place] else {
      let first = valueCount
      find()
      let list = UnsafeBufferPointer(start: values + first, count: valueCount - first)
      if let place { KeptValues.keep(list, at: place) }
      return
    }
    let set: SelectionShape.MaskSet = 1 &<< UInt64(mask)
    var end = valueCount
    for value in list {
      table.add(value, set)
      values[end] = value
      end &+= 1
    }
    valueCount = end
  }

  /// Notes the results of all steps that join a value of one mask with a value of another.
  @inline(__always)
  private func join(_ part: Int, _ rest: Int, into mask: Int) {
    let set: SelectionShape.MaskSet = 1 &<< UInt64(mask)
    let known = shape.subsets[mask]
    var end = valueCount
    forEachResult(part, rest) { value in
      if triples.insert(value, set, unlessIn: known) {
        values[end] = value
        end &+= 1
      }
    }
    valueCount = end
  }

  /// The same for masks of four numbers, which have a table of their own.
  @inline(__always)
  private func joinQuadruples(_ part: Int, _ rest: Int, into mask: Int) {
    let set: SelectionShape.MaskSet = 1 &<< UInt64(mask)
    let known = shape.subsets[mask]
    let largest = largestOfTriples
    var end = valueCount
    forEachResult(part, rest) { value in
      if value <= largest, triples[value] & known != 0 { return }
      if quadruples.insert(value, set, unlessIn: known) {
        values[end] = value
        end &+= 1
      }
    }
    valueCount = end
  }

  /// Calls a function with the results of all steps that join a value of one mask, of one to three
  /// numbers, with a value of another.
  @inline(__always)
  func forEachResult(_ part: Int, _ rest: Int, _ body: (UInt32) -> Void) {
    let hasDivisors = part.nonzeroBitCount <= 2
    for first in start[part]..<(start[part] + count[part]) {
      let a = values[first]
      for second in start[rest]..<(start[rest] + count[rest]) {
        let b = values[second]
        body(a &+ b)
        if a != b { body(a > b ? a &- b : b &- a) }
        if a > 1, b > 1 {
          body(a &* b)
          if b >= a {
            if hasDivisors {
              if let quotient = divisors[first].quotient(of: b) { body(quotient) }
            } else if b % a == 0 {
              body(b / a)
            }
          } else if a % b == 0 {
            body(a / b)
          }
        }
      }
    }
  }
}

extension SmallSearch {
  /// The search backward from a value, with what is known by now.
  var backward: BackwardSearch {
    BackwardSearch(
      selection: selection, full: shape.full, setOfSize: shape.setOfSize, subsets: shape.subsets,
      unions: shape.unions, values: values, divisors: divisors, start: start, count: count,
      triples: triples, quadruples: quadruples, largestOfTriples: largestOfTriples,
      largestOfQuadruples: largestOfQuadruples, tabulatedSize: hasQuadruples ? 4 : 3, hits: hits)
  }

  /// One of the numbers, prepared for divisions.
  func divisor(of single: Int) -> Divisor { divisors[start[single]] }

  /// Prepares the values of three numbers for divisions, as well.
  func prepareDivisorsOfTriples() {
    for mask in shape.ofSize[3] {
      for place in placesOfValues(of: mask) { divisors[place] = Divisor(values[place]) }
    }
  }

  /// Where the values of a mask are.
  @inline(__always)
  func placesOfValues(of mask: Int) -> Range<Int> { start[mask]..<(start[mask] &+ count[mask]) }

  @inline(__always)
  func value(at place: Int) -> UInt32 { values[place] }

  /// The value at a place, which is of one or two numbers, or of three once these are prepared.
  @inline(__always)
  func divisor(at place: Int) -> Divisor { divisors[place] }

  /// Calls a function with all values that were found.
  @inline(__always)
  func forEachValue(_ body: (UInt32) -> Void) {
    for index in 0..<valueCount { body(values[index]) }
  }

  /// All values that were found, and those that take all numbers. No value is in the second that fewer
  /// numbers reach.
  func allValues() -> (all: [UInt32], ofAllNumbers: [UInt32]) {
    let first = start[shape.full]
    let all = UnsafeBufferPointer(start: values, count: valueCount)
    return (Array(all), Array(all[first..<(first + count[shape.full])]))
  }
}
