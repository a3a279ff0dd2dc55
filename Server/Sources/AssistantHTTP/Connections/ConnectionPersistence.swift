import NIOCore
import NIOHTTP1

/// Keeps a connection open after an answer only if its client expects that, and answers clients of HTTP/1.0 in their version:
/// without chunks, without interim answers, and up to the end of the connection where the length is not known.
///
/// It works on messages that have a version. Hummingbird's do not: `HTTP1ToHTTPServerCodec` drops that of requests and gives every
/// answer version 1.1, so that NIO's encoder cannot know better; and the connection is closed only for a field that is exactly
/// "close", which this handler sets where it is meant.
///
/// Source: RFC 9112, sections 6.1 and 9.3; RFC 9110, sections 7.6.1 and 15.2.
///
/// Safe to be shared: it is only used on the event loop of its channel.
final class ConnectionPersistence: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// What the client of a request expects.
  private struct Expectation {
    let version: HTTPVersion
    /// Whether the client knows HTTP/1.0 only.
    let isOld: Bool
    let isPersistent: Bool

    init(_ head: HTTPRequestHead) {
      version = head.version
      isOld = (version.major, version.minor) < (1, 1)
      let options = head.headers[canonicalForm: "connection"].map { $0.lowercased() }
      isPersistent = !options.contains("close") && (!isOld || options.contains("keep-alive"))
    }
  }

  /// The expectations of the requests that are not answered yet, in their order.
  private var open: [Expectation] = []
  /// Whether the length of the answer is not known to a client that would keep the connection.
  private var endsWithConnection = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = Self.unwrapInboundIn(data) else {
      return context.fireChannelRead(data)
    }
    let expected = Expectation(head)
    open.append(expected)
    if !expected.isPersistent { head.headers.replaceOrAdd(name: "connection", value: "close") }
    context.fireChannelRead(Self.wrapInboundOut(.head(head)))
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // Without one, what came was no request, and the answer says that the connection ends.
    guard let expected = open.first else { return context.write(data, promise: promise) }
    switch Self.unwrapOutboundIn(data) {
    case .head(var head):
      if (100..<200).contains(head.status.code) {
        if expected.isOld { promise?.succeed() } else { context.write(data, promise: promise) }
        return
      }
      if expected.isOld { head.version = expected.version }
      endsWithConnection =
        expected.isPersistent && expected.isOld && !head.headers.contains(name: "content-length")
      if !expected.isPersistent || endsWithConnection {
        head.headers.replaceOrAdd(name: "connection", value: "close")
      } else if expected.isOld {
        head.headers.replaceOrAdd(name: "connection", value: "keep-alive")
      }
      context.write(Self.wrapOutboundOut(.head(head)), promise: promise)
    case .body:
      context.write(data, promise: promise)
    case .end:
      open.removeFirst()
      context.write(data, promise: promise)
      if endsWithConnection { context.close(mode: .output, promise: nil) }
    }
  }
}
