/// The largest value that each multiset of a pool makes, with all of its tiles or some.
struct LargestValues {
  private var ofSize: [[UInt32]] = [[0]]

  init(_ multisets: TileMultisets) {
    for size in 1..<multisets.ofSize.count {
      ofSize.append(
        multisets.ofSize[size].map { code in
          if size == 1 { return multisets.numbers(of: code)[0] }
          var largest: UInt32 = 0
          // Sums and products grow with their operands.
          multisets.forEachSplit(of: code, size: size) { part, partSize, rest in
            let a = ofSize[partSize][multisets.place(of: part)]
            let b = ofSize[size - partSize][multisets.place(of: rest)]
            largest = max(largest, a + b, a * b)
          }
          return largest
        })
    }
  }

  subscript(place: Int, size size: Int) -> UInt32 { ofSize[size][place] }
}
