import API
import Domain
import Foundation
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// The pages of single days, several games on one page, guests, and limits.
@Suite(.timeLimit(.minutes(5)))
struct ReplyDayTests {
  private static let key = PlanKey.single(.fixed(3))

  @Test func `a day has a page of its own, also the day from which a game was moved`() async throws
  {
    try await withPlan { server, ann in
      let friday = CivilDay.thursday.advanced(byDays: 1)
      try await ann.deliver([
        .numbered(10, .planned(.fixed(4), on: friday.advanced(byDays: 7))),
        .numbered(11, .plan(Self.key, .moved(to: friday))),
      ])
      for path in ["/20261203", "/20261204"] {
        let page = try await server.replyPage(path)
        #expect(page.status == 200)
        #expect(page.headers[.setCookie] == nil)
        #expect(page.body.contains("<h1>Fri 4 Dec, 20:00</h1>"))
        #expect(page.body.contains("<del>Thu 3 Dec, 20:00</del>"))
        #expect(!page.body.contains("Other games"))
      }
      #expect(try await server.replyPage("/20261211").body.contains("<h1>Fri 11 Dec, 20:00</h1>"))
      // A day without a game is the link's page.
      #expect(try await server.replyPage("/20261231").body.contains("<h1>Fri 4 Dec, 20:00</h1>"))
    }
  }

  @Test(arguments: ["/20261332", "/2026-12-03", "/x", "/20261203/x", "/20261203.json"])
  func `what is no day is no page`(path: String) async throws {
    try await withPlan { server, _ in
      let response = try await server.replyPage(path)
      #expect(response.status == 404)
    }
  }

  @Test func `the nearest game is answered, and the others have their own pages`() async throws {
    try await withPlan { server, ann in
      let friday = CivilDay.thursday.advanced(byDays: 1)
      try await ann.deliver([.numbered(10, .planned(.fixed(4), on: friday, most: 8))])
      let page = try await server.replyPage().body
      #expect(page.contains("<h1>Thu 3 Dec, 20:00</h1>"))
      #expect(
        page.contains(
          #"<a href="/in/AAAAAAAAAAUAAAAAAAAABg/20261204">Fri 4 Dec, 20:00 · 0 of 8</a>"#))
    }
  }

  @Test func `an answer on the page of a day leads back to it, and is about its game`() async throws
  {
    try await withPlan { server, ann in
      let friday = CivilDay.thursday.advanced(byDays: 1)
      try await ann.deliver([.numbered(10, .planned(.fixed(4), on: friday))])
      let page = try await server.replyPage("/20261204").body
      #expect(page.contains(#"action="/in/AAAAAAAAAAUAAAAAAAAABg/20261204""#))
      let key = PlanKey.single(.fixed(4))
      let taken = try await server.reply(
        ["plan": key.text, "person": Player.ID.ann.uuidString, "answer": "in"],
        at: "/20261204")
      #expect(
        taken.headers[.location] == "/in/AAAAAAAAAAUAAAAAAAAABg/20261204?answered=1")
      let answered = try await server.replyPage("/20261204?answered=1", cookie: taken.replyCookie)
      #expect(answered.body.contains("Ann L. is in."))
      #expect(try await ann.game(4).people == [.ann])
      #expect(try await ann.game().people == [])
    }
  }

