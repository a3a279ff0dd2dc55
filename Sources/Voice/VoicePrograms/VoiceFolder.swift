/// The folder that `make voice` makes, with the recogniser and its model.
public enum VoiceFolder {
  /// Finds the folder.
  ///
  /// - Parameters:
  ///   - named: The path that the user named; `nil` if none.
  ///   - program: The path of the running program, without links. Beside where it was built or installed the folder is looked for.
  /// - Returns: Its path.
  /// - Throws: ``VoiceProgramError`` if it is not there.
  public static func find(
    named: String?, besideProgram program: String
  ) throws(VoiceProgramError) -> String {
    var places = named.map { [$0] } ?? []
    if named == nil {
      var parts = program.split(separator: "/").map(String.init)
      for _ in 0..<4 where !parts.isEmpty {
        parts.removeLast()
        let folder = "/" + parts.joined(separator: "/")
        places += ["\(folder)/voice", "\(folder)/lib/numberrace/voice"]
      }
    }
    for place in places where SystemPrograms.isReadable("\(place)/sphinx-worker") { return place }
    throw VoiceProgramError(
      named.map { "there is no recogniser in '\($0)'; 'make voice VOICE=\($0)' builds it" }
        ?? "the recogniser is not installed; 'make voice' in the folder of the sources builds it, and NUMBERRACE_VOICE names its folder if it is elsewhere"
    )
  }
}
