/// A sound file that cannot be read.
public struct SoundFileError: Error, Hashable, CustomStringConvertible {
  /// The reason, and what is allowed.
  public let description: String
}

/// Sound files of type WAV, as RIFF describes them (Multimedia Programming Interface and Data Specifications 1.0, 1991).
extension Sound {
  /// Reads the bytes of a WAV file with 16-bit samples. Several channels are mixed to one.
  ///
  /// - Throws: ``SoundFileError`` if they are not such a file.
  public init(wav bytes: [UInt8]) throws(SoundFileError) {
    func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place + size <= bytes.count else { return nil }
      return (0..<size).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    func tag(_ place: Int) -> String? {
      guard place + 4 <= bytes.count else { return nil }
      return String(decoding: bytes[place..<place + 4], as: UTF8.self)
    }
    guard tag(0) == "RIFF", tag(8) == "WAVE" else {
      throw SoundFileError(description: "it is not a WAV file")
    }
    var place = 12
    var format: (channels: Int, rate: Int)?
    while let name = tag(place), let size = number(place + 4, 4) {
      let start = place + 8
      if name == "fmt " {
        guard let kind = number(start, 2), let channels = number(start + 2, 2),
          let rate = number(start + 4, 4), let bits = number(start + 14, 2),
          kind == 1 || kind == 0xFFFE, bits == 16, (1...8).contains(channels),
          (4000...192_000).contains(rate)
        else {
          throw SoundFileError(
            description: "its samples are not 16-bit PCM in 1 to 8 channels at 4 to 192 kHz")
        }
        format = (channels, rate)
      } else if name == "data" {
        guard let format else { throw SoundFileError(description: "it has no format") }
        // Programs that write to a pipe do not know the size before.
        let end = min(bytes.count, start + size)
        let width = 2 * format.channels
        let samples = stride(from: start, to: end - width + 1, by: width).map { frame in
          let sum = (0..<format.channels).reduce(0) { sum, channel in
            let low = UInt16(bytes[frame + 2 * channel])
            let high = UInt16(bytes[frame + 2 * channel + 1])
            return sum + Int(Int16(bitPattern: high << 8 | low))
          }
          return Int16(sum / format.channels)
        }
        self.init(samples, rate: format.rate)
        return
      }
      place = start + size + size % 2
    }
    throw SoundFileError(description: "it has no sound")
  }

  /// The bytes of a WAV file.
  public var wav: [UInt8] {
    func bytes(_ number: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let size = samples.count * 2
    return Array("RIFF".utf8) + bytes(36 + size, 4) + Array("WAVEfmt ".utf8) + bytes(16, 4)
      + bytes(1, 2) + bytes(1, 2) + bytes(rate, 4) + bytes(rate * 2, 4) + bytes(2, 2)
      + bytes(16, 2) + Array("data".utf8) + bytes(size, 4)
      + samples.flatMap { bytes(Int(UInt16(bitPattern: $0)), 2) }
  }
}
