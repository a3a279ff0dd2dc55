public import SpelledNumbers

/// The rules of a numbers game: which selections and targets are legal, and what an answer scores.
///
/// Under all of these rules an answer uses each number at most once, need not use all of them,
/// and every step gives a positive whole number.
///
/// There are presets for the television shows; others can be made:
///
/// ```swift
/// let rules = try Rules(
///   id: "family", title: "Our evening game",
///   pool: TilePool(large: [20, 40], small: [1, 2, 3, 4, 5, 6, 7, 8, 9]), numberCount: 5...5,
///   targets: 50...500, scoring: Scoring(bands: [.init(distance: 0, points: 3), .init(distance: 3, points: 1)]))
/// let game = try Game(numbers: [20, 40, 3, 7, 9], target: 333, rules: rules)
/// ```
public struct Rules: Hashable, Sendable {
  /// The name that programs and the command line use, such as `countdown`.
  public var id: String { shared.parts.id }
  /// The name that people use, such as "Countdown".
  public var title: String { shared.parts.title }
  /// The tiles that numbers are drawn from; `nil` where any positive integer may be given.
  public var pool: TilePool? { shared.parts.pool }
  /// The allowed counts of numbers in a game.
  public var numberCount: ClosedRange<Int> { shared.parts.numberCount }
  /// The targets that are allowed.
  public var targets: ClosedRange<Int> { shared.parts.targets }
  /// The points for an answer.
  public var scoring: Scoring { shared.parts.scoring }
  /// The language in which the game is played.
  public var language: NumberLanguage { shared.parts.language }

  /// One reference, because games, which are copied by the million, have rules.
  private let shared: Shared

  private final class Shared: Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  private struct Parts: Hashable, Sendable {
    let id: String
    let title: String
    let pool: TilePool?
    let numberCount: ClosedRange<Int>
    let targets: ClosedRange<Int>
    let scoring: Scoring
    let language: NumberLanguage
  }

  /// The maximum number of numbers of any game.
  public static let maximumNumberCount = 12

  /// Creates rules, each part of which is what the property of its name says. The name for programs has letters, digits and `-`, and
  /// is not that of a preset; there are at most ``maximumNumberCount`` numbers, and targets are 1 or more.
  ///
  /// Games are coded with the name of their rules, and read with those of the presets only.
  ///
  /// - Throws: ``RulesError`` for the first part that is wrong.
  public init(
    id: String, title: String, pool: TilePool? = nil, numberCount: ClosedRange<Int>,
    targets: ClosedRange<Int>, scoring: Scoring = .countdown, language: NumberLanguage = .english
  ) throws(RulesError) {
    guard !id.isEmpty, id.unicodeScalars.allSatisfy(Self.isOfName) else {
      throw .badName(id)
    }
    guard (try? Rules(preset: id)) == nil else { throw .nameOfPreset(id) }
    guard numberCount.lowerBound >= 1, numberCount.upperBound <= Self.maximumNumberCount else {
      throw .badNumberCount(numberCount)
    }
    guard targets.lowerBound >= 1 else { throw .badTargets(targets) }
    if let pool, pool.tiles.count < numberCount.upperBound {
      throw .tooFewTiles(pool.tiles.count, numberCount: numberCount)
    }
    self.init(
      presetID: id, title: title, pool: pool, numberCount: numberCount, targets: targets,
      scoring: scoring, language: language)
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-"
  }

  /// Creates rules that are known to be right.
  init(
    presetID id: String, title: String, pool: TilePool?, numberCount: ClosedRange<Int>,
    targets: ClosedRange<Int>, scoring: Scoring, language: NumberLanguage
  ) {
    shared = Shared(
      Parts(
        id: id, title: title, pool: pool, numberCount: numberCount, targets: targets,
        scoring: scoring, language: language))
  }

  /// Whether all parts of two rules are equal.
  public static func == (first: Rules, second: Rules) -> Bool {
    first.shared === second.shared || first.shared.parts == second.shared.parts
  }

  /// Hashes all parts.
  public func hash(into hasher: inout Hasher) {
    shared.parts.hash(into: &hasher)
  }
}

