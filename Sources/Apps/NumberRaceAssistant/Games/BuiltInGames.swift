import CRecordedGames
public import GameCorpus

/// The recorded games that come with the assistant.
public enum BuiltInGames {
  /// The games, one JSON object a line.
  public static let text = String(cString: recorded_games())

  /// The number of games.
  public static var count: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  /// Eight digits that differ for other games: FNV-1a of the text, in base 16.
  public static var version: String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The games, which are read once.
  ///
  /// - Throws: `CorpusError` if a line of ``text`` is not a game.
  public static func games() throws(CorpusError) -> RecordedGames { try loaded.get() }

  private static let loaded = Result { () throws(CorpusError) in try RecordedGames(jsonLines: text)
  }
}
