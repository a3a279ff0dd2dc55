import CNumberRace

/// A struct of the interface, whose first member is its size as its user knows it.
protocol SizedStruct {
  var size: UInt32 { get set }
  static var firstSize: Int { get }
  init()
}

extension nr_rules_options: SizedStruct {}
extension nr_rules_info: SizedStruct {}
extension nr_limits: SizedStruct {}
extension nr_solution: SizedStruct {}
extension nr_verify_options: SizedStruct {}
extension nr_verdict: SizedStruct {}
extension nr_games: SizedStruct {}
extension nr_results: SizedStruct {}
extension nr_texts: SizedStruct {}
extension nr_verdicts: SizedStruct {}
extension nr_draw_options: SizedStruct {}
extension nr_difficulty: SizedStruct {}
extension nr_reach: SizedStruct {}
extension nr_census_info: SizedStruct {}
extension nr_puzzle_rules_options: SizedStruct {}
extension nr_puzzle_solution: SizedStruct {}
extension nr_survey: SizedStruct {}

extension nr_limits {
  static var firstSize: Int { 40 }
}

extension nr_draw_options {
  static var firstSize: Int { 32 }
}

extension nr_puzzle_rules_options {
  static var firstSize: Int { 80 }
}

extension nr_puzzle_solution {
  static var firstSize: Int { 12 }
}

extension SizedStruct {
  /// The size of the struct in the first version of the header.
  static var firstSize: Int { MemoryLayout<Self>.stride }

  /// Checks the size that a struct says it has. Members that were added since the first version are at the end, and a smaller
  /// struct does not have them.
  private static func check(_ size: UInt32, _ name: StaticString) throws {
    guard (firstSize...MemoryLayout<Self>.stride).contains(Int(clamping: size)) else {
      throw Failure.argument(
        "\(name)->size is \(size), but must be sizeof the struct, \(MemoryLayout<Self>.stride)")
    }
  }

  /// Reads a struct.
  static func read(_ pointer: UnsafePointer<Self>, _ name: StaticString) throws -> Self {
    let memory = UnsafeRawPointer(pointer)
    let size = memory.loadUnaligned(as: UInt32.self)
    try check(size, name)
    var value = Self()
    withUnsafeMutableBytes(of: &value) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: memory, count: Int(size)))
    }
    return value
  }

  /// Reads a struct that may be missing, and then has its defaults.
  static func read(_ pointer: UnsafePointer<Self>?, or name: StaticString) throws -> Self {
    guard let pointer else { return Self() }
    return try read(pointer, name)
  }

  /// Checks a struct that is to be written; it may be missing.
  static func check(
    _ pointer: UnsafeMutablePointer<Self>?, _ name: StaticString
  ) throws {
    guard let pointer else { return }
    try check(UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self), name)
  }

  /// Writes a struct that was checked, as far as its user knows it; it may be missing.
  static func write(_ value: Self, to pointer: UnsafeMutablePointer<Self>?) {
    guard let pointer else { return }
    let memory = UnsafeMutableRawPointer(pointer)
    var value = value
    value.size = memory.loadUnaligned(as: UInt32.self)
    withUnsafeBytes(of: value) {
      memory.copyMemory(
        from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: Int(value.size))
    }
  }
}
