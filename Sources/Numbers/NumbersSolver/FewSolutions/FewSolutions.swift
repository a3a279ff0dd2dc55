/// Counts the distinct solutions of games with up to six tiles of the shows, up to a number that is enough.
///
/// The forms of up to four tiles are kept for all games (``KeptForms``). The chains of five or six are found by their first
/// members: the values of these are listed, and filters tell whether the others can come to what is left. So a game
/// takes a few thousand looks, and no table of its own.
///
/// An instance is memory to work in, for one game after the other.
final class FewSolutions {
  /// The shapes met so far, by ``SelectionShape/place(count:repeated:)``.
  private var shapes: [PartShape?] = Array(repeating: nil, count: SelectionShape.placeCount)
  /// By subset of up to four numbers: its forms.
  private let parts: UnsafeMutablePointer<KeptForms.Forms?>
  /// By larger subset: no value is larger.
  private let bounds: UnsafeMutablePointer<Int>
  private let sums: FormChain
  private let products: FormChain
  private let goals: QuintupleGoals
  private let kept = KeptForms.shared
  private let memory = OwnedMemory()

  private init() {
    parts = memory.array(Self.subsetCount, of: nil)
    bounds = memory.array(Self.subsetCount, of: 0)
    sums = FormChain(.sum, in: memory)
    products = FormChain(.product, in: memory)
    goals = QuintupleGoals(in: memory)
  }

  private static let lender = Lender<FewSolutions>()

  /// Counts the distinct solutions that have one of some values and use at least a given number of numbers.
  ///
  /// - Parameters:
  ///   - selection: The numbers.
  ///   - values: Positive values.
  ///   - size: The fewest numbers of a solution.
  ///   - enough: The number from which on it does not matter how many there are.
  /// - Returns: The number of solutions, at most `enough`; `nil` if the numbers are not all tiles of the shows, or their
  ///   values too large, or too many are wanted.
  static func count(
    _ selection: SmallSelection, values: [UInt64], usingAtLeast size: Int, upTo enough: Int
  ) -> Int? {
    let largestValue = selection.largestValue(of: (1 << selection.count) - 1)
    guard enough <= CountedValues.largestCount, largestValue <= UInt64(Int32.max) else {
      return nil
    }
    return lender.borrow(orMake: { FewSolutions() }) { counter in
      guard let shape = counter.prepare(selection) else { return nil }
      var count = 0
      for subset in shape.bySize where shape.sizes[subset] >= size {
        // No subset comes to more than all numbers do.
        for value in values where value <= largestValue {
          let more = counter.count(
            of: subset, Int(truncatingIfNeeded: value), shape, usingAtLeast: size,
            upTo: enough - count)
          count = count.clampedSum(more)
          if count >= enough { return enough }
        }
      }
      return count
    }
  }

  /// Turns to a selection: makes the forms of its parts that are not yet kept. Returns its shape; `nil` if a number is no
  /// tile of the shows.
  private func prepare(_ selection: SmallSelection) -> PartShape? {
    let place = SelectionShape.place(count: selection.count, repeated: selection.repeated)
    let shape =
      shapes[place] ?? PartShape(count: selection.count, repeated: selection.repeated)
    shapes[place] = shape
    let places = TilePlaces(selection)
    for subset in shape.bySize {
      if shape.sizes[subset] > Self.keptSize {
        parts[subset] = nil
        // What is no larger than `Int32.max` fits.
        bounds[subset] = Int(truncatingIfNeeded: selection.largestValue(of: shape.masks[subset]))
        continue
      }
      guard let place = places.place(of: shape.masks[subset]) else { return nil }
      parts[subset] = kept[place] ?? keep(subset, at: place, shape, selection)
    }
    return shape
  }

  @inline(never)
  private func keep(
    _ subset: Int, at place: Int, _ shape: PartShape, _ selection: SmallSelection
  ) -> KeptForms.Forms {
    let memory = OwnedMemory()
    let forms =
      shape.sizes[subset] == 1
      ? PartFormsMaker.forms(
        of: Int(selection.numbers[shape.masks[subset].trailingZeroBitCount]), in: memory)
      : PartFormsMaker.forms(of: subset, shape, parts, in: memory)
    return kept.keep(forms, in: memory, at: place)
  }

  /// The forms of up to this many tiles are kept.
  private static let keptSize = 4
  /// Six numbers have no more subsets.
  private static let subsetCount = 1 << SelectionShape.maximumCount

  /// How many solutions over exactly the numbers of a subset have a value; if there are enough, some number that is not less.
  /// Of six numbers, those over each five are counted together with those over all, if that is possible.
  private func count(
    of subset: Int, _ value: Int, _ shape: PartShape, usingAtLeast size: Int, upTo enough: Int
  ) -> Int {
    if let forms = parts[subset] {
      guard forms.pointee.sumFilter.mayContain(HashFilter.hash(value)) else { return 0 }
      let sums = forms.pointee.sums.formCount(of: value)
      // A number is both.
      return shape.sizes[subset] == 1 ? sums : sums + forms.pointee.terms.formCount(of: value)
    }
    if value > bounds[subset] { return 0 }
    var search = FewChains(
      shape: shape, parts: parts, bounds: bounds, sums: sums, products: products, enough: enough,
      goals: goals)
    if shape.numberCount == 6, QuintupleGoals.values.contains(value) {
      if shape.sizes[subset] == 6 {
        search.countSextuples(subset, value, withQuintuples: size <= 5)
      }
    } else {
      search.countSums(subset, value)
      if search.count < enough { search.countProducts(subset, value) }
    }
    return search.count
  }
}
