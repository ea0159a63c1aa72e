import ChangeStore
import Domain
import HTTPTypes
import PrometheusMetrics
import ServerTestSupport
import TestSupport
import Testing
import Wire
import Yams

@testable import API

/// What the metrics say of requests.
@Suite(.timeLimit(.minutes(5)))
struct RequestMetricsTests {
  private let metrics = PrometheusFactory()

  @Test func `requests are counted by route, method and status`() async throws {
    try await withServer(metrics: metrics) { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("Ben")
      try await ann.addPlayer("Cem")
      _ = try await ann.put("/api/players/1", #"{"name":"Bo"}"#)
      _ = try await ann.put("/api/players/2", "no JSON")
      _ = try await server.send("PATCH", "/api/players/1")
      _ = try await server.send("HEAD", "/health")
      _ = try await server.get("/nothing/of/the/kind")
      _ = try await server.get("/api/gathers/1")
    }

    #expect(
      metrics.lines(of: "gather_http_requests_total") == [
        #"{method="GET",route="other",status="400"} 1"#,
        #"{method="GET",route="other",status="404"} 1"#,
        #"{method="HEAD",route="/health",status="200"} 1"#,
        #"{method="POST",route="/api/players",status="201"} 2"#,
        #"{method="POST",route="/api/users",status="201"} 1"#,
        #"{method="POST",route="/api/users/login",status="200"} 1"#,
        #"{method="PUT",route="/api/players/{player}",status="204"} 1"#,
        #"{method="PUT",route="/api/players/{player}",status="400"} 1"#,
        #"{method="other",route="/api/players/{player}",status="405"} 1"#,
      ])
    let durations = metrics.lines(of: "gather_http_request_duration_seconds_count")
    #expect(durations.contains(#"{method="POST",route="/api/players"} 2"#))
    #expect(durations.contains(#"{method="PUT",route="/api/players/{player}"} 2"#))
  }

  @Test func `no metric has an id, a secret or anything else that a client chose`() async throws {
    let chosen = "Chosen"
    try await withServer(metrics: metrics) { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      for endpoint in Endpoint.all() { _ = try await ann.send(endpoint) }
      _ = try await server.send(chosen, "/\(chosen)?\(chosen)", chosen)
      _ = try await server.get("/follow/\(chosen)", headers: [.userAgent: chosen])

      let text = metrics.families.exposition
      let secrets = [Link.toFollow.secret, Link.toScore.secret].map(\.text)
      for word in secrets + [chosen, ann.squadID, ann.userID, Account.ID.fixed(1).uuidString] {
        #expect(!text.contains(word))
      }
    }
  }

  @Test func `routes have the names that the description gives them`() async throws {
    try await withServer { server in
      let yaml = try #require(try Yams.compose(yaml: try await server.get("/openapi.yaml").body))
      let paths = try #require(yaml["paths"]?.mapping).keys.compactMap(\.string)

      #expect(Route.examples().map(\.template).sorted() == paths.sorted())
    }
  }

  @Test(arguments: [
    (StorageError.full, "full"), (.unreachable, "unreachable"), (.inaccessible, "inaccessible"),
    (.moved, "moved"), (.newerVersion, "newer_version"), (.inUse, "in_use"),
    (.other(code: "SQLITE_X"), "other"), (.server(.noAnswer), "unreachable"),
    (.server(.sharedSessions), "unfit_server"),
  ])
  func `errors of storage are counted by kind`(error: StorageError, kind: String) async throws {
    let store = FaultyStore()
    try await withServer(store: store, metrics: metrics) { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      store.fail { $0.reading = error }
      // A page that reads the link, a request that reads an account, and the health.
      _ = try await server.get(Route.link(.follow, Link.toFollow.secret, .data).path)
      _ = try await ann.get("/api/users")
      _ = try await server.get("/health")
    }

    let lines = metrics.lines(of: "gather_storage_errors_total")
    #expect(lines.count == 10)
    #expect(lines.filter { !$0.hasSuffix(" 0") } == [#"{kind="\#(kind)"} 3"#])
  }

  @Test func `a refusal that is no error of storage is none`() async throws {
    try await withServer(metrics: metrics) { server in
      _ = try await server.get("/api/players")
      _ = try await server.get("/follow/nothing")
    }

    #expect(
      metrics.lines(of: "gather_storage_errors_total").allSatisfy { $0.hasSuffix(" 0") })
  }
}
