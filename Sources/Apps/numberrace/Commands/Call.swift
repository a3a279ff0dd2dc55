import ArgumentParser
import IntentCalls
import IntentKit
import IntentSealing
import IntentStore
import NumberRaceAssistant
import PlainJSON

struct Call: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Call an intent from a program: JSON in, JSON out.",
    discussion: """
      Examples:
        numberrace call SolveGame --values '{"target": 952, "numbers": [25, 50, 75, 100, 3, 6]}'
        numberrace call TransferMoney --values '{"to": "Anna", "amount": "5 GBP", "from": "Current"}'
        numberrace call --agree TOKEN
        numberrace call --answer TOKEN --value '"Groceries"'
        numberrace call --find item --query '{"where": {"property": "isDone", "equals": false}, "limit": 5}'
        numberrace call --count payment --query '{"where": {"property": "amount", "greater": "20 GBP"}}'
        numberrace call < calls.jsonl

      The intents, with JSON Schemas of their values, are listed by 'numberrace intents --json'. An entity, \
      such as a list, is given by its name or as {"id": "..."}. The answer is an object on a line, with a status:

        done            it was carried out; "outcome" has the result
        failed          it could not be; "outcome" says why
        inProgress      it continues in the background; "outcome" has its "activity" and the "link" to it
        continueInApp   it continues in the app; "outcome" has its "activity" and the "link" to it
        needsValue      a value is missing or not clear: "question", "schema" and perhaps "choices"; give it \
      with --answer and the "token"
        needsAgreement  a person must agree to "sentence" first; if so, call with --agree and the "token"
        found           "entities" has what the query found, with its properties
        counted         "count" is the number of entities that the query found
        refused         the call is invalid; "reason" says why

      A token is valid for exactly that sentence and its values, for ten minutes, and takes effect once, however \
      often it is sent. Without an intent, calls are read from standard input, one a line, and each is answered:

        {"intent": "CheckBalance", "values": {"account": "Current"}}
        {"agree": "..."}
        {"answer": "...", "value": "Groceries"}
        {"find": "item", "query": {"sort": [{"property": "due"}]}}

      'numberrace intents --entities' lists the types of entities and their properties. Exit code 0 means that all calls were carried out.
      """)

  @OptionGroup var spoken: LanguageOption
  @OptionGroup var store: StoreOptions

  @Argument(help: "The name of the intent.")
  var intent: String?

  @Option(help: ArgumentHelp("The values by the names of parameters.", valueName: "json"))
  var values: String?

  @Option(help: ArgumentHelp("Carry out what the token was given for.", valueName: "token"))
  var agree: String?

  @Option(help: ArgumentHelp("Go on with what the token was given for.", valueName: "token"))
  var answer: String?

  @Option(help: ArgumentHelp("The value that was needed, for --answer.", valueName: "json"))
  var value: String?

  @Option(help: ArgumentHelp("Find the entities of a type.", valueName: "type"))
  var find: String?

  @Option(help: ArgumentHelp("Count the entities of a type.", valueName: "type"))
  var count: String?

  @Option(help: ArgumentHelp("Which entities to find or count, in which order.", valueName: "json"))
  var query: String?

  @Flag(help: "Behave as on a locked device, which restricts some requests.")
  var locked = false

  func validate() throws {
    let (answer, value) = (GivenOption("--answer", answer), GivenOption("--value", value))
    let (find, count) = (GivenOption("--find", find), GivenOption("--count", count))
    let intent = GivenOption("the name of an intent", intent)
    try GivenOption.exclusive(intent, GivenOption("--agree", agree), answer, find, count)
    try answer.needs(value)
    try value.needs(answer)
    try GivenOption("--query", query).needs(find, count)
    try GivenOption("--values", values).needs(intent)
  }

  func run() async throws {
    if !locked { store.carryOutPayments() }
    let assistant = try store.assistant(spoken.language)
    let secret = try store.stores.memory().secret("calls")
    let caller = IntentCaller(assistant, seal: try ConversationSeal(secret: secret))
    if let agree {
      try await reply([.agreement(token: agree)], caller)
    } else if let answer {
      try await reply([.answer(token: answer, value: try parsed(value, "--value"))], caller)
    } else if let intent {
      let values: JSON = try parsed(values, "--values")
      try await reply([.request(intent: intent, values: values)], caller)
    } else if let type = find ?? count {
      let query: PropertyQuery = try parsed(query, "--query")
      try await reply(
        [find == nil ? .count(type: type, query) : .find(type: type, query)], caller)
    } else {
      try await answerInput(caller)
    }
  }

  /// The value of an option, an empty object by default.
  private func parsed<Value: Decodable>(_ text: String?, _ option: String) throws -> Value {
    do throws(JSONError) {
      return try JSON.decode(Value.self, from: text ?? "{}")
    } catch {
      throw ValidationError("\(option) is not valid: \(error.description(of: "it")).")
    }
  }

  private func reply(_ calls: [IntentCall], _ caller: IntentCaller) async throws {
    var areAllDone = true
    for call in calls {
      let answer = await Platform.cancellingOnInterrupt { [locked] in
        await caller.answer(call, isLocked: locked)
      }
      areAllDone = areAllDone && answer.isDone
      write(answer)
    }
    if !areAllDone { throw ExitCode.refused }
  }

  private func answerInput(_ caller: IntentCaller) async throws {
    var areAllDone = true
    var reader = LineReader()
    while let lines = reader.nextLines() {
      for line in lines {
        let answer = await self.reply(line, caller)
        areAllDone = areAllDone && answer.isDone
        write(answer)
      }
    }
    if !areAllDone { throw ExitCode.refused }
  }

  private func reply(_ line: LineReader.Line, _ caller: IntentCaller) async -> CallAnswer {
    guard case .text(let text) = line else {
      return .refused("the line is too long: \(LineReader.maximumLength) bytes are allowed")
    }
    do throws(JSONError) {
      let call = try JSON.decode(IntentCall.self, from: text)
      return await Platform.cancellingOnInterrupt { [locked] in
        await caller.answer(call, isLocked: locked)
      }
    } catch {
      return .refused(error.description(of: "the line"))
    }
  }

  private func write(_ answer: CallAnswer) {
    print(JSON.encode(answer))
    StandardOutput.flush()
  }
}