/// An error in the parts of rules.
public enum RulesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name is empty, or has characters other than letters, digits and `-`.
  case badName(String)
  /// The name is that of a preset, such as `countdown`; rules of your own need another.
  case nameOfPreset(String)
  /// The number of numbers is not 1 to ``Rules/maximumNumberCount``.
  case badNumberCount(ClosedRange<Int>)
  /// Targets below 1 are allowed, which no answer reaches.
  case badTargets(ClosedRange<Int>)
  /// There are fewer tiles than a game has numbers.
  case tooFewTiles(Int, numberCount: ClosedRange<Int>)

  /// The problem, and what is allowed.
  public var description: String {
    switch self {
    case .badName(let name):
      "'\(name)' is not a name of rules: letters, digits and '-' are allowed"
    case .nameOfPreset(let name):
      "'\(name)' is the name of rules that exist: choose one other than "
        + Rules.presets.map { $0.id }.joined(separator: ", ")
    case .badNumberCount(let count):
      "\(count.lowerBound) to \(count.upperBound) numbers cannot be given: 1 to "
        + "\(Rules.maximumNumberCount) can"
    case .badTargets(let targets):
      "targets from \(targets.lowerBound) cannot be reached: targets are 1 or more"
    case .tooFewTiles(let tiles, let count):
      "\(tiles) tiles are too few for games of \(count.upperBound) numbers"
    }
  }
}

extension Rules {
  /// Countdown (Channel 4): six of the 24 tiles, targets from 100 to 999.
  ///
  /// Source: <https://en.wikipedia.org/wiki/Countdown_(game_show)>.
  public static let countdown = Rules(
    presetID: "countdown", title: "Countdown", pool: .countdown, numberCount: 6...6,
    targets: 100...999, scoring: .countdown, language: .english)

  /// Le compte est bon, of Des chiffres et des lettres (France 3): six of the 24 tiles, targets
  /// from 101 to 999.
  ///
  /// Source: <https://fr.wikipedia.org/wiki/Des_chiffres_et_des_lettres>.
  public static let leCompteEstBon = Rules(
    presetID: "lecompteestbon", title: "Le compte est bon", pool: .countdown, numberCount: 6...6,
    targets: 101...999, scoring: .nearest, language: .french)

  /// Letters and Numbers (SBS): Countdown's rules in Australia.
  ///
  /// Source: <https://en.wikipedia.org/wiki/Letters_and_Numbers>.
  public static let lettersAndNumbers = Rules(
    presetID: "lettersandnumbers", title: "Letters and Numbers", pool: .countdown,
    numberCount: 6...6,
    targets: 100...999, scoring: .countdown, language: .english)

  /// Cijfers en Letters (KRO, VRT): the French show's rules in the Netherlands and Flanders.
  ///
  /// Source: <https://nl.wikipedia.org/wiki/Cijfers_en_Letters>.
  public static let cijfersEnLetters = Rules(
    presetID: "cijfersenletters", title: "Cijfers en Letters", pool: .countdown, numberCount: 6...6,
    targets: 101...999, scoring: .nearest, language: .dutch)

  /// Any 1 to 12 positive integers and any positive target, scored as in Countdown.
  public static let free = Rules(
    presetID: "free", title: "free rules", pool: nil, numberCount: 1...maximumNumberCount,
    targets: 1...Int.max, scoring: .countdown, language: .english)

  /// All rules that have a name here.
  public static let presets: [Rules] = [
    .countdown, .leCompteEstBon, .lettersAndNumbers, .cijfersEnLetters, .free,
  ]

  /// The preset of this name.
  ///
  /// - Parameter id: The name, such as `countdown`; case does not matter.
  /// - Throws: ``UnknownRules`` if no preset has that name.
  public init(preset id: String) throws(UnknownRules) {
    // Names are ASCII. To fold case for all of Unicode would add its tables to the page.
    let wanted = id.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    guard let rules = Self.presets.first(where: { $0.id.utf8.elementsEqual(wanted) }) else {
      throw UnknownRules(id: id)
    }
    self = rules
  }
}

/// The name of rules that do not exist.
public struct UnknownRules: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  public let id: String

  /// The name and those that exist.
  public var description: String {
    "'\(id)' is not the name of any rules: "
      + Rules.presets.map { $0.id }.joined(separator: ", ") + " are"
  }
}
