import ChangeStore
import Domain
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import ServerTestSupport
import TestSupport
import Testing
import Wire

@testable import API

/// How many people may follow: in all, by one link and from one address.
@Suite(.timeLimit(.minutes(5)))
struct LinkPlacesTests {
  private static let home = ClientAddress("192.0.2.1")
  private static let field = ClientAddress("192.0.2.2")

  private static let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  private func link(_ number: UInt64) -> LinkTarget {
    LinkTarget(squad: .fixed(1), subject: .gather(.friday), link: .fixed(number))
  }

  @Test func `one link takes only so many places`() throws {
    let places = LinkPlaces(Quotas(followersPerLink: 2))
    let taken = [
      try places.take(link(1), from: Self.home), try places.take(link(1), from: Self.field),
    ]

    #expect(throws: APIError.tooManyFollowers) { try places.take(link(1), from: Self.home) }
    #expect(throws: Never.self) { try places.take(link(2), from: Self.home) }
    withExtendedLifetime(taken) {}
  }

  @Test func `one address takes only so many places`() throws {
    let places = LinkPlaces(Quotas(followersPerAddress: 2))
    let taken = [
      try places.take(link(1), from: Self.home), try places.take(link(2), from: Self.home),
    ]

    #expect(throws: APIError.tooManyFollowers) { try places.take(link(3), from: Self.home) }
    #expect(throws: Never.self) { try places.take(link(1), from: Self.field) }
    withExtendedLifetime(taken) {}
  }

  @Test func `all places together are bounded`() throws {
    let places = LinkPlaces(Quotas(followers: 1))
    let taken = try places.take(link(1), from: Self.home)

    #expect(throws: APIError.tooManyFollowers) { try places.take(link(2), from: Self.field) }
    withExtendedLifetime(taken) {}
  }

  @Test func `a place that is given up is free again, and nothing is remembered of it`() throws {
    let places = LinkPlaces(
      Quotas(followers: 1, followersPerLink: 1, followersPerAddress: 1))
    for _ in 0..<3 { _ = try places.take(link(1), from: Self.home) }
    #expect(places.keyCount == 0)
  }

  @Test func `a response that is never written takes no place`() async throws {
    let store = MemoryStore()
    try await withServer(store: store) { try await $0.welcome("Ann").shareFriday() }
    var settings = ServerSettings.quick
    settings.quotas.followers = 1
    let application = try await buildApplication(
      store: store, settings: settings, logger: Self.silent)
    for _ in 0..<3 {
      let response = try await unwrittenStream(of: application)
      #expect(response.status == .ok)
      #expect(try await unwrittenStream(of: application).status == .serviceUnavailable)
      withExtendedLifetime(response) {}
    }
  }

  /// The response to a page that opens its stream, before its body is written.
  private func unwrittenStream<App: ApplicationProtocol>(of application: App) async throws
    -> Response
  {
    let path = Route.link(.follow, Link.toFollow.secret, .events).path
    let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: path)
    let channel = NIOAsyncTestingChannel()
    channel.remoteAddress = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
    let source = ApplicationRequestContextSource(channel: channel, logger: Self.silent)
    return try await application.responder.respond(
      to: Request(head: head, body: RequestBody(buffer: ByteBuffer())),
      context: App.Responder.Context(source: source))
  }
}
