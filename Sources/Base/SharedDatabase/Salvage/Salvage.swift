import GRDB

/// Reads the rows of a damaged file from the pages that are left: first along the trees of its tables, then on pages
/// that no tree leads to any more, whose rows tell by their shape what table they are of. This is how `.recover` of the
/// SQLite shell works (https://www.sqlite.org/recovery.html).
struct Salvage {
  /// The number of saved rows, by table.
  private(set) var saved: [String: Int] = [:]
  /// The number of rows that were put together from indexes, by table.
  private(set) var fromIndexes: [String: Int] = [:]
  /// The number of pages that are missing or cannot be read.
  private(set) var lostPages = 0
  /// The number of rows that a page mentions and that cannot be read.
  private(set) var lostRows = 0

  let image: PageImage
  let schema: SharedDatabase.Schema
  private var visited: Set<Int> = []
  /// The tables that lead to a page that is lost.
  private(set) var torn: Set<String> = []

  init(_ image: PageImage, _ schema: SharedDatabase.Schema) {
    self.image = image
    self.schema = schema
  }

  /// The version of the file; the present one if that is lost.
  var version: Int {
    let version = image.header(60)
    let isOurs = image.header(68) == Int(schema.applicationID)
    return isOurs && (1...schema.migrations.count).contains(version)
      ? version : schema.migrations.count
  }

  /// Inserts all rows that can be read.
  ///
  /// - Parameter db: An empty file of the same version.
  /// - Throws: An error if they cannot be stored.
  mutating func run(into db: Database) throws {
    let shapes = try TableShape.all(db, without: schema.derivedTables)
    let roots = roots()
    visitFreePages()
    let names = Set(shapes.map(\.name))
    for (name, root) in roots where !names.contains(name) { visited.insert(root) }
    for shape in shapes {
      guard let root = roots[shape.name] else {
        torn.insert(shape.name)
        continue
      }
      try visit(root, shape, db)
    }
    for number in 1...max(1, image.count) where !visited.contains(number) {
      try visitOrphan(number, shapes, db)
    }
    fromIndexes = try insertFromIndexes(shapes, roots, db)
  }

  /// The first pages of all tables and indexes, from the table of them that begins on page 1.
  private mutating func roots() -> [String: Int] {
    var roots: [String: Int] = [:]
    var pages = [1]
    while let number = pages.popLast() {
      guard visited.insert(number).inserted, let page = TreePage(number, in: image), page.isTable
      else {
        lostPages += 1
        continue
      }
      pages += page.children
      lostRows += page.unreadableCount
      for row in page.rows where row.values.count == 5 {
        if let name = String.fromDatabaseValue(row.values[1]),
          let root = Int.fromDatabaseValue(row.values[3]), root > 0
        {
          roots[name] = root
        }
      }
    }
    return roots
  }

  /// Free pages are empty; the free list has them by trunks.
  private mutating func visitFreePages() {
    var trunk = image.header(32)
    while trunk > 1, let bytes = image.page(trunk), visited.insert(trunk).inserted {
      var reader = ByteReader(bytes)
      guard let next = reader.integer(4), let count = reader.integer(4),
        count <= image.pageSize / 4
      else { return }
      for _ in 0..<count { if let free = reader.integer(4), free > 1 { visited.insert(free) } }
      trunk = next
    }
  }

  private mutating func visit(_ root: Int, _ shape: TableShape, _ db: Database) throws {
    var pages = [root]
    while let number = pages.popLast() {
      guard !visited.contains(number) else { continue }
      guard let page = TreePage(number, in: image), page.isTable == shape.hasRowNumbers else {
        torn.insert(shape.name)
        visited.insert(number)
        lostPages += 1
        continue
      }
      // A damaged page can lead to the page of another table, which that one has to find.
      guard page.rows.isEmpty || page.rows.contains(where: shape.fits) else {
        torn.insert(shape.name)
        continue
      }
      visited.insert(number)
      if page.unreadableCount > 0 { torn.insert(shape.name) }
      pages += page.children.reversed()
      try save(page, shape, db)
    }
  }

  private mutating func save(_ page: TreePage, _ shape: TableShape, _ db: Database) throws {
    lostRows += page.unreadableCount
    for row in page.rows {
      if try shape.insert(row, db) {
        saved[shape.name, default: 0] += 1
      } else if !shape.fits(row) {
        lostRows += 1
      }
    }
  }

  /// Saves the rows of an orphaned page, if their shape identifies their table.
  private mutating func visitOrphan(
    _ number: Int, _ shapes: [TableShape], _ db: Database
  ) throws {
    guard let page = TreePage(number, in: image), !page.rows.isEmpty else { return }
    let fitting = shapes.filter { torn.contains($0.name) && page.rows.contains(where: $0.fits) }
    let marked = fitting.filter { shape in
      guard let mark = schema.marks[shape.name] else { return false }
      return page.rows.contains { row in
        row.values.contains { String.fromDatabaseValue($0)?.contains(mark) == true }
      }
    }
    let candidates = marked.isEmpty ? fitting.filter { schema.marks[$0.name] == nil } : marked
    let best = candidates.max { first, second in
      page.rows.count(where: first.fits) < page.rows.count(where: second.fits)
    }
    if let best { try save(page, best, db) }
  }
}
