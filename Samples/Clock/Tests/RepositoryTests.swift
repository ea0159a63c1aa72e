import Browser
import ClockSample
import Markup
import SampleKit
import Testing
import Wire

/// The repository, over the real network of a page; the browser alone is recorded.
@Suite("Repository")
struct RepositoryTests {
  private let page = BarePage()

  @Test(arguments: ["/samples/clock", "https://time.example/clock"])
  func `it asks the time service at its address`(_ address: String) throws {
    let network = try #require(page.network)
    let repository = Repository(network: network, baseAddress: address)
    repository.fetchNow { _ in }
    #expect(
      page.recorder.operations.last
        == .fetch(
          id: 1, method: "GET", path: "\(address)/api/json/utc/now", headers: "", body: []))
  }

  @Test func `without an address, it asks the server of the page`() throws {
    Repository(network: try #require(page.network)).fetchNow { _ in }
    guard case .fetch(_, _, let path, _, _) = page.recorder.operations.last else {
      Issue.record("nothing was asked")
      return
    }
    #expect(path == "/samples/clock/api/json/utc/now")
  }

  @Test func `an answer is an entity`() throws {
    #expect(try fetched(200, answer()) == [.success(entity())])
  }

  @Test(arguments: [
    (0, "", FetchFailure.unreachable),
    // Lost between the request and the end of its answer.
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
  func `what is no entity is a failure of its own kind`(
    _ status: Int32, _ body: String, _ failure: FetchFailure
  ) throws {
    #expect(try fetched(status, body) == [.failure(failure)])
  }

  /// What the repository says when it is answered so, twice for one request.
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

/// A page with nothing on it, for its network.
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
