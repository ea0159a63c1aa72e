import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite("Serving the browser client", .timeLimit(.minutes(5)))
struct ClientTests {
  @Test(arguments: [true, false])
  func `the client's files are served, hidden ones are not`(byFlag: Bool) async throws {
    try await withTemporaryFolder { folder in
      // Given
      let client = folder.appendingPathComponent("pages").path
      try write(["index.html", "app.01234567.js", "samples/index.html", ".secret"], in: client)
      // When
      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"),
        arguments: byFlag ? ["--client", client] : [],
        variables: byFlag ? [:] : ["GATHER_CLIENT": client])
      // Then
      for (path, content) in [
        ("/", "index.html"), ("/app.01234567.js", "app.01234567.js"),
        ("/samples/", "samples/index.html"),
      ] {
        #expect(
          try await server.send(.get, path) == TestResponse(status: 200, body: content))
      }
      #expect(try await server.send(.get, "/.secret").status == 404)
      #expect(try await server.send(.get, "/health").status == 200)
      server.process.kill()
    }
  }

  @Test func `a client behind links is served, and a link that leads back changes nothing`()
    async throws
  {
    try await withTemporaryFolder { folder in
      // Given
      let files = FileManager.default
      let client = folder.appendingPathComponent("release-7")
      try write(["index.html"], in: client.path)
      try write(["a.svg"], in: folder.appendingPathComponent("shared").path)
      let current = folder.appendingPathComponent("current").path
      for (link, target) in [
        (current, "release-7"), ("\(client.path)/icons", "../shared"), ("\(client.path)/back", "."),
      ] {
        try files.createSymbolicLink(atPath: link, withDestinationPath: target)
      }
      // When
      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"), arguments: ["--client", current])
      // Then
      for (path, content) in [("/", "index.html"), ("/icons/a.svg", "a.svg")] {
        #expect(try await server.send(.get, path) == TestResponse(status: 200, body: content))
      }
      server.process.kill()
    }
  }

  @Test(arguments: ["https://example.org/football", "http://example.org/a/b/", "https://a.b//"])
  func `a public address below a path is refused, because nothing works there`(
    address: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let outcome = try gather(
        "serve", "--database", folder.appendingPathComponent("gather.sqlite").path,
        "--public-url", address)
      let message = """
        --public-url must be an address of its own, such as https://gather.example.org: Football Gather \
        does not work below a path, as in “\(address)”.
        """
      #expect(outcome == .init(exitCode: 64, output: "", errors: "gather: \(message)\n"))
    }
  }

  @Test func `a public address with https is in the preview of a link`() async throws {
    try await withTemporaryFolder { folder in
      let client = folder.appendingPathComponent("pages")
      try FileManager.default.createDirectory(at: client, withIntermediateDirectories: true)
      let page = #"<meta property="og:image" content="/preview.png">"#
      try Data(page.utf8).write(to: client.appendingPathComponent("index.html"))
      for (address, image) in [
        ("https://gather.example", "https://gather.example/preview.png"),
        ("http://localhost:8080", "/preview.png"),
      ] {
        let server = try GatherServer(
          database: folder.appendingPathComponent("gather.sqlite"),
          arguments: ["--client", client.path, "--public-url", address])
        #expect(try await server.send(.get, "/").body.contains("content=\"\(image)\""))
        server.process.kill()
      }
    }
  }

  @Test func `the client beside the program is served without an option`() async throws {
    try await withTemporaryFolder { folder in
      let program = folder.appendingPathComponent("gather")
      try FileManager.default.copyItem(at: GatherProcess.gather, to: program)
      try write(["index.html"], in: folder.appendingPathComponent("client").path)

      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"), program: program)

      #expect(
        try await server.send(.get, "/") == TestResponse(status: 200, body: "index.html"))
      server.process.kill()
    }
  }

  @Test func `a missing or incomplete client is reported`() async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite").path
      let missing = folder.appendingPathComponent("missing").path
      let partial = folder.appendingPathComponent("partial").path
      try write(["app.01234567.js", "samples/index.html"], in: partial)

      for (client, message) in [
        (missing, "The client in \(missing) cannot be read; check the folder and its permissions."),
        (partial, "There is no index.html in \(partial); build the client into it first."),
      ] {
        let outcome = try gather("serve", "--database", database, "--client", client)
        #expect(outcome == .init(exitCode: 66, output: "", errors: "gather: \(message)\n"))
      }
      #expect(!FileManager.default.fileExists(atPath: database))
    }
  }

  /// Writes files whose content is their name.
  private func write(_ names: [String], in folder: String) throws {
    for name in names {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(name.utf8).write(to: file)
    }
  }
}
