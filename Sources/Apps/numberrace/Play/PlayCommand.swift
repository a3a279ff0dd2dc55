import ArgumentParser
import Foundation
import GameHistory
import GameRecords
import GameShow
import NumberRaceAssistant
import NumbersGame
import NumbersSolver
import PlainJSON

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play rounds as on television, against the clock or each other.",
    discussion: """
      The numbers turn over, then the target, and the clock runs. Type your answer as it comes to mind, in \
      steps that use earlier results or as one expression; the closest counts. 'hint' gives a hint, each \
      stronger than the one before ('hint 1' to 'hint 3'); 'undo' and 'clear' take back; 'done' ends the \
      round; 'quit' ends the game.

      Examples:
        numberrace play
        numberrace play --rounds 5 --difficulty 3 --large 2
        numberrace play --daily
        numberrace play --players Anna,Ben --rounds 3
        numberrace play --against average --rounds 5 --choose
        numberrace play --no-clock --seed 1982
        numberrace play --rules 24 --difficulty 4
        numberrace play --rules four-fours --no-clock
        numberrace play --large-tiles 12,37,62,87 --large 4
        numberrace play --stats
        numberrace play --archive

      The game of a day is the same for everyone, and counts once, also if you leave it after a hint. With two players both think, then each declares a number \
      and the closer one shows the working; only the closer scores. Rounds are kept on this machine for \
      --stats; --no-record does not keep them, and --forget removes them.

      Puzzles (--rules 24, krypto, make-ten, four-fours ...) are played alone, for the time that it takes: they have no points, and \
      are not kept.

      Where input or output is no terminal, or with --plain, the round is text, a line at a time: a script \
      plays by sending lines. With --virtual-clock time passes only by lines such as 'wait 5'.
      """)

  @Option(
    name: .shortAndLong, help: "The number of rounds; by default, asks after each.",
    transform: whole("--rounds", 1...1000))
  var rounds: Int?

  @OptionGroup var drawing: DrawingOptions

  @Flag(help: "The game of today.")
  var daily = false

  @Option(help: ArgumentHelp("The game of another day, such as 2026-01-31.", valueName: "date"))
  var day: String?

  @Option(
    help: ArgumentHelp("The time to think; 30 if not given, 60 for puzzles.", valueName: "seconds"),
    transform: whole("--time", 1...3600, unit: "seconds"))
  var time: Int?

  @Flag(help: "Play without a clock.")
  var noClock = false

  @Option(help: ArgumentHelp("Two players, such as Anna,Ben.", valueName: "names"))
  var players: String?

  @Option(
    help: ArgumentHelp(
      "An opponent: beginner, average, strong or perfect, in the order of strength.",
      valueName: "strength"), transform: Self.readOpponent)
  var against: Opponent?

  @Flag(help: "Choose each number, from the top or from elsewhere.")
  var choose = false

  @Option(
    help: ArgumentHelp(
      "The name that your rounds are kept under; Player if not given.", valueName: "name"))
  var player: String?

  @Flag(help: "Print the statistics of --player.")
  var stats = false

  @Flag(help: "Print the games of the last four weeks, with what --player got.")
  var archive = false

  @Option(
    help: ArgumentHelp(
      "Go on with a match that was left: the rounds played and the points, such as 2:17,7, and @12 after 12 seconds of a round, with ; before each of its lines.",
      valueName: "standing"), transform: Self.readStanding)
  var resume: PlaySession.Standing?

  @Flag(help: "With --stats: print JSON.")
  var json = false

  @Flag(help: "Do not keep the rounds.")
  var noRecord = false

  @Flag(help: "Remove all rounds of --player.")
  var forget = false

  @Flag(help: "Text a line at a time, also on a terminal.")
  var plain = false

  @Flag(help: "Time passes only by lines such as 'wait 5', for scripts.")
  var virtualClock = false

  @Option(
    help: ArgumentHelp(
      "Other large tiles than those of the show, such as 12,37,62,87.", valueName: "numbers"),
    transform: Self.readTiles)
  var largeTiles: [Int]?

  @OptionGroup var rulesArgument: AnyRulesOption

  @OptionGroup var changes: RuleChanges

  @OptionGroup var store: StoreOptions

  func validate() throws {
    let (daily, day) = (GivenOption("--daily", daily), GivenOption("--day", self.day))
    let (rounds, player) = (GivenOption("--rounds", rounds), GivenOption("--player", player))
    let drawn = [
      rounds, GivenOption("--difficulty", drawing.difficulty),
      GivenOption("--large", drawing.large), GivenOption("--seed", drawing.seed),
    ]
    let (noClock, time) = (GivenOption("--no-clock", noClock), GivenOption("--time", time))
    let players = GivenOption("--players", players)
    try GivenOption.exclusive(noClock, time)
    try GivenOption.exclusive(daily, day)
    let against = GivenOption("--against", against)
    let choose = GivenOption("--choose", choose)
    try GivenOption.exclusive(players, player)
    try GivenOption.exclusive(players, against)
    try choose.excludes(GivenOption("--large", drawing.large))
    try GivenOption("--json", json).needs(GivenOption("--stats", stats))
    // Statistics are printed and removed without a game.
    let playing =
      drawn + [daily, day, noClock, time, players, GivenOption("--no-record", noRecord)]
      + [
        against, choose, GivenOption("--plain", plain),
        GivenOption("--virtual-clock", virtualClock), GivenOption("--resume", resume),
      ]
    let printing = [("--stats", stats), ("--forget", forget), ("--archive", archive)]
    for (place, (name, isGiven)) in printing.enumerated() {
      for (other, isOtherGiven) in printing[..<place] {
        try GivenOption.exclusive(GivenOption(other, isOtherGiven), GivenOption(name, isGiven))
      }
      for other in playing { try GivenOption(name, isGiven).excludes(other) }
    }
    // The game of a day is fixed.
    for other in drawn + [
      against, choose, GivenOption("--large-tiles", largeTiles), GivenOption("--resume", resume),
      GivenOption("--use-all and the like", changes.areGiven),
    ] {
      try daily.excludes(other)
      try day.excludes(other)
    }
    if let day = self.day, GameDay(day) == nil {
      throw ValidationError("'\(day)' is not a day; write it as 2026-01-31.")
    }
    for name in try names() where name.isEmpty || name.unicodeScalars.count > 40 {
      throw ValidationError("'\(name)' is not a name: names have 1 to 40 characters.")
    }
  }

  /// The name that rounds are kept under.
  private var recordName: String { player ?? "Player" }

  /// The names of the players, one or two.
  private func names() throws -> [String] {
    guard let players else { return [recordName] }
    let names = players.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard names.count == 2, names[0] != names[1] else {
      throw ValidationError("--players takes two different names, such as Anna,Ben.")
    }
    return names
  }

  func run() throws {
    if forget {
      let count = try store.stores.rounds().erase(recordName)
      return print("Removed \(counted(count, "round")) of \(recordName.visible).")
    }
    if archive {
      guard case .show(let show) = try rulesArgument.rules.load(), let today = Self.today else {
        throw ValidationError("--archive is for the rules of shows, whose days have games.")
      }
      let rounds = try store.stores.rounds().rounds(of: recordName)
      return PlayArchive.write(rounds, of: recordName, show, until: today, .output)
    }
    if stats {
      let statistics = PlayStatistics(
        of: try store.stores.rounds().rounds(of: recordName), today: Self.today)
      return json
        ? print(PlayStatisticsOutput.json(statistics, of: recordName).text)
        : PlayStatisticsOutput.write(statistics, of: recordName, .output)
    }
    let rules = try chosenRules()
    let draw = GameDraw(drawing, isSolvable: false)
    var source = try draw.source(of: rules)
    var isOfPuzzles = false
    if case .puzzle = rules { isOfPuzzles = true }
    let isTerminal = Platform.inputIsTerminal && Platform.outputIsTerminal
    let day = day.flatMap { GameDay($0) } ?? (daily ? Self.today : nil)
    if let day, let today = Self.today, day > today {
      throw ValidationError("\(day) is still to come; its game can be played from then on.")
    }
    let ofShows: [(isGiven: Bool, name: String)] = [
      (day != nil, "The game of a day"), (self.players != nil, "--players"),
      (against != nil, "--against"), (choose, "--choose"),
    ]
    if isOfPuzzles, let (_, name) = ofShows.first(where: { $0.isGiven }) {
      throw ValidationError("\(name) is for the rules of shows, not for \(rules.title).")
    }
    var tiles: TileChoice?
    if choose, case .show(let show) = rules { tiles = try TileChoice(rules: show) }
    Interruption.catchAll()
    let players = try names()
    var session = PlaySession(
      players: players, opponent: against, tiles: tiles,
      time: noClock ? nil : .seconds(time ?? (isOfPuzzles ? 60 : 30)),
      style: .output,
      usesScreen: isTerminal && !plain && !virtualClock && Platform.environment("TERM") != "dumb",
      isOfPuzzles: isOfPuzzles, day: day, book: isOfPuzzles ? nil : try book(),
      clock: PlayClock(isVirtual: virtualClock), lines: LinePlay(style: .output),
      match: Match(
        contestantCount: against == nil ? players.count : 2,
        roundCount: day != nil ? 1 : rounds ?? (isTerminal ? nil : 1),
        playedCount: resume?.playedCount ?? 0, totals: resume?.totals ?? []),
      interruptedAfter: resume?.seconds.map { .seconds($0) },
      interruptedLines: resume?.lines ?? [])
    let progress = Progress { "drawing a game; Ctrl-C ends" }
    let limit = SearchLimit {
      progress.tick()
      return !Interruption.isRequested
    }
    // By a seed, the games that were played are drawn again, and passed over.
    if let resume, drawing.seed != nil {
      for _ in 0..<resume.playedCount { _ = try source.next(limit, choosing: nil) }
    }
    let end = try session.run { choice in
      defer { StatusLine.clear() }
      do {
        if let day, case .show(let show) = rules {
          return .game(try Game.daily(on: day, rules: show, limit: limit))
        }
        return try source.next(limit, choosing: choice)
      } catch is SolverError {
        return nil
      }
    }
    if drawing.seed == nil, day == nil { Platform.printError("seed \(draw.seed)") }
    if end != .finished, let standing = session.standing {
      // The game of a round that was interrupted comes again.
      let seed = drawing.seed == nil && standing.seconds != nil ? ["--seed", "\(draw.seed)"] : []
      Platform.printError("To go on: \(Self.command(from: standing, adding: seed).visible)")
    }
    if end == .interrupted { throw ExitStatus.interrupted.exitCode }
  }

  /// The rules, with other large tiles if they are given.
  private func chosenRules() throws -> ChosenRules {
    let rules = try changes.applied(to: rulesArgument.rules.load())
    guard let largeTiles else { return rules }
    guard case .show(let show) = rules, let pool = show.pool else {
      throw ValidationError("--large-tiles is for the rules of shows, not for \(rules.title).")
    }
    do {
      return .show(
        try Rules(
          id: "\(show.id)-\(largeTiles.map { "\($0)" }.joined(separator: "-"))",
          title: "\(show.title) with \(largeTiles.map { "\($0)" }.joined(separator: ", "))",
          pool: TilePool(large: largeTiles, small: pool.small), numberCount: show.numberCount,
          targets: show.targets, scoring: show.scoring, language: show.language))
    } catch {
      throw ValidationError("\(error).".withUppercasedFirst)
    }
  }

  private static func readStanding(_ text: String) throws -> PlaySession.Standing {
    guard let standing = PlaySession.Standing(text) else {
      throw ValidationError(
        "--resume must be the rounds played and the points, such as 2:17,7, not '\(text.visible)'.")
    }
    return standing
  }

  /// The command that goes on with this one from a standing.
  private static func command(
    from standing: PlaySession.Standing, adding others: [String]
  ) -> String {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if let place = arguments.firstIndex(of: "--resume") {
      arguments.removeSubrange(place..<min(place + 2, arguments.count))
    }
    arguments.removeAll { $0.hasPrefix("--resume=") }
    let words = (arguments + others + ["--resume", "\(standing)"]).map { word in
      let isPlain = word.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
          || "-_=,./:@".utf8.contains(byte)
      }
      return isPlain
        ? word
        : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    }
    return "numberrace \(words.joined(separator: " "))"
  }

  private static func readTiles(_ text: String) throws -> [Int] {
    let tiles = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard (1...20).contains(tiles.count), tiles.allSatisfy((1...1000).contains) else {
      throw ValidationError(
        "--large-tiles must be 1 to 20 numbers from 1 to 1000, such as 12,37,62,87, not '\(text.visible)'."
      )
    }
    return tiles
  }

  private static func readOpponent(_ text: String) throws -> Opponent {
    guard let opponent = Opponent(rawValue: text) else {
      let known = Opponent.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw ValidationError("--against must be one of \(known), not '\(text.visible)'.")
    }
    return opponent
  }

  /// The store of rounds; without it, if it was not named and cannot be opened, and says so.
  private func book() throws -> RoundBook? {
    if noRecord { return nil }
    do {
      return try store.stores.rounds()
    } catch {
      if store.isNamed { throw error }
      Platform.printError("This is not kept for --stats: \(CommandFailure(error)).")
      return nil
    }
  }

  /// The day by the user's calendar.
  private static var today: GameDay? {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day], from: Date())
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return GameDay(year: year, month: month, day: day)
  }
}
