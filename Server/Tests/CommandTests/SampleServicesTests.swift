import Foundation
import Testing
import Wire

@Suite("Serving the samples")
struct SampleServicesTests {
  private static let search = "/samples/movies/3/search/movie?query="

  @Test func `the time is told and films are found`() async throws {
    try await withTemporaryFolder { folder in
      let server = try GatherServer(database: folder.appendingPathComponent("gather.sqlite"))

      let clock = try await server.send(.get, "/samples/clock/api/json/utc/now")
      let films = try await server.send(.get, Self.search + "matrix&language=ko")
      let poster = try await server.send(.get, "/samples/movies/t/p/w342/1.svg")

      #expect(clock.status == 200)
      #expect(try JSON(clock.body)["timeZoneName"] == .string("UTC"))
      #expect(films.status == 200)
      #expect(String(decoding: films.body, as: UTF8.self).contains("매트릭스"))
      #expect(poster.status == 200)
      #expect(poster.body.starts(with: "<svg ".utf8))
      server.process.kill()
    }
  }

  @Test func `a page beside a service is served, and takes nothing from it`() async throws {
    try await withTemporaryFolder { folder in
      let client = folder.appendingPathComponent("client")
      let pages = client.appendingPathComponent("samples/movies")
      try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
      for file in [client, pages].map({ $0.appendingPathComponent("index.html") }) {
        try Data("page".utf8).write(to: file)
      }

      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"),
        arguments: ["--client", client.path])

      let page = try await server.send(.get, "/samples/movies/")
      let films = try await server.send(.get, Self.search + "matrix")
      #expect(page == .init(status: 200, body: Array("page".utf8)))
      #expect(films.status == 200)
      server.process.kill()
    }
  }

  @Test(arguments: [true, false])
  func `with a movie database films come from there, and end with the server`(
    byFlag: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      // Given a service that is not there
      let url = "http://127.0.0.1:1"
      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"),
        arguments: byFlag ? ["--movies-url", url, "--movies-images-url", url] : [],
        variables: byFlag
          ? ["GATHER_MOVIES_KEY": "key"]
          : [
            "GATHER_MOVIES_KEY": "key", "GATHER_MOVIES_URL": url, "GATHER_MOVIES_IMAGES_URL": url,
          ])
      // When
      let films = try await server.send(.get, Self.search + "matrix")
      let poster = try await server.send(.get, "/samples/movies/t/p/w342/a.jpg")
      // Then
      #expect(films.status == 502)
      #expect(poster.status == 502)
      #expect(server.process.terminate() == 0)
    }
  }

  @Test(arguments: [
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
  func `half a movie database is named`(
    _ variables: [String: String], _ message: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite").path

      let outcome = try gather("serve", "--database", database, variables: variables)

      #expect(outcome == .init(exitCode: 64, output: "", errors: "gather: \(message)\n"))
      #expect(!FileManager.default.fileExists(atPath: database))
    }
  }
}
