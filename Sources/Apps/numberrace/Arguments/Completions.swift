import ArgumentParser
import GameRecords
import NumbersGame

/// The values that shells complete for options. Lists, accounts and intents are read when they are asked for, by the
/// hidden command `numberrace complete`.
enum Completions {
  /// Rules of shows and puzzles, and files of JSON.
  static let rules = CompletionKind.list(ChosenRules.names)
  /// Rules of shows that have tiles.
  static let showRules = CompletionKind.list(RulesOption.all.map(\.id))
  static let notations = CompletionKind.list(Notation.allCases.map(\.rawValue))
  static let lists = CompletionKind.shellCommand("numberrace complete lists")
  static let accounts = CompletionKind.shellCommand("numberrace complete accounts")
  static let intents = CompletionKind.shellCommand("numberrace complete intents")
  static let shortcuts = CompletionKind.shellCommand("numberrace complete shortcuts")
}
