import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// The table that people see by a link.
@Suite(.timeLimit(.minutes(5)))
struct SharedTableTests {
  private static let path = Route.link(.table, Link.toTable.secret, .page).path
  private static let data = Route.link(.table, Link.toTable.secret, .data).path

  /// Ann beats Ben on Friday and on Sunday, and shares the table.
  private func share(
    _ ann: Person, _ terms: TableLink.Terms = .allTime, _ more: [Change] = []
  ) async throws {
    let names = try ["Ann Lee<b>", "Ben"].map {
      PlayerDetails(name: try ShortText($0), age: try Age(31))
    }
    var changes: [Change] = [
      .player(.ann, .added(names[0])), .player(.ben, .added(names[1])),
      .player(.ann, .levelSet(Level(tenths: 87))),
    ]
    for (gather, goals) in [(Gather.ID.friday, UInt64(1)...3), (.sunday, 4...4)] {
      changes.append(
        .gather(gather, .started(try [.ann(.teamA), .ben(.teamB)])))
      for goal in goals {
        changes += [
          .goal(gather, .fixed(goal), .added(.teamA)),
          .goal(gather, .fixed(goal), .credited(.scored(by: .ann, assist: nil))),
        ]
      }
      changes.append(.gather(gather, .ended))
    }
    changes += [.tables(.linkMade(.toTable, terms))] + more
    try await ann.deliver(
      changes.enumerated().map { .numbered(UInt64($0.offset) + 500, $0.element) })
  }

  private func page(_ server: TestServer, language: String = "en") async throws -> TestResponse {
    try await server.get(
      Self.path, headers: [.accept: "text/html,*/*;q=0.8", .acceptLanguage: language])
  }

