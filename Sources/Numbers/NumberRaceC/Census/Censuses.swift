public import CNumberRace
import NumbersGame
import NumbersSolver

/// A census.
private final class CensusHandle: Handle {
  let census: Census

  init(_ census: Census) { self.census = census }
}

/// Implements `nr_census_selections`; see `numberrace.h`.
@c(nr_census_selections) @implementation
public func nr_census_selections(
  _ rules: OpaquePointer?, _ count: UnsafeMutablePointer<UInt64>?
) -> nr_status {
  call {
    let count = try given(count, "count")
    count.pointee = UInt64(try Census.selectionCount(of: RulesHandle.rules(rules)))
  }
}

/// Implements `nr_census_shard`; see `numberrace.h`.
@c(nr_census_shard) @implementation
public func nr_census_shard(
  _ rules: OpaquePointer?, _ shard: UInt64, _ shards: UInt64,
  _ first: UnsafeMutablePointer<UInt64>?, _ count: UnsafeMutablePointer<UInt64>?
) -> nr_status {
  call {
    let first = try given(first, "first")
    let count = try given(count, "count")
    let range = try Census.selections(
      ofShard: Int(clamping: shard), of: Int(clamping: shards), rules: RulesHandle.rules(rules))
    first.pointee = UInt64(range.lowerBound)
    count.pointee = UInt64(range.count)
  }
}

/// Implements `nr_census_make`; see `numberrace.h`.
@c(nr_census_make) @implementation
public func nr_census_make(
  _ rules: OpaquePointer?, _ first: UInt64, _ count: UInt64, _ limits: UnsafePointer<nr_limits>?,
  _ out: UnsafeMutablePointer<OpaquePointer?>?
) -> nr_status {
  call {
    let place = try NumberRaceC.out(out)
    let rules = RulesHandle.rules(rules)
    let total = try Census.selectionCount(of: rules)
    let start = Int(clamping: first)
    let (end, overflow) = start.addingReportingOverflow(Int(clamping: count))
    let range = first == 0 && count == 0 ? 0..<total : start..<(overflow ? .max : end)
    let census = try Work.within(limits, total: range.count) { work in
      try Census(
        of: rules, selections: range, threads: work.threads, limit: work.limit
      ) { work.noteAll(Int($0 * Double(range.count))) }
    }
    CensusHandle(census).handOut(to: place)
  }
}

/// Implements `nr_census_merge`; see `numberrace.h`.
@c(nr_census_merge) @implementation
public func nr_census_merge(
  _ parts: UnsafePointer<OpaquePointer?>?, _ count: Int,
  _ out: UnsafeMutablePointer<OpaquePointer?>?
) -> nr_status {
  call {
    let place = try NumberRaceC.out(out)
    let parts = try given(parts, "parts")
    guard (1...1_000_000).contains(count) else {
      throw Failure.argument(
        "\(UInt(bitPattern: count)) parts cannot be merged: 1 to 1,000,000 can")
    }
    let censuses = try (0..<count).map { try CensusHandle.of(parts[$0], "parts[i]").census }
    CensusHandle(try Census(merging: censuses)).handOut(to: place)
  }
}

/// Implements `nr_census_describe`; see `numberrace.h`.
@c(nr_census_describe) @implementation
public func nr_census_describe(
  _ census: OpaquePointer?, _ info: UnsafeMutablePointer<nr_census_info>?
) -> nr_status {
  call {
    let census = try CensusHandle.of(census, "census").census
    let info = try given(info, "info")
    try nr_census_info.check(info, "info")
    let summary = census.summary
    var result = nr_census_info()
    result.first_target = Int32(census.rules.targets.lowerBound)
    result.last_target = Int32(census.rules.targets.upperBound)
    result.width = 6
    result.first = UInt64(census.selections.lowerBound)
    result.count = UInt64(census.selections.count)
    result.games = UInt64(summary.gameCount)
    result.solvable = UInt64(summary.solvableCount)
    result.perfect = UInt64(summary.perfect.count)
    nr_census_info.write(result, to: info)
  }
}

/// Implements `nr_census_read`; see `numberrace.h`.
@c(nr_census_read) @implementation
public func nr_census_read(
  _ census: OpaquePointer?, _ numbers: UnsafeMutablePointer<Int32>?,
  _ reach: UnsafeMutablePointer<nr_reach>?
) -> nr_status {
  call {
    let census = try CensusHandle.of(census, "census").census
    let room = try reach.map { try ReachRoom($0, targets: census.rules.targets) }
    guard room.map({ $0.targets == census.rules.targets }) ?? true else {
      throw Failure.argument("the targets of reach must be 0 and 0, or those of the census")
    }
    var sums = room?.noSums() ?? []
    for (index, entry) in census.entries.enumerated() {
      if let numbers {
        for (column, number) in entry.numbers.enumerated() {
          numbers[6 * index + column] = Int32(number)
        }
      }
      room?.write(index, entry, &sums)
    }
    room?.add(sums)
  }
}

/// Implements `nr_census_write`; see `numberrace.h`.
@c(nr_census_write) @implementation
public func nr_census_write(
  _ census: OpaquePointer?, _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> nr_status {
  call {
    let bytes = try CensusHandle.of(census, "census").census.bytes
    length?.pointee = bytes.count
    // A capacity above the largest Int is negative here.
    guard let buffer, capacity < 0 || bytes.count <= capacity else {
      throw Failure(
        NR_BUFFER_TOO_SMALL,
        "the census takes \(bytes.count) bytes, but the buffer has \(UInt(bitPattern: capacity))")
    }
    bytes.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { buffer.update(from: start, count: bytes.count) }
    }
  }
}

/// Implements `nr_census_load`; see `numberrace.h`.
@c(nr_census_load) @implementation
public func nr_census_load(
  _ rules: OpaquePointer?, _ bytes: UnsafePointer<UInt8>?, _ length: Int,
  _ out: UnsafeMutablePointer<OpaquePointer?>?
) -> nr_status {
  call {
    let place = try NumberRaceC.out(out)
    let bytes = try given(bytes, "bytes")
    guard length >= 0 else { throw Failure.argument("bytes have an impossible length") }
    let rules = RulesHandle.rules(rules)
    let census = try Census(UnsafeBufferPointer(start: bytes, count: length), rules: rules)
    guard let census else {
      throw Failure.argument(
        "the bytes are not a census under \(rules.title) that nr_census_write wrote")
    }
    CensusHandle(census).handOut(to: place)
  }
}

/// Implements `nr_census_free`; see `numberrace.h`.
@c(nr_census_free) @implementation
public func nr_census_free(_ census: OpaquePointer?) { CensusHandle.takeBack(census) }
