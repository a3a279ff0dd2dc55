import Foundation
public import IntentKit
import NumbersGame
import SharedDatabase

extension Shortcut {
  /// A shortcut from a file that ``json(hasID:)`` or a person wrote. It gets an id of its own.
  ///
  /// - Parameter json: The contents of the file.
  /// - Throws: ``ShortcutError`` that says where the file is wrong, and what is allowed. Whether the shortcut fits an
  ///   assistant is another question; see `Assistant.faults(of:among:)`.
  public init(json: some Sequence<UInt8>) throws(ShortcutError) {
    let read: Shortcut
    do {
      read = try JSONDecoder().decode(Shortcut.self, from: Data(json))
    } catch let error as DecodingError {
      throw ShortcutError([error.explanation()])
    } catch {
      throw ShortcutError(["the file cannot be read: \(error)"])
    }
    self.init(
      name: read.name, phrase: read.phrase, actions: read.actions, relevance: read.relevance)
  }

  /// A shortcut with an id of its own.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - phrase: The phrase that runs it.
  ///   - actions: The actions, in order.
  ///   - relevance: When it is offered.
  public init(
    name: String, phrase: String? = nil, actions: [Action], relevance: [Relevance] = []
  ) {
    self.init(
      id: SharedDatabase.newID(), name: name, phrase: phrase, actions: actions,
      relevance: relevance)
  }

  /// The shortcut as the contents of a file, to be read by people and by ``init(json:)``.
  ///
  /// - Parameter hasID: Whether to include its identifier, which is meaningless to others.
  /// - Returns: JSON in several lines, without a newline at the end.
  /// - Throws: `EncodingError` if it has a number that JSON lacks.
  public func json(hasID: Bool = true) throws -> String {
    let shortcut =
      hasID
      ? self
      : Shortcut(id: "", name: name, phrase: phrase, actions: actions, relevance: relevance)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(shortcut), as: UTF8.self)
  }
}
