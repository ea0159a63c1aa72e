import Browser
import LoginSample
import Markup
import SampleKit
import Testing

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
          id: 1, method: "POST", path: "/api/users/login",
          headers: "Authorization: Basic YW5uOnBhc3Mgd8O2cmQ=", body: [])
      ])
  }

  @Test func `the right password begins a session with the name as the server stores it`() {
    let user = #"{"id":"00000000-0000-0000-0000-000000000001","username":"Ann"}"#
    #expect(loggedIn(200, grant, user: (200, user)) == [.success(session("Ann"))])
    #expect(
      page.requests.last
        == .fetch(
          id: 2, method: "GET", path: "/api/users/00000000-0000-0000-0000-000000000001",
          headers: "Authorization: Bearer t0ken", body: []))
  }

  @Test(arguments: [(Int32(0), ""), (500, ""), (404, #"{"username":"Ann"}"#), (200, "{}")])
  func `without a name from the server the session has the typed one`(
    _ status: Int32, _ body: String
  ) {
    #expect(loggedIn(200, grant, user: (status, body)) == [.success(session("ann"))])
  }

  @Test(arguments: [
    (0, "", LoginFailure.unreachable), (401, "", .wrongPassword), (429, "", .throttled),
    (503, "", .failed), (404, "", .failed), (200, "", .failed), (200, "{}", .failed),
    (200, "<h1>Hotel</h1>", .failed), (204, grant, .failed),
  ])
  func `each kind of bad response is an error of its own`(
    _ status: Int32, _ body: String, _ failure: LoginFailure
  ) {
    #expect(loggedIn(status, body) == [.failure(failure)])
  }

  @Test(arguments: ["ann:b", "", String(repeating: "x", count: 81), "a\nb"])
  func `a name that no account can have is wrong and is not sent`(_ username: String) {
    var results: [Result<Session, LoginFailure>] = []
    service.logIn(username: username, password: "secret") { results.append($0) }
    #expect(results == [.failure(.wrongPassword)])
    #expect(page.requests == [])
  }

  @Test func `logging out sends the token and no cookie`() {
    service.logOut(.ann) { _ in }
    #expect(
      page.requests == [
        .fetch(
          id: 1, method: "POST", path: "/api/users/logout",
          headers: "Authorization: Bearer t0ken", body: [])
      ])
  }

  @Test(arguments: [
    (Int32(204), LoginFailure?.none), (401, nil), (0, .unreachable), (500, .failed),
    (429, .throttled), (200, .failed),
  ])
  func `only a deleted or unknown token counts as logged out`(
    _ status: Int32, _ failure: LoginFailure?
  ) {
    var results: [LoginFailure?] = []
    service.logOut(.ann) { results.append($0) }
    page.receive(1, status)
    #expect(results == [failure])
  }

  /// The service's results when the browser delivers each response twice.
  private func loggedIn(
    _ status: Int32, _ body: String, user: (status: Int32, body: String)? = nil
  ) -> [Result<Session, LoginFailure>] {
    var results: [Result<Session, LoginFailure>] = []
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
  let page = Content()
  func received(_ text: String, value: String) {}
}
