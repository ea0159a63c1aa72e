import Domain
import NIOCore
import NIOPosix
import Synchronization
import Wire

/// Connections that wait for events and count those that arrive.
final class LiveSubscribers: Sendable {
  private let tally: Tally
  private let channels: [any Channel]

  /// Opens connections that follow a squad.
  convenience init(
    _ count: Int, client: Client, squad: Squad.ID, after sequence: Int64
  ) async throws {
    try await self.init(count, port: client.port, counting: "id: ") { _ in
      """
      GET \(Route.changes(squad).path)?since=\(sequence) HTTP/1.1\r
      Host: 127.0.0.1\r
      Accept: text/event-stream\r
      Authorization: Bearer \(client.token)\r
      \r\n
      """
    }
  }

  /// Opens connections and waits until the server has accepted all of them.
  ///
  /// `mark` is in the stream once for each event, and `request` is what a connection sends.
  init(
    _ count: Int, port: Int, counting mark: String, request: (Int) -> String
  ) async throws {
    let tally = Tally()
    let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(EventCounter(Array(mark.utf8), tally))
        }
      }
    var channels: [any Channel] = []
    for number in 0..<count {
      let channel = try await bootstrap.connect(host: "127.0.0.1", port: port).get()
      try await channel.writeAndFlush(ByteBuffer(string: request(number)))
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

  /// Waits until nothing has arrived for a while.
  func settle() async throws {
    var before = -1
    while before != delivered {
      before = delivered
      try await Task.sleep(for: .milliseconds(200))
    }
  }

  /// The number of deliveries until now.
  var delivered: Int { tally.delivered }

  /// The seconds from an instant to each delivery after it, in the order in which they arrived.
  func delays(since start: ContinuousClock.Instant) -> [Double] {
    tally.arrivals(since: start).map { start.duration(to: $0).inSeconds }
  }

  func close() async {
    for channel in channels { try? await channel.close() }
  }
}

/// The counts of all connections together.
private final class Tally: Sendable {
  private let streams = Atomic(0)
  private let events = Atomic(0)
  private let times = Mutex<[ContinuousClock.Instant]>([])

  var opened: Int { streams.load(ordering: .relaxed) }
  var delivered: Int { events.load(ordering: .relaxed) }

  func countStream() { streams.add(1, ordering: .relaxed) }

  func countEvents(_ count: Int) {
    let now = ContinuousClock.now
    times.withLock { $0.append(contentsOf: repeatElement(now, count: count)) }
    events.add(count, ordering: .relaxed)
  }

  func arrivals(since start: ContinuousClock.Instant) -> [ContinuousClock.Instant] {
    times.withLock { $0.filter { $0 >= start } }
  }

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

/// Counts the events of one stream, without decoding them.
private final class EventCounter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private static let greeting = "HTTP/1.1 200"

  /// The bytes that occur once in each event, and not in its data.
  private let mark: [UInt8]
  private let tally: Tally
  private var isOpen = false
  /// The number of bytes of the mark that were matched last.
  private var matched = 0

  init(_ mark: [UInt8], _ tally: Tally) {
    self.mark = mark
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
      if byte == mark[matched] {
        matched += 1
      } else {
        matched = byte == mark[0] ? 1 : 0
      }
      if matched == mark.count {
        matched = 0
        events += 1
      }
    }
    return events
  }
}
