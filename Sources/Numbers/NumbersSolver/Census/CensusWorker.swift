/// Finds what whole selections reach, from the tables of their parts. Every thread has its own.
///
/// It looks at parts, not at selections: what a part of five tiles can make with any sixth tile is
/// found at once, and added to the selections that result.
final class CensusWorker {
  private let tables: CensusTables
  private let multisets: TileMultisets
  /// The selections that are wanted.
  private let wanted: Range<Int>
  /// The values that each of them is known to reach, `CensusLimits.boundWords` words each.
  private let reached: UnsafeMutablePointer<UInt64>

  private let low: ReachBits
  private let atMost: ReachBits
  private let middle: ReachBits
  private let mirrored: ReachBits
  private let high: ReachBits
  /// For each tile, the quotients of values of five tiles by it.
  private let quotients: [ReachBits]
  /// For each value below `CensusLimits.high`, the tiles that divide it to a value of interest.
  private let dividingTiles: UnsafeMutablePointer<UInt16>
  private let tileDivisors: [Divisor]
  /// The values that four tiles make with each term and each factor that two tiles can be.
  private let madeWithTerm: BitsMemo
  private let madeWithFactor: BitsMemo
  private let memory = OwnedMemory()

  init(_ tables: CensusTables, wanted: Range<Int>) {
    self.tables = tables
    multisets = tables.multisets
    self.wanted = wanted
    let memory = memory
    reached = memory.array(wanted.count * CensusLimits.boundWords, of: 0)

    func bits(_ count: Int) -> ReachBits {
      ReachBits(words: memory.array(count, of: 0), wordCount: count)
    }
    low = bits(CensusLimits.lowWords)
    atMost = bits(CensusLimits.lowWords)
    middle = bits(CensusLimits.middleWords)
    mirrored = bits(CensusLimits.middleWords)
    high = bits(CensusLimits.highWords)
    quotients = multisets.tiles.map { _ in bits(CensusLimits.boundWords) }
    madeWithTerm = BitsMemo(count: tables.pairProducts.count, in: memory)
    madeWithFactor = BitsMemo(count: tables.pairSums.count, in: memory)
    tileDivisors = multisets.tiles.map { Divisor($0) }

    dividingTiles = memory.array(Int(CensusLimits.high), of: 0)
    for (index, tile) in multisets.tiles.enumerated() where tile > 1 {
      var quotient = CensusLimits.lowest
      while quotient < CensusLimits.bound, quotient * tile < CensusLimits.high {
        dividingTiles[Int(quotient * tile)] |= 1 << UInt16(index)
        quotient += 1
      }
    }
  }

  /// The targets that a selection reaches, by its place among those that are wanted.
  @inline(__always)
  func reachedBits(_ index: Int) -> ReachBits {
    ReachBits(
      words: reached + index * CensusLimits.boundWords, wordCount: CensusLimits.boundWords)
  }

  /// Adds what another worker has found.
  func formUnion(_ other: CensusWorker) {
    for index in 0..<(wanted.count * CensusLimits.boundWords) {
      reached[index] |= other.reached[index]
    }
  }

  /// The place of what a selection reaches, if it is wanted.
  @inline(__always)
  private func wantedBits(_ selection: TileMultisets.Code) -> ReachBits? {
    let place = multisets.place(of: selection)
    guard wanted.contains(place) else { return nil }
    return reachedBits(place - wanted.lowerBound)
  }
}

// MARK: - Five tiles and one

