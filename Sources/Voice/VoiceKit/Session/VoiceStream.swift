/// A conversation by voice in continuous sound, such as that of a microphone.
///
/// It finds the utterances itself. An utterance is recognised in its first short silence already, while it may go on. If it is
/// complete then, it is answered at once; otherwise after a silence of 0.7 seconds.
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
///
/// Calls of ``add(_:)`` and ``finish()`` that overlap are answered one after the other. If the task of one is cancelled, it throws
/// `CancellationError` as soon as the recogniser has ended its work. The work on an utterance that goes on is cancelled too.
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
  private let calls = CallQueue()

  /// A recognition of an utterance that may go on.
  private struct Hearing {
    let sound: Sound
    /// The silence in which it began, in seconds.
    let pause: Double
    let recognition: Task<SpeechRecognition?, any Error>
    var isComplete = false

    /// The recognition. When the current task is cancelled, so is the recognition.
    var result: SpeechRecognition? {
      get async throws {
        try await withTaskCancellationHandler {
          try await recognition.value
        } onCancel: {
          recognition.cancel()
        }
      }
    }
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
    partSize = Sound.partSize(atRate: rate)
  }

  deinit { hearing?.recognition.cancel() }

  /// Whether someone speaks.
  public var isSpeaking: Bool { detector.isSpeaking }

  /// Tells whether the assistant is heard to speak: see ``UtteranceDetector/isPlaying``.
  public func setPlaying(_ isPlaying: Bool) {
    detector.isPlaying = isPlaying
    if !detector.isSpeaking { dropHearing() }
  }

  /// Takes the next part of the sound. Parts of 20 to 50 milliseconds let it answer soonest.
  ///
  /// What follows an utterance in the same part was said before its answer was heard, so it is no reply to that, and dropped.
  /// Whoever records drops likewise what was recorded before the answer is played.
  ///
  /// - Parameter samples: The samples.
  /// - Returns: The answer to the utterance that ended in it, if one did.
  /// - Throws: An error of the recogniser; the utterance is lost. `CancellationError` if the task is cancelled.
  public func add(_ samples: [Int16]) async throws -> VoiceReply? {
    try await calls.next {
      try Task.checkCancellation()
      var rest = samples[...]
      while !rest.isEmpty {
        if let reply = try await take(rest.prefix(partSize)) { return reply }
        rest = rest.dropFirst(partSize)
      }
      return nil
    }
  }

  /// Answers what was said until the sound ended, without waiting for a silence.
  ///
  /// - Returns: The answer; `nil` if nobody was speaking.
  /// - Throws: An error of the recogniser; the utterance is lost. `CancellationError` if the task is cancelled.
  public func finish() async throws -> VoiceReply? {
    try await calls.next {
      try Task.checkCancellation()
      if let utterance = detector.finish() { return try await answer(utterance) }
      dropHearing()
      return nil
    }
  }

  private func take(_ samples: ArraySlice<Int16>) async throws -> VoiceReply? {
    if let ended = detector.add(samples).first { return try await answer(ended) }
    if detector.pause == 0 { dropHearing() }
    if let latest = hearing, latest.isComplete, detector.pause >= Self.shortPause {
      hearing = nil
      _ = detector.finish()
      return try await session.hear(latest.sound, recognizedAs: try await latest.result)
    }
    if !isBusy, let pause = Self.pauses.last(where: { detector.pause >= $0 }),
      hearing.map({ $0.pause < pause }) ?? true
    {
      hear(in: pause)
    }
    return nil
  }

  /// Answers an utterance that has ended, as it was recognised in its last silence, if it was.
  private func answer(_ utterance: Sound) async throws -> VoiceReply {
    if let latest = hearing, latest.pause == Self.pauses.last {
      hearing = nil
      if let recognition = try? await latest.result {
        return try await session.hear(latest.sound, recognizedAs: recognition)
      }
    }
    dropHearing()
    return try await session.hear(utterance)
  }

  /// Recognises what was said until now, while the sound goes on.
  private func hear(in pause: Double) {
    let (session, sound) = (session, detector.utterance)
    isBusy = true
    let recognition = Task { try await session.recognize(sound) }
    hearing = Hearing(sound: sound, pause: pause, recognition: recognition)
    Task { [weak self] in
      // What fails is recognised again when the utterance has ended.
      let heard = try? await recognition.value
      let isComplete = if let heard { await session.isComplete(heard) } else { false }
      await self?.end(recognition, isComplete: isComplete)
    }
  }

  private func end(_ recognition: Task<SpeechRecognition?, any Error>, isComplete: Bool) {
    isBusy = false
    if hearing?.recognition == recognition { hearing?.isComplete = isComplete }
  }

  /// Cancels the hearing, which is of no use any more.
  private func dropHearing() {
    hearing?.recognition.cancel()
    hearing = nil
  }
}
