public import Foundation

/// A folder of its own for a test, which is removed after it.
public final class TemporaryFolder {
  /// Where it is.
  public let url: URL

  /// Makes one.
  ///
  /// - Throws: What keeps it from being made.
  public init() throws {
    url = Worker.temporaryFile("folder")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  ///
  /// - Parameter name: The name of the file.
  /// - Returns: The path.
  public func path(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }
}
