import NIOCore
import NIOEmbedded
import Testing

@testable import API

@Suite("The connections from one address")
struct ConnectionLimitTests {
  private func connection(
    from address: String, counted counts: ConnectionCounts
  ) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel(handler: ConnectionLimit(counts))
    channel.connect(to: try SocketAddress(ipAddress: address, port: 1), promise: nil)
    channel.embeddedEventLoop.run()
    return channel
  }

  private func isAdmitted(_ address: String, _ counts: ConnectionCounts) throws -> Bool {
    try connection(from: address, counted: counts).isActive
  }

  private func connections(
    _ count: Int, from address: String, counted counts: ConnectionCounts
  ) throws -> [EmbeddedChannel] {
    try (0..<count).map { _ in try connection(from: address, counted: counts) }
  }

  @Test func `an address has so many connections and no more`() throws {
    let counts = ConnectionCounts(behind: .none)
    let open = try connections(ConnectionCounts.limit, from: "192.0.2.1", counted: counts)
    #expect(open.filter(\.isActive).count == open.count)

    #expect(try isAdmitted("192.0.2.1", counts) == false)
    #expect(try isAdmitted("192.0.2.2", counts))
  }

  @Test func `a connection that ends makes room for another`() throws {
    let counts = ConnectionCounts(behind: .none)
    let open = try connections(ConnectionCounts.limit, from: "192.0.2.1", counted: counts)
    // A connection that was refused takes no place when it ends.
    _ = try connection(from: "192.0.2.1", counted: counts)
    #expect(try isAdmitted("192.0.2.1", counts) == false)

    open[0].close(promise: nil)

    #expect(try isAdmitted("192.0.2.1", counts))
    #expect(try isAdmitted("192.0.2.1", counts) == false)
  }

  @Test func `an IPv6 network of 64 bits is one address`() throws {
    let counts = ConnectionCounts(behind: .none)
    _ = try connections(ConnectionCounts.limit, from: "2001:db8::1", counted: counts)

    #expect(try isAdmitted("2001:db8::2", counts) == false)
    #expect(try isAdmitted("2001:db8:0:1::1", counts))
  }

  @Test func `a trusted proxy has as many as it needs`() throws {
    let counts = ConnectionCounts(behind: .loopback)

    let open = try connections(ConnectionCounts.limit + 1, from: "127.0.0.1", counted: counts)

    #expect(open.filter(\.isActive).count == open.count)
  }

  @Test func `nothing is remembered of addresses that have left`() throws {
    let counts = ConnectionCounts(behind: .none)
    let open = try connections(3, from: "192.0.2.1", counted: counts)
    #expect(counts.addressCount == 1)

    for channel in open { channel.close(promise: nil) }

    #expect(counts.addressCount == 0)
  }
}
