import IntentKit
import IntentStore
import NumberRaceAssistant

/// Names of things that are names of the assistant too.
enum NameWarning {
  /// Prints a warning if the words at an end of a new name are a name of the assistant: "pay Max" is then
  /// read as "pay", said to Max.
  ///
  /// - Parameters:
  ///   - name: The new name of a list, an account or a payee.
  ///   - store: The store with the assistant's names.
  static func printIfNeeded(for name: String, _ store: StoreOptions) {
    let given = (try? store.existingMemory?.appNames()) ?? []
    let own = words(name)
    let taken = (NumberRace.appNames + given.flatMap { [$0.name] + $0.pronunciations }).first {
      let words = words($0)
      return !words.isEmpty && (own.starts(with: words) || own.suffix(words.count) == words[...])
    }
    guard let taken else { return }
    Platform.printError(
      """
      Warning: the assistant is called \(taken.visible) too, so requests that begin or end with \(name.visible) are \
      misread; 'numberrace name remove' removes a name of the assistant.
      """)
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
