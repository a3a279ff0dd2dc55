public import Foundation

/// What was built together with the tests that run.
public enum BuiltFiles {
  /// The place of something that was built: beside the bundle of the tests, or else in the default folder.
  ///
  /// - Parameter path: Its path in the folder of the build.
  /// - Returns: The place; `nil` if it is not there.
  public static func url(_ path: String) -> URL? {
    let folders =
      [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
      + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
      + [Repository.root.appending(path: ".build/debug")]
    return folders.map { $0.appending(path: path) }
      .first { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }
}
