/// Finds utterances in continuous sound, by how loud it is against what is always there. A constant offset of the samples does not
/// count.
///
/// It is a state machine without a clock: whoever records gives it what was recorded, in parts of any length. An utterance ends
/// with a silence of 0.7 seconds; who knows that nothing more will come calls ``finish()`` before.
public struct UtteranceDetector: Sendable {
  /// Whether someone speaks.
  public private(set) var isSpeaking = false
  /// Whether the assistant is heard to speak: then an utterance counts only if it is louder than its voice.
  ///
  /// An utterance that has begun when it begins to speak is dropped. One that has begun when it stops goes on.
  public var isPlaying = false {
    didSet {
      guard isPlaying != oldValue else { return }
      echo = 0
      playedFrames = 0
      if isPlaying || !isSpeaking { forget() }
    }
  }
  private let rate: Int
  private let frameSize: Int
  private var rest: [Int16] = []
  private var frames: [[Int16]] = []
  private var offset: OffsetEstimate
  private var floor: NoiseFloor
  private var echo = 0.0
  private var playedFrames = 0
  private var loudFrames = 0
  private var quietFrames = 0

  /// The maximum duration of an utterance in seconds, after which it is cut off.
  public static let maximumDuration = 30.0

  /// Durations in frames, which are the parts in which a sound is measured.
  private enum Frames {
    /// The duration of a frame in seconds.
    static let seconds = 1 / Double(Sound.partsPerSecond)
    /// The sound that is kept from before the beginning of an utterance.
    static let kept = 15
    /// The loud frames that begin an utterance, if there are as many more loud frames than quiet ones.
    static let start = 4
    /// The loud frames in a row that end a pause.
    static let further = 2
    /// The pause that ends an utterance.
    static let end = 35
    /// The time in which the assistant's voice is measured.
    static let measured = 25
  }

  /// Creates a detector.
  ///
  /// - Parameters:
  ///   - rate: The number of samples in a second, at least 1000.
  ///   - noise: The level of the noise, if it is known. Otherwise what is heard first is taken for noise.
  public init(rate: Int = Sound.speechRate, noise: Double? = nil) {
    self.rate = max(1000, min(Sound.rates.upperBound, rate))
    frameSize = Sound.partSize(atRate: self.rate)
    offset = OffsetEstimate(partSize: frameSize)
    floor = NoiseFloor(known: noise)
  }

  /// How long the speaker has been silent within the utterance, in seconds; 0 if nobody speaks.
  public var pause: Double { isSpeaking ? Double(quietFrames) * Frames.seconds : 0 }

  /// The utterance so far, with a little of what was heard before it.
  ///
  /// - Complexity: Linear in its duration.
  public var utterance: Sound { Sound(frames.flatMap { $0 }, rate: rate) }

  /// Takes the next part of the sound.
  ///
  /// - Parameter samples: The samples.
  /// - Returns: The utterances that ended in it.
  /// - Complexity: Linear in the number of samples.
  public mutating func add(_ samples: some Sequence<Int16>) -> [Sound] {
    rest += samples
    var utterances: [Sound] = []
    var start = 0
    while start + frameSize <= rest.count {
      if let utterance = take(Array(rest[start..<start + frameSize])) {
        utterances.append(utterance)
      }
      start += frameSize
    }
    rest.removeFirst(start)
    return utterances
  }

  /// Ends the utterance, or the sound.
  ///
  /// - Returns: The utterance; `nil` if there is none.
  public mutating func finish() -> Sound? {
    guard isSpeaking else { return nil }
    frames.append(rest)
    rest = []
    return end()
  }

  private mutating func take(_ frame: [Int16]) -> Sound? {
    offset.add(frame)
    let level = Sound.level(of: frame[...], offset: offset.value)
    if isPlaying {
      playedFrames += 1
      if playedFrames <= Frames.measured { echo = max(echo, level) }
    }
    // Before a first answer nothing was heard: then the pauses in its echo tell what the noise is.
    if !isPlaying || level < floor.level || !floor.isKnown { floor.add(level) }
    let isLoud = level > threshold
    frames.append(frame)
    if isSpeaking {
      loudFrames = isLoud ? loudFrames + 1 : 0
      quietFrames = loudFrames < Frames.further ? quietFrames + 1 : 0
      let isLong = Double(frames.count * frameSize) >= Self.maximumDuration * Double(rate)
      return quietFrames >= Frames.end || isLong ? end() : nil
    }
    loudFrames = isLoud ? loudFrames + 1 : max(0, loudFrames - 1)
    if loudFrames >= Frames.start {
      isSpeaking = true
      quietFrames = 0
    } else if frames.count > Frames.kept {
      frames.removeFirst(frames.count - Frames.kept)
    }
    return nil
  }

  /// The level from which a frame can be speech: lower within an utterance, as words end more quietly than they begin.
  private var threshold: Double {
    let base = isSpeaking ? max(40, 2 * floor.level) : max(60, 3 * floor.level)
    guard isPlaying else { return base }
    return playedFrames < Frames.measured ? .infinity : max(base, 2 * echo)
  }

  private mutating func end() -> Sound {
    defer { forget() }
    return utterance
  }

  private mutating func forget() {
    frames = []
    isSpeaking = false
    loudFrames = 0
    quietFrames = 0
  }
}
