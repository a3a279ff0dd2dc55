/// Finds utterances in continuous sound, by how loud it is against what is always there.
///
/// It is a state machine without a clock: whoever records gives it what was recorded, in parts of any length.
public struct UtteranceDetector: Sendable {
  /// Whether someone speaks.
  public private(set) var isSpeaking = false
  /// Whether the assistant is heard to speak: then an utterance counts only if it is louder than its voice.
  public var isPlaying = false {
    didSet {
      guard isPlaying != oldValue else { return }
      echo = 0
      playedFrames = 0
      if !isSpeaking { frames = [] }
    }
  }
  private let rate: Int
  private let frameSize: Int
  private var rest: [Int16] = []
  private var frames: [[Int16]] = []
  private var floor = 20.0
  private var echo = 0.0
  private var playedFrames = 0
  private var loudFrames = 0
  private var quietFrames = 0

  /// The maximum duration of an utterance in seconds, after which it is cut off.
  public static let maximumDuration = 30.0

  /// Twenty milliseconds each: the sound kept from before the beginning, what makes a beginning, the silence that makes an end,
  /// and the time in which the assistant's voice is measured.
  private enum Frames {
    static let kept = 15
    static let start = 4
    static let end = 35
    static let measured = 25
  }

  /// Creates a detector.
  ///
  /// - Parameter rate: The number of samples in a second, at least 1000.
  public init(rate: Int = Sound.speechRate) {
    self.rate = max(1000, min(Sound.rates.upperBound, rate))
    frameSize = self.rate / 50
  }

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

  /// Ends the sound.
  ///
  /// - Returns: The utterance that it ended in; `nil` if there is none.
  public mutating func finish() -> Sound? {
    guard isSpeaking else { return nil }
    frames.append(rest)
    rest = []
    return end()
  }

  private mutating func take(_ frame: [Int16]) -> Sound? {
    let level = Sound(frame, rate: rate).level
    let isLoud = level > threshold
    if isPlaying {
      playedFrames += 1
      if playedFrames <= Frames.measured { echo = max(echo, level) }
    }
    // What lasts is noise. It is followed at once when it gets less, and slowly when it gets more.
    if level < floor {
      floor = max(5, 0.8 * floor + 0.2 * level)
    } else if !isPlaying {
      floor = min(floor * (isSpeaking ? 1.002 : 1.02), level)
    }
    frames.append(frame)
    if isSpeaking {
      quietFrames = isLoud ? 0 : quietFrames + 1
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

  /// The level from which a frame can be speech.
  private var threshold: Double {
    let base = max(60, 3 * floor)
    guard isPlaying else { return base }
    return playedFrames < Frames.measured ? .infinity : max(base, 2 * echo)
  }

  private mutating func end() -> Sound {
    defer {
      frames = []
      isSpeaking = false
      loudFrames = 0
      quietFrames = 0
    }
    return Sound(frames.flatMap { $0 }, rate: rate)
  }
}