extension CensusWorker {
  /// Adds what five tiles can make, alone or with any sixth.
  func addQuintuple(_ code: TileMultisets.Code) {
    let sixth = multisets.tiles.indices.compactMap { tile -> (tile: Int, bits: ReachBits)? in
      let selection = code + multisets.code(ofTile: tile)
      guard multisets.isLegal(selection), let bits = wantedBits(selection) else { return nil }
      return (tile, bits)
    }
    if sixth.isEmpty { return }

    atMost.removeAll()
    for tile in multisets.distinctTiles(of: code) {
      let quad = tables.quads[multisets.place(of: code - multisets.code(ofTile: tile))]
      quad.low.withUnsafeBufferPointer { low in
        for index in low.indices { atMost.words[index] |= low[index] }
      }
      quad.values.withUnsafeBufferPointer { joinToQuintuple($0, tile) }
    }
    for (place, pair) in multisets.ofSize[2].enumerated() where TileMultisets.isPart(pair, of: code)
    {
      joinToQuintuple(tables.triples[multisets.place(of: code - pair)], tables.pairs[place])
    }

    for bits in quotients { bits.removeAll() }
    for index in 0..<low.wordCount {
      low.words[index] = high.words[index]
      atMost.words[index] |= low.words[index]
    }
    collectQuotients()

    for (tile, bits) in sixth {
      let number = multisets.tiles[tile]
      bits.formUnion(atMost)
      bits.formUnion(low, raisedBy: number)
      bits.formUnion(low, loweredBy: number)
      bits.formUnion(quotients[tile])
      if number > 1 {
        low.forEach(upTo: (CensusLimits.bound - 1) / number) { bits.insert($0 &* number) }
      }
      // What a tile leaves or gives of smaller values.
      low.forEach(upTo: number - 1) { value in
        bits.insert(number &- value)
        if number % value == 0 { bits.insert(number / value) }
      }
    }
  }

  /// Notes the values of four tiles with a fifth.
  @inline(__always)
  private func joinToQuintuple(_ values: UnsafeBufferPointer<UInt32>, _ tile: Int) {
    let number = multisets.tiles[tile]
    let divisor = tileDivisors[tile]
    var index = 0
    while index < values.count, values[index] <= number {
      let value = values[index]
      if value < number {
        high.insert(number &- value)
        if number % value == 0 { high.insert(number / value) }
      }
      index &+= 1
    }
    // Sums while they fit, then differences, which fit a little longer.
    let firstAbove = index
    while index < values.count, values[index] < CensusLimits.high &- number {
      high.insert(values[index] &- number)
      high.insert(values[index] &+ number)
      index &+= 1
    }
    while index < values.count, values[index] < CensusLimits.high &+ number {
      high.insert(values[index] &- number)
      index &+= 1
    }
    for index in 0..<firstAbove { high.insert(values[index] &+ number) }
    guard number > 1 else { return }
    for value in values {
      if value >= CensusLimits.high / number { break }
      high.insert(value &* number)
    }
    for value in values[firstAbove...] {
      if let quotient = divisor.quotient(of: value), quotient < CensusLimits.high {
        high.insert(quotient)
      }
    }
    if firstAbove > 0, values[firstAbove &- 1] == number { high.insert(1) }
  }

  /// Notes the values of three tiles with two others.
  private func joinToQuintuple(_ triple: CensusTables.Triple, _ pair: CensusTables.Pair) {
    for term in pair.products {
      for value in triple.products {
        if value &+ term < CensusLimits.high { high.insert(value &+ term) }
        let difference = value > term ? value &- term : term &- value
        if difference > 0, difference < CensusLimits.high { high.insert(difference) }
      }
    }
    for factor in pair.sums where factor > 1 {
      for value in triple.sums where value > 1 {
        let product = UInt64(value) &* UInt64(factor)
        if product < CensusLimits.high { high.insert(UInt32(product)) }
      }
      for value in triple.all where value >= factor && value % factor == 0 {
        if value / factor < CensusLimits.high { high.insert(value / factor) }
      }
    }
    for value in pair.all {
      for divisor in triple.sums where divisor > 1 {
        if divisor > value { break }
        if value % divisor == 0 { high.insert(value / divisor) }
      }
    }
  }

  /// Divides what five tiles make by all tiles, and empties the bits.
  private func collectQuotients() {
    for index in 0..<high.wordCount {
      var word = high.words[index]
      if word == 0 { continue }
      high.words[index] = 0
      while word != 0 {
        let value = UInt32(truncatingIfNeeded: index &* 64 &+ word.trailingZeroBitCount)
        word &= word &- 1
        var dividing = dividingTiles[Int(value)]
        while dividing != 0 {
          let tile = dividing.trailingZeroBitCount
          dividing &= dividing &- 1
          if let quotient = tileDivisors[tile].quotient(of: value) {
            quotients[tile].insert(quotient)
          }
        }
      }
    }
  }
}

// MARK: - Four tiles and two

