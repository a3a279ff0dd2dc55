public import IntentKit
import IntentLanguage
import Lists
import SpelledNumbers

/// Requests another text or another date for an item.
public struct ChangeItemIntent: ListIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.change
  /// `numberrace://change`
  public static let activityType: String? = "change"

  /// The new date by which it is to be done; the same by default.
  @Parameter(title: "date", prompt: "When is it due?") public var due: CalendarMoment?
  /// The item, or several by their place, such as the first two, which can only get another date.
  @Parameter(count: 1...1, title: "item", prompt: "What shall I change?")
  public var items: [String]
  /// What it is to be like, which is put to the noun: "green".
  @Parameter(title: "kind", prompt: "Which kind?") public var kind: String?
  /// The new text; the same by default.
  @Parameter(title: "new text", prompt: "What shall it say?") public var text: String?
  /// The list that it is on; the one with the item by default.
  @Parameter(prompt: "On which list?") public var list: ListEntity?

  /// Creates the intent without an item.
  public init() {}
}

/// Changes items.
struct ChangeItemHandler: ItemHandler {
  let book: BookSource
  let language: Language

  /// Checks that the item is on a list, and asks for what is new.
  var resolvers: [ParameterResolver<ChangeItemIntent>] {
    [
      .init(\.$items) { [book] items, _, context in
        guard let items else { return .needsValue }
        return ItemFinder(try book().lists(), context).resolution(items, for: .change)
      },
      .init(\.$text) { text, intent, _ in
        if let text { return .success(text) }
        return intent.$due.value == nil && intent.$kind.value == nil ? .needsValue : .notRequired
      },
      .init(\.$list) { [book] list, intent, context in
        ItemFinder(try book().lists(), context).resolution(list, items: intent.$items.value ?? [])
      },
    ]
  }

  /// Changes the item.
  func handle(
    _ intent: ChangeItemIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let (book, list) = try open(intent.list, context)
    let finder = ItemFinder([list], context)
    let texts = finder.texts(intent.items)
    let text =
      intent.text.map { text in
        texts.first.map { Self.text($0, withCount: text, in: context.language) } ?? text
      }
      ?? intent.kind.flatMap { kind in
        texts.first.map { Self.text(kind, $0, in: context.language) }
      }
    try book.changeItems(
      finder.ids(texts), to: text, due: intent.due.flatMap { DueDate($0) }, on: list.id)
    return .success(
      ListMessage.changed(
        texts, to: text, list: list.name, due: intent.due.map { DueText($0, context) }
      ).dialogue(in: context.language),
      followUps: ListEntity(list).followUps, subjects: [ListEntity(list).reference],
      undo: UndoListChangeIntent(of: context.idempotencyKey))
  }

  /// "3 litres of milk" of "two litres of milk", and "3 eggs" of "eggs", if the new text is "3".
  private static func text(
    _ before: String, withCount text: String, in language: String
  ) -> String {
    let speller = NumberSpeller(NumberLanguage(code: language))
    func isCount(_ word: some StringProtocol) -> Bool {
      Int(word) != nil || (1...100).contains { speller.words($0) == word.lowercased() }
    }
    let words = withoutArticle(before, in: language)
    let kind = words.first.map(isCount) == true ? words.dropFirst() : words
    guard isCount(text), !kind.isEmpty, !kind.contains(where: { $0.contains(where: \.isNumber) })
    else { return text }
    return ([text[...]] + kind).joined(separator: " ")
  }

  private static func withoutArticle(_ item: String, in language: String) -> ArraySlice<Substring> {
    let articles = ListTranslations.messages[language].list("indefinite articles")
    return item.split(separator: " ").drop { articles.contains($0.lowercased()) }
  }

  /// "Green jumper" of "a jumper"; what has the noun itself is the whole text.
  private static func text(_ kind: String, _ before: String, in language: String) -> String {
    let words = withoutArticle(before, in: language)
    let said = Set(kind.lowercased().split(separator: " "))
    guard !words.isEmpty, !words.contains(where: { said.contains($0.lowercased()[...]) }) else {
      return kind
    }
    return ListMessage.ofKind(kind, item: words.joined(separator: " ")).text(in: language)
  }
}
