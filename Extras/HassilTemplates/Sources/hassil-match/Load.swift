import ArgumentParser
import Foundation
import HassilTemplates

/// Measures how long templates take to load.
struct Load: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Load each file: print the milliseconds of the processor, and the number of templates.")

  @Argument(help: "The template files, each of a language.", completion: .file())
  var files: [String]

  func run() throws {
    for path in files {
      let start = clock()
      let templates = try HassilTemplates(yaml: [text(of: path)])
      let recognizer = try HassilRecognizer(templates, laterLists: ["name", "area", "floor"])
      let time = 1000 * Double(clock() - start) / Double(CLOCKS_PER_SEC)
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      print("\(name) \(String(format: "%.2f", time)) \(recognizer.templateCount)")
    }
  }
}
