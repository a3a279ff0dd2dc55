import ArgumentParser
import AssistantService

struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data", abstract: "Back up, restore and upgrade the files of all users.",
    subcommands: [Backup.self, Restore.self, Upgrade.self])

  struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Copy the users, the digests of their tokens and all their files to a new folder.",
      discussion: """
        Servers can run meanwhile: each file is whole by itself. The folder has its name when all of it is on the disk.
        """)
    @OptionGroup var data: DataOptions
    @Argument(help: "The folder, which must not exist.") var folder: String

    func run() throws {
      try reporting {
        for (user, files) in try data.users().backUp(to: folder) where files > 0 {
          print("\(user): \(files) file\(files == 1 ? "" : "s")")
        }
        print("The backup is '\(folder)'.")
      }
    }
  }

  struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Take all users from a backup, with their tokens and files.",
      discussion: """
        The folder of --data must have no users yet, and the file of --store must not be there: move what is left of \
        them away first, while no server runs. All files of the backup are checked. If one is not whole, nothing is taken.
        """)
    @OptionGroup var data: DataOptions
    @Argument(help: "The folder of the backup.") var folder: String

    func run() throws {
      try reporting {
        let names = try data.users().restore(from: folder)
        print(
          "Restored \(names.isEmpty ? "no user who has a token" : names.joined(separator: ", ")).")
      }
    }
  }

  struct Upgrade: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Bring all files to the form of this version, and look through them.",
      discussion: """
        Run it when all servers are of this version: earlier ones may not read the files any more. Make a backup before. \
        The exit code is 1 if a file is not whole.
        """)
    @OptionGroup var data: DataOptions

    func run() throws {
      var isWhole = true
      try reporting {
        for check in try data.users().upgrade() {
          for path in check.whole { print("'\(path)' is whole.") }
          for fault in check.faults {
            print("\(fault).")
            isWhole = false
          }
        }
      }
      if !isWhole { throw ExitCode(1) }
    }
  }
}
