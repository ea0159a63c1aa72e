import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// What users notice of several servers of one database: nothing.
@Suite(.timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct SeveralServersTests {
  @Test func `what one server acknowledged, the other knows`() async throws {
    try await withTwoServers { servers in
      let ann = try await servers.first.welcome("Ann")
      let elsewhere = ann.at(servers.second)
      // Both have the squad in memory.
      try await ann.addPlayer("John")
      #expect(try await elsewhere.get("/api/players").description.contains("John"))

      for name in ["Kim", "Lee", "Max"] {
        try await ann.addPlayer(name)
        #expect(try await elsewhere.get("/api/players").description.contains(name))
        #expect(try await elsewhere.snapshot() == ann.snapshot())
        #expect(try await elsewhere.changes(since: 0) == ann.changes(since: 0))
        #expect(try await elsewhere.deliver([]).latest == ann.deliver([]).latest)
      }
    }
  }

  @Test func `a change that needs one made at the other server is accepted`() async throws {
    try await withTwoServers { servers in
      let ann = try await servers.first.welcome("Ann")
      let elsewhere = ann.at(servers.second)
      try await elsewhere.deliver([.numbered(1)])
      for gather in UInt64(1)...20 {
        let started = try await ann.deliver([
          .numbered(10 * gather, .gather(.fixed(gather), .started([])))
        ])

        let outcomes = try await elsewhere.deliver(
          [.numbered(10 * gather + 1, .goal(.fixed(gather), .fixed(gather), .added(.teamA)))],
          since: started.latest
        ).outcomes

        #expect(outcomes.map(\.outcome) == [.accepted(sequence: 2 * Int64(gather) + 1)])
      }
    }
  }

  @Test func `a change that is delivered to both servers gets its first outcome again`()
    async throws
  {
    try await withTwoServers { servers in
      let ann = try await servers.first.welcome("Ann")
      let elsewhere = ann.at(servers.second)
      // The second change is refused, because there is no such gather.
      let changes: [StampedChange] = [
        try .numbered(1), .numbered(2, .goal(.fixed(9), .fixed(9), .added(.teamA))),
      ]
      let first = try await ann.deliver(changes).outcomes
      // Meanwhile the refused one could be accepted.
      try await ann.deliver([.numbered(3, .gather(.fixed(9), .started([])))])

      #expect(try await elsewhere.deliver(changes).outcomes == first)
      #expect(try await ann.deliver(changes).outcomes == first)
      #expect(try await elsewhere.changes(since: 0).latest == 2)
    }
  }

  @Test func `many changes at both servers at once are each accepted once, in one order`()
    async throws
  {
    try await withTwoServers { servers in
      let ann = try await servers.first.welcome("Ann")
      let people = [ann, ann.at(servers.second)]

      let outcomes = try await withThrowingTaskGroup { group in
        for number in UInt64(1)...60 {
          let person = people[Int(number % 2)]
          group.addTask { try await person.deliver([.numbered(number)]).outcomes }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }

      #expect(Set(outcomes.map(\.outcome)) == Set((1...60).map { .accepted(sequence: $0) }))
      let log = try await people[0].changes(since: 0).page.changes
      #expect(try await people[1].changes(since: 0).page.changes == log)
      #expect(log.map(\.sequence) == Array(1...60))
      #expect(Set(log.map(\.stamped.id)).count == 60)
    }
  }

  @Test func `streams at both servers get each change once, in order`() async throws {
    try await withTwoServers { servers in
      let ann = try await servers.first.welcome("Ann")
      let elsewhere = ann.at(servers.second)
      var (near, far) = (try await ann.watch(), try await elsewhere.watch())

      try await withThrowingTaskGroup { group in
        for number in UInt64(1)...40 {
          let person = number.isMultiple(of: 2) ? ann : elsewhere
          group.addTask { _ = try await person.deliver([.numbered(number)]) }
        }
        try await group.waitForAll()
      }

      #expect(try await near.ids(40) == Array(1...40))
      #expect(try await far.ids(40) == Array(1...40))
    }
  }

  @Test func `a page at the other server follows a gather`() async throws {
    try await withTwoServers { servers in
      let ann = try await servers.first.welcome("Ann")
      // The squad is in memory there, and does not have the link yet.
      _ = try await ann.at(servers.second).snapshot()
      try await ann.shareFriday()
      #expect(try await servers.second.followPage().status == 200)
      var page = try await servers.second.follow()
      #expect(try await page.next("page")?.contains("Team A 0–0 Team B") == true)

      try await ann.deliver([.numbered(1, .goal(.friday, .opener, .added(.teamA)))])

      #expect(try await page.next("page")?.contains("Team A 1–0 Team B") == true)
    }
  }

  @Test func `a page without a stream there shows what the other server wrote`() async throws {
    try await withTwoServers { servers in
      let ann = try await servers.first.welcome("Ann")
      try await ann.shareFriday()
      let path = Route.link(.follow, Link.toFollow.secret, .data).path
      let before = try await servers.second.get(path)

      try await ann.deliver([.numbered(1, .goal(.friday, .opener, .added(.teamA)))])

      // It is announced beside the response, so it may come a moment after it.
      while try await servers.second.get(path) == before { await Task.yield() }
    }
  }

  @Test func `a scorekeeper at the other server keeps the score`() async throws {
    try await withTwoServers { servers in
      let ann = try await servers.first.welcome("Ann")
      _ = try await ann.at(servers.second).snapshot()
      try await ann.shareFriday()
      var stream = try await ann.watch(since: 4)

      try await servers.second.score([
        .minArrives, .min(1, .goal(.friday, .opener, .added(.teamA))),
      ])

      #expect(try await stream.ids(2) == [5, 6])
      try await ann.deliver([.numbered(5, .sharing(.friday, .linkTurnedOff(Link.toScore.id)))])
      #expect(
        try await servers.second.tryToScore([.min(2, .goal(.friday, .fixed(8), .added(.teamA)))])
          .status == 404)
      #expect(try await servers.second.tryToScore([]).status == 404)
    }
  }

  @Test func `the organiser is told of who is at the other server`() async throws {
    try await withTwoServers { servers in
      let ann = try await servers.first.welcome("Ann")
      try await ann.shareFriday()
      var stream = try await ann.watch(since: 4)
      var page = try await servers.second.follow()
      _ = try await page.next("page")
      try await servers.second.score([.minArrives])
      #expect(try await stream.ids(1) == [5])

      let request = SyncRequest(device: .fixed(7), since: 0, changes: [])
      _ = try await servers.second.send(
        .post, Route.link(.score, Link.toScore.secret, .changes).path, request.json, [:])

      // It is announced beside the response, so it may come a moment after it.
      var presence: [Presence] = []
      while presence.first?.signs.isEmpty != false {
        presence = try await ann.changes(since: 0).presence
      }
      #expect(presence.first?.gather == .friday)
    }
  }
}

/// Accounts at several servers of one database.
@Suite(.timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct SharedAccountTests {
  @Test func `a session that ends at one server ends at the other`() async throws {
    try await withTwoServers { servers in
      let ann = try await servers.first.welcome("Ann")
      let elsewhere = ann.at(servers.second)
      var stream = try await elsewhere.watch()

      #expect(try await ann.post("/api/users/logout").status == 204)

      // The stream ends as soon as the other server heard of it.
      #expect(try await stream.next() == nil)
      #expect(try await elsewhere.get("/api/players").status == 401)
    }
  }

  @Test func `an account that is deleted at one server is gone at the other`() async throws {
    try await withTwoServers { servers in
      let ann = try await servers.first.welcome("Ann")
      let elsewhere = ann.at(servers.second)
      var stream = try await elsewhere.watch()

      #expect(try await servers.first.deleteAccount("Ann").status == 204)

      #expect(try await stream.next() == nil)
      #expect(try await elsewhere.get("/api/players").status == 401)
      #expect(try await servers.second.logIn("Ann").status == 401)
    }
  }

  @Test func `failed logins count together`() async throws {
    var settings = ServerSettings.quick
    settings.throttling = Throttling(loginsPerAccountAndAddress: 4)
    try await withTwoServers(settings: settings) { servers in
      try await servers.first.register("Ann")
      for server in [servers.first, servers.second, servers.first, servers.second] {
        #expect(try await server.logIn("Ann", password: "a wrong guess").status == 401)
      }

      #expect(try await servers.first.logIn("Ann").status == 429)
      #expect(try await servers.second.logIn("Ann").status == 429)
    }
  }

  @Test func `registrations count together, and a name is taken at both`() async throws {
    var settings = ServerSettings.quick
    settings.throttling = Throttling(registrationsPerAddress: 3)
    try await withTwoServers(settings: settings) { servers in
      let ann = try await servers.first.register("Ann")
      #expect(ann.status == 201)
      #expect(try await servers.second.register("ann").status == 409)
      #expect(try await servers.second.register("Ben").status == 201)

      #expect(try await servers.first.register("Cho").status == 429)
      #expect(try await servers.second.register("Cho").status == 429)
    }
  }
}
