import IntentKit
import Lists

extension FindItemsHandler {
  /// Tells whether a list has a name.
  func answer(
    whetherThereIs name: String, _ context: HandlingContext
  ) async throws -> IntentResponse<[String]> {
    let query = ListQuery(book: book, language: language)
    let matches = try await query.entities(matching: name, in: context.language)
    let ids = (matches.exact.isEmpty ? matches.similar : matches.exact).map(\.id)
    let lists = try book().lists().filter { ids.contains($0.id) }
    return .success(
      ListMessage.areThere(lists.map { ($0.name, $0.open.count) }, wanted: name)
        .dialogue(in: context.language),
      value: lists.map(\.name), followUps: lists.count == 1 ? ListEntity(lists[0]).followUps : [],
      subjects: lists.count == 1 ? [ListEntity(lists[0]).reference] : [])
  }

  /// Tells the lists with the most, or the fewest, items that are to be done.
  func answer(
    _ rank: ListRank, _ context: HandlingContext
  ) async throws -> IntentResponse<[String]> {
    let lists = try await ListQuery(book: book, language: language).find(
      PropertyQuery(sortedBy: [.init("open", isDescending: rank == .most)]), in: context.language)
    let ranked = lists.filter { $0.openCount == lists[0].openCount }
    let message: ListMessage =
      ranked.isEmpty
      ? .noLists : .ranked(rank, ranked.map { ($0.name, $0.openCount ?? 0) })
    return .success(
      message.dialogue(in: context.language), value: ranked.map(\.name),
      followUps: ranked.count == 1 ? ranked[0].followUps : [],
      subjects: ranked.count == 1 ? [ranked[0].reference] : [])
  }

  /// Tells the item at a place on a list, or the one that was added last.
  func answer(
    place: [String]?, on entity: ListEntity, _ context: HandlingContext
  ) throws -> IntentResponse<[String]> {
    guard let list = try book().list(entity.id) else { throw ListError.noSuchList }
    let open = list.filtered { !$0.isDone }
    let found =
      place.map { ItemReference($0)?.texts(in: open.items) ?? [] }
      ?? open.items.suffix(1).map(\.text)
    let message: ListMessage =
      found.isEmpty
      ? .nothingToRemove(list: list.name) : .open(found, done: 0, list: list.name)
    return .success(
      .init(message.text(in: context.language)), value: found, followUps: entity.followUps,
      subjects: [entity.reference])
  }
}
