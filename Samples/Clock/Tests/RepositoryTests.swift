import Browser
import BrowserSupport
import Client
import ClockSample
import Markup
import SampleKit
import Testing
import Texts
import Wire

/// Tests the repository with the real network of a page in a recorded browser.
@Suite("Repository")
struct RepositoryTests {
  private let page = BarePage()

  @Test(arguments: ["/samples/clock", "https://time.example/clock"])
  func `it sends the request to the time service's address`(_ address: String) throws {
    let network = try #require(page.network)
    let repository = Repository(network: network, baseAddress: address)
    repository.fetchNow { _ in }
    #expect(
      page.fakeHost.operations.last
        == .fetch(id: 1, HTTPRequest(.get, "\(address)/api/json/utc/now")))
  }

  @Test func `without an address it sends the request to the page's server`() throws {
    Repository(network: try #require(page.network)).fetchNow { _ in }
    #expect(
      page.fakeHost.operations.last
        == .fetch(id: 1, HTTPRequest(.get, "/samples/clock/api/json/utc/now")))
  }

  @Test func `a response becomes an entity`() throws {
    #expect(try fetched(200, responseBody()) == [.success(entity())])
  }

  @Test(arguments: [
    (nil, "", FetchError.unreachable),
    // Lost between the request and the end of its response.
    (nil, #"{"$id":"#, .unreachable),
    (503, responseBody(), .status(503)),
    (404, "", .status(404)),
    (204, "", .status(204)),
    (200, "", .malformed(.json(JSONError(.unexpectedEnd, at: 0)))),
    (200, "<h1>Hotel</h1>", .malformed(.json(JSONError(.unexpectedByte(60), at: 0)))),
    (200, "[]", .malformed(.notAnObject(field: ""))),
    (200, "{}", .malformed(.missing(field: "$id"))),
    (
      200, responseBody() + "}",
      .malformed(.json(JSONError(.trailingBytes, at: responseBody().utf8.count)))
    ),
  ])
  func `what is no entity is an error of its own kind`(
    _ status: Int?, _ body: String, _ error: FetchError
  ) throws {
    #expect(try fetched(status, body) == [.failure(error)])
  }

  /// The repository's results when the browser delivers the same response twice.
  private func fetched(
    _ status: Int?, _ body: String
  ) throws -> [Result<UtcTimeModel, FetchError>] {
    var results: [Result<UtcTimeModel, FetchError>] = []
    Repository(network: try #require(page.network)).fetchNow { results.append($0) }
    for _ in 1...2 {
      page.fakeHost.send(
        .responded(request: 1, HTTPResponse(status: status, body: Array(body.utf8))))
    }
    return results
  }
}

/// An empty page, of which only the network is used.
private final class BarePage {
  let fakeHost = FakeHost()
  private(set) var network: Network?

  init() {
    SampleProgram(host: Host(standIn: fakeHost)) { environment in
      self.network = environment.network
      return NoSample()
    }.run()
    fakeHost.send(.started(language: "en", path: "", isOnline: true))
  }

  private final class NoSample: Sample {
    let title = ""
    func write(to page: Page) {}
    func received(_ text: String, value: String) {}
  }
}
