import CEdit
import Foundation
import Synchronization

/// Lines typed at a terminal, with editing, history and completion by libedit.
///
/// There is one terminal and one libedit in a process, so all of it is static. It is for terminals only: other
/// input is read as it comes.
enum LineEditor {
  /// The maximum number of lines of history.
  private static let maximumHistory = 500
  private static let candidates = Mutex<(@Sendable () -> CompletionWords)?>(nil)
  private static let words = Mutex<CompletionWords?>(nil)
  private static let historyPath = Mutex<String?>(nil)

  /// Prepares the editor.
  ///
  /// - Parameters:
  ///   - history: The file that lines are kept in from one session to the next; `nil` for none.
  ///   - completing: The texts to complete, asked for when they are first needed.
  static func prepare(
    history: String?, completing: @escaping @Sendable () -> CompletionWords
  ) {
    // Input is UTF-8; the C locale would show its bytes.
    if setlocale(LC_CTYPE, "") == nil || !isUTF8 { setlocale(LC_CTYPE, "C.UTF-8") }
    using_history()
    stifle_history(Int32(maximumHistory))
    if let history { _ = read_history(history) }
    historyPath.withLock { $0 = history }
    candidates.withLock { $0 = completing }
    cedit_set_completion { text, start, _ in
      cedit_end_completion()
      guard let text, let line = cedit_line() else { return nil }
      let typed = String(cString: line)
      let prefix = String(decoding: typed.utf8.prefix(Int(start)), as: UTF8.self)
      return LineEditor.array(LineEditor.matches(prefix, String(cString: text)))
    }
  }

  /// Reads a line.
  ///
  /// - Parameter prompt: The prompt.
  /// - Returns: The line; `nil` at Ctrl-D.
  static func readLine(_ prompt: String) -> String? {
    StandardOutput.flush()
    guard let line = readline(prompt) else { return nil }
    defer { free(line) }
    let text = String(cString: line)
    if text.contains(where: { !$0.isWhitespace }) {
      add_history(text)
      // At once, as Ctrl-C ends the process.
      if let path = historyPath.withLock({ $0 }) { keepHistory(in: path) }
    }
    return text
  }

  /// Keeps the history for the next session, for the user only.
  private static func keepHistory(in path: String) {
    let mask = umask(0o077)
    defer { umask(mask) }
    _ = write_history(path)
    chmod(path, 0o600)
  }

  private static func matches(_ prefix: String, _ text: String) -> [String] {
    let known = words.withLock { known in
      if known == nil { known = candidates.withLock { $0 }?() }
      return known
    }
    return known?.matches(prefix, text) ?? []
  }

  /// The matches as libedit takes them: the common prefix, then each match, then a null pointer; libedit frees all.
  private static func array(
    _ matches: [String]
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    guard let first = matches.first else { return nil }
    let common = matches.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    let all = [common] + (matches.count > 1 ? matches : [])
    guard
      let memory = calloc(all.count + 1, MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)
    else { return nil }
    let array = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: all.count + 1)
    for (place, match) in all.enumerated() { array[place] = strdup(match) }
    return array
  }
}

extension LineEditor {
  /// Whether the present locale reads UTF-8.
  private static var isUTF8: Bool {
    var character: wchar_t = 0
    return mbtowc(&character, "é", 2) == 2
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

/// The texts that are completed at the prompt.
struct CompletionWords: Sendable {
  /// Sentences, completed from the beginning of the line.
  var sentences: [String]
  /// Names, completed from any word on.
  var names: [String]

  /// The ways to complete a word.
  ///
  /// - Parameters:
  ///   - prefix: The line before the word.
  ///   - word: The word as far as it is typed.
  /// - Returns: The words in whole, each with what follows it.
  func matches(_ prefix: String, _ word: String) -> [String] {
    let line = prefix + word
    var found: [String] = []
    func add(_ text: String) {
      if !found.contains(text) { found.append(text) }
    }
    for sentence in sentences where sentence.count > line.count {
      if sentence.lowercased().hasPrefix(line.lowercased()) {
        add(word + sentence.dropFirst(line.count))
      }
    }
    guard !line.isEmpty else { return found }
    // A name may have begun some words ago.
    var start = line.startIndex
    while true {
      let typed = line[start...]
      for name in names where !typed.isEmpty && name.count >= typed.count {
        guard name.lowercased().hasPrefix(typed.lowercased()) else { continue }
        let isFromWord = typed.count <= word.count
        add(isFromWord ? name : word + name.dropFirst(typed.count))
      }
      guard let space = line[start...].firstIndex(of: " ") else { return found }
      start = line.index(after: space)
    }
  }
}
