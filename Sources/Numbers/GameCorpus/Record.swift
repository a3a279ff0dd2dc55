import NumbersGame
import PlainJSON

/// One line of a corpus file as it is written, before it is checked as a game.
struct Record: Decodable {
  let show: String
  let series: Int?
  let episode: String?
  let date: String?
  let round: Int?
  let numbers: [Int]
  let target: Int
  let declared: [Declaration]?
  let source: String
  let suspect: Bool?

  struct Declaration: Decodable {
    let value: Int
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case show, series, episode, date, round, numbers, target, declared, source, suspect
  }

  /// Reads a line, which has no other keys.
  init(line: some StringProtocol) throws(JSONError) {
    let json = try JSON(parsing: line.utf8)
    let known = CodingKeys.allCases.map(\.rawValue)
    if let unknown = json.members?.keys.filter({ !known.contains($0) }).min() {
      throw JSONError(
        .invalid, "the key '\(unknown)' is not one of \(known.joined(separator: ", "))")
    }
    self = try json.decode(Record.self)
  }
}

extension Record {
  /// The game that the record tells of, and why the rules of its show do not allow it, which only a
  /// suspect record may have.
  func recordedGame(line: Int) throws(JSONError) -> (RecordedGame, GameError?) {
    guard let show = Show(rawValue: show) else {
      let known = Show.allCases.map(\.rawValue).joined(separator: ", ")
      throw JSONError(.invalid, "'\(show)' is not one of the shows: \(known)")
    }
    if let date, !Self.isDate(date) {
      throw JSONError(.invalid, "'\(date)' is not a date like 1997-03-14")
    }
    guard source.hasPrefix("http://") || source.hasPrefix("https://") else {
      throw JSONError(.invalid, "the source '\(source)' is not the address of a page")
    }
    if let value = declared?.first(where: { $0.value < 1 })?.value {
      throw JSONError(.invalid, "\(value) was declared, but only 1 or more can be reached")
    }
    let isSuspect = suspect ?? false
    var deviation: GameError?
    let game: Game
    do throws(GameError) {
      do throws(GameError) {
        game = try Game(numbers: numbers, target: target, rules: show.rules)
      } catch {
        guard isSuspect else { throw error }
        deviation = error
        game = try Game(numbers: numbers, target: target, rules: .free)
      }
    } catch {
      throw JSONError(.invalid, error.description)
    }
    let recorded = RecordedGame(
      line: line, show: show, series: series, episode: episode, date: date, round: round,
      game: game, declared: declared?.map(\.value) ?? [], source: source, isSuspect: isSuspect)
    return (recorded, deviation)
  }

  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return false }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == 3 && (1...12).contains(numbers[1]) && (1...31).contains(numbers[2])
  }
}
