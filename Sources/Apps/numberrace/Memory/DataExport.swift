import ArgumentParser
import Foundation
import IntentKit
import IntentStore
import NumberRaceAssistant

extension DataCommand {
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write all that is remembered as JSON.",
      discussion: """
        Donations, shortcuts, activities, words and attempts. Times are seconds since the beginning of 1970 in UTC. A \
        file that is named is complete and on the disk when this ends with 0, and unchanged otherwise; without one, \
        the JSON is printed.

        Examples:
          numberrace data export me.json
          numberrace data export | jq .words
        """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "The file to write; it is replaced if it exists.")
    var file: String?

    func run() throws {
      let json = String(decoding: try store.stores.memory().archive().json(), as: UTF8.self)
      try OutputFile.write(json, to: file, isPrivate: true)
    }
  }

  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Add what an export has.",
      discussion: """
        What is there already stays as it is, and nothing is there twice. If anything in the file is wrong, nothing \
        of it is added.

        Example:
          numberrace data import me.json
        """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "A file that 'numberrace data export' wrote.")
    var file: String

    func run() throws {
      let bytes = try Platform.readFile(file, upTo: 500_000_000)
      do {
        let archive = try MemoryArchive(json: Data(bytes))
        let assistant = try store.assistant(.english)
        for (index, shortcut) in archive.shortcuts.enumerated() {
          // The same care as with one that is added by hand.
          guard let fault = assistant.faults(of: shortcut).first else { continue }
          throw CommandFailure(.badInput, "'\(file)': shortcuts[\(index)]: \(fault)")
        }
        let imported = try store.stores.memory().importArchive(
          archive, now: AssistantEnvironment.system.now())
        print(
          "Added \(counted(imported.donations, "thing")) that you did, "
            + "\(counted(imported.shortcuts, "shortcut")) and \(counted(imported.words, "word")).")
        for name in imported.skippedShortcuts {
          Platform.printError(
            "The shortcut \"\(name)\" was left out: another has its name or phrase.")
        }
      } catch let error as ArchiveError {
        throw CommandFailure(.badInput, "'\(file)': \(error)")
      }
    }
  }
}
