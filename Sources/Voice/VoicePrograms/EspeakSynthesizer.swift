public import VoiceKit

/// A synthesiser that speaks with espeak-ng.
public struct EspeakSynthesizer: SpeechSynthesizer {
  /// The voice, such as "en-us+f2".
  public let voice: String
  /// The words in a minute.
  public let rate: Int
  private let speaker = Speaker()

  /// The voice that is used if none is chosen.
  public static let defaultVoice = "en-us+f2"

  /// Creates a synthesiser.
  ///
  /// - Parameters:
  ///   - voice: A voice of espeak-ng; `espeak-ng --voices=en` lists them, and "+f2" and the like are variants.
  ///   - rate: The words in a minute, 80 to 450.
  /// - Throws: ``VoiceProgramError`` if espeak-ng is missing or has no such voice.
  public init(voice: String = defaultVoice, rate: Int = 150) throws(VoiceProgramError) {
    self.voice = voice
    self.rate = max(80, min(450, rate))
    // It writes nothing but a message for a voice that is not there.
    guard !voice.isEmpty,
      try !Self.output(["-v", voice, "--stdout"], of: "a", upTo: 1 << 20).isEmpty
    else {
      throw VoiceProgramError(
        "espeak-ng has no voice '\(voice)'; 'espeak-ng --voices=en' lists them")
    }
  }

  /// Speaks a text, with pauses between sentences and steps.
  ///
  /// - Throws: ``VoiceProgramError`` if espeak-ng fails; `SoundFileError` if what it writes is not a sound; `CancellationError` if the
  ///   task is cancelled.
  public func speak(_ text: String) async throws -> Sound {
    guard !text.isEmpty else { return Sound() }
    return try await speaker.speak(
      Self.markup(of: text), ["-v", voice, "-s", String(rate), "-m", "--stdout"])
  }

  /// A text in the Speech Synthesis Markup Language, with pauses after sentences and before the next step.
  static func markup(of text: String) -> String {
    var markup = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    for mark in [". ", "? ", "! ", "; ", ": ", "\n"] {
      markup = markup.replacing(mark, with: "\(mark)<break time=\"200ms\"/>")
    }
    markup = markup.replacing(", then ", with: ", <break time=\"200ms\"/>then ")
    return "<speak>\(markup)</speak>"
  }

  /// What espeak-ng writes when it reads a text.
  static func output(
    _ arguments: [String], of text: String, upTo limit: Int, within seconds: Double = 10
  ) throws(VoiceProgramError) -> [UInt8] {
    guard let espeak = SystemPrograms.path(of: ["espeak-ng"]) else {
      throw VoiceProgramError("espeak-ng is not installed; 'make voice' installs it")
    }
    let program = try ChildProgram([espeak.path] + arguments + ["--stdin"])
    try program.write(Array(text.utf8), within: 10)
    program.endInput()
    return try program.readAll(upTo: limit, within: seconds)
  }
}

/// Waits for espeak-ng beside the tasks of the process.
private actor Speaker {
  private let queue = BlockingExecutor("synthesiser")

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  func speak(_ markup: String, _ arguments: [String]) throws -> Sound {
    try Task.checkCancellation()
    do {
      return try Sound(
        wav: try EspeakSynthesizer.output(arguments, of: markup, upTo: 1 << 26, within: 30))
    } catch {
      try Task.checkCancellation()
      throw error
    }
  }
}
