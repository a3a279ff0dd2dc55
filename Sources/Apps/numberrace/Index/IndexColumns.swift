import Foundation
import NumbersGame
import NumbersSolver
import PlainJSON
import SharedDatabase

/// The games of an index as a folder with a file for each column.
struct IndexColumns {
  let folder: String

  /// The description in `columns.json`.
  private struct Description: Encodable {
    let rows: Int
    let columns: [Column]

    struct Column: Encodable {
      let name: String
      /// A type of numpy.
      let type: String
      let file: String
    }
  }

  /// Writes the folder, which must not exist. It gets its name when all of it is on the disk.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - forEachSelection: Calls a function with the numbers and the solutions of all selections.
  /// - Throws: ``CommandFailure`` if something cannot be written, or what the function throws; then there is no folder.
  func write(
    _ index: SolutionIndex,
    _ forEachSelection: (([Int], [SolutionIndex.Entry]) throws -> Void) throws -> Void
  ) throws {
    let target = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard !isTaken(target) else {
      throw CommandFailure(
        .cannotWrite, "'\(folder)' exists already: choose another name, or remove it")
    }
    let parent = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    PartialFile.removeLeftovers(in: parent.isEmpty ? "." : String(parent))
    let partial = PartialFile.path(beside: "\(parent).folder")
    guard mkdir(partial, 0o700) == 0 else { throw cannotMake(.last) }
    do {
      try fill(partial, index, forEachSelection)
      guard chmod(partial, FileDescriptor.allowed(0o777)) == 0, rename(partial, target) == 0 else {
        throw cannotMake(.last)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: partial)
      throw error
    }
    FileDescriptor.sync(folder: parent.isEmpty ? "." : String(parent))
  }

  private func cannotMake(_ error: SystemError) -> CommandFailure {
    CommandFailure(.cannotWrite, "'\(folder)' cannot be made: \(error)")
  }

  /// Whether anything has a name, be it a link that leads nowhere.
  private func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private func fill(
    _ partial: String, _ index: SolutionIndex,
    _ forEachSelection: (([Int], [SolutionIndex.Entry]) throws -> Void) throws -> Void
  ) throws {
    let numbers = (1...index.numberCount).map { "n\($0)" }
    let names = numbers + ["target", "value", "distance", "steps", "largest"]
    func file(_ name: String) throws -> ColumnFile {
      try ColumnFile("\(partial)/\(name)", shownAs: "\(folder)/\(name)")
    }
    let files = try names.map { try file("\($0).u32") }
    let expressions = try file("expression.txt")
    try forEachSelection { numbers, entries in
      for entry in entries {
        let row =
          numbers + [
            entry.target, entry.value, entry.distance, entry.stepCount, entry.largestStepResult,
          ]
        for (file, number) in zip(files, row) { file.append(UInt32(number)) }
        expressions.append(entry.expression.text(in: .ascii) + "\n")
      }
      for file in files + [expressions] { try file.flush() }
    }
    let description = try file("columns.json")
    description.append(
      JSON.encode(
        Description(
          rows: index.gameCount,
          columns: names.map { .init(name: $0, type: "<u4", file: "\($0).u32") }
            + [.init(name: "expression", type: "text", file: "expression.txt")])) + "\n")
    for file in files + [expressions, description] { try file.close() }
    FileDescriptor.sync(folder: partial)
  }
}

/// The file of a column, to which values are added at the end.
private final class ColumnFile {
  /// The path that errors name.
  private let path: String
  private let file: FileDescriptor
  private var bytes: [UInt8] = []

  init(_ path: String, shownAs shown: String) throws(CommandFailure) {
    self.path = shown
    file = try Self.writing(shown) {
      try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL)
    }
  }

  func append(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes what was added, if it is worth it.
  func flush() throws(CommandFailure) {
    if bytes.count >= 1 << 16 { try writeBytes() }
  }

  /// Writes the rest, and has all of it on the disk.
  func close() throws(CommandFailure) {
    try writeBytes()
    try Self.writing(path) {
      if fsync(file.number) != 0 { throw SystemError.last }
      try file.close()
    }
  }

  private func writeBytes() throws(CommandFailure) {
    try Self.writing(path) { try file.write(bytes) }
    bytes.removeAll(keepingCapacity: true)
  }

  private static func writing<Value>(
    _ path: String, _ body: () throws -> Value
  ) throws(CommandFailure) -> Value {
    try CommandFailure.telling(.cannotWrite, "'\(path)' cannot be written: ", body)
  }
}
