import SharedDatabase
import Testing

@Suite("Names")
struct NameRulesTests {
  private func fault(_ name: String) -> NameRules.Fault? {
    NameRules.fault(name, maximumLength: 100)
  }

  @Test(
    "of all languages, with marks, initials and emoji can be given",
    arguments: [
      "Anna", "Anna Berg-Höglund", "O'Brien & Sons", "Москва", "Ελένη", "田中さん", "김철수", "محمد",
      "می‌خواهم", "St. John's", "Mr. Smith", "J. P. Morgan", "Dr. Who", "Acme Inc.", "Yahoo!",
      "House 5", "24 hours", "👩‍👩‍👧 Family", "❤️ Fund", "Anna Иванова", "All Saints", "Yes Bank",
      "S.p.A. Milano", "Café №1", "equity-GBP", "Grocery Store", "Ποίηση 3", "हिन्दी",
    ])
  func allowed(_ name: String) {
    #expect(fault(name) == nil)
  }

  @Test(
    "that deceive or answer cannot be given",
    arguments: [
      ("", .length(maximum: 100)),
      ("a" + String(repeating: "\u{301}", count: 100), .length(maximum: 100)),
      ("\u{345}nna", .invisible("U+0345")), ("Anna \u{301}", .invisible("U+0301")),
      (String(repeating: "x", count: 101), .length(maximum: 100)),
      ("a\u{0}b", .control("U+0000")), ("a\nb", .control("U+000A")),
      ("a\u{2028}b", .control("U+2028")), ("\u{200B}Anna", .invisible("U+200B")),
      ("Anna\u{202E}", .invisible("U+202E")), ("An\u{AD}na", .invisible("U+00AD")),
      ("An\u{200D}na", .invisible("U+200D")), ("Anna\u{FE0F}", .invisible("U+FE0F")),
      ("Anna\u{E0041}", .invisible("U+E0041")), ("\u{3164}", .invisible("U+3164")),
      ("\u{2800}", .invisible("U+2800")), ("Anna\u{E000}", .invisible("U+E000")),
      ("Аnna", .mixedScripts(word: "Аnna", "Latin and Cyrillic")),
      ("Anna Bεrg", .mixedScripts(word: "Bεrg", "Latin and Greek")),
      ("5", .number), ("1,000.50", .number), ("£5", .number), ("٥", .number), ("５", .number),
      ("½", .number), ("yes", .answer), ("No", .answer), ("CANCEL!", .answer), ("all", .answer),
      ("Everything", .answer), ("never  mind", .answer),
      ("Anna. Is that right", .sentence), ("Anna! Now", .sentence), ("Anna?", .sentence),
      ("Anna.\" Then", .sentence), ("Bob. No", .sentence), ("安娜。对吗 是", .sentence),
    ] as [(String, NameRules.Fault)])
  func refused(_ name: String, _ expected: NameRules.Fault) {
    #expect(fault(name) == expected)
  }

  @Test(
    "that are answers in one language can be given in another",
    arguments: [
      ("Jo", "de", "en"), ("Klar", "de", "fr"), ("Erste", "de", "en"), ("der Letzte", "de", "nl"),
      ("oui", "fr", "en"), ("La dernière", "fr", "de"), ("TODO", "es", "en"), ("Nee", "nl", "en"),
    ])
  func answers(_ name: String, language: String, other: String) {
    func fault(_ language: String) -> NameRules.Fault? {
      NameRules.fault(name, maximumLength: 100, language: language)
    }
    #expect(fault(language) == .answer && fault(other) == nil && fault("xx") == .answer)
    #expect(self.fault("Ben") == nil)
  }

  @Test("have one key in whatever case they are written")
  func keys() {
    for (name, other) in [
      ("Straße", "STRAẞE"), ("Straße", "STRASSE"), ("İpek", "ipek"), ("IPEK", "ıpek"),
      ("ΟΔΟΣ", "οδος"),
      ("ﬁnn", "FINN"), ("i\u{307}pek", "Ipek"), ("q\u{307}\u{323}", "Q\u{323}\u{307}"),
    ] {
      #expect(Naming.key(name) == Naming.key(other), "\(name) \(other)")
    }
    #expect(Naming.key("Żaneta") != Naming.key("Zaneta"))
    for scalar in (UInt32(0)...0x1FFFF).compactMap(Unicode.Scalar.init) {
      let properties = scalar.properties
      guard properties.changesWhenLowercased || properties.changesWhenUppercased else { continue }
      let key = Naming.key("a\(scalar)b")
      for form in [
        properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping,
      ] {
        #expect(Naming.key("a\(form)b") == key, "\(scalar.value)")
      }
      #expect(Naming.key(key) == key, "\(scalar.value)")
    }
  }

  @Test(
    "that look alike are found, and others are not",
    arguments: [
      ("АННА", "AHHA", true), ("сосо", "coco", true), ("PayPaI", "PayPal", true),
      ("Ｍilkman", "Milkman", true), ("AC-1", "AC‑l", true), ("O'Brien", "O’Brien", true),
      ("ΒΑΝΚ", "BANK", true), ("РОСТ", "POCT", true), ("Savings 0", "Savings O", true),
      ("Bamett", "Barnett", true), ("Ꮪam", "Sam", true), ("ᴢara", "zara", true),
      ("ℕorth", "North", true), ("Ⲟtto", "Otto", true), ("ꓐank", "Bank", true),
      ("مـحمد", "محمد", true), ("Jose\u{301}", "JOSÉ", false),
      ("Anna", "anna", false), ("Anna", "Anne", false), ("René", "Rene", false),
      ("Арина", "Anna", false), ("Savings 1", "Savings 2", false),
    ] as [(String, String, Bool)])
  func alike(_ name: String, _ other: String, _ isAlike: Bool) {
    #expect((NameRules.lookalike(of: name, among: ["Zoe", other]) == other) == isAlike)
    #expect((NameRules.lookalike(of: other, among: [name]) == name) == isAlike)
  }
}
