import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypesHTTP1

/// Connections of HTTP/1 that know the versions of their clients, and compress answers: see ``ConnectionPersistence`` and
/// ``ResponseCompression``.
struct VersionedChannel: ServerChildChannel {
  private let channel: HTTP1Channel

  /// Creates the channel with Hummingbird's.
  init(_ channel: HTTP1Channel) { self.channel = channel }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    self.channel.setup(channel: channel, logger: logger).flatMapThrowing { value in
      let pipeline = channel.pipeline.syncOperations
      let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
      try pipeline.addHandler(TargetAuthority(), position: .before(codec))
      try pipeline.addHandler(ConnectionPersistence(), position: .before(codec))
      try pipeline.addHandler(ResponseCompression(), position: .before(codec))
      return value
    }
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    await channel.handle(value: value, logger: logger)
  }
}
