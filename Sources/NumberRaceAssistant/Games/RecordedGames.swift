/// The recorded games that come with the tool.
enum RecordedGames {
  /// The number of games.
  static var count: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  /// Eight digits that differ for other games: FNV-1a of the text, in base 16.
  static var version: String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
