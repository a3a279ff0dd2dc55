/// A conversation by voice in continuous sound, such as that of a microphone.
///
/// It finds the utterances itself. An utterance is recognised in its first short silence already, while it may go on. If it is
/// complete then, it is answered at once; otherwise after a silence of ``UtteranceDetector/fullPause``.
///
/// ```swift
/// let stream = VoiceStream(session)
/// for await samples in microphone {
///   guard let reply = try await stream.add(samples) else { continue }
///   await stream.setPlaying(true)
///   play(try await synthesizer.speak(reply.spoken))  // and when that has ended: await stream.setPlaying(false)
///   try await session.prepare()
/// }
/// ```
public actor VoiceStream {
  /// The conversation.
  public nonisolated let session: VoiceSession
  private var detector: UtteranceDetector
  /// The number of samples in which at most one utterance ends.
  private let partSize: Int
  /// The latest hearing in the pause that there is now.
  private var hearing: Hearing?
  /// Whether the recogniser works on a hearing, of this pause or an earlier one.
  package private(set) var isBusy = false

  /// A recognition of an utterance that may go on.
  private struct Hearing {
    let sound: Sound
    /// The silence in which it began, in seconds.
    let pause: Double
    let recognition: Task<SpeechRecognition?, any Error>
    var isComplete = false
  }

  /// The silences in which an utterance is recognised, in seconds. The first is longer than those within words. In the second, the
  /// sounds of a word's end that are hardly louder than noise are over too.
  private static let pauses = [0.1, 0.4]
  /// The silence after which an utterance that is complete is answered, in seconds.
  private static let shortPause = 0.2

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - session: The conversation, which hears nothing else.
  ///   - rate: The number of samples in a second, at least 1000.
  public init(_ session: VoiceSession, rate: Int = Sound.speechRate) {
    self.session = session
    detector = UtteranceDetector(rate: rate)
    partSize = max(1, rate / 50)
  }

  /// Whether someone speaks.
  public var isSpeaking: Bool { detector.isSpeaking }

  /// Tells whether the assistant is heard to speak: see ``UtteranceDetector/isPlaying``.
  public func setPlaying(_ isPlaying: Bool) {
    detector.isPlaying = isPlaying
    if !detector.isSpeaking { hearing = nil }
  }

  /// Takes the next part of the sound. Parts of 20 to 50 milliseconds let it answer soonest.
  ///
  /// What follows an utterance in the same part was said before its answer was heard, so it is no reply to that, and dropped.
  /// Whoever records drops likewise what was recorded before the answer is played. One part is to be taken after the other.
  ///
  /// - Parameter samples: The samples.
  /// - Returns: The answer to the utterance that ended in it, if one did.
  /// - Throws: An error of the recogniser. The utterance is lost.
  public func add(_ samples: [Int16]) async throws -> VoiceReply? {
    var rest = samples[...]
    while !rest.isEmpty {
      if let reply = try await take(rest.prefix(partSize)) { return reply }
      rest = rest.dropFirst(partSize)
    }
    return nil
  }

  private func take(_ samples: ArraySlice<Int16>) async throws -> VoiceReply? {
    let ended = detector.add(samples).first
    let latest = hearing
    if ended != nil || detector.pause == 0 { hearing = nil }
    if let ended {
      if let latest, latest.pause == Self.pauses.last,
        let recognition = try? await latest.recognition.value
      {
        return try await session.hear(latest.sound, recognizedAs: recognition)
      }
      return try await session.hear(ended)
    }
    if let latest = hearing, latest.isComplete, detector.pause >= Self.shortPause {
      hearing = nil
      _ = detector.finish()
      return try await session.hear(
        latest.sound, recognizedAs: try await latest.recognition.value)
    }
    if !isBusy, let pause = Self.pauses.last(where: { detector.pause >= $0 }),
      hearing.map({ $0.pause < pause }) ?? true
    {
      hear(in: pause)
    }
    return nil
  }

  /// Recognises what was said until now, while the sound goes on.
  private func hear(in pause: Double) {
    let (session, sound) = (session, detector.utterance)
    isBusy = true
    let recognition = Task { try await session.recognize(sound) }
    hearing = Hearing(sound: sound, pause: pause, recognition: recognition)
    Task {
      // What fails is recognised again when the utterance has ended.
      let heard = try? await recognition.value
      var isComplete = false
      if let heard { isComplete = await session.isComplete(heard) }
      isBusy = false
      if hearing?.recognition == recognition { hearing?.isComplete = isComplete }
    }
  }
}
