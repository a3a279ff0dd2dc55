import Bank
import CBuild
import GameHistory
import IntentStore
import Lists
import NumberRaceAssistant

/// The text that `--version` prints.
enum VersionText {
  /// The version of the tool.
  static let version = "0.1.0"

  /// The commit that it was built of, if it was built in a repository.
  static var commit: String? {
    let text = String(cString: numberrace_commit())
    return text.isEmpty ? nil : text
  }

  /// The version, the commit, and the versions of the data that the tool reads and writes.
  static var full: String {
    """
    numberrace \(version)\(commit.map { " (commit \($0))" } ?? "")
    files: memory \(FileMemory.fileVersion), lists \(ListBook.fileVersion), bank \(Ledger.fileVersion), \
    rounds \(RoundBook.fileVersion), requests \(RequestBook.fileVersion)
    recorded games: \(BuiltInGames.count), version \(BuiltInGames.version)
    """
  }
}
