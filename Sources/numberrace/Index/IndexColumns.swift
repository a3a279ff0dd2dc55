import GameCorpus
import NumbersGame
import NumbersSolver

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

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

  /// Writes the folder, which must not exist.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - forEachSelection: Calls a function with the numbers and the solutions of all selections.
  /// - Throws: ``CommandFailure`` if something cannot be written, or what the function throws.
  func write(
    _ index: SolutionIndex,
    _ forEachSelection: (([Int], [SolutionIndex.Entry]) throws -> Void) throws -> Void
  ) throws {
    guard mkdir(folder, 0o777) == 0 else {
      throw CommandFailure(.cannotWrite, "'\(folder)' cannot be made: \(SystemError.last)")
    }
    let numbers = (1...index.numberCount).map { "n\($0)" }
    let names = numbers + ["target", "value", "distance", "steps", "largest"]
    let files = try names.map { try ColumnFile("\(folder)/\($0).u32") }
    let expressions = try ColumnFile("\(folder)/expression.txt")
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
    for file in files + [expressions] { try file.close() }
    let description = Description(
      rows: index.gameCount,
      columns: names.map { .init(name: $0, type: "<u4", file: "\($0).u32") }
        + [.init(name: "expression", type: "text", file: "expression.txt")])
    try OutputFile("\(folder)/columns.json").write(JSONLine.encode(description) + "\n")
  }
}

/// The file of a column, to which values are added at the end.
private final class ColumnFile {
  private let path: String
  private let file: FileDescriptor
  private var bytes: [UInt8] = []

  init(_ path: String) throws(CommandFailure) {
    self.path = path
    let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard number >= 0 else {
      throw CommandFailure(.cannotWrite, "'\(path)' cannot be written: \(SystemError.last)")
    }
    file = FileDescriptor(number: number)
  }

  func append(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes what was added, if it is worth it.
  func flush() throws(CommandFailure) {
    if bytes.count >= 1 << 16 { try writeBytes() }
  }

  func close() throws(CommandFailure) {
    try writeBytes()
    do throws(SystemError) {
      try file.close()
    } catch {
      throw CommandFailure(.cannotWrite, "'\(path)' cannot be written: \(error)")
    }
  }

  private func writeBytes() throws(CommandFailure) {
    do throws(SystemError) {
      try file.write(bytes)
    } catch {
      throw CommandFailure(.cannotWrite, "'\(path)' cannot be written: \(error)")
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
