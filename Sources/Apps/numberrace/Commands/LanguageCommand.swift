import ArgumentParser
import Foundation
import NumberRaceAssistant

struct LanguageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "language",
    abstract: "Translate the assistant: write a language's texts, and check them.",
    discussion: """
      Examples:
        numberrace language new it
        numberrace language check it
        numberrace language check it --samples | less

      A language is a folder of texts, whose name is its code of ISO 639-1. 'new' writes the English texts, or \
      those of a language that is like yours. Translate them with any editor; lines that begin with two slashes \
      explain them. 'check' tells what is missing or cannot be used. Docs/AddingALanguage.md has the rest.
      """,
    subcommands: [Check.self, New.self])

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Check the texts of a language.",
      discussion: """
        Each fault is a line with its file and its place: what cannot be read, unknown or missing texts, variables \
        and options, phrases that two requests share, opposites that mean the same, and sentences made of phrases \
        that are not understood. Phrases are compared once everything else is right.

        The exit code is 1 if there are faults. How many messages are still worded as in English is told on \
        standard error, and is no fault.

        Examples:
          numberrace language check it
          numberrace language check it --samples
        """)

    @Argument(
      help: "The folder, which has the name of the language's code.", completion: .directory)
    var folder: String

    @Flag(help: "Print each message with samples for its variables, for reading.")
    var samples = false

    func run() throws {
      let code = try LanguageCommand.code(URL(fileURLWithPath: folder).lastPathComponent)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        throw CommandFailure(
          .cannotRead,
          "There is no folder '\(folder)'; 'numberrace language new \(code)' makes one")
      }
      var texts: [LanguageFolder.File: String] = [:]
      for file in LanguageFolder.File.allCases {
        let path = "\(folder)/\(file.name)"
        guard FileManager.default.fileExists(atPath: path) else { continue }
        let bytes = try Platform.readFile(path, upTo: 1_000_000)
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw CommandFailure(.badInput, "'\(path)' is not UTF-8 text")
        }
        texts[file] = text
      }
      let language = LanguageFolder(code: code, texts: texts)
      let faults = language.faults()
      if samples {
        for message in language.samples() {
          for text in message.texts { print("\(message.key): \(text.visible)") }
        }
      }
      for fault in faults { print("\(folder)/\(fault)") }
      for (file, count) in language.untranslated() {
        Platform.printError(
          "\(file.name): \(counted(count, "message")) worded as in English")
      }
      guard faults.isEmpty else {
        Platform.printError(counted(faults.count, "fault"))
        throw ExitStatus.refused.exitCode
      }
      Platform.printError("no faults")
    }
  }

  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the texts to translate.",
      discussion: """
        Examples:
          numberrace language new it
          numberrace language new sv --from de
        """)

    @Argument(help: "The language's code of ISO 639-1, which is the name of the folder.")
    var code: String

    @Option(help: ArgumentHelp("The language whose texts are written.", valueName: "code"))
    var from = SpokenLanguage.english

    func run() throws {
      let code = try LanguageCommand.code(code)
      guard !FileManager.default.fileExists(atPath: code) else {
        throw CommandFailure(.cannotWrite, "'\(code)' is there already; remove it, or go elsewhere")
      }
      do {
        try FileManager.default.createDirectory(
          atPath: code, withIntermediateDirectories: false)
      } catch {
        throw CommandFailure(
          .cannotWrite, "The folder '\(code)' cannot be made: \(error.localizedDescription)")
      }
      let language = LanguageFolder(from)
      for file in LanguageFolder.File.allCases {
        try OutputFile("\(code)/\(file.name)").write(language[file] ?? "")
      }
      let names = LanguageFolder.File.allCases.map(\.name).joined(separator: ", ")
      print("Wrote \(names) to the folder \(code).")
    }
  }

  /// A code of a language that can be checked.
  private static func code(_ name: String) throws -> String {
    guard (2...3).contains(name.utf8.count), name.utf8.allSatisfy({ (97...122).contains($0) })
    else {
      throw ValidationError(
        "'\(name)' is no code of a language; write two or three small letters, such as 'it'.")
    }
    return name
  }
}
