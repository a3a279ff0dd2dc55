import IntentKit
import IntentLanguage
import Lists

extension ListMessage {
  /// The messages in French.
  static let french = MessageWording<ListMessage>("fr") { words(for: $0) }

  private static func words(for message: ListMessage) -> Dialogue {
    switch message {
    case .created(let list, let items, let due):
      items.isEmpty
        ? "J'ai créé la liste \(list)."
        : "J'ai créé la liste \(list) avec \(items.enumerated("et"))\(suffix(due))."
    case .added(let new, let present, let list, let due, let isChanged):
      Dialogue(
        [
          new.isEmpty
            ? "" : "J'ai ajouté \(new.enumerated("et")) à la liste \(list)\(suffix(due)).",
          present.isEmpty
            ? ""
            : "Déjà sur la liste : \(present.enumerated("et"))\(isChanged ? suffix(due) : "").",
        ].filter { !$0.isEmpty }.joined(separator: " "))
    case .nothingOpen(let list): "Il n'y a rien à faire sur la liste \(list)."
    case .open(let items, let done, let list):
      Dialogue(
        "Sur la liste \(list) : \(items.enumerated("et")).",
        short: done == 0
          ? "\(items.count) à faire." : "\(items.count) à faire, déjà fait : \(done).")
    case .areOn(let items, let lists):
      "Oui, « \(items.enumerated("et")) » : sur \(lists.enumerated("et"))."
    case .notThere(let items, let list):
      "Non, « \(items.enumerated("et")) » : pas sur \(list.map { "la liste \($0)" } ?? "une liste")."
    case .count(let count, let scope): Dialogue("\(counted(count, scope))\(place(scope)).")
    case .found(let items, let scope):
      items.isEmpty
        ? Dialogue("\(counted(0, scope))\(place(scope)).")
        : Dialogue(
          "\(counted(items.count, scope))\(place(scope)) : \(items.map(words).enumerated("et")).",
          short: "\(counted(items.count, scope)).")
    case .toDo(let count): count == 0 ? "rien à faire" : "\(count) à faire"
    case .item(let text, let due): Dialogue("\(text)\(suffix(due))")
    case .noLists: "Il n'y a pas encore de listes."
    case .lists(let lists):
      Dialogue(
        "Vos listes sont \(lists.map(\.name).enumerated("et")).",
        displayed: "Vos listes sont \(lists.map { "\($0.name) (\($0.open))" }.enumerated("et")).")
    case .overviewTitle: "Listes"
    case .noItem(let text, let purpose):
      switch purpose {
      case .tickOff: "Je ne trouve pas « \(text) » à cocher."
      case .remove: "Je ne trouve pas « \(text) » à enlever."
      }
    case .notOnList(let items, let list):
      "Il n'y a pas \(items.map { "« \($0) »" }.enumerated("et")) sur la liste \(list)."
    case .noListWithAll: "Aucune liste n'a tout cela."
    case .confirmRemoval(let list, let count):
      switch count {
      case 0: "Faut-il supprimer toute la liste \(list) ?"
      case 1: "Faut-il supprimer toute la liste \(list), avec la seule chose qui y est ?"
      default: "Faut-il supprimer toute la liste \(list), avec les \(count) choses qui y sont ?"
      }
    case .confirmEmptying(let list, let count):
      "Faut-il enlever les \(count) choses de la liste \(list) ?"
    case .confirmRescheduling(let items, let list, let old, let new):
      Dialogue(
        "Déjà sur la liste \(list)\(old.map { suffix($0) } ?? ", pour une autre date") : "
          + "\(items.enumerated("et")). Faut-il changer la date : \(new.words(in: .french)) ?")
    case .listRenamed(let old, let new): "La liste \(old) s'appelle maintenant \(new)."
    case .nothingToRemove(let list): "Il n'y a rien de tel sur la liste \(list)."
    case .listRemoved(let list): "J'ai supprimé la liste \(list). Dites « défais » pour la ravoir."
    case .removed(let items, let list):
      "J'ai enlevé \(items.enumerated("et")) de la liste \(list)."
    case .tickedOff(let items, let left, let list):
      Dialogue(
        "J'ai coché \(items.enumerated("et")). "
          + (left == 0
            ? "C'était tout sur la liste \(list)." : "Il en reste \(left) sur la liste \(list)."))
    case .confirmUndo: "Faut-il défaire la dernière modification de vos listes ?"
    case .takenBack: "J'ai défait la dernière modification."
    case .failed(let error): Dialogue("\(reason(error)).")
    }
  }

  /// ", pour demain à 18:00".
  private static func suffix(_ due: DueText?) -> String {
    due.map { ", pour \($0.words(in: .french))" } ?? ""
  }

  /// "En retard : 2", "Il n'y a rien à faire".
  private static func counted(_ count: Int, _ scope: Scope) -> String {
    if count == 0 {
      return switch scope.status {
      case .open: "Il n'y a rien à faire"
      case .done: "Rien n'est fait"
      case .overdue: "Rien n'est en retard"
      }
    }
    let things = count == 1 ? "1 chose" : "\(count) choses"
    return switch scope.status {
    case .open: "Il y a \(things) à faire"
    case .done: "Il y a \(things) de faites"
    case .overdue: "Il y a \(things) en retard"
    }
  }

  /// " sur la liste Courses demain".
  private static func place(_ scope: Scope) -> String {
    (scope.list.map { " sur la liste \($0)" } ?? "")
      + (scope.due.map { " \($0.words(in: .french))" } ?? "")
  }

  private static func words(_ item: Item) -> String {
    let notes = [item.list, item.due?.words(in: .french)].compactMap(\.self)
    return notes.isEmpty ? item.text : "\(item.text) (\(notes.joined(separator: ", ")))"
  }

  /// Omits the engine's textual reasons, which are in English.
  private static func reason(_ error: ListError) -> String {
    switch error {
    case .nameTaken(let name): "Il y a déjà une liste \(name)"
    case .badName(let name, _):
      "« \(name.prefix(80)) » ne peut pas être le nom d'une liste, qui a de 1 à "
        + "\(ItemList.maximumNameLength) lettres et se lit comme un nom"
    case .badText(let text, _): "« \(text.prefix(80)) » ne peut pas être sur une liste"
    case .itemTaken(let text): "« \(text) » est déjà sur la liste"
    case .unknownList(let name): "Il n'y a pas de liste \(name)"
    case .noSuchList: "Cette liste n'est plus là"
    case .noSuchItem: "Cela n'est plus sur la liste"
    case .tooMany(let limit): "Il peut y en avoir \(limit) au plus"
    case .nothingToUndo: "Il n'y a rien à défaire"
    case .changedSince: "Vos listes ont changé depuis, je ne peux pas défaire que cela"
    case .unreadable: "Je ne peux pas lire cela"
    }
  }
}
