import ArgumentParser
import Foundation
import IntentKit
import NumberRaceAssistant
import PlainJSON

struct SuggestionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggestions",
    abstract: "Suggest what you probably want now, from what you did before.",
    discussion: """
      Examples:
        numberrace suggestions
        numberrace suggestions --why
        numberrace suggestions --at "2026-11-28 10:00"
        numberrace suggestions --situation home --position 51.5,-0.12
        numberrace suggestions --save 1 --phrase "clever number thing"

      What you ask for with 'numberrace ask' is remembered on this machine only. Before what follows from \
      your habits, shortcuts are offered that were saved for this time, situation or place.

      --save makes a shortcut of one of them, with a phrase of your own that runs it.

      With --json each is an object on a line, whose "event" 'numberrace ask --events' carries out.
      """)

  @OptionGroup var spoken: LanguageOption
  @OptionGroup var store: StoreOptions

  @Flag(help: "Explain why each is suggested.")
  var why = false

  @Option(
    help: "Print at most this many, 3 if not given.", transform: whole("--limit", 1...100))
  var limit = 3

  @Option(
    help: ArgumentHelp(
      "As if it were this time by the clocks here, such as \"2026-11-28 10:00\".",
      valueName: "time"), transform: SituationReading.time)
  var at: Timestamp?

  @Option(
    help: ArgumentHelp(
      "What you do: \(SituationReading.names). Can be given several times.", valueName: "name"),
    transform: named("situation", Situation.allCases.map(\.rawValue)) {
      Situation(rawValue: $0.lowercased())
    })
  var situation: [Situation] = []

  @Option(
    help: ArgumentHelp(
      "Where you are, in degrees north and east.", valueName: "latitude,longitude"),
    transform: SituationReading.position)
  var position: Position?

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Option(
    help: ArgumentHelp("Make a shortcut of the suggestion of this number.", valueName: "number"),
    transform: whole("--save", 1...100))
  var save: Int?

  @Option(help: "The phrase that runs the shortcut.")
  var phrase: String?

  @Option(help: "The name of the shortcut; its phrase if not given.")
  var name: String?

  func validate() throws {
    if let save, save > limit {
      throw ValidationError(
        "--save must be 1 to \(limit), not \(save): raise --limit for more.")
    }
    if save != nil, phrase == nil, name == nil {
      throw ValidationError("Give the shortcut a --phrase, a --name or both.")
    }
    try GivenOption("--phrase", phrase).needs(GivenOption("--save", save))
    try GivenOption("--name", name).needs(GivenOption("--save", save))
    try GivenOption.exclusive(GivenOption("--save", save), GivenOption("--json", json))
  }

  func run() async throws {
    var environment = AssistantEnvironment.system
    if let at { environment.now = { at } }
    let stores = store.stores
    let assistant = try NumberRace.assistant(
      language: spoken.language, stores: stores, environment: environment)
    let surroundings = Surroundings(
      time: LocalClock.system.reading(at: environment.now()), situations: Set(situation),
      position: position)
    let proposals = try await assistant.proposals(in: surroundings, limit: limit)
    if let save { return try makeShortcut(of: save, among: proposals, assistant, stores) }
    if json {
      for proposal in proposals { print(JSON.encode(proposal)) }
      return
    }
    if proposals.isEmpty { Platform.printError("There is nothing to suggest now.") }
    for proposal in proposals {
      if case .run = proposal.event {
        print("Run \"\(proposal.title.visible)\"")
      } else {
        print(proposal.title.visible)
      }
      guard why else { continue }
      for reason in proposal.reasons { print("  \(reason)") }
      if let percent = proposal.percent { print("  Score: \(percent) of 100.") }
    }
  }
}

extension SuggestionsCommand {
  private func makeShortcut(
    of number: Int, among proposals: [Proposal], _ assistant: Assistant, _ stores: AssistantStores
  ) throws {
    guard proposals.indices.contains(number - 1) else {
      throw CommandFailure(
        .refused, "There is no suggestion \(number) now: there are \(proposals.count)")
    }
    let proposal = proposals[number - 1]
    guard
      let shortcut = proposal.shortcut(
        id: UUID().uuidString, name: name ?? phrase ?? proposal.title, phrase: phrase)
    else {
      throw CommandFailure(.refused, "\"\(proposal.title.visible)\" is a shortcut already")
    }
    try stores.memory().save(shortcut, checkedBy: assistant)
    let way = phrase.map { "Say \"\($0.visible)\" to run it." } ?? "It is run by its name."
    print("Added the shortcut \(shortcut.name.visible). \(way)")
  }
}

/// How times, situations and places are written on the command line.
enum SituationReading {
  static var names: String { Situation.allCases.map(\.rawValue).joined(separator: ", ") }

  static func position(_ text: String) throws -> Position {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
      let position = Position(latitude: latitude, longitude: longitude)
    else {
      throw ValidationError(
        "'\(text)' is not a place: give its latitude, -90 to 90, and longitude, -180 to 180, such as "
          + "51.5,-0.12.")
    }
    return position
  }

  static func time(_ text: String) throws -> Timestamp {
    let parts = text.split { $0 == " " || $0 == "T" }
    let clock = parts.count == 2 ? parts[1].split(separator: ":").map { Int($0) } : []
    guard clock.count == 2, let date = CalendarDate(String(parts[0])), let hour = clock[0],
      let minute = clock[1], (0..<24).contains(hour), (0..<60).contains(minute)
    else {
      throw ValidationError("'\(text)' is not a time: write it as in \"2026-11-28 10:00\".")
    }
    return LocalClock.system.time(date, minute: 60 * hour + minute)
  }
}
