import CNumberRace
import NumbersGame

extension PuzzleRules {
  /// Rules of the caller's own. They may contradict themselves, which a solver finds.
  init(_ options: nr_puzzle_rules_options) throws {
    let name = options.name == nil ? "custom" : try string(options.name, "name")
    self.init(id: name, title: options.title == nil ? name : try string(options.title, "title"))
    if options.operations != 0 { operations = try Self.operations(options.operations) }

    let known =
      NR_USE_ALL_NUMBERS | NR_ALLOW_ZERO | NR_ALLOW_NEGATIVE | NR_ALLOW_FRACTIONS | NR_EQUAL_NUMBERS
      | NR_KEEP_ORDER
    guard options.flags & ~UInt32(known) == 0 else {
      throw Failure.argument("options->flags has flags that rules of puzzles do not have")
    }
    func has(_ flag: Int) -> Bool { options.flags & UInt32(flag) != 0 }
    usesAllNumbers = has(NR_USE_ALL_NUMBERS)
    allowsZero = has(NR_ALLOW_ZERO)
    allowsNegative = has(NR_ALLOW_NEGATIVE)
    allowsFractions = has(NR_ALLOW_FRACTIONS)
    hasEqualNumbers = has(NR_EQUAL_NUMBERS)
    keepsOrder = has(NR_KEEP_ORDER)
    if options.used_count != 0 { usedCount = Int(clamping: options.used_count) }

    if options.least_numbers != 0 || options.most_numbers != 0 {
      guard options.least_numbers <= options.most_numbers else {
        throw Failure(
          NR_ILLEGAL_RULES,
          "\(options.least_numbers) to \(options.most_numbers) numbers cannot be given: 1 to "
            + "\(Self.maximumNumberCount) can")
      }
      numberCount = Int(clamping: options.least_numbers)...Int(clamping: options.most_numbers)
    }
    if options.unary_depth != 0 { unaryDepth = Int(clamping: options.unary_depth) }
    if options.digits != 0 { digits = Int(clamping: options.digits) }
    if let ends = options.numbers { numbers = try Self.range(ends, "numbers") }
    if let ends = options.targets { targets = try Self.range(ends, "targets") }
    if options.pool_count != 0 { pool = try integers(options.pool, options.pool_count, "pool") }
  }

  /// The operations of a set of flags.
  private static func operations(_ flags: UInt32) throws -> Set<PuzzleOperation> {
    let all: [(Int, PuzzleOperation)] = [
      (NR_ADD, .add), (NR_SUBTRACT, .subtract), (NR_MULTIPLY, .multiply), (NR_DIVIDE, .divide),
      (NR_POWER, .power), (NR_SQUARE_ROOT, .squareRoot), (NR_SQUARE, .square),
      (NR_FACTORIAL, .factorial), (NR_NEGATE, .negate), (NR_CONCATENATE, .concatenate),
      (NR_DECIMAL, .decimal),
    ]
    let known = all.reduce(UInt32(0)) { $0 | UInt32($1.0) }
    guard flags & ~known == 0 else {
      throw Failure.argument("options->operations has flags that are no operations")
    }
    return Set(all.filter { flags & UInt32($0.0) != 0 }.map(\.1))
  }

  /// A range that two numbers in memory are the ends of.
  private static func range(
    _ ends: UnsafePointer<Int64>, _ name: StaticString
  ) throws -> ClosedRange<Int> {
    let (first, last) = (Int(clamping: ends[0]), Int(clamping: ends[1]))
    guard first <= last else {
      throw Failure(NR_ILLEGAL_RULES, "there are no \(name) from \(first) to \(last)")
    }
    return first...last
  }
}
