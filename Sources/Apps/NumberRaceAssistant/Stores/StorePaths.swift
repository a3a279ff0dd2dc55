import Foundation

/// The paths of the files that the assistant keeps.
public struct StorePaths: Hashable, Sendable {
  /// The file of what it remembers: what the user did, shortcuts, activities and words.
  public let memory: String
  /// The file of the lists.
  public let lists: String
  /// The file of the accounts.
  public let bank: String
  /// The file of the rounds that were played.
  public let rounds: String
  /// The file of the answers to requests of programs that have a key of their own.
  public let requests: String
  /// The file of the lines that were typed at a prompt: beside `memory.sqlite` it is `history`, and beside
  /// `anna.sqlite`, `anna-history`.
  public var history: String { Self.path(of: "history", beside: memory) }
  /// The folder that is created with the first file; `nil` if it must exist.
  let createdFolder: String?
  /// The user's home, where the folder is created in it; `nil` if it is elsewhere. It must exist.
  let home: String?

  /// The files in a folder, which must exist.
  public init(folder: String) {
    self.init(Self.memory(in: URL(filePath: folder, directoryHint: .isDirectory)))
  }

  /// The files beside a file of memory, in a folder that must exist.
  ///
  /// Beside `memory.sqlite` they are `lists.sqlite`, `bank.sqlite` and `rounds.sqlite`, and beside `anna.sqlite`,
  /// `anna-lists.sqlite`, `anna-bank.sqlite` and `anna-rounds.sqlite`.
  ///
  /// - Parameter memory: The path of the file in which the assistant remembers.
  public init(besideMemory memory: String) {
    self.init(memory)
  }

  /// The files in the user's data folder, `numberrace` in what the system has for that: `$XDG_DATA_HOME`, or else
  /// `~/.local/share`, by the XDG base directory specification; on Apple's systems, Application Support. The folder is
  /// created with the first file, for the user only, but no home is.
  public static var userData: StorePaths {
    userData(environment: ProcessInfo.processInfo.environment)
  }

  static func userData(environment: [String: String]) -> StorePaths {
    #if canImport(Darwin)
      let base = URL.applicationSupportDirectory
      let home: URL? = nil
    #else
      // "All paths set in these environment variables must be absolute. If an implementation encounters a relative path
      // [...] it should consider the path invalid and ignore it."
      func folder(_ variable: String) -> URL? {
        environment[variable].flatMap { path in
          path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
        }
      }
      let data = folder("XDG_DATA_HOME")
      let home = data == nil ? folder("HOME") ?? URL.homeDirectory : nil
      let base = data ?? (home ?? URL.homeDirectory).appending(path: ".local/share")
    #endif
    let created = base.appending(path: "numberrace")
    return StorePaths(Self.memory(in: created), createdFolder: created, home: home)
  }

  private init(_ memory: String, createdFolder: URL? = nil, home: URL? = nil) {
    self.memory = memory
    lists = Self.path(of: "lists.sqlite", beside: memory)
    bank = Self.path(of: "bank.sqlite", beside: memory)
    rounds = Self.path(of: "rounds.sqlite", beside: memory)
    requests = Self.path(of: "requests.sqlite", beside: memory)
    self.createdFolder = createdFolder?.path(percentEncoded: false)
    self.home = home?.path(percentEncoded: false)
  }

  private static func memory(in folder: URL) -> String {
    folder.appending(path: "memory.sqlite").path(percentEncoded: false)
  }

  private static func path(of name: String, beside memory: String) -> String {
    let url = URL(filePath: memory)
    let base = url.deletingPathExtension().lastPathComponent
    return url.deletingLastPathComponent()
      .appending(path: base == "memory" ? name : "\(base)-\(name)").path(percentEncoded: false)
  }
}
