import Domain
import Foundation
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Names that the organiser hides, behind every link.
@Suite(.timeLimit(.minutes(5)))
struct HiddenNamesTests {
  /// What must stand behind no link: names and former names of hidden players, of a guest who is called after one, and
  /// of people who turned out to be one.
  private static let words = [
    "Quentin", "Quincy", "Quill", "Quasimodo", "Zebulon", "Xaver",
  ]
  private static let (quincy, zebulon, xaver) = (
    Player.ID.fixed(20), Player.ID.fixed(21), Player.ID.fixed(22)
  )
  private static let (guest, friend) = (Player.ID.fixed(23), Player.ID.fixed(24))
  private static let key = PlanKey.single(.fixed(3))
  private static let ownLink = Link(
    id: .fixed(30), purpose: .reply, secret: LinkSecret(high: 30, low: 31))

  /// A group with hidden players who are everywhere, and a link of each purpose.
  private func withHiddenPeople(_ body: (TestServer, Person) async throws -> Void) async throws {
    try await withPlan(most: 4, over: .socket) { server, ann in
      let changes = try Self.players + Self.gathers + Self.answers + Self.links
      try await ann.deliver(
        changes.enumerated().map { .numbered(UInt64($0.offset) + 500, $0.element) })
      try await body(server, ann)
    }
  }

  private static var players: [Change] {
    get throws {
      let names = ["Quentin Quill", "Zebulon", "Xaver"].enumerated().map { index, name in
        (Player.ID.fixed(20 + UInt64(index)), name)
      }
      return try names.map { .player($0, .added(PlayerDetails(name: try ShortText($1)))) }
        + [
          .player(quincy, .edited(.name(try ShortText("Quincy")))),
          .player(quincy, .set(.hidden, true)),
          .player(zebulon, .set(.hidden, true)), .player(zebulon, .set(.archived, true)),
          // A hidden player who is the same person as one who is not hidden.
          .player(xaver, .set(.hidden, true)), .replies(.answersJoined(xaver, to: .ben)),
          .replies(.answersJoined(friend, to: quincy)),
        ]
    }
  }

  private static var gathers: [Change] {
    get throws {
      func participant(_ id: Player.ID, _ name: String, _ team: Team) throws -> Participant {
        Participant(id: id, name: try ShortText(name), team: team)
      }
      let people = try [
        participant(.ann, "Ann Lee", .teamA), participant(quincy, "Quentin Quill", .teamA),
        participant(zebulon, "Zebulon", .teamB), participant(xaver, "Xaver", .teamB),
        participant(guest, "Guest (Quincy)", .teamB), participant(friend, "Quasimodo", .bench),
      ]
      let credits: [GoalCredit] = [
        .scored(by: quincy, assist: zebulon), .scored(by: .ann, assist: quincy),
        .ownGoal(by: zebulon),
      ]
      return [Gather.ID.friday, .sunday].enumerated().flatMap { place, gather in
        [.gather(gather, .started(people))]
          + credits.enumerated().flatMap { index, credit -> [Change] in
            let goal = Goal.ID.fixed(UInt64(10 * place + index + 1))
            return [.goal(gather, goal, .added(.teamA)), .goal(gather, goal, .credited(credit))]
          }
      } + [.gather(.sunday, .ended)]
    }
  }

  private static var answers: [Change] {
    get throws {
      func answer(_ answer: Answer, _ id: Player.ID, _ name: String) throws -> Change {
        .plan(key, .answered(PlanAnswer(answer, of: id, named: try ShortText(name))))
      }
      return try [
        answer(.in, quincy, "Quentin Quill"), answer(.in, zebulon, "Zebulon"),
        answer(.maybe, xaver, "Xaver"), answer(.in, friend, "Quasimodo"),
        .plan(key, .guestAdded(guest, host: quincy, ShortText("Quill's guest"))),
        answer(.in, .ann, "Ann Lee"), answer(.in, zebulon, "Zebulon"),
      ]
    }
  }

