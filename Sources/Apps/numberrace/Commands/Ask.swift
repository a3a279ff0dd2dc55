import ArgumentParser
import IntentKit
import IntentStore
import NumberRaceAssistant

struct Ask: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Talk to the assistant: ask for something in a sentence, and answer its questions.",
    discussion: """
      Examples:
        numberrace ask "solve a numbers game"
        numberrace ask "solve 952 with 25 50 75 100 3 and 6"
        numberrace ask "draw a game with two large ones"
        numberrace ask --script conversation.txt --speakable
        numberrace ask --language fr "résous 952 avec 25 50 75 100 3 et 6"
        numberrace ask --link "numberrace://solve?target=952&numbers=25,50,75,100,3,6"

      Say what you want in a sentence, such as "solve a numbers game with a target of nine hundred and \
      fifty two". With a sentence or a link on the command line, the conversation ends when no \
      request is open. Otherwise it goes on until Ctrl-D. At any time you can say help, repeat, go back, start again \
      or cancel, correct something ("no, the third one is 8"), or ask for something else.

      At a terminal, you can edit lines. The arrow keys bring back earlier lines, and the tab key completes \
      requests and the names of lists, accounts and shortcuts. Earlier lines are kept for the next session, unless \
      you turn remembering off.

      The assistant also keeps lists ("add rice and olives to groceries"), moves money between accounts of your own \
      ("pay the milkman"; see 'numberrace bank'), and runs your shortcuts by their phrases.

      Your requests are remembered on this machine, and 'numberrace suggestions' suggests them again. 'numberrace \
      data erase' erases them.

      With --json each answer is an object on a line: the spoken and displayed text, the expected input, and the \
      outcome of an intent, with a link to it and its picture as SVG. With --events each line of input is an object \
      too, and gets an answer:

        {"say": "solve a numbers game"}
        {"begin": {"intent": "SolveGame", "values": {"target": 952}}}

      With --voice you talk to it in English: it listens to the microphone, and speaks. It stops to speak when you \
      begin, if your microphone does not hear it as loud as you. With --audio-in it listens to sound files. What it \
      heard is read back or asked about, and nothing is paid or removed without a clear yes. 'make voice' in the \
      folder of the sources installs what this needs; NUMBERRACE_VOICE names the folder if it is elsewhere.

        numberrace ask --voice
        numberrace ask --audio-in question.wav --audio-out answer.wav

      Exit code 1 means that the input ended while a question was open, that a line was not an event, or that a \
      sentence or a link on the command line was not understood or failed.
      """)

  @OptionGroup var spoken: LanguageOption
  @OptionGroup var store: StoreOptions
  @OptionGroup var sound: VoiceOptions

  @Argument(help: "The request, in a sentence.")
  var request: [String] = []

  @Option(help: ArgumentHelp("Follow a link of this tool.", valueName: "link"))
  var link: String?

  @Option(
    help: ArgumentHelp(
      "Say the lines of a file, except empty ones and those that begin with '#'.",
      valueName: "file"))
  var script: String?

  @Flag(help: "Print only the spoken text.")
  var speakable = false

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Flag(
    help:
      "Read one event as JSON a line from standard input, and print one answer as JSON for each.")
  var events = false

  @Flag(help: "Behave as on a locked device, which restricts some requests.")
  var locked = false

  func validate() throws {
    try GivenOption.exclusive(GivenOption("--json", json), GivenOption("--speakable", speakable))
    if events, speakable || link != nil || script != nil || !request.isEmpty {
      throw ValidationError("--events takes all that is said from standard input.")
    }
    if sound.isListening,
      json || events || locked || link != nil || script != nil || !request.isEmpty
    {
      throw ValidationError("With --voice and --audio-in, all is said by voice.")
    }
    if link != nil, !request.isEmpty {
      throw ValidationError("Give a sentence or --link, not both.")
    }
  }

  func run() async throws {
    // A link is in the language in which it was made.
    let language = link.flatMap(UserActivity.language(ofLink:)).flatMap(SpokenLanguage.init(code:))
    if !locked { store.catchUpPayments(language ?? spoken.language) }
    let assistant = try store.assistant(language ?? spoken.language)
    if sound.isListening {
      return try await VoiceConversation.run(assistant, sound)
    }
    var session = AskSession(
      conversation: assistant.newConversation(),
      output: json || events ? .json : speakable ? .spoken : .shown, isLocked: locked)
    if events {
      guard await session.answerEvents(), !session.isAnswerNeeded else { throw ExitCode.refused }
      return
    }
    if let link {
      let activity = try UserActivity(
        link: link, scheme: assistant.linkScheme, catalog: assistant.catalog)
      await session.send(.open(activity))
    } else if !request.isEmpty {
      await session.say(request.joined(separator: " "))
    }
    let endsWhenDone = link != nil || !request.isEmpty
    if let script {
      try await play(script, &session)
    } else {
      prepareEditor(assistant)
      let greeting = "\(spoken.language.greeting) \(spoken.language.terminalHint)"
      await session.converse(
        endsWhenDone: endsWhenDone, greeting: endsWhenDone ? nil : greeting)
    }
    if session.isAnswerNeeded || (endsWhenDone && session.hasFailed) { throw ExitCode.refused }
  }

  /// Prepares the editor of lines, if there is a terminal to type at.
  private func prepareEditor(_ assistant: Assistant) {
    guard Platform.inputIsTerminal, Platform.outputIsTerminal else { return }
    let stores = store.stores
    // Who does not want to be remembered is not.
    let remembers = (try? stores.memory().remembersDonations()) ?? false
    LineEditor.prepare(history: remembers ? stores.paths.history : nil) {
      let titles = assistant.catalog.intents.map(\.title).map {
        $0.prefix(1).lowercased() + $0.dropFirst()
      }
      return CompletionWords(
        sentences: titles + ["help", "cancel", "repeat", "go back", "start again", "undo", "bye"],
        names: CompletionNames(stores: stores).all)
    }
  }

  private func play(_ path: String, _ session: inout AskSession) async throws {
    let bytes = try Platform.readFile(path, upTo: 1_000_000)
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let utterance = String(line.drop(while: \.isWhitespace))
      guard !utterance.isEmpty, !utterance.hasPrefix("#") else { continue }
      session.output.echo(utterance)
      await session.say(utterance)
    }
  }
}
