import Domain
import NIOCore
import NIOPosix
import Synchronization
import Wire

/// Connections that follow a squad live and count the changes that arrive.
final class LiveSubscribers: Sendable {
  private let tally: Tally
  private let channels: [any Channel]

  /// Opens connections and waits until the server has accepted all of them.
  init(_ count: Int, client: Client, squad: Squad.ID, after sequence: Int64) async throws {
    let tally = Tally()
    let request = """
      GET \(Route.changes(squad).path)?since=\(sequence) HTTP/1.1\r
      Host: 127.0.0.1\r
      Accept: text/event-stream\r
      Authorization: Bearer \(client.token)\r
      \r\n
      """
    let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(EventCounter(tally))
        }
      }
    var channels: [any Channel] = []
    for _ in 0..<count {
      let channel = try await bootstrap.connect(host: "127.0.0.1", port: client.port).get()
      try await channel.writeAndFlush(ByteBuffer(string: request))
      channels.append(channel)
    }
    self.channels = channels
    self.tally = tally
    guard await tally.reaches(count, \.opened) else {
      throw BenchError.subscribersMissing(opened: tally.opened)
    }
  }

  /// Waits until a number of deliveries, where each change counts once for each connection.
  func waitForDeliveries(_ count: Int) async throws {
    guard await tally.reaches(count, \.delivered) else {
      throw BenchError.deliveriesMissing(delivered: tally.delivered, expected: count)
    }
  }

  func close() async {
    for channel in channels { try? await channel.close() }
  }
}

/// The counts of all connections together.
private final class Tally: Sendable {
  private let streams = Atomic(0)
  private let events = Atomic(0)

  var opened: Int { streams.load(ordering: .relaxed) }
  var delivered: Int { events.load(ordering: .relaxed) }

  func countStream() { streams.add(1, ordering: .relaxed) }
  func countEvents(_ count: Int) { events.add(count, ordering: .relaxed) }

  /// Waits for a count; `false` when it is not reached in half a minute.
  func reaches(_ count: Int, _ value: any KeyPath<Tally, Int> & Sendable) async -> Bool {
    let start = ContinuousClock.now
    while self[keyPath: value] < count {
      guard start.duration(to: .now) < .seconds(30) else { return false }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }
}

/// Counts the events of one stream by their ids, without decoding them.
private final class EventCounter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  /// The bytes that occur once in each event, and not in its JSON, which is written without spaces.
  private static let mark = Array("id: ".utf8)
  private static let greeting = "HTTP/1.1 200"

  private let tally: Tally
  private var isOpen = false
  /// The number of bytes of the mark that were matched last.
  private var matched = 0

  init(_ tally: Tally) {
    self.tally = tally
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let buffer = unwrapInboundIn(data)
    if !isOpen, buffer.getString(at: buffer.readerIndex, length: 12) == Self.greeting {
      isOpen = true
      tally.countStream()
    }
    let events = buffer.withUnsafeReadableBytes { count(in: $0) }
    if events > 0 { tally.countEvents(events) }
  }

  private func count(in bytes: UnsafeRawBufferPointer) -> Int {
    var events = 0
    for byte in bytes {
      if byte == Self.mark[matched] {
        matched += 1
      } else {
        matched = byte == Self.mark[0] ? 1 : 0
      }
      if matched == Self.mark.count {
        matched = 0
        events += 1
      }
    }
    return events
  }
}
