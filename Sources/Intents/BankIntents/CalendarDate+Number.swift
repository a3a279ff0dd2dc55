import IntentKit

extension CalendarDate {
  /// The number of the day, counted from 1 January 1970.
  var number: Int { CalendarPeriod(self).dayNumbers.lowerBound }

  /// The date of a day that was counted from 1 January 1970; `nil` beyond the years 0 to 9999.
  init?(number: Int) {
    guard (-719_528...2_932_896).contains(number) else { return nil }
    self.init(day: number)
  }
}
