import IntentKit
import IntentTesting
import Testing

@Suite("A link")
struct LinkTests {
  let app: PizzaApp

  init() throws {
    app = try PizzaApp()
  }

  private func activity(_ link: String) throws(LinkError) -> UserActivity {
    try UserActivity(link: link, scheme: "pizza", catalog: app.helper.catalog)
  }

  @Test("names an activity with its values, and is read back")
  func roundTrip() throws {
    var order = OrderPizzaIntent()
    order.size = .large
    order.toppings = ["ham & eggs, fried", "tomatoes=red?", "100% naïve + more"]
    order.place = Place(id: "3", name: "Harbour Office")
    order.tip = DecimalNumber("2.50")
    let link = try #require(UserActivity(order)).link(scheme: "pizza")
    #expect(
      link == "pizza://pizza?place.id=3&size=large&tip=2.50&toppings="
        + "ham%20%26%20eggs%2C%20fried,tomatoes%3Dred%3F,100%25%20na%C3%AFve%20%2B%20more")
    let read = try activity(link)
    #expect(read.values["toppings"] == order.values["toppings"])
    #expect(read.values["tip"] == order.values["tip"])
    #expect(read.values["place"] == .entity(.init(type: "place", id: "3", name: "3")))
  }

  @Test("is gone on with by the intent of its activity")
  func continues() async throws {
    let conversation = app.helper.newConversation()
    var turn = await conversation.send(
      .resume(
        try activity("PIZZA://pizza/?size=big&toppings=ham+and+eggs&place.id=3#top")))
    #expect(
      turn.dialogue.displayed
        == "Order a large pizza with ham and eggs to Harbour Office. Is that right?")
    turn = await conversation.send(.resume(try activity("pizza://pizza?size=huge")))
    #expect(
      turn.dialogue.displayed
        == "huge can't be the size: choose small or large. Which size?")
  }

  @Test("names entities by their names, which are never taken for identifiers")
  func names() async throws {
    let conversation = app.helper.newConversation()
    var turn = try await conversation.open(link: "pizza://pizza?size=big&toppings=ham&place=3")
    #expect(turn.dialogue.displayed == "I can't find the place 3. Where to?")
    turn = try await conversation.open(
      link: "pizza://pizza?size=big&toppings=ham&place=harbour+office")
    #expect(turn.expectation == .confirmation(intent: "OrderPizza"))
    #expect(throws: LinkError.self) { try activity("pizza://pizza?size.id=large") }
    #expect(throws: LinkError.self) { try activity("pizza://pizza?place.new=x") }
  }

  @Test(
    "is refused with what is wrong",
    arguments: [
      ("http://pizza", "'http://pizza' is not a link of this app: they begin with pizza://"),
      ("pizza://", "'pizza://' does not say what to open"),
      ("pizza://pasta", "'pasta' cannot be opened: pizza can"),
      ("pizza://pizza?crust=1", "there is no 'crust': there are size, toppings, place, tip, note"),
      ("pizza://pizza?size=large&size=small", "'size' is given twice"),
      (
        "pizza://pizza?size=%zz",
        "'%zz' is not written as in a link: after '%' there are two hexadecimal digits"
      ),
      (
        "pizza://pizza?size=%",
        "'%' is not written as in a link: after '%' there are two hexadecimal digits"
      ),
      (
        "pizza://pizza?size=%FF",
        "'%FF' is not written as in a link: after '%' there are two hexadecimal digits"
      ),
    ])
  func faults(_ link: String, _ message: String) {
    #expect { try activity(link) } throws: { "\($0)" == message }
  }

  @Test("of any characters does not trap")
  func hostile() {
    var random = SystemRandomNumberGenerator()
    let signs = Array("pizza://?size=&,%+#2F\u{0}é")
    for _ in 0..<2000 {
      let text =
        "pizza://pizza"
        + String(
          (0..<Int.random(in: 0...30)).map { _ in
            signs.randomElement(using: &random) ?? "?"
          })
      _ = try? activity(text)
    }
    #expect(throws: LinkError.tooLong(limit: 4000)) {
      try activity("pizza://pizza?note=" + String(repeating: "x", count: 5000))
    }
  }

  @Test("has the language in which it was made")
  func language() throws {
    let activity = UserActivity(
      type: "pizza", title: "x", values: ["size": .enumeration("large")], language: "fr")
    let link = activity.link(scheme: "pizza")
    #expect(link == "pizza://pizza?size=large&.language=fr")
    #expect(UserActivity.language(ofLink: link) == "fr")
    #expect(UserActivity.language(ofLink: "pizza://pizza?size=large") == nil)
    #expect(UserActivity.language(ofLink: "pizza://pizza?.language=") == nil)
    let read = try UserActivity(link: link, scheme: "pizza", catalog: app.helper.catalog)
    #expect(read.language == "fr")
    #expect(read.values == ["size": .enumeration("large")])
  }
}