  @Test(arguments: StoreKind.allCases)
  func `a link shows the table, who scored and the last results, without script`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")
      try await share(ann)
      let page = try await page(server)
      #expect(page.status == 200)
      #expect(page.body.contains("<h1 dir=\"auto\">Season · All time</h1>"))
      #expect(page.body.contains("Ann L."))
      #expect(page.body.contains("<th scope=\"row\"><span dir=\"auto\">Ben</span></th>"))
      #expect(page.body.contains("Team A 3-0 Team B"))
      #expect(!page.body.contains("<script"))
    }
  }

  @Test func `no level, age, id, secret or full name is on it, nor in its JSON`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await share(ann)
      for body in [try await page(server).body, try await server.get(Self.data).body] {
        for secret in ["8.7", "31", "&lt;b", "<b>", "0000-0000", Link.toTable.secret.text] {
          #expect(!body.contains(secret), "\(secret)")
        }
      }
    }
  }

  @Test func `chats show the app's picture beside it, at the operator's address`() async throws {
    let site = Site(files: ["pictures/preview.0123abcd.png": [1], "icons/icon-192.png": [2]])
    try await withServer(settings: .published, site: site) { server in
      let ann = try await server.welcome("Ann")
      try await share(ann)
      let picture = "https://gather.example.org/pictures/preview.0123abcd.png"
      let shown = try await page(server).body
      #expect(shown.contains(#"<meta property="og:image" content="\#(picture)">"#))
      #expect(shown.contains("<title>Football · Season"))
      #expect(try await server.get("/pictures/preview.0123abcd.png").status == 200)
      // In a group of numbers only no one is named beside the link.
      #expect(shown.contains(#"og:description" content="1. "#))
      try await ann.deliver([.numbered(99, .replies(.namesSet(.numbersOnly, areListed: false)))])
      #expect(try await !page(server).body.contains(#"og:description" content="1. "#))
    }
    try await withServer(site: site) { server in
      let ann = try await server.welcome("Ann")
      try await share(ann)
      #expect(try await !page(server).body.contains("og:image"))
    }
  }

  @Test func `search engines and other sites' logs get to know nothing of it`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await share(ann)
      for response in [try await page(server), try await server.get(Self.data)] {
        #expect(response["X-Robots-Tag"] == "noindex, nofollow")
        #expect(response["Referrer-Policy"] == "no-referrer")
      }
      #expect(
        try await page(server).body.contains(#"<meta name="robots" content="noindex, nofollow">"#))
    }
  }

  @Test func `the JSON has the same, with days by the organiser's clocks`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let terms = try #require(
        TableLink.Terms(.named(ShortText("2026"), .aroundKickOff), minutesFromUTC: 12 * 60))
      try await share(
        ann, terms, [.squad(.tableNamesSet(.full)), .player(.ben, .set(.hidden, true))])
      #expect(
        try await server.get(Self.data)
          == .json(
            """
            {"season":{"name":"2026","from":"2026-11-14","until":"2026-11-28"},"matches":2,"least":1,\
            "points":{"won":3,"drawn":1,"lost":0},"rows":[\
            {"place":1,"name":"Ann Lee<b>","played":2,"won":2,"drawn":0,"lost":0,"difference":4,"points":6,"form":"WW"},\
            {"place":2,"played":2,"won":0,"drawn":0,"lost":2,"difference":-4,"points":0,"form":"LL"}\
            ],"scorers":[{"place":1,"name":"Ann Lee<b>","goals":4}],"assists":[],"results":[\
            {"date":"2026-11-21","games":[{"teams":["Team A","Team B"],"score":"1-0"}]},\
            {"date":"2026-11-21","games":[{"teams":["Team A","Team B"],"score":"3-0"}]}]}
            """))
    }
  }

  @Test func `a hidden player is not shown, also in the first place`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await share(ann, .allTime, [.player(.ann, .set(.hidden, true))])
      let shown = try await page(server)
      #expect(!shown.body.contains("Ann"))
      #expect(
        shown.body.contains("<td>1</td><th scope=\"row\"><span dir=\"auto\">Not shown</span></th>"))
      #expect(try await page(server, language: "ko").body.contains("비공개"))
    }
  }

  @Test func `a table that is as it was is not sent again`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await share(ann)
      let first = try await server.get(Self.data)
      let tag = try #require(first.headers[.eTag])
      #expect(first.headers[.accessControlAllowOrigin] == "*")
      for _ in 0..<100 {
        let again = try await server.get(Self.data, headers: [.ifNoneMatch: tag])
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        #expect(again.headers[.accessControlAllowOrigin] == "*")
      }
      // When a result is corrected
      try await ann.deliver([.numbered(900, .goal(.friday, .fixed(1), .takenBack))])
      server.environment.advance(bySeconds: 1)
      // Then
      let corrected = try await server.get(Self.data, headers: [.ifNoneMatch: tag])
      #expect(corrected.status == 200)
      #expect(corrected.body.contains("\"difference\":3"))
    }
  }

  @Test
  func `a link that was turned off and a wrong one look the same, and one that is over says so`()
    async throws
  {
    try await withServer { server in
      let wrong = try await server.get(
        "/table/AAAAAAAAAAAAAAAAAAAAAA", headers: [.accept: "text/html", .acceptLanguage: "en"])
      #expect(wrong.status == 404)
      let ann = try await server.welcome("Ann")
      try await share(ann)
      // When its time is over
      server.environment.advance(byDays: 61)
      let over = try await page(server)
      #expect(over.status == 410)
      #expect(over.body.contains("<h1>This season is long over</h1>"))
      #expect(!over.body.contains("turned off"))
      let data = try await server.get(Self.data)
      #expect(data.status == 410)
      #expect(data.headers[.accessControlAllowOrigin] == "*")
      #expect(data.body.contains("the table of a season that ended long ago"))
      // When it was turned off
      server.environment.advance(byDays: -61)
      #expect(try await page(server).status == 200)
      try await ann.deliver([.numbered(900, .tables(.linkTurnedOff(Link.toTable.id)))])
      #expect(try await page(server) == wrong)
      server.environment.advance(byDays: 61)
      #expect(try await page(server) == wrong)
    }
  }

  @Test func `a link to follow is none to a table, and the other way round`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await share(ann, .allTime, [.sharing(.friday, .linkMade(.toFollow))])
      for route: Route in [
        .link(.table, Link.toFollow.secret, .page), .link(.table, Link.toFollow.secret, .data),
        .link(.follow, Link.toTable.secret, .page), .link(.follow, Link.toTable.secret, .data),
        .link(.follow, Link.toTable.secret, .picture),
        .link(.follow, Link.toTable.secret, .events),
        .link(.score, Link.toTable.secret, .changes),
        .link(.reply, Link.toTable.secret, .page),
      ] {
        #expect(try await server.get(route.path).status == 404, "\(route.path)")
      }
    }
  }

  @Test func `nothing can be written by it`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await share(ann)
      for path in [Self.path, Self.data] {
        #expect(try await server.send(.post, path, [], [:]).status == 405)
      }
    }
  }
}
