import API
import HTTPTypes
import ServerTestSupport
import Testing

/// The cookie that contains a browser's token.
@Suite(.timeLimit(.minutes(5)))
struct CookieTests {
  @Test(arguments: [false, true])
  func `scripts cannot read the cookie and other sites cannot send it`(
    _ isSecure: Bool
  ) async throws {
    var settings = ServerSettings.quick
    settings.isPublicURLSecure = isSecure
    try await withServer(settings: settings) { server in
      try await server.register("Ann")

      let response = try await server.logIn("Ann")

      let cookie = try #require(response.cookie)
      let token = cookie.value
      #expect(cookie.name == (isSecure ? "__Host-gather_token" : "gather_token"))
      #expect(
        cookie.attributes
          == Set(
            ["Path=/", "Max-Age=7776000", "HttpOnly", "SameSite=Strict"]
              + (isSecure ? ["Secure"] : [])))
      #expect(response.body.contains("\"token\":\"\(token)\""))
    }
  }

  @Test(arguments: [
    "gather_token=%", "a=b; gather_token=%", "gather_token=%; a=b", "a; gather_token=%",
    "__Host-gather_token=%", "gather_token=old; __Host-gather_token=%",
  ])
  func `the cookie authenticates like the token`(_ form: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let cookie: HTTPFields = [.cookie: form.replacing("%", with: ann.token)]

      #expect(try await server.get("/api/players", headers: cookie) == .json("[]"))
      #expect(
        try await server.post("/api/players", #"{"name":"A"}"#, headers: cookie).status == 201)
    }
  }

  @Test(arguments: [
    "gather_token=", "gather_token=x", "gather_tokens=%", "token=%", "GATHER_TOKEN=%",
  ])
  func `another cookie does not authenticate`(_ form: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let cookie: HTTPFields = [.cookie: form.replacing("%", with: ann.token)]

      #expect(try await server.get("/api/players", headers: cookie) == .notLoggedIn)
    }
  }

  @Test(arguments: ["/api/users/logout", "/api/users"])
  func `logging out and deleting the account remove the cookie`(_ path: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let cookie: HTTPFields = [.cookie: "gather_token=\(ann.token)"]

      let response =
        path.hasSuffix("logout")
        ? try await server.post(path, headers: cookie)
        : try await server.deleteAccount("Ann", headers: cookie)

      #expect(response == .noContent)
      let taken = try #require(response.cookie)
      #expect(taken.name == "gather_token")
      #expect(taken.value == "")
      #expect(taken.attributes == ["Path=/", "Max-Age=0", "HttpOnly", "SameSite=Strict"])
      #expect(try await server.get("/api/players", headers: cookie) == .notLoggedIn)
    }
  }

  @Test func `logging out over https removes the cookie of both names`() async throws {
    var settings = ServerSettings.quick
    settings.isPublicURLSecure = true
    try await withServer(settings: settings) { server in
      let ann = try await server.welcome("Ann")

      let response = try await ann.post("/api/users/logout")

      let removed = response.headers[values: .setCookie].map { $0.split(separator: ";").first }
      #expect(removed == ["gather_token=", "__Host-gather_token=", "gather_here="])
    }
  }

  @Test(arguments: [
    ("cross-site", 403), ("same-site", 403), ("", 403), ("same-origin", 200), ("none", 200),
  ])
  func `a cookie is refused when another site made the browser send it`(
    site: String, status: Int
  ) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      var headers: HTTPFields = [.cookie: "gather_token=\(ann.token)"]
      headers[try #require(HTTPField.Name("Sec-Fetch-Site"))] = site

      let response = try await server.get("/api/players", headers: headers)

      #expect(response.status == status)
      #expect(status == 200 || response == .error(403, "Another site sent this request."))
    }
  }

  @Test func `a bearer token is accepted from every site, because no browser attaches it`()
    async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let site = try #require(HTTPField.Name("Sec-Fetch-Site"))
      let headers: HTTPFields = [site: "cross-site", .cookie: "gather_token=\(ann.token)"]

      #expect(try await ann.get("/api/players", headers: headers) == .json("[]"))
    }
  }
}

/// A cookie as a browser reads it, without the order of its attributes.
private struct SetCookie {
  let name: String
  let value: String
  let attributes: Set<String>
}

extension TestResponse {
  fileprivate var cookie: SetCookie? {
    guard let parts = headers[values: .setCookie].first?.split(separator: "; ").map(String.init),
      let pair = parts.first?.split(separator: "=", omittingEmptySubsequences: false),
      pair.count == 2
    else { return nil }
    return SetCookie(
      name: String(pair[0]), value: String(pair[1]), attributes: Set(parts.dropFirst()))
  }
}
