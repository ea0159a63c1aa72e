import HTTPTypes
import Hummingbird
import NIOCore
import ServerTestSupport
import Testing

@testable import SampleServices

@Suite("When The Movie Database fails", .timeLimit(.minutes(5)))
struct ForwardingErrorTests {
  private static let poster = "/samples/movies/t/p/w342/a.jpg"

  struct Mishap: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let status: Int
    let code: Int
    let error: String
    let respond: FakeService.ResponseFunction

    init(
      _ name: String, _ status: Int, code: Int, _ error: String,
      _ respond: @escaping FakeService.ResponseFunction
    ) {
      testDescription = name
      (self.status, self.code, self.error) = (status, code, error)
      self.respond = respond
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
  func `a search reports an error in this server's own words`(_ mishap: Mishap) async throws {
    try await expect(mishap, at: SamplesServer.search + "?query=of-somebody")
  }

  @Test(arguments: posterMishaps)
  func `a poster reports an error in this server's own words`(_ mishap: Mishap) async throws {
    try await expect(mishap, at: Self.poster)
  }

  private func expect(_ mishap: Mishap, at path: String) async throws {
    let (log, fake) = (RecordedLog(), FakeService(mishap.respond))
    try await withForwarding(to: fake, logger: log.logger) { server in
      let response = try await server.get(path)

      #expect(response.status == mishap.status)
      #expect(response.body.hasPrefix(#"{"success":false,"status_code":\#(mishap.code),"#))
      #expect(response["Retry-After"] == (mishap.status == 503 ? "10" : nil))
      let headers = response.headers.map { "\($0)" }.joined()
      for secret in [MovieDatabaseSettings.secret, "said by upstream", "of-somebody", "127.0.0.1"] {
        #expect(!response.body.contains(secret))
        #expect(!headers.contains(secret))
      }
      #expect(fake.received.count == 1)
    }
    let line = try #require(log.lines.first { $0.contains("GET /samples/movies/") })
    #expect(line.contains("\(mishap.error)"))
    for secret in [MovieDatabaseSettings.secret, "said by upstream", "of-somebody"] {
      #expect(!log.text.contains(secret))
    }
  }
}
