import API
import Domain
import Foundation
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// The picture that chats show beside a link to answer.
@Suite(.timeLimit(.minutes(5)))
struct ReplyPictureTests {
  private static let key = PlanKey.single(.fixed(3))
  private static let link = "/in/AAAAAAAAAAUAAAAAAAAABg"

  @Test func `the picture is a PNG of the size that chats prefer`() async throws {
    try await withPlan(most: 10) { server, _ in
      let picture = try await server.replyPage(".png")
      #expect(picture.isPictureForChats)
      #expect(picture["X-Robots-Tag"] == "noindex, nofollow")
      #expect(picture.bytes.count < 25_000)
    }
  }

  @Test func `it changes with the places and not with the time`() async throws {
    try await withPlan(most: 10) { server, _ in
      // Given
      let before = try await server.replyPage(".png").bytes
      // When
      server.environment.advance(bySeconds: 65)
      let later = try await server.replyPage(".png").bytes
      _ = try await server.reply(
        ["plan": Self.key.text, "person": Player.ID.ann.uuidString, "answer": "in"])
      let after = try await server.replyPage(".png").bytes
      // Then
      #expect(later == before)
      #expect(after != before)
    }
  }

  @Test func `the page names it by the operator's address, its day and what it shows`() async throws
  {
    try await withPlan(most: 10, settings: .published) { server, ann in
      // Given
      let friday = CivilDay.thursday.advanced(byDays: 1)
      try await ann.deliver([.numbered(10, .planned(.fixed(4), on: friday, most: 8))])
      // When
      let thursday = try await server.replyPage().body
      let other = try await server.replyPage("/20261204").body
      // Then
      let picture =
        #"<meta property="og:image" content="https://gather.example.org\#(Self.link).png"#
      #expect(
        thursday.contains("\(picture)?day=20261203&amp;shows=0.0.0.10.0.0.2026-12-03-20-00\">"))
      #expect(other.contains("\(picture)?day=20261204&amp;shows=0.0.0.8.0.0.2026-12-04-20-00\">"))
      let pictures = [
        try await server.replyPage(".png?day=20261203"),
        try await server.replyPage(".png?day=20261204"),
      ]
      #expect(pictures.map { $0.status } == [200, 200])
      #expect(pictures[0].bytes != pictures[1].bytes)
    }
  }

  @Test func `a server that does not know its address names no picture`() async throws {
    try await withPlan(most: 10) { server, _ in
      let page = try await server.replyPage().body
      #expect(!page.contains("og:image"))
    }
  }

  @Test func `a cancelled game has no picture`() async throws {
    try await withPlan(most: 10, settings: .published) { server, ann in
      try await ann.deliver([.numbered(10, .plan(Self.key, .cancelled(nil)))])
      let page = try await server.replyPage("/20261203").body
      #expect(!page.contains("og:image"))
      let picture = try await server.replyPage(".png?day=20261203")
      #expect(picture.status == 404)
    }
  }

  @Test func `a link that does not work has no picture`() async throws {
    try await withServer { server in
      let picture = try await server.get("\(Self.link).png")
      #expect(picture.status == 404)
    }
  }
}
