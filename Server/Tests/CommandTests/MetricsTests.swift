import Foundation
import HTTPTypes
import ServerTestSupport
import Testing
import Wire

@Suite("The metrics of a server", .timeLimit(.minutes(5)))
struct MetricsTests {
  @Test func `they are at an address of their own, and never at the server's`() async throws {
    try await withTemporaryFolder { folder in
      // Given
      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"),
        arguments: ["--metrics", "127.0.0.1:0"])
      let line = server.process.firstLine()
      let address = try #require(URL(string: String(line.dropFirst("Metrics are at ".count))))
      #expect(address.path == "/metrics")
      let port = try #require(address.port)
      // When
      _ = try await User.registered(with: server)
      let metrics = try await HTTPConnection.send(.get, "/metrics", to: port)
      // Then
      #expect(metrics.status == 200)
      #expect(metrics.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
      let lines = metrics.body.split(separator: "\n")
      #expect(
        lines.contains(
          #"gather_http_requests_total{method="POST",route="/api/users",status="201"} 1"#))
      #expect(lines.contains { $0.hasPrefix("gather_sqlite_commit_writes_count ") })
      #expect(lines.contains { $0.hasPrefix("gather_build_info{version=") })
      for family in lines where family.hasPrefix("# TYPE ") {
        let name = family.split(separator: " ")[2]
        #expect(lines.contains { $0.hasPrefix("# HELP \(name) ") }, "\(name) has no help")
      }
      #expect(try await server.send(.get, "/metrics").status == 404)
      #expect(try await HTTPConnection.send(.get, "/health", to: port).status == 404)
      #expect(try await HTTPConnection.send(.post, "/metrics", to: port).status == 405)
      #expect(server.process.terminate() == 0)
    }
  }

  @Test func `an environment variable names their address, too`() async throws {
    try await withTemporaryFolder { folder in
      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"),
        variables: ["GATHER_METRICS": "[::1]:0"])

      #expect(server.process.firstLine().hasPrefix("Metrics are at http://[::1]:"))
      server.process.kill()
    }
  }

  @Test(arguments: ["9090", "127.0.0.1", "127.0.0.1:", ":9090", "::1:9090", "127.0.0.1:65536"])
  func `an address is a host and a port`(_ text: String) throws {
    let outcome = try gather("serve", "--port", "0", "--metrics", text)

    #expect(
      outcome
        == .init(
          exitCode: 64, output: "",
          errors:
            "gather: --metrics must be an address like 127.0.0.1:9090, unlike “\(text)”.\n"))
  }

  @Test func `an address that is taken ends the command before it creates a database`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let first = try GatherServer(database: folder.appendingPathComponent("first.sqlite"))
      let taken = String(first.address.dropFirst("http://".count))
      let database = folder.appendingPathComponent("second.sqlite").path

      let outcome = try gather(
        "serve", "--port", "0", "--database", database, "--metrics", taken)

      #expect(
        outcome
          == .init(
            exitCode: 69, output: "",
            errors: """
              gather: Cannot listen on \(taken) for the metrics; choose another address with \
              --metrics.\n
              """))
      #expect(!FileManager.default.fileExists(atPath: database))
      first.process.kill()
    }
  }
}
