import ArgumentParser
import AssistantService
import IntentKit

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Print who did what, the oldest first.",
    discussion: """
      A line for each change, payment, look at private data and refusal: the time, the user, the token, the intent or \
      operation, what came of it, and the id of the request, which is in the logs too. Nothing of what was said, \
      changed or paid is in it. About the last 100 MB are kept, in 'audit.jsonl' and 'audit.1.jsonl' to \
      'audit.9.jsonl' in the folder of the server.
      """)
  @OptionGroup var data: DataOptions
  @Option(help: "Only what this user did.") var user: String?
  @Option(help: "Only the latest ones.") var last: Int?
  @Flag(help: "Print JSON Lines.") var json = false

  func validate() throws {
    if let last, last < 1 { throw ValidationError("--last must be 1 or more, not \(last).") }
  }

  func run() throws {
    try reporting {
      let entries = try data.users().audit.entries().filter { user == nil || $0.user == user }
      for entry in entries.suffix(last ?? entries.count) {
        print(
          json
            ? JSON.encode(entry)
            : [
              entry.time, entry.user, entry.token ?? "-", entry.act, entry.verdict, entry.request,
            ].joined(separator: "\t"))
      }
    }
  }
}
