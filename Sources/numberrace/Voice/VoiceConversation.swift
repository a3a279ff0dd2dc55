import ArgumentParser
import Foundation
import IntentKit
import VoiceKit
import VoicePrograms

/// A conversation by voice on the command line.
struct VoiceConversation {
  private let session: VoiceSession
  private let synthesizer: EspeakSynthesizer
  private let options: VoiceOptions
  private var spoken = Sound(rate: 22_050)
  private var failures = 0
  private var isQuestionOpen = false
  private var isOver = false

  /// What a new item of a list can be, besides what is on the lists.
  private static let items = [
    "milk", "bread", "butter", "cheese", "eggs", "rice", "pasta", "flour", "sugar", "salt", "oil",
    "olives", "apples", "bananas", "oranges", "lemons", "potatoes", "tomatoes", "onions", "carrots",
    "garlic", "beans", "chicken", "fish", "coffee", "tea", "water", "juice", "soap", "paper",
  ]

  /// Joins an assistant to the recogniser and the synthesiser.
  init(_ assistant: Assistant, _ options: VoiceOptions) async throws {
    self.options = options
    do {
      let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
        .path(percentEncoded: false)
      let folder = try VoiceFolder.find(
        named: Platform.environment("NUMBERRACE_VOICE"), besideProgram: program ?? "")
      let recognizer = try SphinxRecognizer(folder: folder)
      synthesizer = try EspeakSynthesizer(voice: options.voiceName)
      try await recognizer.prepare()
      session = try VoiceSession(
        assistant.newConversation(), recognizer: recognizer, texts: Self.items)
    } catch {
      throw Self.failure(error)
    }
  }

  /// Converses until the sound ends or the user says goodbye.
  mutating func run() async throws {
    do {
      if options.voice {
        try await listen()
      } else {
        for file in options.audioIn where !isOver { try await hear(file) }
      }
      if let file = options.audioOut {
        try Data(spoken.wav).write(to: URL(filePath: file))
      }
    } catch {
      throw Self.failure(error)
    }
    if isQuestionOpen { throw ExitCode.refused }
  }

  /// Hears the utterances of a file.
  private mutating func hear(_ file: String) async throws {
    let bytes = try Platform.readFile(file, upTo: 100_000_000)
    let sound: Sound
    do throws(SoundFileError) {
      sound = try Sound(wav: bytes)
    } catch {
      throw CommandFailure(.badInput, "'\(file)' cannot be used: \(error.description)")
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

  /// Listens to the microphone.
  private mutating func listen() async throws {
    let loudspeaker = try Loudspeaker()
    let microphone = try Microphone()
    Interruption.catchAll()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    let stream = VoiceStream(session)
    let greeting = "What would you like to do? Say help for what there is."
    print("\(greeting) Ctrl-C ends the conversation.")
    Platform.flushOutput()
    var playback = try start(try await synthesizer.speak(greeting), file, loudspeaker)
    await stream.setPlaying(true)
    // While an answer is spoken, the recogniser learns what is expected next. What fails now fails again when it is heard.
    try? await session.prepare()
    while !Interruption.isRequested {
      let samples = try microphone.read(within: 0.1)
      let text = try await answer { try await stream.add(samples) }
      // Who speaks while the assistant does, stops it.
      if let current = playback, await stream.isSpeaking || current.hasEnded(within: 0) {
        playback = nil
        await stream.setPlaying(false)
        if isOver { return }
      }
      guard let text else { continue }
      let sound = try await speak(text)
      // What was said until now is no reply to what is said now.
      try microphone.discard()
      playback = try start(sound, file, loudspeaker)
      await stream.setPlaying(true)
      try? await session.prepare()
    }
  }

  private func start(
    _ sound: Sound, _ file: URL, _ loudspeaker: Loudspeaker
  ) throws -> Playback? {
    try Data(sound.wav).write(to: file)
    return try loudspeaker.play(file.path(percentEncoded: false))
  }

  /// What to say to what is heard, if something is; prints both.
  private mutating func answer(
    _ hear: () async throws -> VoiceReply?
  ) async throws -> String? {
    defer { Platform.flushOutput() }
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

  private mutating func speak(_ text: String) async throws -> Sound {
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
