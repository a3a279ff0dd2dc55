public import CNumberRace
import NumbersGame

/// Rules, with their description in the memory of C.
final class RulesHandle: Handle {
  let rules: Rules
  // Unsafe: what it points at, the texts and arrays, is written once, before the handle is handed out, and then only read.
  nonisolated(unsafe) let info: nr_rules_info
  // Unsafe: as above; freed with the handle, which nobody uses then.
  private nonisolated(unsafe) let texts: [UnsafeMutablePointer<CChar>]
  // Unsafe: as the texts.
  private nonisolated(unsafe) let arrays: [UnsafeMutablePointer<Int64>]

  static let countdown = RulesHandle(.countdown)

  init(_ rules: Rules) {
    self.rules = rules
    let texts = [rules.id, rules.title].map { copied($0) }
    let bands = rules.scoring.bands
    let lists = [
      rules.pool?.large ?? [], rules.pool?.small ?? [], bands.map(\.distance), bands.map(\.points),
    ]
    let arrays = lists.map { list in
      let memory = UnsafeMutablePointer<Int64>.allocate(capacity: max(list.count, 1))
      for (index, number) in list.enumerated() { memory[index] = Int64(number) }
      return memory
    }
    self.texts = texts
    self.arrays = arrays
    var info = nr_rules_info()
    info.least_numbers = UInt32(rules.numberCount.lowerBound)
    info.most_numbers = UInt32(rules.numberCount.upperBound)
    info.name = UnsafePointer(texts[0])
    info.title = UnsafePointer(texts[1])
    info.large = UnsafePointer(arrays[0])
    info.small = UnsafePointer(arrays[1])
    info.large_count = lists[0].count
    info.small_count = lists[1].count
    info.first_target = Int64(rules.targets.lowerBound)
    info.last_target = Int64(rules.targets.upperBound)
    info.band_distances = UnsafePointer(arrays[2])
    info.band_points = UnsafePointer(arrays[3])
    info.band_count = bands.count
    self.info = info
  }

  deinit {
    texts.forEach { $0.deallocate() }
    arrays.forEach { $0.deallocate() }
  }

  /// The rules of a handle, or those of Countdown.
  static func rules(_ handle: OpaquePointer?) -> Rules {
    handle.map { RulesHandle.of($0).rules } ?? .countdown
  }
}

/// The names of the presets, which last for ever.
private let presets = Rules.presets.map { RulesHandle($0) }

/// Implements `nr_rules_name`; see `numberrace.h`.
@c(nr_rules_name) @implementation
public func nr_rules_name(_ index: Int) -> UnsafePointer<CChar>? {
  presets.indices.contains(index) ? presets[index].info.name : nil
}

/// Implements `nr_rules_named`; see `numberrace.h`.
@c(nr_rules_named) @implementation
public func nr_rules_named(
  _ name: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<OpaquePointer?>?
) -> nr_status {
  call {
    let place = try NumberRaceC.out(out)
    let name = try string(name, "name")
    RulesHandle(try Rules(preset: name)).handOut(to: place)
  }
}

/// Implements `nr_rules_custom`; see `numberrace.h`.
@c(nr_rules_custom) @implementation
public func nr_rules_custom(
  _ options: UnsafePointer<nr_rules_options>?, _ out: UnsafeMutablePointer<OpaquePointer?>?
) -> nr_status {
  call {
    let place = try NumberRaceC.out(out)
    let options = try nr_rules_options.read(try given(options, "options"), "options")
    RulesHandle(try Rules(options)).handOut(to: place)
  }
}

extension Rules {
  fileprivate init(_ options: nr_rules_options) throws {
    let large = try integers(options.large, options.large_count, "large")
    let small = try integers(options.small, options.small_count, "small")
    let distances = try integers(options.band_distances, options.band_count, "band_distances")
    let points = try integers(options.band_points, options.band_count, "band_points")
    let name = options.name == nil ? "custom" : try string(options.name, "name")
    let title = options.title == nil ? name : try string(options.title, "title")
    let last = options.last_target == 0 ? Int64.max : options.last_target
    guard options.first_target <= last, let first = Int(exactly: options.first_target),
      let last = Int(exactly: last)
    else {
      throw Failure(
        NR_ILLEGAL_RULES, "there are no targets from \(options.first_target) to \(last)")
    }
    guard options.least_numbers <= options.most_numbers, options.most_numbers <= 1000 else {
      throw Failure(
        NR_ILLEGAL_RULES,
        "\(options.least_numbers) to \(options.most_numbers) numbers cannot be given: 1 to "
          + "\(Rules.maximumNumberCount) can")
    }
    let bands = zip(distances, points).map { Scoring.Band(distance: $0, points: $1) }
    try self.init(
      id: name, title: title,
      pool: large.isEmpty && small.isEmpty ? nil : try TilePool(large: large, small: small),
      numberCount: Int(options.least_numbers)...Int(options.most_numbers), targets: first...last,
      scoring: bands.isEmpty ? .countdown : try Scoring(bands: bands))
  }
}

/// A list of integers that is given.
func integers(
  _ start: UnsafePointer<Int64>?, _ count: Int, _ name: StaticString
) throws -> [Int] {
  guard count != 0 else { return [] }
  let start = try given(start, name)
  guard (1...100_000).contains(count) else {
    throw Failure.argument("\(name) has more than 100,000 numbers")
  }
  return UnsafeBufferPointer(start: start, count: count).map { Int(clamping: $0) }
}

/// Implements `nr_rules_describe`; see `numberrace.h`.
@c(nr_rules_describe) @implementation
public func nr_rules_describe(
  _ rules: OpaquePointer?, _ info: UnsafeMutablePointer<nr_rules_info>?
) -> nr_status {
  call {
    let info = try given(info, "info")
    try nr_rules_info.check(info, "info")
    nr_rules_info.write(
      rules.map { RulesHandle.of($0).info } ?? RulesHandle.countdown.info, to: info)
  }
}

/// Implements `nr_rules_allow`; see `numberrace.h`.
@c(nr_rules_allow) @implementation
public func nr_rules_allow(
  _ rules: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int, _ target: Int64
) -> nr_status {
  call { _ = try Game(rules, numbers, count, target) }
}

/// Implements `nr_rules_free`; see `numberrace.h`.
@c(nr_rules_free) @implementation
public func nr_rules_free(_ rules: OpaquePointer?) { RulesHandle.takeBack(rules) }

extension Game {
  /// The game that is given to a function of the interface.
  init(
    _ rules: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int, _ target: Int64
  ) throws {
    let rules = RulesHandle.rules(rules)
    let numbers = try integers(numbers, count, "numbers")
    self = try Game(numbers: numbers, target: Int(clamping: target), rules: rules)
  }
}
