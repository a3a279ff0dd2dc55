import Synchronization
import VoiceKit

/// A microphone, by a program of the system that records: `arecord`, `parecord` or `pw-record`.
public final class Microphone {
  private let program: ChildProgram
  /// The first byte of a sample whose second one was not yet read.
  private var rest: [UInt8] = []
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
      case "arecord":
        ["-q", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", rate, "--period-time=20000"]
      case "parecord":
        ["--raw", "--format=s16le", "--channels=1", "--rate=\(rate)", "--latency-msec=20"]
      default:
        ["--raw", "--format", "s16", "--channels", "1", "--rate", rate, "--latency=20ms", "-"]
      }
    name = found.name
    program = try ChildProgram([found.path] + arguments)
  }

  /// Records, 16,000 samples a second.
  ///
  /// - Parameter seconds: The maximum time to wait.
  /// - Returns: The samples; none if there is nothing in this time.
  /// - Throws: ``VoiceProgramError`` if the recording has ended.
  public func read(within seconds: Double) throws(VoiceProgramError) -> [Int16] {
    guard let new = program.read(within: seconds) else { return [] }
    guard !new.isEmpty else {
      throw VoiceProgramError(
        "\(name) ended: check that a microphone is connected and that it can be used, or speak from a file with --audio-in"
      )
    }
    // The low byte of each comes first.
    let bytes = rest + new
    rest = bytes.count.isMultiple(of: 2) ? [] : [bytes[bytes.count - 1]]
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0 + 1]) << 8 | UInt16(bytes[$0]))
    }
  }

  /// Drops what was recorded until now, of at most some minutes.
  public func discard() {
    // The end of the recording is told to who reads next.
    for _ in 0..<100 where (try? read(within: 0))?.isEmpty ?? true { return }
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
  /// - Throws: ``PlaybackError`` if the program cannot be started.
  public func play(_ file: String) throws(PlaybackError) -> Playback {
    let arguments = (name == "aplay" ? ["-q"] : []) + [file]
    do {
      let program = try ChildProgram([path] + arguments, readsErrors: true)
      return Playback(program, [name] + arguments)
    } catch {
      throw PlaybackError(command: [name] + arguments, reason: "failed: \(error.description)")
    }
  }
}

/// A sound that is being played. Without a reference to it, it stops.
public final class Playback: Sendable {
  private let program: ChildProgram
  private let command: [String]
  private let said = Mutex<[UInt8]>([])

  init(_ program: ChildProgram, _ command: [String]) {
    self.program = program
    self.command = command
  }

  /// Waits for the end.
  ///
  /// - Parameter seconds: The maximum time to wait.
  /// - Returns: Whether the sound has ended.
  /// - Throws: ``PlaybackError`` if the program failed.
  public func hasEnded(within seconds: Double) throws(PlaybackError) -> Bool {
    while let part = program.read(within: seconds) {
      guard part.isEmpty else {
        said.withLock { $0 += part.prefix(Self.maximumSaid - $0.count) }
        continue
      }
      // It ends as soon as it has closed its output.
      if let code = program.exitCode(within: 1), code != 0 { throw failure(code) }
      return true
    }
    return false
  }

  /// The number of bytes that are kept of what the program says.
  private static let maximumSaid = 1000

  private func failure(_ code: Int32) -> PlaybackError {
    let lines = String(decoding: said.withLock { $0 }, as: UTF8.self).split { $0.isNewline }
    let text = lines.map { line in line.filter { !$0.isWhitespace || $0 == " " } }
    let reason = text.isEmpty ? "" : ": \(text.joined(separator: "; "))"
    return PlaybackError(command: command, reason: "failed with exit code \(code)\(reason)")
  }
}
