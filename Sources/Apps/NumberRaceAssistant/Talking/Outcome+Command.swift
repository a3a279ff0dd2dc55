import GameCoach
public import IntentKit
import NumbersGame

extension Outcome {
  /// The command that continues an intent, quoted for a shell: one of the tool's own if there is one for it, and
  /// otherwise the one that opens the link to it; `nil` if the intent does not continue, or a host has opened it.
  public var commandToContinue: String? {
    guard code.opensApp, !isOpened else { return nil }
    if let activity, let command = activity.ownCommand { return command }
    guard let link else { return nil }
    return "numberrace ask --link '\(link.replacing("'", with: "'\\''"))'"
  }
}

extension UserActivity {
  /// The command of the tool that does what the activity continues.
  fileprivate var ownCommand: String? {
    guard type == ListSolutionsIntent.activityType,
      case .integer(let target)? = values["target"],
      let numbers = values["numbers"]?.elements?.compactMap({ Int(intentValue: $0) })
    else { return nil }
    let spoken = language.flatMap { SpokenLanguage(code: $0) } ?? .english
    let rules = spoken.rules == .countdown ? "" : " --rules \(spoken.rules.id)"
    return
      "numberrace solve --all\(rules) \(([target] + numbers).map(String.init).joined(separator: " "))"
  }
}
