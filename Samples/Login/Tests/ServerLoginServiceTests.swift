import Browser
import Client
import LoginSample
import Markup
import SampleKit
import Testing
import Wire

/// Tests the service with the real network of a page in a recorded browser.
@Suite("Login service")
struct ServerLoginServiceTests {
  private let page = TestPage { _ in NoSample() }
  private let service: ServerLoginService

  init() throws { service = ServerLoginService(network: try #require(page.network)) }

  @Test func `it requests a token with the name and password in HTTP's Basic scheme`() {
    // Base64 of `ann:pass wörd`, made with `base64` of coreutils.
    service.logIn(username: " ann ", password: "pass wörd") { _ in }
    #expect(
      page.requests == [
        .fetch(
          id: 1, .authorized(.post, "/api/users/login", "Basic YW5uOnBhc3Mgd8O2cmQ="))
      ])
  }

  @Test func `the right password begins a session with the name as the server stores it`() {
    let user = #"{"id":"00000000-0000-0000-0000-000000000001","username":"Ann"}"#
    #expect(loggedIn(200, grant, user: (200, user)) == [.success(session("Ann"))])
    #expect(
      page.requests.last
        == .fetch(
          id: 2,
          .authorized(.get, "/api/users/00000000-0000-0000-0000-000000000001", "Bearer t0ken")))
  }

  @Test(arguments: [(Int?.none, ""), (500, ""), (404, #"{"username":"Ann"}"#), (200, "{}")])
  func `a server that does not tell the name leaves it as it was typed`(
    _ status: Int?, _ body: String
  ) {
    #expect(loggedIn(200, grant, user: (status, body)) == [.success(session("ann"))])
  }

  @Test(arguments: [
    (nil, "", LoginServiceError.unreachable), (401, "", .wrongPassword), (429, "", .throttled),
    (503, "", .failed), (404, "", .failed), (200, "", .failed), (200, "{}", .failed),
    (200, "<h1>Hotel</h1>", .failed), (204, grant, .failed),
  ])
  func `anything else is an error of its own kind`(
    _ status: Int?, _ body: String, _ error: LoginServiceError
  ) {
    #expect(loggedIn(status, body) == [.failure(error)])
  }

  @Test(arguments: ["ann:b", "", String(repeating: "x", count: 2_001), "a\nb"])
  func `a name that no account can have is wrong and is not sent`(_ username: String) {
    var results: [Result<Session, LoginServiceError>] = []
    service.logIn(username: username, password: "secret") { results.append($0) }
    #expect(results == [.failure(.wrongPassword)])
    #expect(page.requests == [])
  }

  @Test func `logging out sends the token and no cookie`() {
    service.logOut(.ann) { _ in }
    #expect(
      page.requests == [
        .fetch(
          id: 1, .authorized(.post, "/api/users/logout", "Bearer t0ken"))
      ])
  }

  @Test(arguments: [
    (Int?(204), LoginServiceError?.none), (401, nil), (nil, .unreachable), (500, .failed),
    (429, .throttled), (200, .failed),
  ])
  func `a token that is gone is logged out, and no other`(
    _ status: Int?, _ error: LoginServiceError?
  ) {
    var results: [LoginServiceError?] = []
    service.logOut(.ann) { results.append($0) }
    page.receive(1, status)
    #expect(results == [error])
  }

  /// The service's results when the browser delivers each response twice.
  private func loggedIn(
    _ status: Int?, _ body: String, user: (status: Int?, body: String)? = nil
  ) -> [Result<Session, LoginServiceError>] {
    var results: [Result<Session, LoginServiceError>] = []
    service.logIn(username: "ann", password: "secret") { results.append($0) }
    page.receive(1, status, body)
    page.receive(1, status, body)
    for _ in 1...2 {
      if let user { page.receive(2, user.status, user.body) }
    }
    return results
  }

  private func session(_ username: String) -> Session {
    Session(username: username, token: "t0ken")
  }
}

private final class NoSample: Sample {
  let title = ""
  func write(to page: Page) {}
  func received(_ text: String, value: String) {}
}

extension HTTPRequest {
  /// A request with one header, which says who asks.
  fileprivate static func authorized(
    _ method: HTTPMethod, _ path: String, _ credentials: String
  ) -> Self {
    Self(method, path, headers: [Header(name: "Authorization", value: credentials)])
  }
}
