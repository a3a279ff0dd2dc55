import IntentKit
import MoneyKit

/// What must hold where an `Int` has 32 bits, as on many an Apple Watch. Scripts/check-32-bits.sh runs it as WebAssembly.
private let laws: [(name: StaticString, holds: @Sendable () -> Bool)] = [
  ("an Int has 32 bits", { Int.bitWidth == 32 }),
  (
    "times go on after 2038",
    {
      let time = Timestamp(secondsSince1970: Int64(4_000_000_000))
      let local = LocalClock.utc.reading(at: time)
      return local.date == CalendarDate("2096-10-02") && local.secondOfDay == 25_600
        && (time + .max).secondsSince1970 == 4_000_000_000 + Int64(Int32.max)
        && Timestamp(secondsSince1970: Int64.max - 1) + 2 == Timestamp(secondsSince1970: .max)
    }
  ),
  (
    "every day has a time, and each time its day",
    {
      stride(from: -719_528, through: 2_932_896, by: 97).allSatisfy { day in
        guard let date = CalendarDate(dayNumber: day), CalendarDate("\(date)") == date else {
          return false
        }
        let time = LocalClock.utc.time(date, minute: 1439)
        let local = LocalClock.utc.reading(at: time)
        return local.date == date && local.minuteOfDay == 1439 && local.day == day
      }
    }
  ),
  (
    "times far away are those at the ends of the calendar",
    {
      [Int64.min, .max].allSatisfy {
        let local = LocalClock.utc.reading(at: Timestamp(secondsSince1970: $0))
        return (0..<86_400).contains(local.secondOfDay)
      }
    }
  ),
  (
    "durations last up to a thousand years",
    {
      guard let longest = TimeSpan("PT31557600000S"), let second = TimeSpan("PT1S") else {
        return false
      }
      return longest.seconds == 31_557_600_000 && TimeSpan("\(longest)") == longest
        && longest.adding(second) == nil && TimeSpan(.max, .year) == nil
        && TimeSpan(.max, .hour) == nil && TimeSpan("PT99999999999999999999S") == nil
        && TimeSpan(Int.max, .second)?.seconds == Int64(Int32.max)
    }
  ),
  (
    "moments move by the longest durations, and stay in the calendar",
    {
      guard let longest = TimeSpan("PT31557600000S"),
        let moment = CalendarMoment("2026-11-27T18:00")
      else { return false }
      return moment.adding(longest) == CalendarMoment("3026-12-05T18:00")
        && moment.adding(longest).subtracting(longest) == moment
        && CalendarDate(dayNumber: 0)?.adding(days: .max) == CalendarDate("9999-12-31")
        && CalendarDate(dayNumber: 0)?.adding(months: .min) == CalendarDate("0000-01-01")
    }
  ),
  (
    "money is exact, and what does not fit is none",
    {
      guard let most = Money("21474836.47", .pound), let least = Money("-21474836.48", .pound)
      else {
        return false
      }
      return most.units == .max && least.units == .min && "\(most)" == "£21474836.47"
        && "\(least)" == "−£21474836.48" && Money("21474836.48", .pound) == nil
        && DecimalNumber("2147483648") == nil
        && DecimalNumber(.max).units(fractionDigits: 1) == nil
    }
  ),
  (
    "decimal numbers are ordered by their values",
    {
      let texts = ["-2147483648", "-0.5", "0", "0.000000001", "0.30", "2.147483647", "2147483647"]
      let numbers = texts.compactMap { DecimalNumber($0) }
      return numbers.count == texts.count
        && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
        && DecimalNumber("0.30") == DecimalNumber("0.3")
    }
  ),
  (
    "every currency has its code",
    {
      Currency.all.count > 150
        && Currency.all.allSatisfy { Currency($0.code)?.digits == $0.digits }
        && Currency("gbp") == .pound && Currency("XXQ") == nil
    }
  ),
]

/// Returns the number of laws.
@c(number_of_laws)
public func lawCount() -> Int32 { Int32(laws.count) }

/// Returns whether a law holds.
@c(law_holds)
public func holds(_ place: Int32) -> Bool { laws[Int(place)].holds() }

/// Returns the address of the name of a law, which ends with a zero.
@c(law_name)
public func name(_ place: Int32) -> UnsafePointer<UInt8> { laws[Int(place)].name.utf8Start }