  private static var links: [Change] {
    get throws {
      [
        .sharing(.friday, .linkMade(.toFollow)), .sharing(.friday, .linkMade(.toScore)),
        .tables(.linkMade(.toTable, .allTime)), .squad(.tableNamesSet(.full)),
        .replies(.namesSet(.full, areListed: true)),
        .replies(.linkMade(try #require(Replies.ReplyLink(ownLink, for: quincy)))),
      ]
    }
  }

  private static func secret(of purpose: Link.Purpose) -> LinkSecret {
    switch purpose {
    case .follow: Link.toFollow.secret
    case .score: Link.toScore.secret
    case .reply: LinkSecret(high: 5, low: 6)
    case .table: Link.toTable.secret
    }
  }

  /// What is behind a link; `nil` for what scorekeepers read, who see all names.
  private func body(
    of resource: LinkResource, of purpose: Link.Purpose, by secret: LinkSecret,
    on server: TestServer
  ) async throws -> String? {
    switch resource {
    // The app itself, which this server does not have.
    case .page where purpose == .score: return nil
    case .page, .data, .picture, .calendar, .game, .gameCalendar:
      let path = Route.link(purpose, secret, resource).path
      let response = try await server.get(path, headers: .browser)
      #expect(response.status == 200, "\(path)")
      return response.body
    case .events:
      var stream = try await server.follow(secret, for: purpose)
      return try await stream.next("page")
    case .answer:
      let cookie = try await server.reply(
        ["answer": "out", "form": "a"], by: "/in/\(secret.text)"
      ).replyCookie
      return try await server.replyPage(
        "?answered=1", by: "/in/\(secret.text)", cookie: cookie
      ).body
    case .changes, .snapshot: return nil
    }
  }

  @Test(arguments: Link.Purpose.allCases)
  func `no hidden name is behind a link`(_ purpose: Link.Purpose) async throws {
    try await withHiddenPeople { server, _ in
      var secrets = [Self.secret(of: purpose)]
      if purpose == .reply { secrets.append(Self.ownLink.secret) }
      for secret in secrets {
        for resource in purpose.resources + purpose.resources(of: PlanPage(.thursday)) {
          let body = try await body(of: resource, of: purpose, by: secret, on: server)
          for word in Self.words {
            #expect(body?.contains(word) != true, "\(word) in \(resource)")
          }
        }
      }
    }
  }

  @Test func `the pages say how many more there are`() async throws {
    try await withHiddenPeople { server, _ in
      let followed = try await server.followPage().body
      #expect(followed.contains("and 1 more") && followed.contains("and 3 more"))
      let page = try await server.replyPage().body
      #expect(page.contains("4 of 4"))
      let own = try await server.replyPage(by: "/in/\(Self.ownLink.secret.text)").body
      #expect(own.contains("Your name is not shown on this page."))
    }
  }

  @Test func `the scorekeeper's link keeps the names`() async throws {
    try await withHiddenPeople { server, _ in
      let path = Route.link(.score, Link.toScore.secret, .snapshot).path
      let snapshot = try await server.get(path).body
      #expect(snapshot.contains("Quentin Quill"))
    }
  }

  @Test func `a typed name that is hidden is like one that no one has`() async throws {
    try await withHiddenPeople { server, ann in
      // Neither the name, nor its first word, nor one that was joined to the player tells more than a new one.
      for (number, name) in ["Quincy", "Quasimodo", "Zebulon", "Nobody"].enumerated() {
        let response = try await server.reply(
          ["name": name, "answer": "maybe", "form": "\(number)"])
        #expect(response.status == 303, "\(name)")
        let page = try await server.replyPage("?answered=1", cookie: response.replyCookie)
        #expect(page.body.contains("\(name) may come."), "\(name)")
        #expect(page.body.contains("You are \(name)"), "\(name)")
      }
      // The hidden players' own answers are as they were.
      #expect(try await ann.answer(of: Self.quincy) == .in)
      #expect(try await ann.answer(of: Self.zebulon) == .in)
    }
  }

  @Test func `a hidden name that was typed is gone once the organiser says whose it is`()
    async throws
  {
    try await withHiddenPeople { server, ann in
      let response = try await server.reply(["name": "Quincy", "answer": "in", "form": "a"])
      let cookie = try #require(response.replyCookie)
      var squad = Squad()
      for change in try await ann.changes(since: 0).page.changes { try squad.apply(change) }
      let typed = squad.person(typing: try ShortText("Quincy"), as: .friend)
      #expect(typed != Self.quincy)
      // When
      try await ann.deliver([.numbered(900, .replies(.answersJoined(typed, to: Self.quincy)))])
      // Then
      let page = try await server.replyPage(cookie: cookie).body
      #expect(!page.contains("Quincy"))
      #expect(page.contains("Your name is not shown on this page."))
      // And the next who types it is new again
      let other = try await server.reply(["name": "quincy", "answer": "out", "form": "b"])
      #expect(other.status == 303)
      #expect(try await ann.answer(of: Self.quincy) == .in)
    }
  }
}
