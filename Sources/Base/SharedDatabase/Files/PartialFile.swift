import Foundation

/// The names of files and folders that are being written, and the removal of those that a process left which was killed.
package enum PartialFile {
  /// An unused path in the same folder, for what gets its own name when it is whole.
  ///
  /// - Parameter path: The path of what is to be written.
  /// - Returns: A path whose name is known to be that of a part.
  package static func path(beside path: String) -> String {
    "\(path)\(infix)\(Naming.newID())\(suffix)"
  }

  /// The time that has to pass since a part was last written to until it is taken for left over, in seconds. Who is still
  /// writing then, after its machine slept, fails and is told so.
  static let patience: TimeInterval = 3600

  /// Removes the parts in a folder that nobody writes any more. What cannot be read or removed stays.
  ///
  /// - Parameter folder: The path of the folder.
  package static func removeLeftovers(in folder: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    let latest = Date(timeIntervalSinceNow: -patience)
    for name in names where isPart(name) {
      let path = "\(folder)/\(name)"
      guard let written = lastWriting(of: path), written < latest else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private static let infix = ".numberrace-"
  private static let suffix = ".partial"

  /// Whether a name is one of ``path(beside:)``, or that of a log beside such a file.
  private static func isPart(_ name: String) -> Bool {
    let log = ["-wal", "-shm", "-journal"].first(where: name.hasSuffix) ?? ""
    let stem = name.dropLast(log.count)
    guard stem.hasSuffix(suffix), let place = stem.range(of: infix, options: .backwards) else {
      return false
    }
    let id = stem[place.upperBound...].dropLast(suffix.count)
    return (1...13).contains(id.count) && id.allSatisfy { ("0"..."9") ~= $0 || ("a"..."z") ~= $0 }
  }

  /// When a file, or anything in a folder, was last written to. Links are not followed.
  private static func lastWriting(of path: String) -> Date? {
    let own = modified(path)
    let inside = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return ([own] + inside.map { modified("\(path)/\($0)") }).compactMap(\.self).max()
  }

  private static func modified(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
