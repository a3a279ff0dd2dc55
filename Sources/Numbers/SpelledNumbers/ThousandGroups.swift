/// The groups of three digits of a number.
struct ThousandGroups {
  let billions: Int
  let millions: Int
  let thousands: Int
  let units: Int

  init(_ number: Int) {
    billions = number / 1_000_000_000
    millions = number / 1_000_000 % 1000
    thousands = number / 1000 % 1000
    units = number % 1000
  }
}