  @Test func `two games of one day have two addresses, and each gets its own answers`() async throws
  {
    try await withPlan { server, ann in
      // Given a second game in the morning of the day of the first
      let morning = PlanKey.single(.fixed(4))
      try await ann.deliver([
        .numbered(10, .planned(.fixed(4))),
        .numbered(11, .plan(morning, .edited(.minute(try #require(MinuteOfDay(9 * 60)))))),
      ])
      let rest = "/20261203-00000004"
      // Then the address of the first shows the first, and leads to the second
      let first = try await server.replyPage("/20261203").body
      #expect(first.contains("<h1>Thu 3 Dec, 20:00</h1>"))
      #expect(
        first.contains(
          #"<a href="/in/AAAAAAAAAAUAAAAAAAAABg\#(rest)">Thu 3 Dec, 09:00 · 0 in</a>"#))
      // And the second has an address of its own, where its news, its calendar and its answers are
      let second = try await server.replyPage(rest).body
      #expect(second.contains("<h1>Thu 3 Dec, 09:00</h1>"))
      #expect(second.contains(#"action="/in/AAAAAAAAAAUAAAAAAAAABg\#(rest)""#))
      #expect(
        second.contains(#"data-events="/in/AAAAAAAAAAUAAAAAAAAABg/events?day=20261203-00000004""#))
      #expect(second.contains(#"<a href="/in/AAAAAAAAAAUAAAAAAAAABg/20261203">"#))
      let fields = ["plan": morning.text, "person": Player.ID.ann.uuidString, "answer": "in"]
      let taken = try await server.reply(fields, at: rest)
      #expect(taken.headers[.location] == "/in/AAAAAAAAAAUAAAAAAAAABg\(rest)?answered=1")
      #expect(try await ann.game(4).people == [.ann])
      #expect(try await ann.game().people == [])
      // And a refused answer stays there, too
      let refused = try await server.reply(["plan": morning.text, "answer": "maybe"], at: rest)
      #expect(refused.body.contains(#"action="/in/AAAAAAAAAAUAAAAAAAAABg\#(rest)""#))
      // And its file for calendars has it alone
      let file = try await server.replyPage("\(rest).ics").body
      #expect(file.components(separatedBy: "BEGIN:VEVENT").count == 2)
      #expect(file.contains("DTSTART:20261203T000000Z"))
    }
  }

  @Test func `between two games of a series the page says when the next one is`() async throws {
    try await withPlan { server, ann in
      try await ann.deliver([
        .numbered(10, .plan(Self.key, .moved(to: .thursday.advanced(byDays: -8)))),
        .numbered(11, .everyThursday(.fixed(1))),
      ])
      server.environment.advance(byDays: 17)
      let page = try await server.replyPage().body
      #expect(page.contains("<h1>Every Thursday 20:00</h1>"), "\(page)")
      #expect(page.contains("next 10 Dec, answers open Wed"))
      #expect(!page.contains("No game planned"))
    }
  }

  @Test func `a friend brings as many guests as are allowed, and fewer again`() async throws {
    try await withPlan(most: 10) { server, ann in
      try await ann.deliver([.numbered(10, .plan(Self.key, .edited(.guestsEach(2))))])
      #expect(try await server.replyPage().body.contains(#"<select name="guests">"#))
      let fields = ["person": Player.ID.ann.uuidString, "answer": "in", "guests": "2"]
      let cookie = try #require(try await server.reply(fields).replyCookie)
      #expect(try await ann.game().places(at: .kickOff).guests(of: .ann).count == 2)
      // The same form again brings no one more.
      _ = try await server.reply(fields, cookie: cookie)
      #expect(try await ann.game().places(at: .kickOff).comers.count == 3)
      _ = try await server.reply(["answer": "in", "guests": "1", "form": "b"], cookie: cookie)
      #expect(try await ann.game().places(at: .kickOff).guests(of: .ann).count == 1)
      _ = try await server.reply(["answer": "in", "guests": "5", "form": "c"], cookie: cookie)
      #expect(try await ann.game().places(at: .kickOff).guests(of: .ann).count == 2)
      _ = try await server.reply(["answer": "out", "guests": "2", "form": "d"], cookie: cookie)
      #expect(try await ann.game().places(at: .kickOff(plusMinutes: 60)).comers.isEmpty)
    }
  }

  @Test func `a friend who answered for someone without a browser takes the place for them`()
    async throws
  {
    try await withPlan(most: 1) { server, ann in
      // Given Ann in line, and Zoe, who is answered for from Ann's browser
      try await ann.deliver([.numbered(10, .answered(.in, of: .ben, to: Self.key))])
      let fields = ["person": Player.ID.ann.uuidString, "answer": "in", "form": "a"]
      let cookie = try #require(try await server.reply(fields).replyCookie)
      let zoe = ["name": "Zoe", "answer": "in", "as": "other", "form": "b"]
      _ = try await server.reply(zoe, cookie: cookie)
      // When places are free for both
      try await ann.deliver([.numbered(11, .plan(Self.key, .edited(.most(3))))])
      // Then
      let page = try await server.replyPage(cookie: cookie).body
      #expect(page.contains("You are Ann L."))
      #expect(page.contains("A place is free. Yours until"))
      #expect(page.contains("Zoe is asked until"))
      #expect(try await !server.replyPage().body.contains("Zoe is asked"))
      // When
      let id = try #require(try await ann.game().people.last).uuidString
      #expect(page.contains(#"name="person" value="\#(id)""#))
      let taken = ["person": id, "as": "other", "answer": "in", "form": "c"]
      #expect(try await server.reply(taken, cookie: cookie).status == 303)
      // Then
      #expect(try await ann.game().places(at: .kickOff).comers.count == 2)
      #expect(try await server.replyPage(cookie: cookie).body.contains("You are Ann L."))
    }
  }

  @Test func `who said yes before the time was changed is asked again`() async throws {
    try await withPlan { server, ann in
      let fields = ["person": Player.ID.ann.uuidString, "answer": "in"]
      let cookie = try #require(try await server.reply(fields).replyCookie)
      server.environment.advance(bySeconds: 60)
      let later = try #require(MinuteOfDay(21 * 60))
      try await ann.deliver([.numbered(10, .plan(Self.key, .edited(.minute(later))))])
      #expect(
        try await server.replyPage(cookie: cookie).body.contains("The time changed. Still in?"))
      #expect(try await !server.replyPage().body.contains("Still in?"))
      server.environment.advance(bySeconds: 60)
      _ = try await server.reply(["answer": "in", "form": "b"], cookie: cookie)
      #expect(try await !server.replyPage(cookie: cookie).body.contains("Still in?"))
    }
  }

  @Test func `a browser, a link and an address may answer so often in an hour, and no more`()
    async throws
  {
    let limits = [
      Quotas(answersPerBrowser: 2), Quotas(answersPerLink: 3), Quotas(answersPerAddress: 3),
    ]
    for quotas in limits {
      var settings = ServerSettings.quick
      settings.quotas = quotas
      try await withPlan(settings: settings) { server, ann in
        let fields = ["person": Player.ID.ann.uuidString, "answer": "in", "form": "0"]
        let cookie = try #require(try await server.reply(fields).replyCookie)
        for form in ["1", "2"] {
          let taken = try await server.reply(["answer": "maybe", "form": form], cookie: cookie)
          #expect(taken.status == 303)
        }
        let refused = try await server.reply(["answer": "out", "form": "3"], cookie: cookie)
        #expect(refused.status == 429)
        #expect(refused.headers[.retryAfter] == "3600")
        #expect(try await ann.answer(of: .ann) == .maybe)
        // Reading goes on, and so does everything after the hour.
        #expect(try await server.replyPage(cookie: cookie).status == 200)
        server.environment.advance(bySeconds: 3_600)
        let later = try await server.reply(["answer": "out", "form": "3"], cookie: cookie)
        #expect(later.status == 303)
      }
    }
  }
}
