import Foundation

/// Names of accounts, lists and other things that are kept: how they are stored, compared and found.
package enum Naming {
  /// Makes an identifier of 64 random bits.
  ///
  /// - Returns: Letters and digits.
  package static func newID() -> String { String(UInt64.random(in: 0...UInt64.max), radix: 36) }

  /// The form in which a name is stored: composed (NFC), with single spaces between its words.
  package static func normalized(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .precomposedStringWithCanonicalMapping
  }

  /// The key by which names are compared, in SQL as in Swift: case, the number of spaces and the way in which a character is
  /// composed make no difference.
  ///
  /// This is canonical caseless matching of The Unicode Standard, section 3.13.5, with the case mappings in place of the folding:
  /// they also make "ß" and "ẞ" equal to "ss", and "ς" to "σ". All forms of "i" are one, since "I" is that of "ı" and "İ" that of "i"
  /// where Turkish is written.
  ///
  /// - Parameter name: A name.
  /// - Returns: A text whose bytes are equal for equal names.
  package static func key(_ name: String) -> String {
    // Decomposed, as an iota below a letter becomes one beside it. In lower case first, as "ẞ" has no upper case, but "ß" has. A dot
    // above an "i" is what "İ" leaves.
    let folded = normalized(name).decomposedStringWithCanonicalMapping
      .lowercased().uppercased().lowercased()
    var scalars = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars where scalar != "\u{307}" || scalars.last != "i" {
      scalars.append(scalar)
    }
    return normalized(String(scalars))
  }

  /// The thing with a name: the one that is spelled exactly so, or else the first of an equal name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - things: The things.
  ///   - nameOf: Returns the name of a thing.
  /// - Returns: The thing; `nil` if there is none.
  /// - Complexity: O(*n*) in the number of things.
  package static func first<Thing>(
    named name: String, in things: [Thing], by nameOf: (Thing) -> String
  ) -> Thing? {
    let key = key(name)
    let equal = things.filter { self.key(nameOf($0)) == key }
    return equal.first { nameOf($0).unicodeScalars.elementsEqual(name.unicodeScalars) }
      ?? equal.first
  }

  /// Names that are there more than once, which earlier versions allowed if they were composed differently.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - kind: The kind of the things.
  /// - Returns: A sentence for each of these names.
  package static func twins(among names: [String], of kind: String) -> [String] {
    Dictionary(grouping: names, by: key).values.filter { $0.count > 1 }.map {
      "\($0.count) \(kind) have the name '\($0[0])': rename all but one"
    }.sorted()
  }
}
