import ArgumentParser
import Foundation
import IntentStore
import SharedDatabase

/// Where the tool remembers.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Remember in this file, instead of one in the user's data folder. NUMBERRACE_STORE names it too.",
      valueName: "file"))
  var store: String?

  /// The file, if it was named.
  private var named: String? { store ?? Platform.environment("NUMBERRACE_STORE") }

  /// Opens the file, or makes it.
  func open() throws -> FileMemory {
    do {
      return try FileMemory(path: path())
    } catch {
      Platform.printError("Error: \(error).")
      throw ExitCode.cannotWrite
    }
  }

  /// Opens the file; if it was not named and cannot be opened, says so and goes without it.
  func openIfPossible() throws -> FileMemory? {
    if named != nil { return try open() }
    do {
      return try FileMemory(path: path())
    } catch {
      Platform.printError("Nothing is remembered this time: \(error).")
      return nil
    }
  }

  /// The files of the small apps, beside it.
  var apps: AppFiles { AppFiles(beside: path()) }

  private func path() -> String {
    if let named { return named }
    let folder = Self.dataFolder
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder.appending(path: "memory.sqlite").path(percentEncoded: false)
  }

  /// The user's data folder, as the system has it (the XDG base directory specification, and Apple's).
  private static var dataFolder: URL {
    #if canImport(Darwin)
      let base = URL.applicationSupportDirectory
    #else
      let base =
        Platform.environment("XDG_DATA_HOME").map { URL(filePath: $0) }
        ?? URL.homeDirectory.appending(path: ".local/share")
    #endif
    return base.appending(path: "numberrace")
  }
}
