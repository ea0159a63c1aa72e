import Domain
import TestSupport
import Testing
import Wire

private let uuid = "3F2504E0-4F89-41D3-9A0C-0305E82C3301"

extension Identifier {
  fileprivate static var example: Self {
    Self(high: 0x3F25_04E0_4F89_41D3, low: 0x9A0C_0305_E82C_3301)
  }
}

struct RouteTests {
  static let examples: [(Route, String, [HTTPMethod])] = [
    (.health, "/health", [.get]), (.openAPI, "/openapi.yaml", [.get]),
    (.users, "/api/users", [.get, .post, .delete]), (.login, "/api/users/login", [.post]),
    (.logout, "/api/users/logout", [.post]), (.user(.example), "/api/users/\(uuid)", [.get]),
    (.players, "/api/players", [.get, .post]), (.player(1), "/api/players/1", [.put, .delete]),
    (.playerGathers(1), "/api/players/1/gathers", [.get]),
    (.gathers, "/api/gathers", [.get, .post]),
    (.gather(.example), "/api/gathers/\(uuid)", [.put, .delete]),
    (.gatherPlayers(.example), "/api/gathers/\(uuid)/players", [.get]),
    (.gatherPlayer(.example, 1), "/api/gathers/\(uuid)/players/1", [.post]),
    (.changes(.example), "/api/squads/\(uuid)/changes", [.get, .post]),
    (.snapshot(.example), "/api/squads/\(uuid)/snapshot", [.get]),
    (.sessions, "/api/users/sessions", [.get, .delete]),
    (.session(.example), "/api/users/sessions/\(uuid)", [.delete]),
    (.password, "/api/users/password", [.put]),
    (.link(.follow, Link.toFollow.secret, .page), "/follow/AAAAAAAAAAEAAAAAAAAAAg", [.get]),
    (
      .link(.follow, Link.toFollow.secret, .events), "/follow/AAAAAAAAAAEAAAAAAAAAAg/events", [.get]
    ),
    (.link(.follow, Link.toFollow.secret, .data), "/follow/AAAAAAAAAAEAAAAAAAAAAg.json", [.get]),
    (.link(.score, Link.toScore.secret, .page), "/score/AAAAAAAAAAMAAAAAAAAABA", [.get]),
    (
      .link(.score, Link.toScore.secret, .changes), "/score/AAAAAAAAAAMAAAAAAAAABA/changes",
      [.get, .post]
    ),
    (
      .link(.score, Link.toScore.secret, .snapshot), "/score/AAAAAAAAAAMAAAAAAAAABA/snapshot",
      [.get]
    ),
    (.season, "/api/season", [.get]),
    (.splits, "/api/splits", [.post]),
    (.link(.table, Link.toTable.secret, .page), "/table/AAAAAAAHqx4AAAAAAAAABA", [.get]),
    (.link(.table, Link.toTable.secret, .data), "/table/AAAAAAAHqx4AAAAAAAAABA.json", [.get]),
    (
      .link(.reply, LinkSecret(high: 5, low: 6), .page), "/in/AAAAAAAAAAUAAAAAAAAABg",
      [.get, .post]
    ),
    (
      .link(.reply, LinkSecret(high: 5, low: 6), .answer), "/in/AAAAAAAAAAUAAAAAAAAABg/answer",
      [.get, .post]
    ),
    (
      .link(.reply, LinkSecret(high: 5, low: 6), .events), "/in/AAAAAAAAAAUAAAAAAAAABg/events",
      [.get]
    ),
    (
      .link(.reply, LinkSecret(high: 5, low: 6), .calendar), "/in/AAAAAAAAAAUAAAAAAAAABg.ics",
      [.get]
    ),
    (
      .link(.reply, LinkSecret(high: 5, low: 6), .game(PlanPage(.thursday))),
      "/in/AAAAAAAAAAUAAAAAAAAABg/20261203", [.get, .post]
    ),
    (
      .link(.reply, LinkSecret(high: 5, low: 6), .gameCalendar(PlanPage(.thursday))),
      "/in/AAAAAAAAAAUAAAAAAAAABg/20261203.ics", [.get]
    ),
    (
      .link(.reply, LinkSecret(high: 5, low: 6), .picture), "/in/AAAAAAAAAAUAAAAAAAAABg.png", [.get]
    ),
    (.link(.follow, Link.toFollow.secret, .picture), "/follow/AAAAAAAAAAEAAAAAAAAAAg.png", [.get]),
    (.ready, "/ready", [.get]),
    (.address, "/api/address", [.get]),
    (.me, "/api/users/me", [.get, .put]),
    (.unnamedAccount, "/api/accounts/unnamed", [.post, .delete]),
    (.recovery, "/api/accounts/recover", [.post]),
    (.recoveryCodes, "/api/recovery-codes", [.post]),
    (.joinCodes, "/api/join-codes", [.post]),
    (.joins, "/api/joins", [.post]),
    (.joinPreview, "/api/joins/preview", [.post]),
  ]

