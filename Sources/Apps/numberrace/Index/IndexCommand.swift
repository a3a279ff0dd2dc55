import ArgumentParser

struct IndexCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Solve every game of a show at once, and look solutions up.",
    discussion: """
      An index is a file with the best solution of every game under some rules: all 11,918,700 of Countdown take \
      two seconds to solve and 51 MB. It is the same on all machines, and is rejected if it is damaged.

      Examples:
        numberrace index build --output countdown.index
        numberrace index lookup countdown.index 952 25 50 75 100 3 6
        numberrace index export countdown.index --format csv --output games.csv
        numberrace generate --count 1000 --json | numberrace batch --index countdown.index
      """,
    subcommands: [IndexBuild.self, IndexLookup.self, IndexExport.self])
}
