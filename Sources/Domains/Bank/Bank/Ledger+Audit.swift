import GRDB
import SharedDatabase

extension Ledger {
  /// Audits the ledger: every movement sums to zero in one currency, every balance is the sum of
  /// its postings, the accounts of each currency sum to zero, no two accounts have the same name,
  /// and the file is intact.
  ///
  /// - Returns: The faults; empty if there are none.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func faults() throws -> [String] {
    let checks = [
      (
        "a movement does not add up",
        """
        SELECT movement FROM posting JOIN account ON account.id = account
        GROUP BY movement HAVING sum(units) <> 0 OR count(*) <> 2 OR count(DISTINCT currency) <> 1
        """
      ),
      (
        "a movement has no postings",
        """
        SELECT id FROM movement WHERE kind <> 'lost' AND id NOT IN (SELECT movement FROM posting)
        """
      ),
      (
        "a balance is not the sum of its postings",
        """
        SELECT id FROM account WHERE balance <>
          (SELECT coalesce(sum(units), 0) FROM posting WHERE account = account.id)
        """
      ),
      (
        "the accounts of a currency do not add up to nothing",
        "SELECT currency FROM account GROUP BY currency HAVING sum(balance) <> 0"
      ),
      ("an account is below nothing", "SELECT id FROM account WHERE owner = 'own' AND balance < 0"),
    ]
    var faults = try database.faults()
    try database.read { db in
      for (fault, query) in checks where try Row.fetchOne(db, sql: query) != nil {
        faults.append(fault)
      }
    }
    return faults + Naming.twins(among: try accounts().map(\.name), of: "accounts")
  }
}
