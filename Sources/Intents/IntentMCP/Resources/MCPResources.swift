public import IntentKit

/// A source of resources: what clients can show or give to their models without calling a tool.
public protocol MCPResources: Sendable {
  /// The forms of the addresses of its resources.
  var templates: [MCPResourceTemplate] { get }

  /// The resources that there are, without their contents.
  ///
  /// - Throws: An error of the source.
  func list() async throws -> [MCPResource]

  /// The contents of a resource by its address; `nil` if the source has no such resource.
  ///
  /// - Throws: An error of the source.
  func read(_ uri: String) async throws -> JSON?
}

/// A resource: something that can be read under an address.
public struct MCPResource: Hashable, Sendable {
  /// The address.
  public let uri: String
  /// The name, for programs.
  public let name: String
  /// The title, for people.
  public let title: String

  /// Creates a resource.
  public init(uri: String, name: String, title: String) {
    self.uri = uri
    self.name = name
    self.title = title
  }

  var json: JSON {
    [
      "uri": .string(uri), "name": .string(name), "title": .string(title),
      "mimeType": "application/json",
    ]
  }
}

/// The form of the addresses of resources.
public struct MCPResourceTemplate: Hashable, Sendable {
  /// The form, a URI template of RFC 6570.
  public let uri: String
  /// The name, for programs.
  public let name: String
  /// A description of the resources.
  public let explanation: String

  /// Creates a form of addresses.
  public init(uri: String, name: String, explanation: String) {
    self.uri = uri
    self.name = name
    self.explanation = explanation
  }

  var json: JSON {
    [
      "uriTemplate": .string(uri), "name": .string(name), "description": .string(explanation),
      "mimeType": "application/json",
    ]
  }
}

extension MCPServer {
  func listResources() async throws(MCPError) -> MethodResult {
    var listed: [JSON] = []
    do {
      for source in resources { listed += try await source.list().map(\.json) }
    } catch {
      throw .failed(error)
    }
    return MethodResult(["resources": .array(listed)], caching: .changing)
  }

  func readResource(
    _ parameters: [String: JSON], _ version: ProtocolVersion
  ) async throws(MCPError) -> MethodResult {
    guard let uri = parameters["uri"]?.string else {
      throw .invalidParameters("'uri' is missing: the address of a resource")
    }
    do {
      for source in resources {
        guard let contents = try await source.read(uri) else { continue }
        return MethodResult(
          [
            "contents": [
              ["uri": .string(uri), "mimeType": "application/json", "text": .string(contents.text)]
            ]
          ], caching: .changing)
      }
    } catch {
      throw .failed(error)
    }
    throw .unknownResource(uri, version)
  }
}
