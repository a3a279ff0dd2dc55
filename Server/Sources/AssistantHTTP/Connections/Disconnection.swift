import NIOCore

/// Notices that a client has closed its side of a connection, also while nothing is read from it.
///
/// Safe to be shared: it is only used on the event loop of its channel.
final class DisconnectionHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private var actions: [Int: @Sendable () -> Void] = [:]
  private var next = 0
  private var isGone = false

  /// Calls an action when the client goes away; at once if it has.
  fileprivate func add(_ action: @escaping @Sendable () -> Void) -> Int {
    if isGone { action() }
    next &+= 1
    actions[next] = action
    return next
  }

  fileprivate func remove(_ id: Int) { actions[id] = nil }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if let event = event as? ChannelEvent, event == .inputClosed { leave() }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  private func leave() {
    isGone = true
    for action in actions.values { action() }
    actions = [:]
  }
}

extension Channel {
  /// Runs an operation in a task that is cancelled when the client goes away.
  func cancellingOnDisconnection<Value: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let task = Task { try await operation() }
    let id = eventLoop.submit {
      try self.pipeline.syncOperations.handler(type: DisconnectionHandler.self).add {
        task.cancel()
      }
    }
    defer {
      id.whenSuccess { id in
        try? self.pipeline.syncOperations.handler(type: DisconnectionHandler.self).remove(id)
      }
    }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
