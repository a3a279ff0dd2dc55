import AppIntentsExport
import Foundation
import IntentKit
import Testing
import Workers

@Suite("The exported source, run with a stub of Apple's interface")
struct RunningTests {
  /// A build with a sanitizer links with more than the program of this test.
  @Test(
    "carries out exactly what the user agreed to, and says why if nothing was done",
    .disabled(if: Extent.isSanitized))
  func running() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let shop = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Shop.swift")
    let program = SwiftCompiler.support.appending(path: "AppIntentsShop/main.swift")
    let output = try compiler.output(
      of: AppIntentsSource(Shop.assistant().catalog).text,
      with: [shop, program],
      linking: [
        "CLanguageWords", "CMessages", "IntentKit", "IntentLanguage", "MoneyKit", "PlainJSON",
        "SpelledNumbers",
      ])
    #expect(
      output == """
        # complete and agreed
        result: 2, Bought 2 cancel.
        asked: Buy 2 cancel for £20.50 from Garden Tools. Is that right?
        bought: 1
        # complete and declined
        error: Declined()
        asked: Buy 2 cancel for £20.50 from Garden Tools. Is that right?
        bought: 1
        # asked for everything
        result: 3, Bought 3 help.
        asked: How many?
        asked: 99 can't be the count: choose 1 to 10. How many?
        asked: What?
        asked: How much may it cost?
        asked: From which shelf?
        asked: Which shelf: Garden Tools or Power Tools?
        asked: Buy 3 help for £20.50 from Power Tools. Is that right?
        bought: 2
        # a new shelf
        result: 2, Bought 2 cancel.
        asked: There's no shelf Toys. Shall I create it?
        asked: Buy 2 cancel for £20.50 from Toys. Is that right?
        bought: 3
        # a new shelf that is not meant
        error: Declined()
        asked: There's no shelf Toys. Shall I create it?
        asked: From which shelf?
        bought: 3
        # a failure
        error: There's only one moon.
        asked: Buy 2 moon for £20.50 from Garden Tools. Is that right?
        bought: 3
        # an entity that is gone
        error: Declined()
        asked: The shelf Gone is no longer there. From which shelf?
        bought: 3
        asked: What is on the first label?
        asked: What is on the second label?
        ["id:1", "id:2"]
        ["id:1", "id:2", "new:Tools"]
        ["Power Tools", "Toys"]
        asked: At what time?
        Booked 2027-01-15 at 19:30 for PT1H30M. true
        error: inf h?

        """)
  }
}
