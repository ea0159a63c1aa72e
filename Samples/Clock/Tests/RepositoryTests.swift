import Browser
import ClockSample
import Markup
import SampleKit
import Testing
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
      page.recorder.operations.last
        == .fetch(
          id: 1, method: "GET", path: "\(address)/api/json/utc/now", headers: "", body: []))
  }

  @Test func `without an address it sends the request to the page's server`() throws {
    Repository(network: try #require(page.network)).fetchNow { _ in }
    guard case .fetch(_, _, let path, _, _) = page.recorder.operations.last else {
      Issue.record("no request was sent")
      return
    }
    #expect(path == "/samples/clock/api/json/utc/now")
  }

  @Test func `a response becomes an entity`() throws {
    #expect(try fetched(200, answer()) == [.success(entity())])
  }

  @Test(arguments: [
    (0, "", FetchFailure.unreachable),
    // The connection was lost before the whole response arrived.
    (0, #"{"$id":"#, .unreachable),
    (503, answer(), .status(503)),
    (404, "", .status(404)),
    (204, "", .status(204)),
    (200, "", .malformed(.json(JSONProblem(.unexpectedEnd, at: 0)))),
    (200, "<h1>Hotel</h1>", .malformed(.json(JSONProblem(.unexpectedByte(60), at: 0)))),
    (200, "[]", .malformed(.notAnObject(field: ""))),
    (200, "{}", .malformed(.missing(field: "$id"))),
    (200, answer() + "}", .malformed(.json(JSONProblem(.trailingBytes, at: answer().utf8.count)))),
  ])
  func `each kind of bad response is an error of its own`(
    _ status: Int32, _ body: String, _ failure: FetchFailure
  ) throws {
    #expect(try fetched(status, body) == [.failure(failure)])
  }

  /// The repository's results when the browser delivers the same response twice.
  private func fetched(
    _ status: Int32, _ body: String
  ) throws -> [Result<UtcTimeModel, FetchFailure>] {
    var results: [Result<UtcTimeModel, FetchFailure>] = []
    Repository(network: try #require(page.network)).fetchNow { results.append($0) }
    for _ in 1...2 {
      page.recorder.send(.answered(request: 1, status: status, body: Array(body.utf8)))
    }
    return results
  }
}

/// An empty page, of which only the network is used.
private final class BarePage {
  let recorder = Recorder()
  private(set) var network: Network?

  init() {
    SampleProgram(host: Host(recorder: recorder)) { environment in
      self.network = environment.network
      return NoSample()
    }.run()
    recorder.send(.started(language: "en", path: "", isOnline: true))
  }

  private final class NoSample: Sample {
    let title = ""
    let page = Content()
    func received(_ text: String, value: String) {}
  }
}
