import VoiceKit

/// A microphone, by a program of the system that records: `arecord`, `parecord` or `pw-record`.
public final class Microphone: Sendable {
  private let program: ChildProgram
  /// The name of the program.
  public let name: String

  /// Starts to record.
  ///
  /// - Throws: ``VoiceProgramError`` if there is no such program.
  public init() throws(VoiceProgramError) {
    guard let found = SystemPrograms.path(of: ["arecord", "parecord", "pw-record"]) else {
      throw VoiceProgramError(
        "no program that records is installed; install one of arecord (Debian's alsa-utils), parecord (pulseaudio-utils) and pw-record (pipewire-bin)"
      )
    }
    let rate = String(Sound.speechRate)
    let arguments =
      switch found.name {
      case "arecord": ["-q", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", rate]
      case "parecord": ["--raw", "--format=s16le", "--channels=1", "--rate=\(rate)"]
      default: ["--raw", "--format", "s16", "--channels", "1", "--rate", rate, "-"]
      }
    name = found.name
    program = try ChildProgram([found.path] + arguments)
  }

  /// Records, 16,000 samples a second.
  ///
  /// - Parameter seconds: The maximum time to wait.
  /// - Returns: The bytes of samples of 16 bits, low byte first; empty if there is nothing in this time.
  /// - Throws: ``VoiceProgramError`` if the recording has ended.
  public func read(within seconds: Double) throws(VoiceProgramError) -> [UInt8] {
    guard let bytes = program.read(within: seconds) else { return [] }
    guard !bytes.isEmpty else {
      throw VoiceProgramError(
        "\(name) ended: check that a microphone is connected and that it can be used, or speak from a file with --audio-in"
      )
    }
    return bytes
  }
}

/// A loudspeaker, by a program of the system that plays: `aplay`, `paplay` or `pw-play`.
public struct Loudspeaker: Sendable {
  private let path: String
  /// The name of the program.
  public let name: String

  /// Finds the program.
  ///
  /// - Throws: ``VoiceProgramError`` if there is none.
  public init() throws(VoiceProgramError) {
    guard let found = SystemPrograms.path(of: ["aplay", "paplay", "pw-play"]) else {
      throw VoiceProgramError(
        "no program that plays is installed; install one of aplay (Debian's alsa-utils), paplay (pulseaudio-utils) and pw-play (pipewire-bin)"
      )
    }
    (name, path) = found
  }

  /// Begins to play a sound file.
  ///
  /// - Parameter file: The path of a WAV file, which must remain until the end.
  /// - Returns: The playback, which ends with its value.
  /// - Throws: ``VoiceProgramError`` if the program cannot be started.
  public func play(_ file: String) throws(VoiceProgramError) -> Playback {
    let quiet = name == "aplay" ? ["-q"] : []
    return Playback(program: try ChildProgram([path] + quiet + [file]))
  }
}

/// A sound that is being played. Without a reference to it, it stops.
public final class Playback: Sendable {
  private let program: ChildProgram

  init(program: ChildProgram) { self.program = program }

  /// Waits for the end.
  ///
  /// - Parameter seconds: The maximum time to wait.
  /// - Returns: Whether the sound has ended.
  public func hasEnded(within seconds: Double) -> Bool {
    program.read(within: seconds)?.isEmpty ?? false
  }
}
