import Foundation

/// How much is tried by tests that have more cases than anyone waits for.
public enum Extent {
  /// Whether all of it is wanted, by the environment variable `EVERYTHING`.
  public static let isWhole = ProcessInfo.processInfo.environment["EVERYTHING"] != nil

  /// Whether a sanitizer looks on, under which all takes several times as long.
  public static let isSanitized = ProcessInfo.processInfo.environment["SANITIZED"] != nil

  /// A number of cases: a part, unless the whole is wanted.
  public static func count(_ part: Int, of whole: Int) -> Int { isWhole ? whole : part }
}
