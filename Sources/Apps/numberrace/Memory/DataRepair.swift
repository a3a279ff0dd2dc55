import ArgumentParser
import NumberRaceAssistant
import SharedDatabase

extension DataCommand {
  struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Copy the memory, the lists and the bank to a new folder.",
      discussion: """
        Each copy is whole by itself, also while other processes write. The folder has its name when all of it is on \
        the disk; if a file is there but cannot be copied, nothing is. To use a backup, copy its files to the data \
        folder while nothing runs, or name it:

          numberrace data backup ~/backups/monday
          numberrace bank --store ~/backups/monday/memory.sqlite
        """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "The folder, which must not exist.")
    var folder: String

    func run() throws {
      let names = try store.stores.backUp(to: folder)
      guard !names.isEmpty else {
        throw CommandFailure(.refused, "There is nothing to back up yet")
      }
      print("Copied \(names.joined(separator: ", ")).")
    }
  }

  struct RepairCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "repair",
      abstract: "Save what can be read of damaged files.",
      discussion: """
        Looks through the memory, the lists and the bank. The readable data of a damaged file is written to a new file \
        next to it, and the losses are listed. The new file is put in its place if you agree, or with --replace. The \
        damaged file is kept.

        Exit code 1 means that a file is damaged and was not replaced, or cannot be opened.
        """)

    @OptionGroup var store: StoreOptions

    @Flag(help: "Put repaired files in place without asking.")
    var replace = false

    func run() throws {
      var isLeft = false
      for file in store.stores.existingFiles {
        let repair: Repair
        do {
          guard let needed = try file.repair() else {
            print("'\(file.path)' is whole.")
            continue
          }
          repair = needed
        } catch {
          // The other files may be worth more.
          print("\(error).")
          isLeft = true
          continue
        }
        show(repair)
        if replace || Confirmation.isGiven(to: "Put the repaired file in its place?") {
          print("Replaced it. The damaged file is '\(try repair.replace())' now.")
        } else {
          print("Nothing was replaced. The repaired file is '\(repair.repairedPath)'.")
          isLeft = true
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
  }
}
