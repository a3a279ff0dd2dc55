import NumbersGame
import PlainJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Recorded games, read from a file of JSON Lines.
///
/// ```swift
/// let corpus = try RecordedGames(contentsOfFile: "Corpus/recorded-games.jsonl")
/// for recorded in corpus { print(try Solver().solve(recorded.game)) }
/// ```
///
/// The fields of a line are described in `Corpus/README.md`.
public struct RecordedGames: RandomAccessCollection, Hashable, Sendable {
  /// The games, in the order of the file.
  public let games: [RecordedGame]
  /// Remarks on records that were kept although they are in doubt.
  public let remarks: [Remark]

  /// A note on one record.
  public struct Remark: Hashable, Sendable, CustomStringConvertible {
    /// The line of the record, from 1.
    public let line: Int
    /// The reason for the doubt.
    public let text: String

    /// The line and the note.
    public var description: String { "line \(line): \(text)" }
  }

  /// Reads a file.
  ///
  /// - Throws: ``CorpusError``.
  public init(contentsOfFile path: String) throws(CorpusError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw CorpusError(line: nil, reason: "the file '\(path)' cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw CorpusError(line: nil, reason: "the file '\(path)' is not UTF-8 text")
    }
    try self.init(jsonLines: text)
  }

  /// Reads the recorded games of the repository that a source file is in.
  ///
  /// - Parameter file: The path of the source file.
  /// - Throws: ``CorpusError``.
  package init(repositoryOf file: String) throws(CorpusError) {
    let root = file.split(separator: "/", omittingEmptySubsequences: false).prefix { folder in
      folder != "Sources" && folder != "Tests" && folder != "Benchmarks"
    }
    try self.init(contentsOfFile: root.joined(separator: "/") + "/Corpus/recorded-games.jsonl")
  }

  /// Reads the text of a file. Empty lines are passed over.
  ///
  /// - Parameter text: One JSON object a line.
  /// - Throws: ``CorpusError`` with the line of the first bad record.
  public init(jsonLines text: String) throws(CorpusError) {
    var games: [RecordedGame] = []
    var remarks: [Remark] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated() where !line.allSatisfy(\.isWhitespace)
    {
      do throws(JSONError) {
        let (game, deviation) = try Record(line: line).recordedGame(line: index + 1)
        games.append(game)
        if game.isSuspect {
          let reason = deviation.map { "\($0)" } ?? "no rule is broken"
          remarks.append(
            Remark(line: index + 1, text: "the record is marked as suspect: \(reason)"))
        }
      } catch {
        throw CorpusError(line: index + 1, reason: error.description(of: "the line"))
      }
    }
    self.games = games
    self.remarks = remarks
  }

  /// The position of the first game.
  public var startIndex: Int { games.startIndex }
  /// The position after the last game.
  public var endIndex: Int { games.endIndex }
  /// The game at a position.
  ///
  /// - Parameter position: A valid position.
  public subscript(position: Int) -> RecordedGame { games[position] }
}

/// An error in reading a corpus.
public struct CorpusError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the bad record, from 1; `nil` if the file itself cannot be read.
  public let line: Int?
  /// The problem, and what is allowed.
  public let reason: String

  /// The line and the reason.
  public var description: String {
    line.map { "line \($0): \(reason)" } ?? reason
  }
}
