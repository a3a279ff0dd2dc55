import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypes

/// HTTP/1 connections whose requests are read, and answered if that takes next to no time, on the thread of their event loop.
///
/// Handing a request to another thread and back costs more than solving a game. What may take longer is handed over by its
/// endpoint (``Endpoint/isBrief``), so no request holds up the others of its event loop.
struct LoopBoundConnections: ServerChildChannel {
  private let base: HTTP1Channel

  init(_ base: HTTP1Channel) {
    self.base = base
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    base.setup(channel: channel, logger: logger)
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    await withTaskExecutorPreference(EventLoopExecutor(value.channel.eventLoop)) {
      await base.handle(value: value, logger: logger)
    }
  }
}
