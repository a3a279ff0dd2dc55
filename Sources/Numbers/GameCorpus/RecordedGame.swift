public import NumbersGame

/// A game that was played on a show, with its source.
public struct RecordedGame: Hashable, Sendable {
  /// The line of the file it stands on, from 1.
  public let line: Int
  /// The show, such as `countdown-uk`.
  public let show: Show
  /// The series of the show, if known.
  public let series: Int?
  /// The episode, as the source names it, if known.
  public let episode: String?
  /// The day it was broadcast, `1997-03-14`, if known.
  public let date: String?
  /// The round within the episode, if known.
  public let round: Int?
  /// The game. A suspect one is under free rules if those of the show do not allow it.
  public let game: Game
  /// The values that the contestants declared, as far as they were recorded.
  public let declared: [Int]
  /// The page that the game was recorded from.
  public let source: String
  /// Whether the record is known to be in doubt.
  public let isSuspect: Bool
}

/// A show whose games are recorded.
public enum Show: String, CaseIterable, Codable, Hashable, Sendable {
  /// Countdown, Channel 4.
  case countdown = "countdown-uk"
  /// Letters and Numbers, SBS.
  case lettersAndNumbers = "letters-and-numbers-au"
  /// Des chiffres et des lettres, France 3.
  case desChiffresEtDesLettres = "des-chiffres-et-des-lettres-fr"
  /// Cijfers en Letters, KRO and VRT.
  case cijfersEnLetters = "cijfers-en-letters-nl"

  /// The rules of its numbers game.
  public var rules: Rules {
    switch self {
    case .countdown: .countdown
    case .lettersAndNumbers: .lettersAndNumbers
    case .desChiffresEtDesLettres: .leCompteEstBon
    case .cijfersEnLetters: .cijfersEnLetters
    }
  }
}
