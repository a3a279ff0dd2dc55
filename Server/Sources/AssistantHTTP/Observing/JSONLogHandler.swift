import AssistantService
import Foundation
import IntentKit
public import Logging

/// Writes logs to standard error, a JSON object a line.
public struct JSONLogHandler: LogHandler {
  private let label: String
  /// The least level that is written.
  public var logLevel = Logger.Level.info
  /// What is added to each line.
  public var metadata: Logger.Metadata = [:]

  /// Creates a handler.
  public init(label: String) {
    self.label = label
  }

  /// The value of a key that is added to each line.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a line.
  public func log(event: LogEvent) {
    var members: [String: JSON] = [:]
    for (key, value) in metadata.merging(event.metadata ?? [:], uniquingKeysWith: { $1 }) {
      members[key == "hb.request.id" ? "request" : key] = .string("\(value)")
    }
    members["time"] = .string(Date.now.ISO8601Format(.init(includingFractionalSeconds: true)))
    members["level"] = .string(event.level.rawValue)
    members["logger"] = .string(label)
    members["message"] = .string("\(event.message)")
    FileHandle.standardError.write(Data((JSON.object(members).text + "\n").utf8))
  }
}
