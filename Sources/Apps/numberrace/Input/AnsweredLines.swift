import ArgumentParser
import GameRecords
import NumbersSolver
import Synchronization

/// Answers the lines of standard input on several threads, each line by one line of output, in the same order.
struct AnsweredLines {
  /// The maximum number of threads; that of the cores if `nil`.
  let threads: Int?
  /// The longest line that is read.
  var maximumLength = LineReader.maximumLength

  /// Answers all lines.
  ///
  /// - Parameter answer: Answers a line with its number, from 1, within a limit.
  /// - Throws: An exit code if some lines were bad, or Ctrl-C ended the work.
  func run(
    _ answer: @escaping @Sendable (String, _ number: Int, SearchLimit) -> LineAnswer
  ) throws {
    var reader = LineReader(maximumLength: maximumLength)
    let written = Counter()
    let progress = Progress { "\(counted(written.value, "line")) answered; Ctrl-C stops" }
    let limit = SearchLimit.interactive(progress)
    var hasErrors = false
    while let lines = reader.nextLines() {
      let first = written.value
      let answers = OrderedAnswers { answer in
        print(answer.json)
        written.add()
        progress.tick()
      }
      _ = concurrentMap(
        count: lines.count, threads: threads ?? availableCores(), chunk: 1, limit: limit
      ) { place, limit in
        let number = first + place + 1
        switch lines[place] {
        case .text(let text): answers.add(answer(text, number, limit), at: place)
        case .tooLong:
          answers.add(.tooLong(number: number, maximumLength: maximumLength), at: place)
        }
      }
      hasErrors = hasErrors || answers.hasErrors
      StandardOutput.flush()
      if Interruption.isRequested { break }
    }
    if Interruption.isRequested {
      throw ExitStatus.cutShort(saying: "stopped after \(counted(written.value, "line"))")
    }
    if hasErrors { throw ExitCode.refused }
  }
}

/// Hands on the answers of several threads in the order of their lines, each as soon as it can be.
private final class OrderedAnswers: Sendable {
  private struct State {
    var waiting: [Int: LineAnswer] = [:]
    var next = 0
    var hasErrors = false
  }

  private let state = Mutex(State())
  private let write: @Sendable (LineAnswer) -> Void

  init(_ write: @escaping @Sendable (LineAnswer) -> Void) {
    self.write = write
  }

  /// Whether a line was bad.
  var hasErrors: Bool { state.withLock { $0.hasErrors } }

  func add(_ answer: LineAnswer, at place: Int) {
    state.withLock { state in
      state.waiting[place] = answer
      while let answer = state.waiting.removeValue(forKey: state.next) {
        write(answer)
        state.next += 1
        state.hasErrors = state.hasErrors || answer.isError
      }
    }
  }
}
