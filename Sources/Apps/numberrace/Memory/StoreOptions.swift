import ArgumentParser
import Foundation
import IntentKit
import IntentStore
import NumberRaceAssistant
import SharedDatabase

/// The choice of the files that the tool keeps.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Remember in this file, instead of one in the user's data folder. NUMBERRACE_STORE names it too.",
      valueName: "file"))
  var store: String?

  func validate() throws {
    if store == "" { throw ValidationError("--store must be the path of a file, not empty.") }
  }

  /// The file, if it was named.
  private var named: String? { store ?? Platform.environment("NUMBERRACE_STORE") }

  /// Whether the file was named.
  var isNamed: Bool { named != nil }

  /// Whether there is a file to look something up in.
  ///
  /// - Throws: `StorageError` if a folder was named instead of a file.
  func hasFile(_ file: KeyPath<StorePaths, String>) throws -> Bool {
    var isFolder: ObjCBool = false
    if let named, FileManager.default.fileExists(atPath: named, isDirectory: &isFolder),
      isFolder.boolValue
    {
      throw StorageError(named, .isFolder)
    }
    return FileDescriptor.exists(stores.paths[keyPath: file])
  }

  /// Whether there is a file of what is remembered.
  var hasMemory: Bool { FileDescriptor.exists(stores.paths.memory) }

  /// The memory to look something up in; `nil` if there is none, which a look-up does not begin.
  var existingMemory: FileMemory? {
    get throws { hasMemory ? try stores.memory() : nil }
  }

  /// The files, none of them open yet.
  var stores: AssistantStores {
    AssistantStores(named.map(StorePaths.init(besideMemory:)) ?? .userData)
  }

  /// The memory; if its file was not named and cannot be opened, says so and goes without it.
  func memoryIfPossible(_ stores: AssistantStores) throws -> FileMemory? {
    do {
      return try stores.memory()
    } catch {
      if named != nil { throw error }
      Platform.printError("Nothing is remembered this time: \(CommandFailure(error)).")
      return nil
    }
  }

  /// The assistant; without a memory if that was not named and cannot be opened.
  func assistant(_ language: SpokenLanguage) throws -> Assistant {
    let stores = stores
    let memory = try memoryIfPossible(stores)
    return try NumberRace.assistant(language: language, stores: stores, remembers: memory != nil)
  }
}
