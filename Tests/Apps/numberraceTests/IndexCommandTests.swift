import Foundation
import Testing
import Workers

/// Tests take turns with one index, which takes a few seconds to make.
@Suite("numberrace index")
struct IndexCommandTests {
  private static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "numberrace-index-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()

  /// What building the index printed, and the path of its file.
  private static let built: Result<(result: Tool.Result, path: String), any Error> = Result {
    let path = folder.appending(path: "countdown.index").path()
    return (try Tool.run("index", "build", "--output", path), path)
  }

  private var path: String { get throws { try Self.built.get().path } }

  @Test("builds the index of all games")
  func build() throws {
    let result = try Self.built.get().result
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(
      result.error.hasSuffix("11,918,700 games of 13,243 selections, 50,760,288 bytes\n"))
  }

  @Test("looks a game up as it is solved")
  func lookup() throws {
    let game = ["952", "25", "50", "75", "100", "3", "6"]
    let solved = try Tool.run(["solve", "--order", "smallest"] + game + ["--json"])
    #expect(try Tool.run(["index", "lookup", path] + game + ["--json"]) == solved)
    #expect(
      try Tool.run(["index", "lookup", path] + game)
        == Tool.run(["solve", "--order", "smallest"] + game))
  }

  @Test("refuses a game that the index does not have")
  func otherGame() throws {
    let result = try Tool.run("index", "lookup", path, "99", "1", "2", "3", "--rules", "free")
    #expect(result.code == 65)
    #expect(
      result.error == """
        Error: '\(try path)' does not have the game 1 2 3 → 99: it has games of 6 numbers out of 1, 2, 3, 4, 5, 6, 7, \
        8, 9, 10, 25, 50, 75, 100, with targets 100 to 999.

        """)
  }

  @Test("refuses a file that is damaged or something else, and says what to do")
  func damaged() throws {
    let damaged = Self.folder.appending(path: "damaged.index").path()
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes[1_000_000] ^= 1
    try bytes.write(to: URL(filePath: damaged))
    let result = try Tool.run("index", "lookup", damaged, "952", "25", "50", "75", "100", "3", "6")
    #expect(result.code == 65)
    #expect(
      result.error == """
        Error: '\(damaged)' cannot be used: the file is damaged: its length or checksum is wrong; make it again with \
        'numberrace index build'.

        """)
    let other = Repository.root.appending(path: "README.md").path()
    let batch = try Tool.run("batch", "--index", other)
    #expect(batch.code == 65)
    #expect(
      batch.error == """
        Error: '\(other)' cannot be used: the file is not an index of solutions; make one with 'numberrace index build'.

        """)
    let none = try Tool.run("index", "export", "/no/such/file")
    #expect(none.code == 66)
    #expect(none.error == "Error: '/no/such/file' cannot be read: no such file or directory.\n")
  }

  @Test("gives a batch the answers that it would find, and those that it does not have")
  func batch() throws {
    let games =
      try Tool.run("generate", "--count", "200", "--seed", "8", "--json").output
      + #"{"numbers": [3, 5, 7], "target": 21, "rules": "free"}"# + "\n"
    let alone = try Tool.run("batch", input: games)
    #expect(try Tool.run("batch", "--index", path, input: games) == alone)
    #expect(alone.output.split(separator: "\n").count == 201)
  }

  @Test("is not built without tiles")
  func noTiles() throws {
    let result = try Tool.run("index", "build", "--rules", "free", "--output", "/dev/null")
    #expect(result.code == 64)
    #expect(
      result.error.hasPrefix(
        "Error: The rules 'free' have no tiles to choose numbers from; choose one of countdown, "))
  }

  @Test("writes rows of comma-separated values and of JSON")
  func rows() throws {
    for (format, first) in [
      (
        "csv",
        """
        n1,n2,n3,n4,n5,n6,target,value,distance,steps,largest,expression
        1,1,2,2,3,3,100,81,19,5,81,(2 + 1) * (2 + 1) * (3 * 3)
        """
      ),
      (
        "jsonl",
        #"""
        {"numbers":[1,1,2,2,3,3],"target":100,"value":81,"distance":19,"steps":5,"largest":81,"expression":"(2 + 1) * (2 + 1) * (3 * 3)"}
        {"numbers":[1,1,2,2,3,3],"target":101,"value":81,"distance":20,"steps":5,"largest":81,"expression":"(2 + 1) * (2 + 1) * (3 * 3)"}
        """#
      ),
    ] {
      // The reader ends early, as many do.
      let result = try Tool.shell("\"$TOOL\" index export '\(path)' --format \(format) | head -2")
      #expect(result.output == first + "\n")
    }
  }

  @Test("asks for a folder for columns, which must be new")
  func columns() throws {
    let result = try Tool.run("index", "export", path, "--format", "columns")
    #expect(result.code == 64)
    #expect(
      result.error.hasPrefix("Error: --format columns goes with --output, the folder to write.\n"))
    let existing = try Tool.run(
      "index", "export", path, "--format", "columns", "--output", Self.folder.path())
    #expect(existing.code == 73)
    #expect(
      existing.error
        == "Error: '\(Self.folder.path())' exists already: choose another name, or remove it.\n")
  }

  @Test("leaves nothing of columns that could not be written to their end")
  func partOfColumns() throws {
    let folder = Self.folder.appending(path: "columns").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }
    let export = "index export '\(try path)' --format columns --output '\(folder)/all'"
    // In blocks of 512 bytes or of 1,024.
    let full = try Tool.shell("ulimit -f 200; \"$TOOL\" \(export)")
    #expect(full.code == 73)
    #expect(
      full.error.hasPrefix("Error: '\(folder)/all/") && full.error.contains(" cannot be written: "),
      "\(full.error)")
    #expect(try files() == [])
    let interrupted = try Tool.shell(
      """
      errors=$(mktemp); NUMBERRACE_PROGRESS=1 "$TOOL" \(export) 2> "$errors" &
      await "$errors" writing; kill -INT $!; wait $!; code=$?
      cat "$errors" >&2; rm "$errors"; exit $code
      """)
    #expect(interrupted.code == 130, "\(interrupted)")
    #expect(try files() == [])
    let none = try Tool.run(
      "index", "export", path, "--format", "columns", "--output", "\(folder)/none/all")
    #expect(none.code == 73)
    #expect(
      none.error == "Error: '\(folder)/none/all' cannot be made: no such file or directory.\n")
  }
}
