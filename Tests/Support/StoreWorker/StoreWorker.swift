import Foundation

/// A process that tests run and kill. It writes a line for each thing that is stored, and ends with code 70 after an error.
@main
struct StoreWorker {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 4, let count = Int(arguments[4]) else {
      print("usage: store-worker donate|attempts|lists|bank FILE NAME COUNT")
      exit(64)
    }
    let (path, name) = (arguments[2], arguments[3])
    do {
      switch arguments[1] {
      case "donate": try donate(path, name, count)
      case "attempts": try attempt(path, name, count)
      case "lists": try changeLists(path, name, count)
      default: try moveMoney(path, name, count)
      }
    } catch {
      // An error that leaves `main` is a crash. Its backtrace takes seconds, and under the thread sanitizer it never ends.
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(70)
    }
  }

  /// Tells that something is stored.
  static func acknowledge(_ text: String) {
    print(text)
    fflush(nil)
  }
}
