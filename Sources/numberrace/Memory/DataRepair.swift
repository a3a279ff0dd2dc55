import ArgumentParser
import Bank
import Foundation
import IntentStore
import Lists
import SharedDatabase

/// The files that the tool keeps.
enum DataFiles {
  /// A file, and what can be done with it.
  struct File {
    let path: String
    /// The name of its copy in a backup.
    let name: String
    let backUp: (_ copy: String) throws -> Void
    let repair: () throws -> Repair?
  }

  /// The files of a store that exist.
  static func all(_ store: StoreOptions) -> [File] {
    let (memory, apps) = (store.path(), store.apps)
    let files = [
      File(
        path: memory, name: "memory.sqlite",
        backUp: { try FileMemory(path: memory).backUp(to: $0) },
        repair: { try FileMemory.repair(memory) }),
      File(
        path: apps.lists.path, name: "lists.sqlite", backUp: { try apps.lists().backUp(to: $0) },
        repair: { try ListBook.repair(apps.lists.path) }),
      File(
        path: apps.bank.path, name: "bank.sqlite", backUp: { try apps.bank().backUp(to: $0) },
        repair: { try Ledger.repair(apps.bank.path) }),
    ]
    return files.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The copies of a file that repairs left beside it.
  static func copies(of path: String) -> [String] {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    let base = url.deletingPathExtension().lastPathComponent
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))
      ?? []
    return names.filter { name in
      ["damaged", "repaired"].contains { name.hasPrefix("\(base).\($0)-") }
    }.sorted().map { folder.appending(path: $0).path(percentEncoded: false) }
  }
}

extension DataCommand {
  /// `numberrace data backup`
  struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Copy the memory, the lists and the bank to a new folder.",
      discussion: """
        Each copy is whole by itself, also while other processes write. The folder has its name when all of it is on \
        the disk. To use a backup, copy its files to the data folder while nothing runs, or name it:

          numberrace data backup ~/backups/monday
          numberrace bank --store ~/backups/monday/memory.sqlite
        """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "The folder, which must not exist.")
    var folder: String

    func run() throws {
      let files = DataFiles.all(store)
      guard !files.isEmpty else {
        Platform.printError("There is nothing to back up yet.")
        throw ExitCode.refused
      }
      try StoreOptions.telling {
        try DurableFile.writeFolder(folder) { partial in
          for file in files { try file.backUp("\(partial)/\(file.name)") }
        }
      }
      print("Copied \(files.map(\.name).joined(separator: ", ")).")
    }
  }

  /// `numberrace data repair`
  struct RepairCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "repair",
      abstract: "Save what can be read of damaged files.",
      discussion: """
        Looks through the memory, the lists and the bank. What can be read of a damaged one is written to a new file \
        beside it, what was lost is told, and the new one is put in its place if you agree, or with --replace. The \
        damaged file is kept.

        Exit code 1 means that a file is damaged and was not replaced.
        """)

    @OptionGroup var store: StoreOptions

    @Flag(help: "Put repaired files in place without asking.")
    var replace = false

    func run() throws {
      var isLeft = false
      for file in DataFiles.all(store) {
        try StoreOptions.telling {
          guard let repair = try file.repair() else {
            print("'\(file.path)' is whole.")
            return
          }
          show(repair)
          if try replace || isAgreed(repair) {
            print("Replaced it. The damaged file is '\(try repair.replace())' now.")
          } else {
            print("Nothing was replaced. The repaired file is '\(repair.repairedPath)'.")
            isLeft = true
          }
        }
      }
      if isLeft { throw ExitCode.refused }
    }

    private func show(_ repair: Repair) {
      print("'\(repair.path)' is damaged.")
      let saved = repair.saved.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key)" }
      print("Saved rows: \(saved.joined(separator: ", ")).")
      for loss in repair.losses { print("Lost: \(loss).") }
    }

    private func isAgreed(_ repair: Repair) throws -> Bool {
      print("Put the repaired file in its place? [yes/no] ", terminator: "")
      Platform.flushOutput()
      guard let answer = readLine() else { return false }
      return ["y", "yes"].contains(answer.lowercased())
    }
  }
}
