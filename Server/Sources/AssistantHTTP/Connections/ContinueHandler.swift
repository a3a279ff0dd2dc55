import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Tells clients that wait for it that they may send their bodies, as curl does with large ones.
///
/// Source: RFC 9110, section 10.1.1.
///
/// Safe to be shared: it is only used on the event loop of its channel.
final class ContinueHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The number of requests that are not answered yet.
  private var open = 0

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = Self.unwrapInboundIn(data) {
      // What comes after another request may not be answered before it.
      if open == 0, head.headerFields[.expect]?.lowercased() == "100-continue" {
        let part = HTTPResponsePart.head(HTTPResponse(status: .continue))
        context.writeAndFlush(Self.wrapOutboundOut(part), promise: nil)
      }
      open += 1
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = Self.unwrapOutboundIn(data) { open -= 1 }
    context.write(data, promise: promise)
  }
}
