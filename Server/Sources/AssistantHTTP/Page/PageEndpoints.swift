import AssistantService
import HTTPTypes
import Hummingbird

/// The files of the page to talk to, which are part of the program; and those of the app, if a folder has them.
struct PageEndpoints: Sendable {
  /// The app whose view the page is, in place of a page of its own.
  var site: Site?

  private static let script = "text/javascript; charset=utf-8"
  private static let style = "text/css; charset=utf-8"

  private static let files: [(path: String, type: String, bytes: [UInt8])] = [
    ("/", "text/html; charset=utf-8", PackageResources.index_html),
    ("/styles.css", style, PackageResources.styles_css),
    ("/talk.css", style, PackageResources.talk_css),
    ("/icon.svg", "image/svg+xml", PackageResources.icon_svg),
    ("/app.js", script, PackageResources.app_js),
    ("/beside.js", script, PackageResources.beside_js),
    ("/composer.js", script, PackageResources.composer_js),
    ("/conversation.js", script, PackageResources.conversation_js),
    ("/dom.js", script, PackageResources.dom_js),
    ("/entry.js", script, PackageResources.entry_js),
    ("/kept.js", script, PackageResources.kept_js),
    ("/marks.js", script, PackageResources.marks_js),
    ("/service.js", script, PackageResources.service_js),
    ("/snippet.js", script, PackageResources.snippet_js),
    ("/strings.js", script, PackageResources.strings_js),
    ("/strings-de.js", script, PackageResources.strings_de_js),
    ("/strings-en.js", script, PackageResources.strings_en_js),
    ("/strings-es.js", script, PackageResources.strings_es_js),
    ("/strings-fr.js", script, PackageResources.strings_fr_js),
    ("/strings-nl.js", script, PackageResources.strings_nl_js),
    ("/talk-view.js", script, PackageResources.talk_view_js),
    ("/theme.js", script, PackageResources.theme_js),
    ("/token-dialog.js", script, PackageResources.token_dialog_js),
    ("/voice.js", script, PackageResources.voice_js),
  ]

  var all: [Endpoint] {
    guard let site else { return Self.files.map { Self.endpoint($0.path, $0.type, $0.bytes) } }
    return Self.files.map { Self.endpoint("/talk\($0.path)", $0.type, $0.bytes) }
      + site.files.map {
        Self.endpoint($0.path, $0.type, $0.bytes, policy: SecurityHeaders.enginePolicy)
      }
  }

  private static func endpoint(
    _ path: String, _ type: String, _ bytes: [UInt8], policy: String? = nil
  ) -> Endpoint {
    Endpoint(
      method: .get, path: path,
      operation: ServiceOperation(
        "page", "A file of the page", output: .object([], isOpen: true)), isOpen: true
    ) { _, _ in
      var response = Response.data(bytes, type: type)
      response.headers[.cacheControl] = "no-cache"
      response.headers[.contentSecurityPolicy] = policy
      return response
    }
  }
}