extension CensusWorker {
  /// Adds what four tiles can make with any two others.
  func addQuad(_ code: TileMultisets.Code) {
    var isPrepared = false
    madeWithTerm.forget()
    madeWithFactor.forget()
    let quad = tables.quads[multisets.place(of: code)]
    for (place, pairCode) in multisets.ofSize[2].enumerated() {
      let selection = code + pairCode
      guard multisets.isLegal(selection), let bits = wantedBits(selection) else { continue }
      if !isPrepared {
        prepareMiddle(quad)
        isPrepared = true
      }
      let pair = tables.pairs[place]
      for term in pair.productPlaces {
        bits.formUnion(
          madeWithTerm.bits(at: term) { makeWithTerm(tables.pairProducts[term], quad, $0) })
      }
      for factor in pair.sumPlaces {
        bits.formUnion(
          madeWithFactor.bits(at: factor) { makeWithFactor(tables.pairSums[factor], quad, $0) })
      }
    }
  }

  private func prepareMiddle(_ quad: CensusTables.Quad) {
    middle.removeAll()
    mirrored.removeAll()
    for value in quad.values {
      if value >= middle.bound { break }
      middle.insert(value)
      mirrored.insert(middle.bound &- 1 &- value)
    }
  }

  /// Sums and differences with a product of two tiles, and its quotients.
  private func makeWithTerm(_ term: UInt32, _ quad: CensusTables.Quad, _ bits: ReachBits) {
    bits.formUnion(middle, raisedBy: term)
    bits.formUnion(middle, loweredBy: term)
    bits.formUnion(mirrored, loweredBy: middle.bound &- 1 &- term)
    bits.words[0] &= ~1
    makeQuotients(of: term, quad, bits)
  }

  /// Products with a sum of two tiles, and quotients by it and of it.
  private func makeWithFactor(_ factor: UInt32, _ quad: CensusTables.Quad, _ bits: ReachBits) {
    guard factor > 1 else { return }
    middle.forEach(upTo: (bits.bound &- 1) / factor) { bits.insert($0 &* factor) }
    let divisor = Divisor(factor)
    let last = factor &* (bits.bound &- 1)
    for value in quad.values[quad.values.lowerBound(factor &* CensusLimits.lowest)...] {
      if value > last { break }
      if let quotient = divisor.quotient(of: value) { bits.insert(quotient) }
    }
    makeQuotients(of: factor, quad, bits)
  }

  private func makeQuotients(of value: UInt32, _ quad: CensusTables.Quad, _ bits: ReachBits) {
    for divisor in quad.values {
      if divisor > value / CensusLimits.lowest { break }
      if divisor > 1, value % divisor == 0, value / divisor < bits.bound {
        bits.insert(value / divisor)
      }
    }
  }
}

// MARK: - Three tiles and three

extension CensusWorker {
  /// Adds what three tiles can make with those of three others that have the same or a higher place.
  func addTriples(with place: Int) {
    let codes = multisets.ofSize[3]
    let first = tables.triples[place]
    for other in place..<codes.count {
      let selection = codes[place] + codes[other]
      guard multisets.isLegal(selection), let bits = wantedBits(selection) else { continue }
      let second = tables.triples[other]
      addTerms(first.products, second.products, bits)
      addFactors(first.sums, second.sums, bits)
      addQuotients(first.all, second.sums, bits)
      addQuotients(second.all, first.sums, bits)
    }
  }

  private func addTerms(_ first: [UInt32], _ second: [UInt32], _ bits: ReachBits) {
    let bound = bits.bound
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        for a in first {
          for b in second {
            if a &+ b < bound { bits.insert(a &+ b) }
            let difference = a > b ? a &- b : b &- a
            if difference < bound, difference > 0 { bits.insert(difference) }
          }
        }
      }
    }
  }

  private func addFactors(_ first: [UInt32], _ second: [UInt32], _ bits: ReachBits) {
    let bound = bits.bound
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        for a in first {
          for b in second {
            if a &* b >= bound { break }
            bits.insert(a &* b)
          }
        }
      }
    }
  }

  private func addQuotients(_ dividends: [UInt32], _ divisors: [UInt32], _ bits: ReachBits) {
    dividends.withUnsafeBufferPointer { dividends in
      divisors.withUnsafeBufferPointer { divisors in
        for dividend in dividends.reversed() {
          for divisor in divisors {
            if divisor > dividend / CensusLimits.lowest { break }
            if dividend % divisor == 0, dividend / divisor < bits.bound {
              bits.insert(dividend / divisor)
            }
          }
        }
      }
    }
  }
}
