import Domain
import Foundation
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Links by which one person answers, and the way from a planned game to its match.
@Suite(.timeLimit(.minutes(5)))
struct OwnLinkTests {
  private let link = Link(
    id: .fixed(30), purpose: .reply, secret: LinkSecret(high: 30, low: 31))

  /// The path of Ben's own page.
  private var page: String { "/in/\(link.secret.text)" }

  private func withOwnLink(
    _ body: (TestServer, Person) async throws -> Void
  ) async throws {
    try await withPlan { server, ann in
      let own = try #require(Replies.ReplyLink(link, for: .ben))
      try await ann.deliver([
        .numbered(20, .replies(.linkMade(own))),
        .numbered(21, .replies(.fromOwnPhoneSet(true))),
      ])
      try await body(server, ann)
    }
  }

  @Test func `it knows who answers, and asks for no name`() async throws {
    try await withOwnLink { server, ann in
      // Given
      let shown = try await server.replyPage(by: page)
      #expect(shown.body.contains("You are Ben"))
      #expect(!shown.body.contains("Not you?"))
      #expect(shown.replyCookie == nil)
      // When
      let first = try await server.reply(["answer": "in"], by: page)
      // Then
      #expect(first.status == 303)
      #expect(try await ann.answer(of: .ben) == .in)
      let cookie = try #require(first.replyCookie)
      #expect(try await server.replyPage(cookie: cookie).body.contains("You are Ben"))
    }
  }

  @Test(arguments: [true, false])
  func `someone who was typed and joined is called by their name`(areListed: Bool) async throws {
    try await withPlan { server, ann in
      // Given Eve, who typed her name, and the organiser, who added and joined her
      #expect(try await server.reply(["name": "Eve Ng", "answer": "in"]).status == 303)
      let typed = try #require(try await ann.game().people.first)
      let own = try #require(Replies.ReplyLink(link, for: .fixed(8)))
      try await ann.deliver([
        .numbered(10, .player(.fixed(8), .added(PlayerDetails(name: try ShortText("Eve Ng"))))),
        .numbered(11, .replies(.answersJoined(typed, to: .fixed(8)))),
        .numbered(12, .replies(.linkMade(own))),
        .numbered(13, .replies(.namesSet(.firstNameAndInitial, areListed: areListed))),
      ])
      // Then her own page says so before she answers
      let shown = try await server.replyPage(by: page).body
      #expect(shown.contains("You are Eve N."))
      #expect(!shown.contains("Guests"))
      // And one who never answered is known, too, where no names are listed
      let ben = try #require(
        Replies.ReplyLink(
          Link(id: .fixed(31), purpose: .reply, secret: LinkSecret(high: 31, low: 32)), for: .ben))
      try await ann.deliver([.numbered(14, .replies(.linkMade(ben)))])
      let bens = try await server.replyPage(by: "/in/\(ben.link.secret.text)").body
      #expect(bens.contains("You are Ben"))
    }
  }

  @Test func `by it another phone answers, too, where only own phones may`() async throws {
    try await withOwnLink { server, ann in
      _ = try await server.reply(["answer": "in"], by: page)
      let laptop = try await server.reply(["answer": "out"], by: page)
      #expect(laptop.status == 303)
      #expect(try await ann.answer(of: .ben) == .out)
      // But not by the group's link.
      let refused = try await server.reply(["person": Player.ID.ben.uuidString, "answer": "in"])
      #expect(refused.body.contains("Only Ben’s own phone can answer"))
    }
  }

  @Test func `by it the person answers for no one else`() async throws {
    try await withOwnLink { server, ann in
      let response = try await server.reply(
        ["person": Player.ID.ann.uuidString, "name": "Zoe", "answer": "in", "as": "other"],
        by: page)
      #expect(response.status == 303)
      #expect(try await ann.answer(of: .ann) == nil)
      #expect(try await ann.answer(of: .ben) == .in)
    }
  }

  @Test func `when it is turned off it is as a wrong one`() async throws {
    try await withOwnLink { server, ann in
      try await ann.deliver([.numbered(22, .replies(.linkTurnedOff(link.id)))])
      #expect(try await server.replyPage(by: page).status == 404)
      #expect(try await server.reply(["answer": "in"], by: page).status == 404)
      #expect(try await ann.answer(of: .ben) == nil)
    }
  }

  @Test func `a browser that answered under another name is the player's that the organiser says`()
    async throws
  {
    try await withPlan { server, ann in
      // Given
      let first = try await server.reply(["name": "Benny", "answer": "in"])
      let cookie = try #require(first.replyCookie)
      let benny = try #require(try await ann.game().people.first)
      // When
      try await ann.deliver([.numbered(20, .replies(.answersJoined(benny, to: .ben)))])
      // Then
      #expect(try await ann.answer(of: .ben) == .in)
      #expect(try await server.replyPage(cookie: cookie).body.contains("You are Ben"))
      #expect(try await server.reply(["answer": "out"], cookie: cookie).status == 303)
      #expect(try await ann.answer(of: .ben) == .out)
      // And so is the name when it is typed again
      let typed = try await server.reply(["name": "benny", "answer": "in", "as": "other"])
      #expect(typed.status == 303)
      #expect(try await ann.answer(of: .ben) == .in)
      #expect(try await ann.game().people == [.ben])
    }
  }

  @Test func `once the match has begun the page leads to where it is followed`() async throws {
    try await withPlan { server, ann in
      // Given
      let follow = Link(
        id: .fixed(31), purpose: .follow, secret: LinkSecret(high: 32, low: 33))
      let path = "/follow/\(follow.secret.text)"
      #expect(try await !server.replyPage().body.contains("Follow the match"))
      // When
      try await ann.deliver([
        .numbered(20, .gather(.friday, .started([.ann(.teamA), .ben(.teamB)]))),
        .numbered(21, .plan(.single(.fixed(3)), .begun(.friday))),
      ])
      // Then
      #expect(try await !server.replyPage().body.contains("Follow the match"))
      // When
      try await ann.deliver([.numbered(22, .sharing(.friday, .linkMade(follow)))])
      // Then
      let page = try await server.replyPage().body
      #expect(page.contains("Follow the match"))
      #expect(page.contains(path))
      #expect(try await server.get(path).status == 200)
      // And when that link's time is over, the page does not lead to it
      server.environment.advance(bySeconds: 60 * 24 * 60 * 60)
      #expect(try await !server.replyPage("/20261203").body.contains("Follow the match"))
    }
  }

  @Test func `when the way to the match is turned off the page does not lead to it`() async throws {
    try await withPlan { server, ann in
      let follow = Link(
        id: .fixed(31), purpose: .follow, secret: LinkSecret(high: 32, low: 33))
      try await ann.deliver([
        .numbered(20, .gather(.friday, .started([.ann(.teamA), .ben(.teamB)]))),
        .numbered(21, .plan(.single(.fixed(3)), .begun(.friday))),
        .numbered(22, .sharing(.friday, .linkMade(follow))),
      ])
      #expect(try await server.replyPage().body.contains("Follow the match"))
      // When
      try await ann.deliver([.numbered(23, .sharing(.friday, .linkTurnedOff(follow.id)))])
      // Then
      #expect(try await !server.replyPage().body.contains("Follow the match"))
    }
  }
}
