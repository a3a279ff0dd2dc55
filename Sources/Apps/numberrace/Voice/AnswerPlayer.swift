import Foundation
import VoiceKit
import VoicePrograms

/// Plays answers, one at a time. If that fails it says why, once, for the answers are shown too.
struct AnswerPlayer {
  private let loudspeaker: Loudspeaker
  private let file: URL
  private var playback: Playback?
  private var toldFailure: String?

  /// Creates a player that writes the sounds to a file.
  init(_ loudspeaker: Loudspeaker, _ file: URL) {
    self.loudspeaker = loudspeaker
    self.file = file
  }

  /// Whether a sound is being played, as far as is known.
  var isPlaying: Bool { playback != nil }

  /// Plays a sound instead of the one before.
  ///
  /// - Throws: `CocoaError` if it cannot be written to the file.
  mutating func play(_ sound: Sound) throws {
    playback = nil
    try Data(sound.wav).write(to: file)
    do throws(PlaybackError) {
      playback = try loudspeaker.play(file.path(percentEncoded: false))
    } catch {
      tell(error)
    }
  }

  /// Stops the sound.
  mutating func stop() { playback = nil }

  /// Waits for the end of the sound.
  ///
  /// - Parameter seconds: The maximum time to wait.
  /// - Returns: Whether nothing is played any more.
  mutating func hasEnded(within seconds: Double) -> Bool {
    do throws(PlaybackError) {
      guard try playback?.hasEnded(within: seconds) ?? true else { return false }
    } catch {
      tell(error)
    }
    playback = nil
    return true
  }

  private mutating func tell(_ error: PlaybackError) {
    guard toldFailure != error.reason else { return }
    toldFailure = error.reason
    Platform.printError("Error: \(error).")
  }
}
