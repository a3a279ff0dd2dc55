extension SmallSearch {
  /// Lends a search for the time of a call. Searches are kept, so that their memory is used again.
  static func borrow<Result>(_ body: (SmallSearch) -> Result) -> Result {
    lender.borrow(orMake: { SmallSearch() }, body)
  }

  private static let lender = Lender<SmallSearch>()
}
