import Foundation
import IntentKit

/// The log of who did what in a service: a line of JSON for each deed and each refusal, without any contents.
///
/// It is bounded: a file that is full gets a number, and the oldest is deleted. Several processes can write to it.
public struct AuditLog: Sendable {
  /// A deed, or what was refused.
  public struct Entry: Hashable, Sendable, Codable {
    /// The time, by ISO 8601.
    public let time: String
    /// The name of the user.
    public let user: String
    /// The name of the token; `nil` on a machine where none is needed.
    public let token: String?
    /// The name of the intent or the operation.
    public let act: String
    /// What came of it: the code of the outcome of an intent, such as `success`; `done`; or `refused`.
    public let verdict: String
    /// The identifier of the request, which is also in the logs and in its answer.
    public let request: String
  }

  private let folder: URL
  private let maximumBytes: Int
  /// Whether the last entry could not be written.
  private let hasFailed = Flag()

  /// The number of full files that are kept.
  private static let fullCount = 9

  /// The log in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - maximumBytes: The size from which on a file is full.
  public init(folder: String, maximumBytes: Int = 10_000_000) {
    self.folder = URL(filePath: folder, directoryHint: .isDirectory)
    self.maximumBytes = maximumBytes
  }

  private func path(_ place: Int) -> String {
    folder.appending(path: place == 0 ? "audit.jsonl" : "audit.\(place).jsonl")
      .path(percentEncoded: false)
  }

  /// Whether it can be written. After an entry that could not, an empty line is tried: on a full disk, writing nothing succeeds.
  public var isWritable: Bool {
    append(hasFailed.isSet ? [UInt8(ascii: "\n")] : []) != nil
  }

  /// Adds an entry. If it cannot be written, ``isWritable`` says so.
  public func write(_ entry: Entry) {
    // A line is written at once, so those of several processes do not mix.
    guard let size = append(Array((JSON.encode(entry) + "\n").utf8)), size > maximumBytes else {
      return
    }
    guard
      let lock = try? FolderLock(folder.appending(path: "audit.lock").path(percentEncoded: false))
    else { return }
    defer { lock.release() }
    // Another process may have been faster.
    guard let size = append([]), size > maximumBytes else { return }
    unlink(path(Self.fullCount))
    for place in (0..<Self.fullCount).reversed() { rename(path(place), path(place + 1)) }
  }

  /// The size of the file with some more bytes; `nil` if it cannot be written.
  private func append(_ bytes: [UInt8]) -> Int? {
    let size = appended(bytes)
    hasFailed.set(size == nil)
    return size
  }

  private func appended(_ bytes: [UInt8]) -> Int? {
    let file = open(path(0), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // After part of a line, as when the power went or the disk was full, an entry begins a line of its own.
    var last = UInt8(ascii: "\n")
    let length = lseek(file, 0, SEEK_END)
    if !bytes.isEmpty, length > 0 { pread(file, &last, 1, length - 1) }
    let line = last == UInt8(ascii: "\n") ? bytes : [UInt8(ascii: "\n")] + bytes
    guard Foundation.write(file, line, line.count) == line.count else { return nil }
    let end = lseek(file, 0, SEEK_END)
    return end < 0 ? nil : Int(end)
  }

  /// The entries, the oldest first.
  ///
  /// - Returns: The entries; a line that is no entry, such as one that was cut off when the power went, is left out.
  public func entries() -> [Entry] {
    (0...Self.fullCount).reversed().flatMap { place -> [Entry] in
      guard let text = try? String(contentsOfFile: path(place), encoding: .utf8) else { return [] }
      return text.split(separator: "\n").compactMap {
        try? JSON.decode(Entry.self, from: Data($0.utf8))
      }
    }
  }
}
