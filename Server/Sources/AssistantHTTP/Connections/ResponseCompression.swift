import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// Compresses answers by gzip or deflate for clients that take it, whole or part by part.
///
/// It hands on to NIO's compressor, which takes every answer for the one of a request: interim answers, and those to what was no
/// request, go past it.
///
/// Safe to be shared: it is only used on the event loop of its channel.
final class ResponseCompression: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// What is shorter is as long when it is compressed.
  private static let leastBytes = 1000
  private static let types = [
    "text/", "application/json", "application/problem+json", "image/svg", "application/wasm",
    "application/manifest+json",
  ]
  /// Tells which answers to compress; it does not leave the server.
  private static let mark = "X-Compress"
  private static let markName = HTTPField.Name(mark)

  /// Marks an answer whose form and length are worth it.
  static func mark(_ response: inout Response, to method: HTTPRequest.Method) {
    guard let markName, let type = response.headers[.contentType],
      types.contains(where: type.hasPrefix), method != .head,
      response.body.contentLength.map({ $0 >= leastBytes }) ?? true
    else { return }
    response.headers.append(HTTPField(name: .vary, value: "Accept-Encoding"))
    response.headers[markName] = "1"
  }

  private let compressor = HTTPResponseCompressor { head, _ in
    guard head.headers.contains(name: mark) else { return .doNotCompress }
    head.headers.remove(name: mark)
    return .compressIfPossible
  }
  /// The number of requests that have no head of an answer yet.
  private var open = 0

  func handlerAdded(context: ChannelHandlerContext) { compressor.handlerAdded(context: context) }

  func handlerRemoved(context: ChannelHandlerContext) {
    compressor.handlerRemoved(context: context)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head = Self.unwrapInboundIn(data) { open += 1 }
    compressor.channelRead(context: context, data: data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .head(let head) = Self.unwrapOutboundIn(data) {
      guard open > 0, !(100..<200).contains(head.status.code) else {
        return context.write(data, promise: promise)
      }
      open -= 1
    }
    compressor.write(context: context, data: data, promise: promise)
  }

  func flush(context: ChannelHandlerContext) { compressor.flush(context: context) }
}
