import Bank
import Testing
import Workers

/// This file imports the product only, as its users do.
@Suite("The errors of the ledger")
struct ErrorNamingTests {
  @Test("can be named by whoever imports the ledger alone")
  func named() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: StorageError.self) {
      try Ledger(path: folder.path("none/bank.sqlite"))
    }
    #expect(error?.reason == .other("there is no folder '\(folder.path("none"))'"))
  }
}
