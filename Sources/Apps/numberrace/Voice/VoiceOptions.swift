import ArgumentParser
import VoicePrograms

/// How a conversation listens and speaks.
struct VoiceOptions: ParsableArguments, Sendable {
  @Flag(help: "Listen to the microphone, and speak the answers.")
  var voice = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Listen to WAV files. A file can have several utterances, with silence between them.",
      valueName: "file"))
  var audioIn: [String] = []

  @Option(help: ArgumentHelp("Write the spoken answers to a WAV file.", valueName: "file"))
  var audioOut: String?

  @Option(
    help: ArgumentHelp(
      "The voice of espeak-ng that speaks; 'espeak-ng --voices=en' lists them.", valueName: "name"))
  var voiceName: String = EspeakSynthesizer.defaultVoice

  /// Whether the conversation listens instead of reading.
  var isListening: Bool { voice || !audioIn.isEmpty }

  func validate() throws {
    if voice, !audioIn.isEmpty {
      throw ValidationError("Give --voice or --audio-in, not both.")
    }
    if audioOut != nil, !isListening {
      throw ValidationError("--audio-out needs --voice or --audio-in.")
    }
  }
}
