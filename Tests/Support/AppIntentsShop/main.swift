// Runs the exported source of the shop, and prints what the user is asked and told.

import AppIntents
import Foundation

import struct IntentKit.Assistant
import class IntentKit.ConversationSession

let shop = try Shop.assistant()
AppDependencyManager.shared.add(dependency: AssistantProvider { shop })

func buy(
  _ name: String, _ intent: BuyAppIntent, values: [any Sendable] = [], agrees: Bool
) async {
  StubUser.shared.prepare(values: values, agrees: agrees)
  print("# \(name)")
  do {
    let result = try await intent.perform()
    guard
      let result = result
        as? IntentResultContainer<Int?, Never, _SnippetViewContainer, IntentDialog>
    else { return print("no result") }
    print("result: \(result.value.flatMap(\.self) ?? 0), \(result.dialog?.text ?? "")")
  } catch {
    print("error: \((error as? ConversationFailure)?.message ?? "\(error)")")
  }
  for question in StubUser.shared.asked { print("asked: \(question)") }
  print("bought: \(Till.shared.purchases.withLock { $0.count })")
}

let pounds = IntentCurrencyAmount(amount: Decimal(2050) / 100, currencyCode: "GBP")
func whole() -> BuyAppIntent {
  let intent = BuyAppIntent()
  intent.count = 2
  intent.item = "cancel"
  intent.price = pounds
  intent.shelf = ShelfOrNewAppEntity(id: "id:1", name: "Garden Tools")
  return intent
}

await buy("complete and agreed", whole(), agrees: true)
await buy("complete and declined", whole(), agrees: false)
await buy(
  "asked for everything", BuyAppIntent(),
  values: [
    99, 3, "help", pounds, ShelfOrNewAppEntity(id: "new:Tools", name: "Tools"), "Power Tools",
  ], agrees: true)
let newShelf = whole()
newShelf.shelf = ShelfOrNewAppEntity(id: "new:Toys", name: "Toys")
await buy("a new shelf", newShelf, agrees: true)
await buy("a new shelf that is not meant", newShelf, agrees: false)
let moon = whole()
moon.item = "moon"
await buy("a failure", moon, agrees: true)
let gone = whole()
gone.shelf = ShelfOrNewAppEntity(id: "id:9", name: "Gone")
await buy("an entity that is gone", gone, agrees: true)

StubUser.shared.prepare(values: ["tea", "milk"], agrees: false)
let labels = try await LabelAppIntent().perform()
for question in StubUser.shared.asked { print("asked: \(question)") }

let query = ShelfOrNewAppEntityQuery()
print(try await query.suggestedEntities().map(\.id))
print(try await query.entities(matching: "Tools").map(\.id))
print(try await query.entities(for: ["id:2", "id:9", "new:Toys", "all"]).map(\.name))

// A time that is asked for is a date too, of which the hour counts.
let calendar = Calendar(identifier: .gregorian)
let evening = calendar.date(
  from: DateComponents(year: 2027, month: 1, day: 15, hour: 19, minute: 30))
let booking = BookAppIntent()
booking.day = evening
booking.length = Measurement(value: 1.5, unit: .hours)
StubUser.shared.prepare(values: [evening ?? .distantPast], agrees: false)
let booked = try await booking.perform()
for question in StubUser.shared.asked { print("asked: \(question)") }
if let booked = booked
  as? IntentResultContainer<Date?, Never, _SnippetViewContainer, IntentDialog>
{
  print(booked.dialog?.text ?? "", booked.value == evening)
}
booking.length = Measurement(value: .infinity, unit: .hours)
do {
  _ = try await booking.perform()
} catch {
  print("error: \((error as? ConversationFailure)?.message ?? "\(error)")")
}
