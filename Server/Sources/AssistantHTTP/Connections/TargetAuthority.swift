import NIOCore
import NIOHTTP1

/// Has the name in a target that is a whole address, such as `http://localhost/v1/solve`, count instead of the one in the header
/// `Host`. Hummingbird keeps only the path of such a target.
///
/// Source: RFC 9112, section 3.2.2.
final class TargetAuthority: ChannelInboundHandler, RemovableChannelHandler, Sendable {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = Self.unwrapInboundIn(data), !head.uri.hasPrefix("/"),
      let scheme = head.uri.firstRange(of: "://"), head.headers["host"].count == 1
    else { return context.fireChannelRead(data) }
    let authority = head.uri[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    head.headers.replaceOrAdd(name: "host", value: String(authority))
    context.fireChannelRead(Self.wrapInboundOut(.head(head)))
  }
}
