import AssistantService
import IntentKit
import Testing

@Suite("Operations of the service")
struct ServiceOperationTests {
  @Test(
    "are all declared, with forms that all have a name", arguments: ServiceOperations.Name.allCases)
  func declared(_ name: ServiceOperations.Name) {
    let operation = ServiceOperations(ServiceLimits())[name]
    #expect(!operation.summary.isEmpty)
    #expect(operation.output.json.members?.isEmpty == false)
    for form in [operation.input, operation.output].compacted {
      #expect(!form.json.text.contains("@"), "a value is missing")
    }
  }

  @Test("have the limits of the server, and members in the order of their declaration")
  func limits() {
    var limits = ServiceLimits()
    limits.searchMilliseconds = 1234
    let solve = ServiceOperations(limits)[.solve].input?.json
    let milliseconds = solve?["properties"]?["milliseconds"]
    #expect(milliseconds?["maximum"]?.integer == 1234)
    #expect(milliseconds?["description"]?.string?.contains("1234 if not given") == true)
    #expect(solve?["required"]?.elements == ["numbers", "target"])
    #expect(throws: ServiceProblem.self) {
      try ServiceOperations(limits)[.solve].input?.check(["target": 1])
    }
  }
}

extension [Schema?] {
  fileprivate var compacted: [Schema] { compactMap { $0 } }
}
