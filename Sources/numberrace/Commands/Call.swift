import ArgumentParser
import GameCorpus
import IntentCalls
import IntentKit
import IntentSealing
import IntentStore
import NumberRaceAssistant

/// `numberrace call`
struct Call: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Call an intent from a program: JSON in, JSON out.",
    discussion: """
      Examples:
        numberrace call SolveGame --values '{"target": 952, "numbers": [25, 50, 75, 100, 3, 6]}'
        numberrace call TransferMoney --values '{"to": "Anna", "amount": "5 GBP", "from": "Current"}'
        numberrace call --agree TOKEN
        numberrace call --answer TOKEN --value '"Groceries"'
        numberrace call < calls.jsonl

      The intents, with JSON Schemas of their values, are listed by 'numberrace intents --json'. An entity, \
      such as a list, is given by its name or as {"id": "..."}. The answer is an object on a line, with a status:

        done            it was carried out; "outcome" has the result
        failed          it could not be; "outcome" says why
        needsValue      a value is missing or not clear: "question", "schema" and perhaps "choices"; call again \
      with it, or with --answer if there is a "token"
        needsAgreement  a person must agree to "sentence" first; if so, call with --agree and the "token"
        refused         the call is not right; "reason" says why

      A token is good for exactly that sentence and its values, for ten minutes, and does it once however often \
      it is sent. Without an intent, calls are read from standard input, one a line, and each is answered:

        {"intent": "CheckBalance", "values": {"account": "Current"}}
        {"agree": "..."}
        {"answer": "...", "value": "Groceries"}

      Exit code 0 means that all calls were carried out.
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

  @Flag(help: "Call as on a locked device, on which some things are not done.")
  var locked = false

  func validate() throws {
    if [intent, agree, answer].compactMap(\.self).count > 1 {
      throw ValidationError("Give one of an intent, --agree and --answer.")
    }
    if (answer == nil) != (value == nil) {
      throw ValidationError("--answer and --value go together.")
    }
    if values != nil, intent == nil {
      throw ValidationError("--values goes with the name of an intent.")
    }
  }

  func run() async throws {
    let assistant = try store.assistant(spoken.language)
    let secret = try store.stores.memory().secret("calls")
    let caller = IntentCaller(assistant, seal: try ConversationSeal(secret: secret))
    if let agree {
      try await reply([.agreement(token: agree)], caller)
    } else if let answer {
      try await reply([.answer(token: answer, value: try json(value, "--value"))], caller)
    } else if let intent {
      try await reply([.request(intent: intent, values: try json(values, "--values"))], caller)
    } else {
      try await answerInput(caller)
    }
  }

  private func json(_ text: String?, _ option: String) throws -> JSON {
    do throws(JSONLine.Fault) {
      return try JSONLine.decode(JSON.self, from: text ?? "{}")
    } catch {
      throw ValidationError("\(option) is no JSON: \(error.description).")
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
    if Interruption.isRequested { throw ExitCode.interrupted }
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
        if Interruption.isRequested { throw ExitCode.interrupted }
      }
    }
    if !areAllDone { throw ExitCode.refused }
  }

  private func reply(_ line: LineReader.Line, _ caller: IntentCaller) async -> CallAnswer {
    guard case .text(let text) = line else {
      return .refused("the line is too long: \(LineReader.maximumLength) bytes are allowed")
    }
    do throws(JSONLine.Fault) {
      let call = try JSONLine.decode(IntentCall.self, from: text)
      return await Platform.cancellingOnInterrupt { [locked] in
        await caller.answer(call, isLocked: locked)
      }
    } catch {
      return .refused(error.description)
    }
  }

  private func write(_ answer: CallAnswer) {
    print(JSONLine.encode(answer))
    Platform.flushOutput()
  }
}