  @Test func `a game that shares its day has a path of its own`() throws {
    let page = PlanPage(.thursday, mark: 0x5F0C_31D2)
    for (resource, path) in [
      (LinkResource.game(page), "/in/AAAAAAAAAAUAAAAAAAAABg/20261203-5f0c31d2"),
      (.gameCalendar(page), "/in/AAAAAAAAAAUAAAAAAAAABg/20261203-5f0c31d2.ics"),
    ] {
      let route = Route.link(.reply, LinkSecret(high: 5, low: 6), resource)
      #expect(route.path == path)
      #expect(try Route(path: path) == route)
    }
  }

  @Test func `every route has an example`() {
    let routes = Route.examples(
      user: .example, session: .example, player: 1, gather: .example, squad: .example)
    #expect(Set(Self.examples.map(\.0)) == Set(routes))
  }

  @Test(arguments: examples)
  func `a route prints and parses back`(route: Route, path: String, methods: [HTTPMethod]) throws {
    #expect(route.path == path)
    #expect(try Route(path: path) == route)
    #expect(route.methods == methods)
  }

  @Test(arguments: examples)
  func `a slash at the end changes nothing`(
    route: Route, path: String, methods: [HTTPMethod]
  ) throws {
    #expect(try Route(path: path + "/") == route)
  }

  @Test func `ids may be in lower case`() throws {
    #expect(try Route(path: "/api/gathers/\(uuid.lowercased())") == .gather(.example))
  }

  @Test(arguments: [
    "/api/users/x", "/api/users/LOGIN", "/api/users/sessions/x", "/api/users/\(uuid)0",
    "/api/users/%33\(uuid.dropFirst())",
    "/api/gathers/1", "/api/gathers/1/players", "/api/gathers/\(uuid)/players/x",
    "/api/gathers/x/players/1", "/api/squads/1/changes", "/api/squads/x/snapshot",
    "/api/players/x", "/api/players/+1", "/api/players/1.0", "/api/players/0x1",
    "/api/players/1e2", "/api/players/ 1", "/api/players/1 ", "/api/players/%31",
    "/api/players/١", "/api/players/\(uuid)", "/api/players/x/gathers",
    "/api/players/9223372036854775808", "/api/players/-9223372036854775809/gathers",
    "/api/players/1\0",
  ])
  func `any other text in the place of an id is malformed`(path: String) {
    #expect(throws: RouteError.malformedID) { try Route(path: path) }
  }

  @Test(arguments: [
    "/follow/x", "/follow/.json", "/follow/AAAAAAAAAAEAAAAAAAAAAgA", "/in/.ics", "/in/x/20261203",
    "/score/x/changes",
  ])
  func `any other text in the place of a secret is malformed`(path: String) {
    #expect(throws: RouteError.malformedSecret) { try Route(path: path) }
  }

  @Test(arguments: [
    "", "/", "//", "///", "health", "api/users", "/Health", "/health/x", "/healthy", "/ready/x",
    "/openapi",
    "/api", "/api/", "/api/x", "//api/users", "/api//users", "/API/users", "/api/Users",
    "/api/user", "/api/%75sers", "/api%2Fusers", "/api/users/login/x", "/api/users/\(uuid)/x",
    "/api/players/1/x", "/api/players/1/gathers/x", "/api/players/1/gathers//",
    "/api/gathers/\(uuid)/x", "/api/gathers/\(uuid)//", "/api/gathers/\(uuid)/players/1/x",
    "/api/accounts", "/api/accounts/named", "/api/accounts/unnamed/x", "/api/recovery-codes/x",
    "/api/join-codes/1", "/api/joins/x", "/api/joins/preview/x", "/api/users/me/x",
    "/api/squads", "/api/squads/\(uuid)", "/api/squads/\(uuid)/x",
    "/api/squads/\(uuid)/changes/1", "/api/squads/\(uuid)/x/changes", "/api/players?limit=1",
    "/api/../api/users", "/./health",
    "/follow", "/in/AAAAAAAAAAUAAAAAAAAABg/x", "/in/AAAAAAAAAAUAAAAAAAAABg/20261203/x",
    "/follow/AAAAAAAAAAEAAAAAAAAAAg/events/x",
    "*", "http://localhost/api/users", "/api/play\u{E9}rs", "\0",
  ])
  func `any other path is unknown`(path: String) {
    #expect(throws: RouteError.unknownPath) { try Route(path: path) }
  }

  @Test func `a very long path is refused`() {
    let most = 100_000
    #expect(throws: RouteError.unknownPath) {
      try Route(path: String(repeating: "/", count: most))
    }
    #expect(throws: RouteError.unknownPath) {
      try Route(path: "/api/players/1" + String(repeating: "/x", count: most))
    }
    #expect(throws: RouteError.malformedID) {
      try Route(path: "/api/players/" + String(repeating: "9", count: most))
    }
    #expect(throws: RouteError.malformedID) {
      try Route(path: "/api/users/" + String(repeating: uuid, count: 1_000))
    }
  }
}
