public import IntentKit

extension Outcome {
  /// The command that opens the link to what continues elsewhere, quoted for a shell; `nil` if the
  /// intent does not continue, or a host has opened it.
  public var commandToContinue: String? {
    guard code.opensApp, !isOpened, let link else { return nil }
    return "numberrace ask --link '\(link.replacing("'", with: "'\\''"))'"
  }
}
