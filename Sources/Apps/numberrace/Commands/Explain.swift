import ArgumentParser
import IntentKit
import IntentLanguage
import NumberRaceAssistant

struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show how a sentence is understood, and why.",
    discussion: """
      Example:
        numberrace explain "solve a game for nine fifty two with 25 and 50"

      Phrases that match come first, in the order in which they are preferred: those whose values are all \
      allowed, and of them those that leave the fewest words to texts that can be anything. Then come the \
      phrases that got furthest, with the word that they did not expect.
      """)

  @OptionGroup var spoken: LanguageOption
  @OptionGroup var store: StoreOptions

  @Flag(help: "Print one JSON object a line: for the sentence, or for each line of standard input.")
  var json = false

  @Argument(help: "The sentence.")
  var sentence: [String] = []

  @Option(
    help: "Show at most this many phrases that do not match, 3 if not given.",
    transform: whole("--misses", 0...Int.max))
  var misses = 3

  func validate() throws {
    if sentence.isEmpty, !json {
      throw ValidationError("Give a sentence, or --json and sentences on standard input.")
    }
  }

  func run() async throws {
    let assistant = try store.assistant(spoken.language)
    if json { return await printUnderstandings(assistant) }
    let catalog = assistant.catalog
    let names = await assistant.knownNames()
    let explanation = try assistant.explanation(of: sentence.joined(separator: " "))
    let style = Style.output
    print("words: \(explanation.words.joined(separator: " | "))")
    var missesLeft = misses
    var isFirst = true
    for attempt in explanation.attempts {
      switch attempt.outcome {
      case .matched(let values, let freeWords, let guessedWords, let isAllowed):
        let verdict = isFirst ? style.good("chosen") : style.fair("also matches")
        print("\n\(verdict): \(style.bold(attempt.intent)), \(attempt.phrase.text)")
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
          let kind = catalog[attempt.intent]?.parameter(name)?.kind ?? .anyText
          print("  {\(name)} = \(assistant.wording.text(for: value, of: kind))")
        }
        if !isAllowed { print("  a value is not allowed, so it will be asked for again") }
        if guessedWords > 0 {
          print("  \(counted(guessedWords, "word")) only nearly those of the phrase: a guess")
        }
        if freeWords > 0 { print("  \(counted(freeWords, "word")) taken as text") }
        isFirst = false
      case .failed(let place):
        guard missesLeft > 0 else { continue }
        missesLeft -= 1
        print("\n\(style.dim("no match")): \(attempt.intent), \(attempt.phrase.text)")
        let words = explanation.words
        print(
          place < words.count
            ? "  does not expect '\(words[place])' after \(counted(place, "word"))"
            : "  expects more after '\(words.last ?? "")'")
      }
    }
    try explainTolerantly(assistant, names)
    if explanation.isGivenUp { print("\nThe sentence took too many steps and was given up.") }
    let understanding = assistant.understanding(
      of: sentence.joined(separator: " "), knowing: names)
    if understanding.intent == nil { throw ExitCode.refused }
  }

  /// Prints the alignments with the phrases that are nearest.
  private func explainTolerantly(_ assistant: Assistant, _ names: KnownNames) throws {
    let style = Style.output
    let explanation = try assistant.tolerantExplanation(
      of: sentence.joined(separator: " "), knowing: names)
    for candidate in explanation.candidates {
      let verdict =
        switch candidate.certainty {
        case .offered?: style.fair("would be offered")
        case nil: style.dim("too far")
        default: style.good("near enough")
        }
      print("\n\(verdict): \(style.bold(candidate.intent)), \(candidate.phrase.text)")
      print(
        "  costs \(candidate.cost), tells \(candidate.evidence): acted on up to \(candidate.limit)")
      for part in candidate.parts {
        let price = part.price == 0 ? "" : style.dim(" (\(part.price))")
        let text = part.text.visible
        switch part.role {
        case .word:
          print("  '\(text)'\(part.match == part.text ? "" : " for '\(part.match ?? "")'")\(price)")
        case .value: print("  '\(text)' is \(part.match ?? "")\(price)")
        case .skipped: print("  left out: '\(text)'\(price)")
        case .missing: print("  missing: \(text)\(price)")
        case .outside: print("  not part of it: '\(text)'")
        }
      }
    }
  }

  /// Prints how the sentence, or each line of standard input, is understood.
  private func printUnderstandings(_ assistant: Assistant) async {
    let names = await assistant.knownNames()
    func tell(_ sentence: String) {
      print(assistant.understanding(of: sentence, knowing: names).json)
    }
    if !sentence.isEmpty { return tell(sentence.joined(separator: " ")) }
    var reader = LineReader()
    while let lines = reader.nextLines() {
      for line in lines {
        switch line {
        case .text(let text): tell(text)
        case .tooLong: tell("")
        }
      }
      // A program may wait for the answer before it goes on.
      StandardOutput.flush()
    }
  }
}
