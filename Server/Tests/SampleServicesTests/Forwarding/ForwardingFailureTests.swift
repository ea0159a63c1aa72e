import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import Testing

@testable import SampleServices

@Suite("When The Movie Database fails")
struct ForwardingFailureTests {
  private static let poster = "/samples/movies/t/p/w342/a.jpg"

  struct Mishap: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let status: Int
    let code: Int
    let problem: String
    let answering: FakeMovieDatabase.Answering

    init(
      _ name: String, _ status: Int, code: Int, _ problem: String,
      _ answering: @escaping FakeMovieDatabase.Answering
    ) {
      testDescription = name
      (self.status, self.code, self.problem) = (status, code, problem)
      self.answering = answering
    }
  }

  private static let searchMishaps = [
    Mishap("the key is refused", 502, code: 7, "keyRefused") { _ in
      .text(#"{"status_message":"said by upstream"}"#, status: .unauthorized)
    },
    Mishap("the key is not enough", 502, code: 7, "keyRefused") { _ in
      .text("said by upstream", status: .forbidden)
    },
    Mishap("too many requests", 503, code: 25, "tooManyRequests") { _ in
      .text("said by upstream", status: .tooManyRequests, headers: [.retryAfter: "3600"])
    },
    Mishap("broken", 502, code: 11, "unexpectedStatus(500)") { _ in
      .text("said by upstream", status: .internalServerError)
    },
    Mishap("nothing there", 502, code: 11, "unexpectedStatus(404)") { _ in
      .text("said by upstream", status: .notFound)
    },
    Mishap("moved", 502, code: 11, "unexpectedStatus(302)") { _ in
      Response(status: .found, headers: [.location: "/elsewhere"])
    },
    Mishap("a page of HTML", 502, code: 11, "unexpectedContent") { _ in
      .text("<html>said by upstream</html>")
    },
    Mishap("other JSON", 502, code: 11, "unexpectedContent") { _ in
      .text(#"{"results":"said by upstream"}"#)
    },
    Mishap("nothing at all", 502, code: 11, "unexpectedContent") { _ in .text("") },
    Mishap("too much", 502, code: 11, "tooLarge") { _ in
      .text(#"{"results":[]}"# + String(repeating: " ", count: 1 << 20))
    },
  ]

  private static let posterMishaps = [
    Mishap("not a picture", 502, code: 11, "unexpectedContent") { _ in
      .text("said by upstream", type: "text/html")
    },
    Mishap("another kind of picture", 502, code: 11, "unexpectedContent") { _ in
      .text("<svg>said by upstream</svg>", type: "image/svg+xml")
    },
    Mishap("too much", 502, code: 11, "tooLarge") { _ in
      .text(String(repeating: " ", count: 4 << 20 + 1), type: "image/jpeg")
    },
    Mishap("no such picture", 404, code: 34, "unknownPoster") { _ in
      .text("said by upstream", status: .notFound)
    },
  ]

  @Test(arguments: searchMishaps)
  func `a search says what went wrong, in its own words`(_ mishap: Mishap) async throws {
    try await expect(mishap, at: SamplesServer.search + "?query=of-somebody")
  }

  @Test(arguments: posterMishaps)
  func `a poster says what went wrong, in its own words`(_ mishap: Mishap) async throws {
    try await expect(mishap, at: Self.poster)
  }

  private func expect(_ mishap: Mishap, at path: String) async throws {
    let (log, fake) = (RecordedLog(), FakeMovieDatabase(mishap.answering))
    try await withForwarding(to: fake, logger: log.logger) { server in
      let answer = try await server.get(path)

      #expect(answer.status == mishap.status)
      #expect(answer.body.hasPrefix(#"{"success":false,"status_code":\#(mishap.code),"#))
      #expect(answer["Retry-After"] == (mishap.status == 503 ? "10" : nil))
      let headers = answer.headers.map { "\($0)" }.joined()
      for secret in [MovieDatabaseSettings.secret, "said by upstream", "of-somebody", "127.0.0.1"] {
        #expect(!answer.body.contains(secret))
        #expect(!headers.contains(secret))
      }
      #expect(fake.received.count == 1)
    }
    let line = try #require(log.lines.first { $0.contains("GET /samples/movies/") })
    #expect(line.contains("\(mishap.problem)"))
    for secret in [MovieDatabaseSettings.secret, "said by upstream", "of-somebody"] {
      #expect(!log.text.contains(secret))
    }
  }

  @Test(arguments: ["before it begins", "in the middle"])
  func `an answer that takes too long is not waited for`(_ moment: String) async throws {
    let fake = FakeMovieDatabase { _ in
      if moment == "before it begins" { try await gracefulShutdown() }
      return Response(
        status: .ok, headers: [.contentType: "image/jpeg"],
        body: ResponseBody { writer in
          try await writer.write(ByteBuffer(string: "{"))
          try await gracefulShutdown()
          try await writer.finish(nil)
        })
    }
    try await withForwarding(to: fake, timeout: .milliseconds(200)) { server in
      for path in [SamplesServer.search + "?query=a", Self.poster] {
        let answer = try await server.get(path)

        #expect(answer.status == 504)
        #expect(answer.body.contains(#""status_code":24,"#))
      }
    }
  }

  @Test func `when too many wait already, others are told to come again`() async throws {
    let (arrived, gate) = (Gate(), Gate())
    let fake = FakeMovieDatabase { _ in
      await arrived.open()
      await gate.pass()
      return .text(#"{"results":[]}"#)
    }
    try await withForwarding(to: fake, requestLimit: 1) { server in
      async let first = server.search("first")
      await arrived.pass()
      let second = try await server.search("second")
      await gate.open()
      let third = try await (first, server.search("third")).1

      #expect(second.status == 503)
      #expect(second["Retry-After"] == "1")
      #expect(third.status == 200)
    }
  }

  @Test func `a service that is not there cannot be reached`() async throws {
    // Nobody listens on port 1.
    let samples = try SampleServices(
      world: .standing(), movieDatabase: .local(port: 1, timeout: .seconds(30)))
    try await withSamples(samples) { server in
      let answer = try await server.search("a")

      #expect(answer.status == 502)
      #expect(answer.body.contains(#""status_code":43,"#))
    }
  }
}

/// Something that many wait for, and one lets happen.
private actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
