import API
import Domain
import Foundation
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// The planned games as calendars ask for them.
@Suite(.timeLimit(.minutes(5)))
struct CalendarTests {
  private static let key = PlanKey.single(.fixed(3))

  @Test func `all games, or those of a day, are a calendar, which is sent when it differs`()
    async throws
  {
    try await withPlan(most: 10) { server, ann in
      // Given
      let friday = CivilDay.thursday.advanced(byDays: 1)
      try await ann.deliver([.numbered(10, .planned(.fixed(4), on: friday))])
      // When
      let all = try await server.replyPage(".ics")
      let day = try await server.replyPage("/20261203.ics")
      // Then
      #expect(all.status == 200)
      #expect(all.headers[.contentType] == "text/calendar; charset=utf-8")
      #expect(all.headers[.cacheControl] == "private, max-age=900")
      #expect(all.headers[.setCookie] == nil)
      #expect(all.headers[try #require(HTTPField.Name("X-Robots-Tag"))] == "noindex, nofollow")
      #expect(all.body.components(separatedBy: "BEGIN:VEVENT").count == 3)
      #expect(day.body.components(separatedBy: "BEGIN:VEVENT").count == 2)
      #expect(day.body.contains("DTSTART:20261203T110000Z\r\n"))
      #expect(day.body.contains("SEQUENCE:0\r\n"))
      // When it asks again
      let tag = try #require(day.headers[.eTag])
      var headers = HTTPFields.browser
      headers[.ifNoneMatch] = tag
      let path = "/in/AAAAAAAAAAUAAAAAAAAABg/20261203.ics"
      #expect(try await server.get(path, headers: headers).status == 304)
      // When the game is moved
      try await ann.deliver([.numbered(11, .plan(Self.key, .moved(to: friday)))])
      // Then it is the same event, changed
      let moved = try await server.get(path, headers: headers)
      #expect(moved.status == 200)
      #expect(moved.body.contains("UID:\(Self.key.id.uuidString)@football-gather\r\n"))
      #expect(moved.body.contains("DTSTART:20261204T110000Z\r\n"))
      #expect(moved.body.contains("SEQUENCE:1\r\n"))
    }
  }

  @Test func `a cancelled game stays in calendars until its day is over`() async throws {
    try await withPlan { server, ann in
      try await ann.deliver([.numbered(10, .plan(Self.key, .cancelled(try ShortText("Rain"))))])
      let calendar = try await server.replyPage(".ics").body
      #expect(calendar.contains("STATUS:CANCELLED\r\nSUMMARY:Cancelled: Football\r\n"))
      #expect(calendar.contains("DESCRIPTION:Rain\r\n"))
      server.environment.advance(bySeconds: 15 * 24 * 3_600)
      #expect(try await !server.replyPage(".ics").body.contains("BEGIN:VEVENT"))
    }
  }

  @Test func `a calendar names no people and no counts`() async throws {
    try await withPlan(most: 10) { server, ann in
      _ = try await server.reply(["person": Player.ID.ann.uuidString, "answer": "in"])
      let calendar = try await server.replyPage(".ics").body
      #expect(!calendar.contains("Ann") && !calendar.contains("of 10"))
    }
  }

  @Test func `a link that is off has no calendar`() async throws {
    try await withPlan { server, ann in
      try await ann.deliver([.numbered(10, .replies(.linkTurnedOff(.fixed(3))))])
      #expect(try await server.replyPage(".ics").status == 404)
    }
  }
}
