import Foundation

/// A process that tests run and kill. It writes a line for each thing that is stored.
@main
struct StoreWorker {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 4, let count = Int(arguments[4]) else {
      print("usage: store-worker donate|attempts|lists|bank FILE NAME COUNT")
      exit(64)
    }
    let (path, name) = (arguments[2], arguments[3])
    switch arguments[1] {
    case "donate": try donate(path, name, count)
    case "attempts": try attempt(path, name, count)
    case "lists": try changeLists(path, name, count)
    default: try moveMoney(path, name, count)
    }
  }

  /// Tells that something is stored.
  static func acknowledge(_ text: String) {
    print(text)
    fflush(nil)
  }
}
