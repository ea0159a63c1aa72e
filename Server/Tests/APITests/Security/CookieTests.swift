import API
import HTTPTypes
import Testing

/// The cookie in which a browser keeps its token.
struct CookieTests {
  @Test(arguments: [false, true])
  func `no script can read the cookie and no other site can send it`(
    _ isSecure: Bool
  ) async throws {
    var settings = ServerSettings.quick
    settings.isPublicURLSecure = isSecure
    try await withServer(settings: settings) { server in
      try await server.register("Ann")

      let answer = try await server.logIn("Ann")

      let token = try #require(answer.cookieToken)
      let secure = isSecure ? "; Secure" : ""
      #expect(
        answer["Set-Cookie"]
          == "gather_token=\(token); Path=/; Max-Age=7776000; HttpOnly; SameSite=Strict\(secure)")
      #expect(answer.body.contains("\"token\":\"\(token)\""))
    }
  }

  @Test(arguments: [
    "gather_token=%", "a=b; gather_token=%", "gather_token=%; a=b", "a; gather_token=%",
  ])
  func `the cookie opens what the token opens`(_ form: String) async throws {
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
  func `another cookie opens nothing`(_ form: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let cookie: HTTPFields = [.cookie: form.replacing("%", with: ann.token)]

      #expect(try await server.get("/api/players", headers: cookie) == .notLoggedIn)
    }
  }

  @Test(arguments: ["/api/users/logout", "/api/users"])
  func `logging out and deleting the account take the cookie away`(_ path: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let cookie: HTTPFields = [.cookie: "gather_token=\(ann.token)"]

      let answer =
        path.hasSuffix("logout")
        ? try await server.post(path, headers: cookie)
        : try await server.delete(path, headers: cookie)

      #expect(answer == .noContent)
      #expect(
        answer["Set-Cookie"] == "gather_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict")
      #expect(try await server.get("/api/players", headers: cookie) == .notLoggedIn)
    }
  }

  @Test(arguments: [
    ("cross-site", 403), ("same-site", 403), ("", 403), ("same-origin", 200), ("none", 200),
  ])
  func `a cookie that another site made the browser send is refused`(
    site: String, status: Int
  ) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      var headers: HTTPFields = [.cookie: "gather_token=\(ann.token)"]
      headers[try #require(HTTPField.Name("Sec-Fetch-Site"))] = site

      let answer = try await server.get("/api/players", headers: headers)

      #expect(answer.status == status)
      #expect(status == 200 || answer == .error(403, "Another site sent this request."))
    }
  }

  @Test func `a bearer token is nobody's but the sender's, wherever it is sent from`()
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

extension Answer {
  fileprivate var cookieToken: String? {
    self["Set-Cookie"]?.split(separator: ";").first?.split(separator: "=").last.map(String.init)
  }
}
