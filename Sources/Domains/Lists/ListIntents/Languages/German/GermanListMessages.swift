import IntentKit
import IntentLanguage
import Lists

extension ListMessage {
  /// The messages in German.
  static let german = MessageWording<ListMessage>("de") { words(for: $0) }

  private static func words(for message: ListMessage) -> Dialogue {
    switch message {
    case .created(let list, let items, let due):
      items.isEmpty
        ? "Ich habe die Liste \(list) angelegt."
        : "Ich habe die Liste \(list) mit \(items.enumerated("und")) angelegt\(suffix(due))."
    case .added(let new, let present, let list, let due, let isChanged):
      Dialogue(
        [
          new.isEmpty
            ? ""
            : "Ich habe \(new.enumerated("und")) auf die Liste \(list) gesetzt\(suffix(due)).",
          present.isEmpty
            ? ""
            : "Schon auf der Liste: \(present.enumerated("und"))\(isChanged ? suffix(due) : "").",
        ].filter { !$0.isEmpty }.joined(separator: " "))
    case .nothingOpen(let list): "Auf der Liste \(list) ist nichts offen."
    case .open(let items, let done, let list):
      Dialogue(
        "Auf der Liste \(list): \(items.enumerated("und")).",
        short: done == 0 ? "\(items.count) offen." : "\(items.count) offen, \(done) erledigt.")
    case .areOn(let items, let lists):
      """
      Ja, \(items.enumerated("und")) \(items.count == 1 ? "steht" : "stehen") auf \
      \(lists.count == 1 ? "der Liste" : "den Listen") \(lists.enumerated("und")).
      """
    case .notThere(let items, let list):
      """
      Nein, \(items.enumerated("und")) \(items.count == 1 ? "steht" : "stehen") \
      \(list.map { "nicht auf der Liste \($0)" } ?? "auf keiner Liste").
      """
    case .count(let count, let scope): Dialogue("\(counted(count, scope)).")
    case .found(let items, let scope):
      items.isEmpty
        ? Dialogue("\(counted(0, scope)).")
        : Dialogue(
          "\(counted(items.count, scope)): \(items.map(words).enumerated("und")).",
          short: "\(counted(items.count, Scope(status: scope.status, list: nil, due: nil))).")
    case .toDo(let count): count == 0 ? "nichts zu tun" : "\(count) zu tun"
    case .item(let text, let due): Dialogue("\(text)\(suffix(due))")
    case .noLists: "Es gibt noch keine Listen."
    case .lists(let lists):
      Dialogue(
        "\(title(lists.count)) \(lists.map(\.name).enumerated("und")).",
        displayed:
          "\(title(lists.count)) \(lists.map { "\($0.name) (\($0.open))" }.enumerated("und")).")
    case .overviewTitle: "Listen"
    case .noItem(let text, let purpose):
      switch purpose {
      case .tickOff: "Ich finde kein „\(text)“ zum Abhaken."
      case .remove: "Ich finde kein „\(text)“ zum Löschen."
      }
    case .notOnList(let items, let list):
      """
      \(items.enumerated("und").withUppercasedFirst) \(items.count == 1 ? "steht" : "stehen") \
      nicht auf der Liste \(list).
      """
    case .noListWithAll: "Auf keiner Liste steht das alles."
    case .confirmRemoval(let list, let count):
      switch count {
      case 0: "Soll ich die ganze Liste \(list) löschen?"
      case 1: "Soll ich die ganze Liste \(list) löschen, mit dem einen Eintrag darauf?"
      default: "Soll ich die ganze Liste \(list) löschen, mit allen \(count) Einträgen darauf?"
      }
    case .confirmEmptying(let list, let count):
      "Soll ich alle \(count) Einträge von der Liste \(list) löschen?"
    case .confirmRescheduling(let items, let list, let old, let new):
      Dialogue(
        "\(items.enumerated("und").withUppercasedFirst) \(items.count == 1 ? "steht" : "stehen") schon auf der "
          + "Liste \(list)\(old.map { suffix($0) } ?? ", mit einem anderen Datum"). "
          + "Soll ich das Datum ändern: \(new.words(in: .german))?")
    case .listRenamed(let old, let new): "Die Liste \(old) heißt jetzt \(new)."
    case .nothingToRemove(let list): "So etwas steht nicht auf der Liste \(list)."
    case .listRemoved(let list):
      "Ich habe die Liste \(list) gelöscht. Sag „rückgängig“, dann ist sie wieder da."
    case .removed(let items, let list):
      "Ich habe \(items.enumerated("und")) von der Liste \(list) gestrichen."
    case .tickedOff(let items, let left, let list):
      Dialogue(
        "Ich habe \(items.enumerated("und")) abgehakt. "
          + (left == 0
            ? "Das war alles auf der Liste \(list)."
            : "Auf der Liste \(list) \(left == 1 ? "ist" : "sind") noch \(left) offen."))
    case .confirmUndo: "Soll ich die letzte Änderung an deinen Listen rückgängig machen?"
    case .takenBack: "Ich habe die letzte Änderung rückgängig gemacht."
    case .failed(let error): Dialogue("\(reason(error)).")
    }
  }

  private static func title(_ count: Int) -> String {
    count == 1 ? "Deine Liste ist" : "Deine Listen sind"
  }

  /// ", fällig morgen um 18:00 Uhr".
  private static func suffix(_ due: DueText?) -> String {
    due.map { ", fällig \($0.words(in: .german))" } ?? ""
  }

  /// "Auf der Liste Einkauf sind 2 Sachen offen", "Es ist nichts überfällig".
  private static func counted(_ count: Int, _ scope: Scope) -> String {
    let state =
      switch scope.status {
      case .open: scope.due == nil ? "offen" : "fällig"
      case .done: "erledigt"
      case .overdue: "überfällig"
      }
    let verb = count > 1 ? "sind" : "ist"
    let things = count == 0 ? "nichts" : count == 1 ? "1 Sache" : "\(count) Sachen"
    let due = scope.due.map { "\($0.words(in: .german)) " } ?? ""
    return scope.list.map { "Auf der Liste \($0) \(verb) \(due)\(things) \(state)" }
      ?? "Es \(verb) \(due)\(things) \(state)"
  }

  private static func words(_ item: Item) -> String {
    let notes = [item.list, item.due?.words(in: .german)].compactMap(\.self)
    return notes.isEmpty ? item.text : "\(item.text) (\(notes.joined(separator: ", ")))"
  }

  /// Omits the engine's textual reasons, which are in English.
  private static func reason(_ error: ListError) -> String {
    switch error {
    case .nameTaken(let name): "Es gibt schon eine Liste \(name)"
    case .badName(let name, _):
      "„\(name.prefix(80))“ kann nicht der Name einer Liste sein; er hat 1 bis "
        + "\(ItemList.maximumNameLength) Zeichen und liest sich wie ein Name"
    case .badText(let text, _): "„\(text.prefix(80))“ kann nicht auf einer Liste stehen"
    case .itemTaken(let text): "„\(text)“ steht schon auf der Liste"
    case .unknownList(let name): "Es gibt keine Liste \(name)"
    case .noSuchList: "Diese Liste gibt es nicht mehr"
    case .noSuchItem: "Dieser Eintrag ist nicht mehr auf der Liste"
    case .tooMany(let limit): "Es können höchstens \(limit) sein"
    case .nothingToUndo: "Es gibt nichts rückgängig zu machen"
    case .changedSince:
      "Deine Listen haben sich seitdem geändert, darum kann ich nicht nur das rückgängig machen"
    case .unreadable: "Das kann ich nicht lesen"
    }
  }
}
