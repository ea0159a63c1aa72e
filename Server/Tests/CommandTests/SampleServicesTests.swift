import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite("Serving the samples", .timeLimit(.minutes(5)))
struct SampleServicesTests {
  private static let search = "/samples/movies/3/search/movie?query="

  @Test func `the time and films are served`() async throws {
    try await withTemporaryFolder { folder in
      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"), program: GatherProcess.samples)

      let clock = try await server.send(.get, "/samples/clock/api/json/utc/now")
      let films = try await server.send(.get, Self.search + "matrix&language=ko")
      let poster = try await server.send(.get, "/samples/movies/t/p/w342/1.svg")

      #expect(clock.status == 200)
      #expect(try JSON(clock.bytes)["timeZoneName"] == .string("UTC"))
      #expect(films.status == 200)
      #expect(films.body.contains("매트릭스"))
      #expect(poster.status == 200)
      #expect(poster.body.hasPrefix("<svg "))
      server.process.kill()
    }
  }

  @Test func `a page beside a service is served and does not hide it`() async throws {
    try await withTemporaryFolder { folder in
      let client = folder.appendingPathComponent("client")
      let pages = client.appendingPathComponent("samples/movies")
      try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
      for file in [client, pages].map({ $0.appendingPathComponent("index.html") }) {
        try Data("page".utf8).write(to: file)
      }

      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"),
        arguments: ["--client", client.path], program: GatherProcess.samples)

      let page = try await server.send(.get, "/samples/movies/")
      let films = try await server.send(.get, Self.search + "matrix")
      #expect(page == TestResponse(status: 200, body: "page"))
      #expect(films.status == 200)
      server.process.kill()
    }
  }

  @Test(arguments: [true, false])
  func `with a movie database films come from there, and the server still shuts down`(
    byFlag: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      // Given the address of a missing service
      let url = "http://127.0.0.1:1"
      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"),
        arguments: byFlag ? ["--movies-url", url, "--movies-images-url", url] : [],
        variables: byFlag
          ? ["GATHER_MOVIES_KEY": "key"]
          : [
            "GATHER_MOVIES_KEY": "key", "GATHER_MOVIES_URL": url, "GATHER_MOVIES_IMAGES_URL": url,
          ],
        program: GatherProcess.samples)
      // When
      let films = try await server.send(.get, Self.search + "matrix")
      let poster = try await server.send(.get, "/samples/movies/t/p/w342/a.jpg")
      // Then
      #expect(films.status == 502)
      #expect(poster.status == 502)
      #expect(server.process.terminate() == 0)
    }
  }

  @Test func `the product does not have the samples' services`() async throws {
    try await withTemporaryFolder { folder in
      let server = try GatherServer(database: folder.appendingPathComponent("gather.sqlite"))

      for path in ["/samples/clock/api/json/utc/now", Self.search + "matrix"] {
        #expect(try await server.send(.get, path).status == 404)
      }
      server.process.kill()
    }
  }

  @Test func `help names the variables of the samples, and those of the product`() throws {
    let help = try samples("serve", "--help").output

    let variables = ["MOVIES_URL", "MOVIES_IMAGES_URL", "MOVIES_KEY", "CLOCK_URL", "DATABASE"]
    #expect(variables.filter { !help.contains("GATHER_\($0)") } == [])
  }

  @Test(arguments: [
    (
      ["GATHER_CLOCK_URL": "worldclockapi.com"],
      "The address of the time service must be like https://example.org, unlike “worldclockapi.com”."
    ),
    (
      ["GATHER_MOVIES_KEY": "key"],
      "Name the movie database with --movies-url; without it, nothing else about it counts."
    ),
    (
      ["GATHER_MOVIES_IMAGES_URL": "https://example.org"],
      "Name the movie database with --movies-url; without it, nothing else about it counts."
    ),
    (
      ["GATHER_MOVIES_URL": "https://example.org"],
      "Set GATHER_MOVIES_KEY to the access token for the movie database."
    ),
    (
      ["GATHER_MOVIES_URL": "example.org", "GATHER_MOVIES_KEY": "key"],
      "An address of the movie database must be like https://example.org, unlike “example.org”."
    ),
    (
      [
        "GATHER_MOVIES_URL": "https://example.org", "GATHER_MOVIES_KEY": "key",
        "GATHER_MOVIES_IMAGES_URL": "ftp://example.org",
      ],
      "An address of the movie database must be like https://example.org, unlike “ftp://example.org”."
    ),
    (
      ["GATHER_MOVIES_URL": "https://example.org", "GATHER_MOVIES_KEY": "a secret"],
      "GATHER_MOVIES_KEY must be one word of ASCII characters."
    ),
  ])
  func `incomplete or malformed settings are reported`(
    _ variables: [String: String], _ message: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite").path

      let outcome = try samples("serve", "--database", database, variables: variables)

      #expect(outcome == .init(exitCode: 64, output: "", errors: "samples: \(message)\n"))
      #expect(!FileManager.default.fileExists(atPath: database))
    }
  }
}
