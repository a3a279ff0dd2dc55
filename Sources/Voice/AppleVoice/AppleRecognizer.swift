#if canImport(Speech) && canImport(AVFoundation)
  import AVFoundation
  import Foundation
  public import IntentLanguage
  import Speech
  public import VoiceKit

  /// Recognises speech with Apple's Speech framework, on the device.
  ///
  /// The framework takes no grammar: sentences of the turn's grammar are only hints to it, and the session decides by what the
  /// conversation understands. Its scores are confidences between 0 and 1, and it has none for other sounds; use
  /// ``AppleRecognizer/limits`` with it.
  ///
  /// The user must have been asked for permission (`SFSpeechRecognizer.requestAuthorization`).
  public struct AppleRecognizer: SpeechRecognizer {
    private let locale: String

    /// Creates a recogniser.
    ///
    /// - Parameter locale: The locale of the speech, such as "en-GB".
    public init(locale: String = "en-US") {
      self.locale = locale
    }

    /// The limits for its scores: the sum of the logarithms of the words' confidences.
    public static var limits: VoiceLimits {
      var limits = VoiceLimits()
      limits.doubt = 0.3
      limits.reach = 5
      limits.verdict = 0.2
      limits.rejection = 3
      return limits
    }

    /// An error of the recogniser.
    public enum Failure: Error, CustomStringConvertible {
      /// There is no recogniser for the locale, or none that works on the device now.
      case unavailable(String)
      /// The sound cannot be given to it.
      case format

      /// The reason.
      public var description: String {
        switch self {
        case .unavailable(let locale):
          "speech in '\(locale)' cannot be recognised on this device; check the languages for dictation"
        case .format: "the sound cannot be converted for the recogniser"
        }
      }
    }

    /// Recognises a sound.
    ///
    /// - Parameters:
    ///   - sound: One utterance, at any rate.
    ///   - grammar: The expected sentences, of which the words are hints.
    /// - Returns: The transcriptions.
    /// - Throws: ``Failure``, or an error of the framework.
    public func recognize(
      _ sound: Sound, expecting grammar: SpeechGrammar
    ) async throws -> SpeechRecognition {
      guard let recognizer = SFSpeechRecognizer(locale: Locale(identifier: locale)),
        recognizer.isAvailable, recognizer.supportsOnDeviceRecognition
      else { throw Failure.unavailable(locale) }
      guard let buffer = sound.buffer else { throw Failure.format }
      let request = SFSpeechAudioBufferRecognitionRequest()
      request.requiresOnDeviceRecognition = true
      request.shouldReportPartialResults = false
      request.contextualStrings = grammar.words.sorted().prefix(Self.maximumHints).map { $0 }
      request.append(buffer)
      request.endAudio()
      let hypotheses = try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<[SpeechHypothesis], any Error>) in
        // The framework may call back several times.
        let first = LockedValue<CheckedContinuation<[SpeechHypothesis], any Error>?>(continuation)
        recognizer.recognitionTask(with: request) { result, error in
          if let error {
            first.take()?.resume(throwing: error)
          } else if let result, result.isFinal {
            first.take()?.resume(returning: result.transcriptions.map(SpeechHypothesis.init))
          }
        }
      }
      return SpeechRecognition(hypotheses, background: 0, seconds: sound.seconds)
    }

    /// The maximum number of hints that the framework takes.
    private static let maximumHints = 100
  }

  extension SpeechHypothesis {
    /// A transcription as words in lowercase, with the logarithm of its confidence. Words that the framework is not sure of at
    /// all have a confidence of zero.
    fileprivate init(_ transcription: SFTranscription) {
      let score = transcription.segments.reduce(0.0) {
        $0 + log(max(0.01, Double($1.confidence)))
      }
      self.init(transcription.formattedString.lowercased(), score: score)
    }
  }

  extension Sound {
    /// The sound as the framework takes it.
    fileprivate var buffer: AVAudioPCMBuffer? {
      guard
        let format = AVAudioFormat(
          commonFormat: .pcmFormatInt16, sampleRate: Double(rate), channels: 1, interleaved: true),
        let buffer = AVAudioPCMBuffer(
          pcmFormat: format, frameCapacity: AVAudioFrameCount(samples.count)),
        let channel = buffer.int16ChannelData?[0]
      else { return nil }
      buffer.frameLength = AVAudioFrameCount(samples.count)
      for (place, sample) in samples.enumerated() { channel[place] = sample }
      return buffer
    }
  }
#endif
