import Testing

@testable import IntentKit

@Suite("Texts of messages")
struct MessageTextsTests {
  private static let english = """
    # language
    and: and
    one: 1
    # forms
    quoted: "{it}"
    on: {it, gender, f {on the} other {at}} {it}
    # genders
    f: list, big list, =shop
    # messages
    added(items, list, due): I've added {items} to {list, quoted}{due, select, none {} other {, due {due}}}.
    added.short(items, list, due): {items, plural, =0 {None} one {# item} other {# items}}.
    where(list): {list, on}
    article(name): {name, starts, a|e {an} =hour {an} other {a}} {name}
    first(title): {title, upper}, {title, lower}, {title, inside}
    left(items): {items, or}; {items, commas}; {items, quoted or}
    """

  private func rendered(
    _ key: String, _ arguments: [String: MessageArgument], _ translation: String? = nil
  ) throws -> Dialogue {
    let catalog = Self.catalog(translation ?? "# messages")
    return try catalog.read(translation == nil ? "en" : "es")
      .dialogue(MessageContent(key, arguments))
  }

  private static func catalog(_ spanish: String) -> MessageCatalog {
    MessageCatalog(languages: ["en", "es"]) { ["en": english, "es": spanish][$0] }
  }

  @Test("choose by number, presence, beginning and gender, and call forms")
  func rendering() throws {
    let added = try rendered(
      "added", ["items": .list(["a", "b", "c"]), "list": "L", "due": .optional("today")])
    #expect(added.spoken == "I've added a, b and c to \"L\", due today.")
    #expect(added.short == "3 items." && added.displayed == added.spoken)
    let one = try rendered("added", ["items": .list(["a"]), "list": "L", "due": .none])
    #expect(one.spoken == "I've added a to \"L\"." && one.short == "1 item.")
    let none = try rendered("added", ["items": .list([]), "list": "L", "due": .none])
    #expect(none.short == "None.")
    #expect(try rendered("where", ["list": "Biglist"]).spoken == "on the Biglist")
    #expect(try rendered("where", ["list": "Home"]).spoken == "at Home")
    #expect(try rendered("where", ["list": "Shop"]).spoken == "on the Shop")
    #expect(try rendered("where", ["list": "Workshop"]).spoken == "at Workshop")
    for (name, text) in [("apple", "an apple"), ("hour", "an hour"), ("hours", "a hours")] {
      #expect(try rendered("article", ["name": .text(name)]).spoken == text)
    }
    #expect(try rendered("first", ["title": "Xy"]).spoken == "Xy, xy, xy")
    #expect(
      try rendered("left", ["items": .list(["a", "b"])]).spoken == "a or b; a, b; \"a\" or \"b\"")
  }

  @Test("take a user's text for itself, and not for a key or a variable")
  func userTexts() throws {
    for text in ["none", "{list}", "#", "other"] {
      let added = try rendered(
        "added", ["items": .list([text]), "list": .text(text), "due": .text(text)])
      #expect(added.spoken == "I've added \(text) to \"\(text)\", due \(text).")
    }
  }

  @Test("word in the first language what a translation lacks, and say what it is")
  func fallback() throws {
    let spanish = """
      # language
      and: y, e before i hi =11, y before hie
      one: 0, 1
      # messages
      left: {items}
      """
    for (last, text) in [
      ("pan", "a y pan"), ("Iris", "a e Iris"), ("hielo", "a y hielo"), ("11", "a e 11"),
      ("110", "a y 110"),
    ] {
      #expect(try rendered("left", ["items": .list(["a", last])], spanish).spoken == text)
    }
    #expect(try rendered("where", ["list": "Home"], spanish).spoken == "at Home")
    let catalog = Self.catalog(spanish)
    #expect(catalog["es"].missing == ["added", "article", "first", "where"])
    #expect(catalog["fr"].language == "en")
  }

  @Test(
    "are refused with the line and what is allowed",
    arguments: [
      ("# messages\nadd: x", 2, "unknown message 'add'"),
      (
        "# messages\n\nwhere: {lists}", 3, "'{lists}' is no variable of 'where'; choose {list}"
      ),
      ("# messages\nwhere: {list", 2, "there is a '{' without its '}'"),
      ("# messages\nwhere: list}", 2, "there is a '}' without its '{'"),
      ("# messages\nwhere: {list, select, a {b}}", 2, "'{list, select' lacks the option 'other'"),
      (
        "# messages\nwhere: {list, choose, other {}}", 2,
        "'{list, choose,' chooses by nothing known; choose one of plural, select, starts, gender"
      ),
      (
        "# messages\nwhere: {list, plural, two {} other {}}", 2,
        "'two' is no plural; choose one, other, or a number such as =2"
      ),
      (
        "# messages\nwhere: {list, loud}", 2,
        "unknown filter 'loud'; choose one of and, or, commas, semicolons, lines, lower, upper, inside, on, quoted"
      ),
      ("# messages\nwhere: a\nwhere: b", 3, "'where' has two texts"),
      ("# messages\nwhere.short: a", 2, "'where.short' needs the text 'where' before it"),
      ("# messages\nwhere(lists): a", 2, "the variables of 'where' are list"),
      (
        "# mesages\nwhere: a", 1,
        "unknown section 'mesages'; choose one of forms, genders, language, lists, messages, times"
      ),
      ("# messages\nwhere: {9}", 2, "'{9' is no variable: write '{name}', of the letters a to z"),
    ])
  func faults(_ text: String, _ line: Int, _ reason: String) throws {
    let own = "# language\nand: y\n# forms\nquoted: {it}\non: {it}\n"
    #expect(throws: TranslationError(language: "es", line: line + 5, reason: reason)) {
      try Self.catalog(own + text).read("es")
    }
  }

  @Test(
    "of a first language that cannot be read are an error, and say what can be read, or the key")
  func unreadableFirst() throws {
    let text = "# messages\na: x {\nb: y"
    let catalog = MessageCatalog(languages: ["it"]) { _ in text }
    let error = TranslationError(
      language: "it", line: 2, reason: "there is a '{' without its '}'")
    #expect(throws: error) { try catalog.check() }
    #expect(catalog["it"].text("a") == "a")
    #expect(catalog["it"].dialogue(MessageContent("a")).spoken == "a")
    #expect(catalog["fr"].text("b") == "y")
    let absent = MessageCatalog(languages: []) { _ in nil }
    #expect(absent["it"].text("a") == "a")
  }

  @Test("refuse rules of a language that are none")
  func rules() {
    for (text, line) in [
      ("# language\nand: y\nxor: z", 3), ("# language\ndecimal: ..", 2),
      ("# language\ncurrency: nowhere", 2), ("# language\none: two", 2),
      ("# forms\nupper: {it}", 2), ("# forms\nof: {name}", 2),
    ] {
      let error = #expect(throws: TranslationError.self) {
        try Self.catalog(text).read("es")
      }
      #expect(error?.line == line)
    }
  }

  @Test(
    "of conversations can be read, and lack nothing",
    arguments: MessageCatalog.conversations.languages)
  func complete(_ language: String) throws {
    #expect(try MessageCatalog.conversations.read(language).missing == [])
  }

  @Test("of a language of your own word what they have, and the rest in English")
  func own() throws {
    let italian = try TextWording(
      "it", "# language\nand: e\none: 1\n# messages\ncancelled: Va bene, lascio stare.")
    #expect(italian.dialogue(for: .cancelled).spoken == "Va bene, lascio stare.")
    #expect(italian.dialogue(for: .declined).spoken == "OK, I won't.")
    #expect(italian.values.list(["a", "b"]) == "a e b")
    #expect(throws: TranslationError(language: "it", line: 2, reason: "unknown message 'x'")) {
      try TextWording("it", "# messages\nx: y")
    }
  }
}
