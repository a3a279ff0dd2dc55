import ArgumentParser
import GameRecords
import NumbersGame

struct Judge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judge what language models wrote, one JSON object per line.",
    discussion: """
      Each line is a game and the text in which an answer to it is looked for: \
      {"numbers": [3, 3, 8, 8], "target": 24, "text": "So <answer>8 / (3 - 8 / 3)</answer>"}. The numbers may also be \
      "nums", and --text names another member for the text. Each gives one line of output, in the same order: \
      the verdict, which is "solved", "off", "illegal", "no answer", or "bad game" if the line has no game. Nothing in \
      a text is run.

      The task says how answers are judged. The shows and "free" ask for positive whole results; "tinyzero" \
      (Countdown-Tasks-3to4), "reasoning-gym" and "24" ask for all numbers, and allow any results.

      Examples:
        numberrace judge --task tinyzero < answers.jsonl
        numberrace judge --task 24 --text completion < rollouts.jsonl

      Exit code 1 means that some lines were no JSON objects.
      """)

  @Option(
    help: ArgumentHelp(
      "The task; \(LineJudge.taskNames). Any game by positive whole results if not given.",
      valueName: "name"),
    completion: .list(AnswerTask.presets.map(\.id)), transform: Self.readTask)
  var task = AnswerTask(show: .free)

  @Option(help: ArgumentHelp("The member that has the text.", valueName: "name"))
  var text = "text"

  @OptionGroup var threadsOption: ThreadsOption

  /// Completions of long thoughts; only their ends are looked at.
  private static let maximumLength = 16 * 1024 * 1024

  func run() throws {
    if Platform.inputIsTerminal {
      Platform.printError(
        #"Type or paste one line a text, such as {"numbers": [1, 2], "target": 3, "text": "1 + 2"}; "#
          + "Ctrl-D ends.")
    }
    let judge = LineJudge(task: task, text: text)
    try AnsweredLines(threads: threadsOption.threads, maximumLength: Self.maximumLength).run {
      line, number, _ in judge.judge(line, number: number)
    }
  }

  private static func readTask(_ name: String) throws -> AnswerTask {
    do throws(UnknownTask) {
      return try AnswerTask(preset: name)
    } catch {
      throw ValidationError(
        error.description + NearMiss.question(name, among: AnswerTask.presets.map(\.id)))
    }
  }
}
