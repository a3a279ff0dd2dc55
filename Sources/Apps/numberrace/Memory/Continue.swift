import ArgumentParser
import IntentKit
import IntentStore
import NumberRaceAssistant

struct Continue: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Go on where you left off.",
    discussion: """
      Examples:
        numberrace continue
        numberrace continue --list
        numberrace continue 2

      What you left last is number 1. The list has a link for each, which 'numberrace ask --link' follows.
      """)

  @OptionGroup var spoken: LanguageOption
  @OptionGroup var store: StoreOptions

  @Argument(
    help: "The number of the request in the list; 1 if not given.",
    transform: whole("The number", 1...Int.max))
  var number: Int?

  @Flag(help: "Only list the requests that can be continued.")
  var list = false

  func validate() throws {
    if list, number != nil { throw ValidationError("--list takes no number.") }
  }

  func run() async throws {
    let stores = store.stores
    let activities = try store.existingMemory?.activities() ?? []
    if list {
      if activities.isEmpty { Platform.printError("There is nothing to go on with yet.") }
      for (place, recent) in activities.enumerated() {
        let link = recent.activity.link(scheme: NumberRace.linkScheme)
        print("\(place + 1). \(recent.activity.title.visible)\n   \(link)")
      }
      return
    }
    let number = number ?? 1
    guard activities.indices.contains(number - 1) else {
      throw CommandFailure(
        .refused,
        activities.isEmpty
          ? "There is nothing to go on with yet"
          : "There is no number \(number): the list has 1 to \(activities.count)")
    }
    let activity = activities[number - 1].activity
    let language = activity.language.flatMap(SpokenLanguage.init(code:)) ?? spoken.language
    let assistant = try NumberRace.assistant(language: language, stores: stores)
    var session = AskSession(conversation: assistant.newConversation(), output: .shown)
    await session.send(.resume(activity))
    try await session.finish()
  }
}
