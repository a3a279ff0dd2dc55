#if canImport(Speech) && canImport(AVFoundation)
  import AVFoundation
  public import VoiceKit

  /// Speaks with the voices of Apple's systems.
  public struct AppleSynthesizer: SpeechSynthesizer {
    private let language: String

    /// Creates a synthesiser.
    ///
    /// - Parameter language: The language and region of the voice, such as "en-GB".
    public init(language: String = "en-US") {
      self.language = language
    }

    /// Speaks a text.
    ///
    /// - Parameter text: The text.
    /// - Returns: The sound, at the rate of the voice.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func speak(_ text: String) async throws -> Sound {
      let utterance = AVSpeechUtterance(string: text)
      utterance.voice = AVSpeechSynthesisVoice(language: language)
      let parts = LockedValue(SpokenParts())
      let synthesizer = AVSpeechSynthesizer()
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        let end = LockedValue<CheckedContinuation<Void, Never>?>(continuation)
        synthesizer.write(utterance) { buffer in
          // An empty buffer is the last one.
          guard let buffer = buffer as? AVAudioPCMBuffer, buffer.frameLength > 0 else {
            end.take()?.resume()
            return
          }
          parts.change { $0.append(buffer) }
        }
      }
      try Task.checkCancellation()
      return parts.value.sound
    }
  }

  /// The samples that were spoken so far.
  private struct SpokenParts: Sendable {
    private var samples: [Int16] = []
    private var rate = 22_050

    var sound: Sound { Sound(samples, rate: rate) }

    mutating func append(_ buffer: AVAudioPCMBuffer) {
      rate = Int(buffer.format.sampleRate)
      let count = Int(buffer.frameLength)
      if let channel = buffer.int16ChannelData?[0] {
        samples += UnsafeBufferPointer(start: channel, count: count)
      } else if let channel = buffer.floatChannelData?[0] {
        samples += UnsafeBufferPointer(start: channel, count: count).map {
          $0.isFinite ? Int16(max(-1, min(1, $0)) * 32_767) : 0
        }
      }
    }
  }
#endif
