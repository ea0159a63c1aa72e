import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// Stands between a server and PostgreSQL, and can cut them off from one another.
package final class DatabaseProxy: Sendable {
  private enum Way { case open, cut, frozen }

  private struct State {
    var way = Way.open
    var channels: [any Channel] = []
  }

  private let socket: String
  private let state = Mutex(State())
  private let listener = Mutex<(any Channel)?>(nil)

  /// Listens on a free port, and leads to the server of a database.
  package static func open(to database: String) async throws -> DatabaseProxy {
    let proxy = DatabaseProxy(socket: try TestPostgres.socket(of: database))
    let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelOption(.autoRead, value: false)
      .childChannelInitializer { proxy.lead($0) }
      .bind(host: "127.0.0.1", port: 0).get()
    proxy.listener.withLock { $0 = listener }
    return proxy
  }

  private init(socket: String) { self.socket = socket }

  /// The address of a database by this way.
  package func address(of database: String) throws -> String {
    let port = listener.withLock { $0?.localAddress?.port } ?? 0
    return try TestPostgres.address(of: database, at: "127.0.0.1&port=\(port)")
  }

  /// Ends all connections, and lets no other begin.
  package func cut() async {
    for channel in change(to: .cut) { try? await channel.close() }
  }

  /// Lets the bytes that come wait.
  package func freeze() async {
    for channel in change(to: .frozen) {
      try? await channel.setOption(.autoRead, value: false).get()
    }
  }

  /// Lets the bytes pass.
  package func restore() async {
    for channel in change(to: .open) { try? await channel.setOption(.autoRead, value: true).get() }
  }

  package func close() async {
    await cut()
    try? await listener.withLock { $0 }?.close()
  }

  private func change(to way: Way) -> [any Channel] {
    state.withLock { state in
      state.way = way
      state.channels.removeAll { !$0.isActive }
      return state.channels
    }
  }

  private func lead(_ near: any Channel) -> EventLoopFuture<Void> {
    guard state.withLock({ $0.way != .cut }) else { return near.close() }
    let far = ClientBootstrap(group: near.eventLoop)
      .channelOption(.autoRead, value: false)
      .connect(unixDomainSocketPath: socket)
    return far.flatMap { far in
      near.eventLoop.makeCompletedFuture {
        try near.pipeline.syncOperations.addHandler(Forwarder(to: far))
        try far.pipeline.syncOperations.addHandler(Forwarder(to: near))
        let isOpen = self.state.withLock { state in
          state.channels += [near, far]
          return state.way == .open
        }
        for channel in [near, far] {
          channel.setOption(.autoRead, value: isOpen).whenFailure { _ in }
        }
      }
    }
  }
}

/// Writes what a channel reads to another one, and closes that with it.
private final class Forwarder: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let other: any Channel

  init(to other: any Channel) { self.other = other }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    other.writeAndFlush(unwrapInboundIn(data), promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    other.close(promise: nil)
    context.fireChannelInactive()
  }
}
