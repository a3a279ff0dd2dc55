import IntentKit

extension MCPServer {
  /// An intent as a tool. Everything in it is declared with the intent: nothing that a user wrote is in it.
  func tool(_ intent: IntentDescription, _ version: ProtocolVersion) -> JSON {
    let listing = IntentListing(intent)
    var tool: [String: JSON] = [
      "name": .string(listing.name), "description": .string(listing.explanation),
      "inputSchema": listing.parameters,
    ]
    if version != .november2024 {
      tool["annotations"] = [
        "title": .string(listing.title),
        "readOnlyHint": .boolean(listing.annotations.readOnly),
        "destructiveHint": .boolean(listing.annotations.destructive),
        "idempotentHint": .boolean(listing.annotations.idempotent),
        "openWorldHint": false,
      ]
    }
    if version.hasStructuredResults {
      tool["title"] = .string(listing.title)
      tool["outputSchema"] = ToolResult.schema(of: listing)
    }
    if version.hasTitledChoices { tool["icons"] = [ToolIcon.json(for: listing.annotations.verb)] }
    return .object(tool)
  }
}
