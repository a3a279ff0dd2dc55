public import SpelledNumbers

/// The rules of a numbers game: which selections and targets are legal, and what an answer scores.
///
/// Under all of these rules an answer uses each number at most once, need not use all of them,
/// and every step gives a positive whole number.
public struct Rules: Hashable, Sendable {
  /// The name that programs and the command line use, such as `countdown`.
  public let id: String
  /// The name that people use, such as "Countdown".
  public let title: String
  /// The tiles that numbers are drawn from; nothing where any positive integer may be given.
  public let pool: TilePool?
  /// How many numbers a game has.
  public let numberCount: ClosedRange<Int>
  /// The targets that are allowed.
  public let targets: ClosedRange<Int>
  /// The points for an answer.
  public let scoring: Scoring
  /// The language in which the game is played.
  public let language: NumberLanguage

  /// The most numbers that any game has.
  public static let maximumNumberCount = 12
}

extension Rules {
  /// Countdown (Channel 4): six of the 24 tiles, targets from 100 to 999.
  ///
  /// Source: <https://en.wikipedia.org/wiki/Countdown_(game_show)>.
  public static let countdown = Rules(
    id: "countdown", title: "Countdown", pool: .countdown, numberCount: 6...6,
    targets: 100...999, scoring: .countdown, language: .english)

  /// Le compte est bon, of Des chiffres et des lettres (France 3): six of the 24 tiles, targets
  /// from 101 to 999.
  ///
  /// Source: <https://fr.wikipedia.org/wiki/Des_chiffres_et_des_lettres>.
  public static let leCompteEstBon = Rules(
    id: "lecompteestbon", title: "Le compte est bon", pool: .countdown, numberCount: 6...6,
    targets: 101...999, scoring: .nearest, language: .french)

  /// Letters and Numbers (SBS): Countdown's rules in Australia.
  ///
  /// Source: <https://en.wikipedia.org/wiki/Letters_and_Numbers>.
  public static let lettersAndNumbers = Rules(
    id: "lettersandnumbers", title: "Letters and Numbers", pool: .countdown, numberCount: 6...6,
    targets: 100...999, scoring: .countdown, language: .english)

  /// Cijfers en Letters (KRO, VRT): the French show's rules in the Netherlands and Flanders.
  ///
  /// Source: <https://nl.wikipedia.org/wiki/Cijfers_en_Letters>.
  public static let cijfersEnLetters = Rules(
    id: "cijfersenletters", title: "Cijfers en Letters", pool: .countdown, numberCount: 6...6,
    targets: 101...999, scoring: .nearest, language: .dutch)

  /// Any 1 to 12 positive integers and any positive target, scored as in Countdown.
  public static let free = Rules(
    id: "free", title: "free rules", pool: nil, numberCount: 1...maximumNumberCount,
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
    let wanted = id.lowercased()
    guard let rules = Self.presets.first(where: { $0.id == wanted }) else {
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
      + Rules.presets.map(\.id).joined(separator: ", ") + " are"
  }
}
