import API
import HTTPTypes
import Hummingbird
import NIOCore
import ServerTestSupport
import Testing

@testable import SampleServices

@Suite("Films from The Movie Database", .timeLimit(.minutes(5)))
struct ForwardingTests {
  private static let page =
    #"{"page":2,"results":[{"id":1,"title":"A"}],"total_pages":2,"total_results":21}"#

  @Test func `the search is forwarded, and the response returned`() async throws {
    let fake = FakeService { _ in .text(Self.page) }
    try await withForwarding(to: fake) { server in
      let response = try await server.get(
        SamplesServer.search
          + "?include_adult=true&page=2&query=Am%C3%A9lie+%26page%3D3%00&language=ko-KR&api_key=x")

      #expect(response.status == 200)
      #expect(response.body == Self.page)
      #expect(
        fake.received.map(\.address)
          == ["/3/search/movie?query=Am%C3%A9lie%20%26page%3D3%20&page=2&language=ko-KR"])
      #expect(
        fake.received.first?.headers[.authorization] == "Bearer \(MovieDatabaseSettings.secret)")
    }
  }

  @Test func `missing fields are sent with their defaults`() async throws {
    let fake = FakeService { _ in .text(Self.page) }
    try await withForwarding(to: fake) { server in
      _ = try await server.search("a", language: "\r\nX-Header: 1")

      #expect(
        fake.received.map(\.address) == ["/3/search/movie?query=a&page=1&language=en-US"])
    }
  }

  @Test(arguments: ["", "?query=%20", "?query=a&page=0", "?query=a&page=501", "?query=%FF"])
  func `an invalid search is not forwarded`(_ urlQuery: String) async throws {
    let fake = FakeService { _ in .text(Self.page) }
    try await withForwarding(to: fake) { server in
      let response = try await server.get(SamplesServer.search + urlQuery)

      #expect((400..<500).contains(response.status))
      #expect(fake.received.isEmpty)
    }
  }

  @Test(arguments: [
    ("a_B-1.jpg", "image/jpeg"), ("a.png", "IMAGE/PNG"), ("a.webp", "image/webp; q=1"),
  ])
  func `a poster is forwarded with its media type`(_ name: String, _ type: String) async throws {
    let fake = FakeService { _ in .text("picture", type: type) }
    try await withForwarding(to: fake) { server in
      let response = try await server.get("/samples/movies/t/p/w342/\(name)")

      #expect(response.status == 200)
      #expect(response.body == "picture")
      #expect(response["Content-Type"]?.hasPrefix("image/") == true)
      #expect(response["Cache-Control"] == "public, max-age=86400")
      #expect(fake.received.map(\.address) == ["/pictures/t/p/w342/\(name)"])
      // The key is sent only with searches.
      #expect(fake.received.first?.headers[.authorization] == nil)
    }
  }

  @Test(arguments: [
    "a.svg", "a.jpg.svg", "..", "a%2Fb.jpg", "a.jpg%3Fx", ".jpg", "a.jpeg", "é.jpg", "a.gif",
    "\(String(repeating: "a", count: 65)).jpg", "a.jpg%00", "a..jpg", "a%0d%0a.jpg",
  ])
  func `other file names are not forwarded`(_ name: String) async throws {
    let fake = FakeService { _ in .text("picture", type: "image/jpeg") }
    try await withForwarding(to: fake) { server in
      let response = try await server.get("/samples/movies/t/p/w342/\(name)")

      #expect(response.status == 404)
      #expect(fake.received.isEmpty)
    }
  }

  @Test func `only the body of the response is returned`() async throws {
    let fake = FakeService { _ in
      .text(
        Self.page,
        headers: [
          .setCookie: "session=1", .server: "upstream", .cacheControl: "public", .eTag: "\"1\"",
          .contentSecurityPolicy: "default-src *",
        ])
    }
    try await withForwarding(to: fake) { server in
      let response = try await server.search("a")

      for name in ["Set-Cookie", "Server", "ETag"] { #expect(response[name] == nil) }
      #expect(response["Cache-Control"] == "no-store")
      #expect(
        response["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'")
      #expect(response["Content-Type"] == "application/json; charset=utf-8")
    }
  }

  @Test func `this server's own catalogue can replace the service`() async throws {
    let catalogue = MovieService(source: try FilmCatalogue(.few))
    let fake = FakeService { request in
      let read = try #require(catalogue.reader(at: "/samples/movies" + request.uri.path))
      return await read(request).response
    }
    try await withForwarding(to: fake) { server in
      let ids = try await server.ids("기생")

      #expect(ids == [4])
    }
  }
}
