import Foundation
import IntentKit
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A snippet")
struct SnippetTests {
  let snippet = Snippet(
    title: "Tom & <Jerry>", subtitle: .init("2 away", .fair),
    blocks: [
      .tiles(["25", "100"]), .steps([.init("25 × 4", result: "100")]),
      .rows([.init("from", "Anna"), .init("amount", "£20")]), .paragraph("a \"quoted\" line"),
      .picture(Picture.tiles(["1"])),
    ], actions: [.init("Order'<b>", OrderPizzaIntent(values: ["size": .enumeration("large")]))])

  @Test("is drawn as text")
  func plain() {
    #expect(
      snippet.text() == """
        Tom & <Jerry>

          25  100

          25 × 4 = 100

          from    Anna
          amount  £20

        a "quoted" line

        [1]

        2 away

        > Order'<b>
        """)
  }

  @Test("is drawn with colours, and without what a terminal would obey")
  func ansi() {
    #expect(snippet.text(.ansi).contains("\u{1B}[33m2 away\u{1B}[0m"))
    let hostile = Snippet(title: "\u{1B}[31mred\u{7}", blocks: [.paragraph("\u{9B}2J")])
    #expect(hostile.text() == "[31mred\n\n2J")
  }

  @Test("is drawn with a colon after a label, but not after a mark")
  func labels() {
    let rows = Snippet(title: "", blocks: [.rows([.init("☐", "milk"), .init("from", "Anna")])])
    #expect(rows.svg.contains(">☐ milk<") && rows.svg.contains(">from: Anna<"))
  }

  @Test("is well-formed markup, whatever is in it")
  func wellFormed() {
    let texts = ["]]>", "<script>", "&amp;", "\u{0}\u{1B}\u{FFFE}", "'\"><x", "نص", "👩‍👩‍👧", ""]
    for text in texts {
      let snippet = Snippet(
        title: text, subtitle: .init(text),
        blocks: [
          .tiles([text]), .steps([.init(text, result: text)]), .rows([.init(text, text)]),
          .paragraph(text),
          .picture(
            Picture(
              title: text, width: 9, height: 9,
              shapes: [
                .text(text, at: .init(1, 1), size: 3, .content),
                .line(from: .init(0, 0), to: .init(9, 9), .secondary),
                .circle(at: .init(4, 4), radius: 2, .accent),
              ])),
        ])
      #expect(XMLParser(data: Data(snippet.svg.utf8)).parse(), "\(text): \(snippet.svg)")
    }
  }
}
