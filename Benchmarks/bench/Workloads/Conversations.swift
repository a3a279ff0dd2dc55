import IntentKit
import IntentLanguage
import NumbersGame
import SolveGame
import SpelledNumbers

extension Workload {
  /// Putting an assistant together.
  static let registration = Workload(name: "registering 50 intents") { scale in
    let plugins = Stub<End>.plugins(50)
    var checksum = Checksum()
    let times = try (0..<scale(3, 30)).map { _ in
      let (time, assistant) = try timed {
        try Assistant(plugins: plugins)
      }
      checksum.add(assistant.catalog.intents.count)
      return time
    }
    return Row("registering 50 intents", per: "assistant", Times(times), checksum: checksum)
  }

  /// Turns of conversations in which the numbers of a game are given one by one; the last, in which the
  /// game is solved, is not measured.
  static let turns = Workload(name: "conversation turns") { scale in
    let assistant = try Assistant(
      plugins: Stub<End>.plugins(50) + [Plugin(SolveGameHandler())])
    var times: [Double] = []
    var checksum = Checksum()
    for game in try games(scale(20, 1000)) {
      let conversation = assistant.newConversation()
      let words = ([game.target] + game.numbers).map { NumberSpeller(.english).words($0) }
      for utterance in ["please solve a numbers game"] + words.dropLast() {
        let start = ContinuousClock.now
        let turn = await conversation.respond(to: utterance)
        times.append(start.duration(to: .now) / .nanoseconds(1))
        checksum.add(turn.dialogue.displayed.utf8.count)
      }
    }
    var row = Row("conversation turns", per: "turn", Times(times), checksum: checksum)
    row.ninetyNinth = Times(times).percentile(0.99)
    return row
  }
}

/// The end of a chain of types.
private protocol Link: Sendable {
  static var depth: Int { get }
}

private enum End: Link {
  static let depth = 0
}

private enum Longer<Rest: Link>: Link {
  static var depth: Int { Rest.depth + 1 }
}

/// One of any number of intents: each type has its own name and phrases.
private struct Stub<Number: Link>: Intent {
  static var name: String { "Stub\(Number.depth)" }
  static var title: String { "Do thing \(Number.depth)" }
  static var phrases: [Phrase] {
    [
      Phrase(
        "(please|could you) (do|make|carry out) [the] thing\(Number.depth) [with {count} things]"),
      Phrase("thing\(Number.depth) [for {name}] [now|today|tomorrow]"),
      Phrase("(show|tell) [me] [all] [about] thing\(Number.depth) of {name}"),
    ]
  }

  @Parameter("count", in: 1...100, prompt: "How many?") var count: Int
  @Parameter("name", prompt: "For whom?") var name: String?

  static func plugins(_ count: Int) -> [Plugin] {
    count == 0 ? [] : [Plugin(StubHandler<Number>())] + Stub<Longer<Number>>.plugins(count - 1)
  }
}

private struct StubHandler<Number: Link>: IntentHandler {
  func handle(
    _ intent: Stub<Number>, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    .success("Done.")
  }
}
