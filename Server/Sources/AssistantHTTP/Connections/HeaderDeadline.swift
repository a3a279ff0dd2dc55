import NIOCore
import NIOHTTPTypes

/// Closes a connection on which no request has begun for some time: neither an idle one, nor one whose header comes drop by
/// drop, can be kept open.
///
/// Safe to be shared: it is only used on the event loop of its channel.
final class HeaderDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart

  private let time: TimeAmount
  /// The time since which a header is awaited; `nil` while a request is worked on.
  private var waitingSince: NIODeadline?
  private var look: Scheduled<Void>?
  /// The number of requests that are not answered yet.
  private var open = 0

  init(seconds: Int) {
    time = .seconds(Int64(seconds))
  }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { begin(context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { look?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    look?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head = Self.unwrapInboundIn(data) {
      open += 1
      waitingSince = nil
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = Self.unwrapOutboundIn(data) {
      open -= 1
      if open <= 0 { waitingSince = context.eventLoop.now }
    }
    context.write(data, promise: promise)
  }

  private func begin(_ context: ChannelHandlerContext) {
    guard look == nil else { return }
    waitingSince = context.eventLoop.now
    schedule(context, in: time)
  }

  /// Looks again when the time can be over, so that a connection has one timer however many requests it has.
  private func schedule(_ context: ChannelHandlerContext, in delay: TimeAmount) {
    look = context.eventLoop.assumeIsolated().scheduleTask(in: delay) { [self] in
      let now = context.eventLoop.now
      guard let waitingSince else { return schedule(context, in: time) }
      let left = waitingSince + time - now
      if left <= .zero {
        context.close(promise: nil)
      } else {
        schedule(context, in: left)
      }
    }
  }
}
