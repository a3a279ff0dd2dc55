import ArgumentParser
import Foundation
import IntentKit
import VoiceKit
import VoicePrograms

/// A conversation by voice on the command line.
struct VoiceConversation {
  let session: VoiceSession
  let synthesizer: EspeakSynthesizer
  private let recognizer: SphinxRecognizer
  private let options: VoiceOptions
  private var spoken = Sound(rate: 22_050)
  private var failures = 0
  private var isQuestionOpen = false
  /// Whether the user has said goodbye.
  private(set) var isOver = false

  /// What a new item of a list can be, besides what is on the lists.
  private static let items = [
    "milk", "bread", "butter", "cheese", "eggs", "rice", "pasta", "flour", "sugar", "salt", "oil",
    "olives", "apples", "bananas", "oranges", "lemons", "potatoes", "tomatoes", "onions", "carrots",
    "garlic", "beans", "chicken", "fish", "coffee", "tea", "water", "juice", "soap", "paper",
  ]

  /// Converses until the sound ends, the user says goodbye, or the process is asked to stop.
  ///
  /// - Throws: ``CommandFailure`` if it cannot go on; an exit code if a question is open at the end, or if files are not heard to
  ///   their ends.
  static func run(_ assistant: Assistant, _ options: VoiceOptions) async throws {
    do {
      try await Interruption.cancelling {
        var conversation = try await VoiceConversation(assistant, options)
        try await conversation.run()
      }
    } catch is CancellationError {
      throw ExitCode.interrupted
    }
  }

  /// Joins an assistant to the recogniser and the synthesiser.
  private init(_ assistant: Assistant, _ options: VoiceOptions) async throws {
    self.options = options
    do {
      let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
        .path(percentEncoded: false)
      let folder = try VoiceFolder.find(
        named: Platform.environment("NUMBERRACE_VOICE"), besideProgram: program ?? "")
      recognizer = try SphinxRecognizer(folder: folder)
      synthesizer = try EspeakSynthesizer(voice: options.voiceName)
      try await recognizer.prepare()
      session = try VoiceSession(
        assistant.newConversation(), recognizer: recognizer, texts: Self.items)
    } catch {
      try Task.checkCancellation()
      throw Self.failure(error)
    }
  }

  private mutating func run() async throws {
    var failure: (any Error)?
    do {
      try await converse()
    } catch {
      failure = error
    }
    // A recogniser that hangs would go on after the end of this process.
    await recognizer.stop()
    if let failure { throw Self.failure(failure) }
    if isQuestionOpen { throw ExitCode.refused }
  }

  private mutating func converse() async throws {
    if options.voice {
      do {
        try await listen()
      } catch is CancellationError {
        // Who does not say goodbye ends the conversation so.
      }
    } else {
      for file in options.audioIn where !isOver { try await hear(file) }
    }
    if let file = options.audioOut {
      try Data(spoken.wav).write(to: URL(filePath: file))
    }
  }

  /// Hears the utterances of a file.
  private mutating func hear(_ file: String) async throws {
    let bytes = try Platform.readFile(file, upTo: 100_000_000)
    let sound = try CommandFailure.telling(.badInput, "'\(file)' cannot be used: ") {
      try Sound(wav: bytes)
    }
    var detector = UtteranceDetector(rate: sound.rate, noise: sound.noiseLevel)
    var utterances = detector.add(sound.samples)
    if let last = detector.finish() { utterances.append(last) }
    // A file of silence is an utterance too: the user said nothing.
    if utterances.isEmpty { utterances = [sound] }
    for utterance in utterances where !isOver {
      if let text = try await answer({ [session] in try await session.hear(utterance) }) {
        _ = try await speak(text)
      }
    }
  }

  /// What to say to what is heard, if something is; prints both.
  mutating func answer(
    _ hear: () async throws -> VoiceReply?
  ) async throws -> String? {
    defer { StandardOutput.flush() }
    do {
      guard let reply = try await hear() else { return nil }
      failures = 0
      if let heard = reply.heard { print("> \(heard)") }
      print(reply.spoken)
      note(reply)
      return reply.spoken
    } catch let error as VoiceProgramError where failures < 2 {
      // The recogniser starts again; the conversation is as it was.
      failures += 1
      Platform.printError("Error: \(error).")
      let text = "I didn't catch that. Please say it again."
      print(text)
      return text
    }
  }

  mutating func speak(_ text: String) async throws -> Sound {
    let sound = try await synthesizer.speak(text)
    if options.audioOut != nil {
      spoken.samples += sound.resampled(to: spoken.rate).samples
      spoken.samples += [Int16](repeating: 0, count: spoken.rate / 2)
    }
    return sound
  }

  private mutating func note(_ reply: VoiceReply) {
    switch reply.kind {
    case .doubt, .readBack: isQuestionOpen = true
    default:
      guard let turn = reply.turn else { return }
      isOver = turn.isFarewell
      if case .offer = turn.expectation {
        isQuestionOpen = false
      } else {
        isQuestionOpen = turn.isQuestion
      }
    }
    if let turn = reply.turn { AskOutput.warn(of: turn) }
  }

  private static func failure(_ error: any Error) -> any Error {
    switch error {
    case let error as VoiceProgramError:
      CommandFailure(.cannotRead, error.description.withUppercasedFirst)
    case let error as VoiceLanguageError:
      CommandFailure(.badInput, error.description.withUppercasedFirst)
    case let error as CocoaError:
      CommandFailure(.cannotWrite, "The sound cannot be written: \(error.localizedDescription)")
    default: error
    }
  }
}
