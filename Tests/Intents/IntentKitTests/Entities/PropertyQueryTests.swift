import Foundation
import IntentKit
import Testing

@Suite("Queries by properties")
struct PropertyQueryTests {
  private let query = BookQuery()

  private func ids(_ condition: PropertyCondition?) async throws -> String {
    try await query.find(PropertyQuery(where: condition), in: "en").map(\.id).joined()
  }

  /// A condition as programs write it, and the books that fulfil it.
  struct Row: Sendable, CustomStringConvertible {
    let json: String
    let ids: String
    init(_ json: String, _ ids: String) { (self.json, self.ids) = (json, ids) }
    var description: String { json }
  }

  @Test(
    "find what fulfils the condition",
    arguments: [
      Row(#"{"property": "title", "equals": "EMMA"}"#, "ac"),
      Row(#"{"property": "title", "notEquals": "emma"}"#, "bde"),
      Row(#"{"property": "title", "contains": "dise"}"#, "de"),
      Row(#"{"property": "title", "startsWith": "para"}"#, "de"),
      Row(#"{"property": "title", "endsWith": "S"}"#, "b"),
      Row(#"{"property": "pages", "equals": 453}"#, "d"),
      Row(#"{"property": "pages", "less": "453"}"#, "ce"),
      Row(#"{"property": "pages", "lessOrEqual": 453}"#, "cde"),
      Row(#"{"property": "pages", "greater": 453}"#, "ab"),
      Row(#"{"property": "pages", "greaterOrEqual": 453}"#, "abd"),
      Row(#"{"property": "pages", "between": [120, 474]}"#, "acd"),
      Row(#"{"property": "weight", "equals": "0.400"}"#, "ad"),
      Row(#"{"property": "weight", "greater": 1}"#, "b"),
      Row(#"{"property": "price", "equals": "9.99"}"#, "ac"),
      Row(#"{"property": "price", "equals": "9.99 EUR"}"#, "c"),
      Row(#"{"property": "price", "less": "10 GBP"}"#, "ae"),
      Row(#"{"property": "price", "less": 10}"#, "ace"),
      Row(#"{"property": "price", "greaterOrEqual": "9.99 GBP"}"#, "ab"),
      Row(#"{"property": "price", "between": ["5 GBP", "9.99 GBP"]}"#, "ae"),
      Row(#"{"property": "lent", "equals": true}"#, "ab"),
      Row(#"{"property": "lent", "notEquals": true}"#, "cde"),
      Row(#"{"property": "due", "equals": "2026-11-18"}"#, "b"),
      Row(#"{"property": "due", "equals": "2026-11-18T18:00"}"#, "b"),
      Row(#"{"property": "due", "equals": "2026-11-18T17:00"}"#, ""),
      Row(#"{"property": "due", "before": "2026-11-20"}"#, "b"),
      Row(#"{"property": "due", "before": "2026-11-20T12:00"}"#, "b"),
      Row(#"{"property": "due", "before": "2026-11-21"}"#, "ab"),
      Row(#"{"property": "due", "before": "2026-11-18T18:00"}"#, ""),
      Row(#"{"property": "due", "before": "2026-11-18T18:01"}"#, "b"),
      Row(#"{"property": "due", "after": "2026-11-18"}"#, "ae"),
      Row(#"{"property": "due", "after": "2026-11-20"}"#, "e"),
      Row(#"{"property": "due", "between": ["2026-11-18", "2026-11-20"]}"#, "ab"),
      Row(#"{"property": "due", "between": "2026-11-16/2026-11-22"}"#, "ab"),
      Row(#"{"property": "due", "between": "2026-12-01"}"#, "e"),
      Row(#"{"property": "shelf", "equals": "low"}"#, "bc"),
      Row(#"{"property": "shelf", "equals": {"id": "1"}}"#, "a"),
      Row(#"{"property": "shelf", "equals": {"id": "1", "name": "x", "subtitle": "y"}}"#, "a"),
      Row(#"{"property": "shelf", "notEquals": "low"}"#, "a"),
      Row(#"{"property": "genre", "equals": "poems"}"#, "d"),
      Row(#"{"property": "genre", "equals": {"case": "novel"}}"#, "ab"),
      Row(#"{"hasValue": "due"}"#, "abe"),
      Row(#"{"not": {"hasValue": "due"}}"#, "cd"),
      Row(#"{"not": {"property": "genre", "equals": "novel"}}"#, "cde"),
      Row(
        #"{"all": [{"property": "lent", "equals": true}, {"property": "pages", "less": 500}]}"#, "a"
      ),
      Row(
        #"{"any": [{"property": "genre", "equals": "poems"}, {"property": "pages", "less": 100}]}"#,
        "de"),
      Row(#"{"all": []}"#, "abcde"), Row(#"{"any": []}"#, ""),
    ])
  func finds(_ row: Row) async throws {
    let condition = try JSONDecoder().decode(PropertyCondition.self, from: Data(row.json.utf8))
    #expect(try await ids(condition) == row.ids)
    #expect(try await query.count(condition, in: "en") == row.ids.count)
    let coded = try JSONEncoder().encode(condition)
    #expect(try JSONDecoder().decode(PropertyCondition.self, from: coded) == condition)
  }

  @Test("a condition and its opposite divide the entities, and a conjunction is an intersection")
  func laws() async throws {
    var generator = SystemRandomNumberGenerator()
    let all = BookEntity.all.map(\.id)
    for _ in 0..<300 {
      let (pages, price) = (Int.random(in: 90...740, using: &generator), Int.random(in: 4...21))
      let first = PropertyCondition.compare("pages", .greater, pages)
      let second = PropertyCondition.compare("price", .less, MoneyAmount(DecimalNumber(price)))
      let (a, b) = (
        Set(BookEntity.all.filter { $0.pages > pages }.map(\.id)),
        Set(
          BookEntity.all.filter { $0.price.map { $0.number < DecimalNumber(price) } ?? false }.map(
            \.id))
      )
      #expect(try await Set(ids(.not(first)).map(String.init)) == Set(all).subtracting(a))
      #expect(try await Set(ids(.all([first, second])).map(String.init)) == a.intersection(b))
      #expect(try await Set(ids(.any([first, second])).map(String.init)) == a.union(b))
    }
  }

  @Test(
    "sort, with those that lack the property last, and stop at the limit",
    arguments: [
      Row(#"{"sort": [{"property": "pages"}]}"#, "ecdab"),
      Row(#"{"sort": [{"property": "pages", "descending": true}], "limit": 2}"#, "ba"),
      Row(#"{"sort": [{"property": "due"}]}"#, "baecd"),
      Row(#"{"sort": [{"property": "due", "descending": true}]}"#, "eabcd"),
      Row(#"{"sort": [{"property": "title"}, {"property": "pages"}]}"#, "cadeb"),
      Row(#"{"sort": [{"property": "price"}]}"#, "ceabd"),
      Row(
        #"{"sort": [{"property": "shelf"}, {"property": "title", "descending": true}]}"#, "bcaed"),
      Row(#"{"sort": [{"property": "lent"}]}"#, "cdeab"),
      Row(#"{"limit": 0}"#, ""), Row("{}", "abcde"),
    ])
  func sorts(_ row: Row) async throws {
    let wanted = try JSONDecoder().decode(PropertyQuery.self, from: Data(row.json.utf8))
    #expect(try await query.find(wanted, in: "en").map(\.id).joined() == row.ids)
    let coded = try JSONEncoder().encode(wanted)
    #expect(try JSONDecoder().decode(PropertyQuery.self, from: coded) == wanted)
  }

  @Test(
    "say what is wrong with them, and what is allowed",
    arguments: [
      (
        PropertyCondition.compare("colour", .equals, "red"),
        "'colour' is not a property of 'book'; it has title, pages, weight, price, lent, due, length, shelf, genre"
      ),
      (
        .hasValue("isbn"),
        "'isbn' is not a property of 'book'; it has title, pages, weight, price, lent, due, length, shelf, genre"
      ),
      (
        .compare("title", .less, "m"),
        "'title' cannot be compared by 'less'; it can by equals, notEquals, contains, startsWith, endsWith"
      ),
      (
        .compare("due", .greater, "2026-11-20"),
        "'due' cannot be compared by 'greater'; it can by equals, notEquals, before, after, between"
      ),
      (
        .compare("lent", .contains, true),
        "'lent' cannot be compared by 'contains'; it can by equals, notEquals"
      ),
      (
        .compare("length", .between, "P1D"),
        "'length' cannot be compared by 'between'; it can by equals, notEquals"
      ),
      (
        .compare("pages", .less, "many"),
        "\"many\" cannot be compared with 'pages'; expected a whole number"
      ),
      (
        .compare("price", .between, "5 GBP"),
        "\"5 GBP\" cannot be compared with 'price'; expected an array of two, each an amount such as \"20.50 GBP\", 20.5 or 20"
      ),
      (
        .compare("due", .before, "friday"),
        "\"friday\" cannot be compared with 'due'; expected a date such as \"2026-11-27\", or a date and time such as \"2026-11-27T18:30\""
      ),
      (
        .compare("genre", .equals, "drama"),
        "\"drama\" cannot be compared with 'genre'; expected one of novel, poems"
      ),
      (.compare("title", .equals, 5), "5 cannot be compared with 'title'; expected a text"),
    ] as [(PropertyCondition, String)])
  func faults(_ condition: PropertyCondition, _ text: String) async throws {
    let error = await #expect(throws: PropertyQueryError.self) { try await ids(condition) }
    #expect(error?.description == text)
  }

  @Test("have limits")
  func limits() async throws {
    let negative = await #expect(throws: PropertyQueryError.self) {
      try await query.find(PropertyQuery(limit: -1), in: "en")
    }
    #expect(negative?.description == "the limit is -1; it must be zero or more")
    let one = PropertyCondition.compare("pages", .less, 5)
    await #expect(throws: PropertyQueryError.tooMany("conditions", maximum: 100)) {
      try await ids(.all(Array(repeating: one, count: 100)))
    }
    let deep = (0..<17).reduce(one) { condition, _ in .not(condition) }
    await #expect(throws: PropertyQueryError.tooMany("levels of conditions", maximum: 16)) {
      try await ids(deep)
    }
    await #expect(throws: PropertyQueryError.notSortable("length")) {
      try await query.find(PropertyQuery(sortedBy: [.init("length")]), in: "en")
    }
  }

  @Test(
    "are refused in another form",
    arguments: [
      #"{"property": "pages"}"#, #"{"property": "pages", "over": 5}"#, #"{"less": 5}"#,
      #"{"property": "pages", "less": 5, "greater": 3}"#, #"{"property": "a", "all": []}"#, "5",
      String(repeating: #"{"not": "#, count: 50) + #"{"hasValue": "a"}"#
        + String(repeating: "}", count: 50),
    ])
  func refuses(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PropertyCondition.self, from: Data(json.utf8))
    }
  }

  @Test("their schema names the comparisons of each property, and their operands")
  func schema() throws {
    let book = EntityDescription(
      type: "book", title: "book", properties: BookEntity.properties.map(\.declaration))
    guard case .object(let schema) = JSONSchema.query(of: book),
      case .object(let definitions)? = schema["$defs"],
      case .object(let condition)? = definitions["condition"],
      case .array(let forms)? = condition["anyOf"], case .object(let pages) = forms[1],
      case .object(let members)? = pages["properties"]
    else {
      Issue.record("the schema has another form")
      return
    }
    #expect(forms.count == BookEntity.properties.count + 4)
    #expect(
      Set(members.keys) == [
        "property", "equals", "notEquals", "less", "lessOrEqual", "greater", "greaterOrEqual",
        "between",
      ])
    #expect(members["less"] == ["type": "integer"])
    #expect(members["property"] == ["const": "pages"])
    let text: JSON = ["type": "string"]
    let entity: JSON = [
      "type": "object", "properties": ["id": text, "name": text, "subtitle": text],
      "required": ["id"], "additionalProperties": false,
    ]
    guard case .object(let shelf) = forms[7], case .object(let comparisons)? = shelf["properties"]
    else {
      Issue.record("the schema of 'shelf' has another form")
      return
    }
    #expect(comparisons["equals"] == ["anyOf": [text, entity]])
  }
}
