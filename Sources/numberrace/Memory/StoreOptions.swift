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

  /// Opens the file, or creates it.
  func open() throws -> FileMemory {
    do {
      return try FileMemory(path: path())
    } catch {
      throw Self.exit(error)
    }
  }

  /// Opens the file; if it was not named and cannot be opened, says so and goes without it.
  func openIfPossible() throws -> FileMemory? {
    if named != nil { return try open() }
    do {
      return try FileMemory(path: path())
    } catch {
      Platform.printError("Nothing is remembered this time: \(error).\(Self.advice(error))")
      return nil
    }
  }

  /// Runs work on a file. What is wrong with the file is told, and the tool ends with 73.
  static func telling<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as StorageError {
      throw exit(error)
    }
  }

  private static func exit(_ error: StorageError) -> ExitCode {
    Platform.printError("Error: \(error).\(advice(error))")
    return .cannotWrite
  }

  private static func advice(_ error: StorageError) -> String {
    switch error.reason {
    case .damaged, .notDatabase:
      "\n'numberrace data repair' saves what can still be read of a file of this tool."
    default: ""
    }
  }

  /// The files of the small apps, beside it.
  var apps: AppFiles { AppFiles(beside: path()) }

  func path() -> String {
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
      let home = absolute("HOME") ?? URL.homeDirectory
      let base = absolute("XDG_DATA_HOME") ?? home.appending(path: ".local/share")
    #endif
    return base.appending(path: "numberrace")
  }

  /// The folder that an environment variable names. "All paths set in these environment variables must be absolute. If an
  /// implementation encounters a relative path [...] it should consider the path invalid and ignore it."
  private static func absolute(_ variable: String) -> URL? {
    guard let path = Platform.environment(variable), path.hasPrefix("/") else { return nil }
    return URL(filePath: path, directoryHint: .isDirectory)
  }
}
