import IntentKit

/// A book with a property of every kind.
struct BookEntity: IntentEntity {
  static let typeName = "book"
  static let title = "book"
  static let properties: [EntityProperty<BookEntity>] = [
    .init("title", \.name, title: "title", titles: ["fr": "titre"]),
    .init("pages", \.pages, title: "pages"),
    .init("weight", \.weight, title: "weight"),
    .init("price", \.price, title: "price"),
    .init("lent", \.isLent, title: "lent"),
    .init("due", \.due, title: "due date"),
    .init("length", \.length, title: "length"),
    .init("shelf", \.shelf, title: "shelf"),
    .init("genre", \.genre, title: "genre"),
  ]

  enum Genre: String, IntentEnum {
    case novel, poems
    static let typeName = "genre"
  }

  let id: String
  let name: String
  var pages = 0
  var weight: DecimalNumber?
  var price: MoneyAmount?
  var isLent = false
  var due: CalendarMoment?
  var length: TimeSpan?
  var shelf: ShelfEntity?
  var genre: Genre?
  var author = ""

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  init(
    _ id: String, _ name: String, pages: Int, price: String? = nil, due: String? = nil,
    isLent: Bool = false, shelf: ShelfEntity? = nil, genre: Genre? = nil, weight: String? = nil,
    author: String = ""
  ) {
    self.init(id: id, name: name)
    self.pages = pages
    self.price = price.flatMap { MoneyAmount($0) }
    self.due = due.flatMap { CalendarMoment($0) }
    self.isLent = isLent
    self.shelf = shelf
    self.genre = genre
    self.weight = weight.flatMap { DecimalNumber($0) }
    self.author = author
  }

  var synonyms: [String] { author.isEmpty ? [] : ["\(name) by \(author)"] }

  func display(in language: String) -> EntityDisplay {
    let pages = language == "fr" ? "\(pages) pages, en français" : "\(pages) pages"
    return EntityDisplay(subtitle: pages, image: "cover-\(id)")
  }

  static let all: [BookEntity] = {
    let (top, low) = (ShelfEntity(id: "1", name: "Top"), ShelfEntity(id: "2", name: "Low"))
    return [
      BookEntity(
        "a", "Emma", pages: 474, price: "9.99 GBP", due: "2026-11-20", isLent: true, shelf: top,
        genre: .novel, weight: "0.4"),
      BookEntity(
        "b", "Ulysses", pages: 730, price: "20.50 GBP", due: "2026-11-18T18:00", isLent: true,
        shelf: low, genre: .novel, weight: "1.25"),
      BookEntity("c", "emma", pages: 120, price: "9.99 EUR", shelf: low, author: "Sand"),
      BookEntity("d", "Paradise Lost", pages: 453, genre: .poems, weight: "0.40"),
      BookEntity("e", "Paradise Regained", pages: 96, price: "5 GBP", due: "2026-12-01"),
    ]
  }()
}

struct ShelfEntity: IntentEntity {
  static let typeName = "shelf"
  static let title = "shelf"
  let id: String
  let name: String
}

/// Needs nothing but all books.
struct BookQuery: EntityPropertyQuery {
  var books = BookEntity.all
  func allEntities(in language: String) async throws -> [BookEntity] { books }
}

struct OpenBookIntent: Intent {
  static let title = "Open a book"
  static let phrases: [Phrase] = ["open {book}"]
  static let summary: Summary = "Open {book}"
  @Parameter(prompt: "Which book?") var book: BookEntity
}
