/// Why there is no index of solutions, or why a file is none.
public enum IndexError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rules have no tiles, several numbers of tiles, more than six tiles or too many selections.
  case unsupportedRules
  /// The limit was reached.
  case stopped
  /// The file cannot be read, for this reason.
  case unreadable(String)
  /// The file is not an index of solutions.
  case notAnIndex
  /// The file has a version that this version of the library does not read.
  case unknownVersion(Int)
  /// The file does not have the length or the checksum that it should have.
  case damaged

  /// A description of what is wrong, and of what to do about it.
  public var description: String {
    switch self {
    case .unsupportedRules:
      "there is no index under these rules: only of games with one to six tiles, of 16 different tiles at most, six of "
        + "each at most, and 40,000 selections at most"
    case .stopped:
      "the search was stopped before every game was solved"
    case .unreadable(let reason):
      "the file cannot be read: \(reason)"
    case .notAnIndex:
      "the file is not an index of solutions; make one with 'numberrace index build'"
    case .unknownVersion(let version):
      "the file is an index of version \(version), but only version \(IndexHeader.version) is read; make it again with "
        + "'numberrace index build'"
    case .damaged:
      "the file is damaged: its length or checksum is wrong; make it again with 'numberrace index build'"
    }
  }
}
