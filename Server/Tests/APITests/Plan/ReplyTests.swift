import ChangeStore
import Domain
import Foundation
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

@testable import API

/// Friends who answer a planned game by a link, without an account and without script.
@Suite(.timeLimit(.minutes(5)))
struct ReplyTests {
  private static let key = PlanKey.single(.fixed(3))

  @Test func `a visitor sees the game, and nothing changes`() async throws {
    try await withPlan { server, ann in
      let before = try await ann.changes(since: 0).latest
      for method in [HTTPRequest.Method.get, .head] {
        let page = try await server.send(method, "/in/AAAAAAAAAAUAAAAAAAAABg", [], .browser)
        #expect(page.status == 200)
        #expect(page.headers[.setCookie] == nil)
        #expect(page.headers[.cacheControl] == "private, no-store")
        #expect(page.headers[.xRobotsTag] == "noindex, nofollow")
        #expect(page.headers[.contentSecurityPolicy]?.contains("form-action 'self'") == true)
        #expect(page.headers[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") == true)
      }
      let page = try await server.replyPage()
      #expect(page.body.contains("<h1>Thu 3 Dec, 20:00</h1>"))
      #expect(page.body.contains("Ann L."))
      #expect(!page.body.contains("Lee"))
      #expect(try await ann.changes(since: 0).latest == before)
    }
  }

  @Test func `a friend picks their name once, and then answers with one tap`() async throws {
    try await withPlan { server, ann in
      // When
      let first = try await server.reply(["person": Player.ID.ann.uuidString, "answer": "in"])
      // Then the browser goes to the page, which knows it
      #expect(first.status == 303)
      #expect(first.headers[.location] == "/in/AAAAAAAAAAUAAAAAAAAABg?answered=1")
      let cookie = try #require(first.replyCookie)
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
      // For 400 days.
      #expect(cookie.contains("Max-Age=34560000"))
      let page = try await server.replyPage("?answered=1", cookie: cookie)
      #expect(page.body.contains("Ann L. is in."))
      #expect(page.body.contains("You are Ann L."))
      // When they change their mind
      let second = try await server.reply(["answer": "out"], cookie: cookie)
      // Then
      #expect(second.status == 303)
      #expect(try await ann.answer(of: .ann) == .out)
      #expect(try await ann.game().name(of: .ann)?.text == "Ann Lee")
    }
  }

  @Test func `a form that is sent twice counts once, and another one of the same page counts, too`()
    async throws
  {
    try await withPlan { server, ann in
      let fields = ["person": Player.ID.ann.uuidString, "form": "a", "answer": "in"]
      let cookie = try #require(try await server.reply(fields).replyCookie)
      let end = try await ann.changes(since: 0).latest
      // When the same form arrives again
      #expect(try await server.reply(fields, cookie: cookie).status == 303)
      #expect(try await ann.changes(since: 0).latest == end)
      // When the page was kept, and says something else
      #expect(try await server.reply(["form": "a", "answer": "out"], cookie: cookie).status == 303)
      #expect(try await ann.answer(of: .ann) == .out)
      // When it says the first again, which counted before
      let old = try await server.reply(fields, cookie: cookie)
      // Then it comes back with a fresh form, and says so
      #expect(old.status == 200)
      #expect(old.body.contains("This page was out of date. Tap again."))
      #expect(try await ann.answer(of: .ann) == .out)
    }
  }

  @Test func `an answer that cannot be stored now is on the page, to be sent once more`()
    async throws
  {
    let store = FaultyStore()
    try await withPlan(store: store) { server, ann in
      let fields = ["answer": "in", "form": "a", "name": #"Zoe "<b>" & Co"#]
      let end = try await ann.changes(since: 0).latest
      store.fail { $0.appending = .storage(.inaccessible) }
      // When
      let busy = try await server.reply(fields, at: "?lang=en")
      // Then
      #expect(busy.status == 503)
      #expect(busy.body.contains("<h1>The server is busy</h1>"))
      #expect(busy.body.contains("Your answer has not been saved yet. Send it again in a moment."))
      #expect(!busy.body.contains("http-equiv=\"refresh\""))
      #expect(busy.body.contains(#"action="/in/AAAAAAAAAAUAAAAAAAAABg?lang=en""#))
      let hidden = try busy.body.matches(
        of: Regex(#"type="hidden" name="([a-z]+)" value="([^"]*)""#)
      ).map { "\($0.output[1].substring ?? "")=\($0.output[2].substring ?? "")" }
      #expect(
        hidden == [
          "answer=in", "form=a", "name=Zoe &quot;&lt;b&gt;&quot; &amp; Co", "plan=\(Self.key.text)",
        ])
      #expect(busy.headers[.contentSecurityPolicy]?.contains("form-action 'self'") == true)
      #expect(busy.headers[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") == true)
      #expect(try await ann.changes(since: 0).latest == end)
      // When the same form comes again
      store.work()
      #expect(try await server.reply(fields, at: "?lang=en").status == 303)
      // Then
      #expect(try await ann.changes(since: 0).latest > end)
    }
  }

  @Test func `a page that was turned off takes no form, and offers none`() async throws {
    try await withPlan { server, ann in
      let reply = LinkSecret(high: 1, low: 1).text
      let gone = try await server.reply(["answer": "in", "name": "Zoe"], by: "/in/\(reply)")
      #expect(gone.status == 404)
      #expect(!gone.body.contains("<form"))
    }
  }

  @Test func `another browser answers for a person after it said who speaks`() async throws {
    try await withPlan { server, ann in
      // Given Ann's phone
      let person = Player.ID.ann.uuidString
      let phone = try #require(
        try await server.reply(["person": person, "answer": "in"]).replyCookie)
      // When her laptop answers
      let asked = try await server.reply(["person": person, "answer": "out"])
      // Then it is asked, and nothing changed
      #expect(asked.status == 200)
      #expect(asked.body.contains("Ann L. answered on another phone. Who are you?"))
      #expect(try await ann.answer(of: .ann) == .in)
      let laptop = try #require(asked.replyCookie)
      // When Ben answers for her
      let other = ["person": person, "answer": "out", "as": "other"]
      #expect(try await server.reply(other, cookie: laptop).status == 303)
      // Then her phone hears of it, and changes it back with one tap
      let changed = try await server.replyPage(cookie: phone)
      #expect(changed.body.contains("Changed on another phone: Ann L. is out."))
      #expect(changed.body.contains("You are Ann L."))
      // And the browser is not hers
      #expect(try await ann.answer(of: .ann) == .out)
      let stranger = try await server.replyPage("?answered=1", cookie: laptop)
      #expect(!stranger.body.contains("You are"))
      #expect(stranger.body.contains("Ann L. is out."))
      // When she says that it is
      let own = ["person": person, "answer": "in", "as": "self"]
      #expect(try await server.reply(own, cookie: laptop).status == 303)
      #expect(try await server.replyPage(cookie: laptop).body.contains("You are Ann L."))
    }
  }

  @Test func `a group may let only a person's own browser answer`() async throws {
    try await withPlan { server, ann in
      let person = Player.ID.ann.uuidString
      _ = try await server.reply(["person": person, "answer": "in"])
      try await ann.deliver([.numbered(10, .replies(.fromOwnPhoneSet(true)))])
      for speaker in ["self", "other"] {
        let refused = try await server.reply(["person": person, "answer": "out", "as": speaker])
        #expect(refused.status == 200)
        #expect(refused.body.contains("Only Ann L.’s own phone can answer"))
        // The page does not take the browser for hers.
        #expect(!refused.body.contains("You are"))
      }
      #expect(try await ann.answer(of: .ann) == .in)
    }
  }

  @Test func `a browser that answered for one is asked whether it answers for another`()
    async throws
  {
    try await withPlan { server, ann in
      // Given
      let taken = try await server.reply(["person": Player.ID.ann.uuidString, "answer": "in"])
      let cookie = try #require(taken.replyCookie)
      // When an old page of the same browser answers for Ben
      let ben = ["person": Player.ID.ben.uuidString, "answer": "in", "form": "b"]
      let asked = try await server.reply(ben, cookie: cookie)
      // Then nothing is said that did not happen
      #expect(asked.body.contains("This browser answered as Ann L. Answer as Ben?"))
      #expect(!asked.body.contains("another phone"))
      #expect(try await ann.answer(of: .ben) == nil)
      // When Ben has answered elsewhere
      #expect(try await server.reply(ben).status == 303)
      let again = try await server.reply(ben.merging(["form": "c"]) { $1 }, cookie: cookie)
      #expect(again.body.contains("Ben answered on another phone. Who are you?"))
    }
  }

  @Test func `of a phone that never answered it is not said that it did`() async throws {
    try await withPlan { server, ann in
      // Given the organiser's phone, which is Ben's
      try await ann.deliver([.numbered(10, .replies(.browserBound(.ben)))])
      let asked = try await server.reply(["person": Player.ID.ben.uuidString, "answer": "in"])
      #expect(asked.body.contains("Ben uses another phone. Who are you?"))
    }
  }

  @Test func `a browser forgets whose it is`() async throws {
    try await withPlan { server, _ in
      let first = try await server.reply(["person": Player.ID.ann.uuidString, "answer": "in"])
      let cookie = try #require(first.replyCookie)
      #expect(try await server.reply(["forget": "1"], cookie: cookie).status == 303)
      let stranger = try await server.replyPage(cookie: cookie)
      #expect(!stranger.body.contains("You are"))
    }
  }

  @Test func `a name that is typed is one person on two phones, and the player who has it`()
    async throws
  {
    try await withPlan { server, ann in
      // When
      let first = try await server.reply(["name": "Zoë + Co", "answer": "in"])
      #expect(first.status == 303)
      let again = try await server.reply(["name": " zoë + co", "answer": "in"])
      // Then the second one is asked whether they are the first
      #expect(again.body.contains("Zoë C. answered on another phone"))
      #expect(try await ann.game().people.count == 1)
      // And a name of the list is the player's
      #expect(try await server.reply(["name": "BEN", "answer": "maybe"]).status == 303)
      #expect(try await ann.answer(of: .ben) == .maybe)
    }
  }

  @Test func `a name like one of the list is asked about once, with all that was entered`()
    async throws
  {
    try await withPlan { server, ann in
      // When
      let fields = ["name": "Ann", "answer": "in", "guests": "1"]
      let asked = try await server.reply(fields)
      // Then
      #expect(asked.status == 200)
      #expect(asked.body.contains("Is this Ann L. from the list?"))
      #expect(asked.body.contains("name=\"guests\" value=\"1\""))
      #expect(try await ann.game().people.isEmpty)
      // When they are another Ann
      let other = fields.merging(["listed": "no"]) { $1 }
      let cookie = try #require(try await server.reply(other).replyCookie)
      // Then she is not asked again, and neither is who types that name later
      #expect(try await ann.game().people.count == 1)
      #expect(try await ann.answer(of: .ann) == nil)
      #expect(try await server.reply(["answer": "out"], cookie: cookie).status == 303)
      let later = try await server.reply(["name": "Ann", "answer": "in"])
      #expect(!later.body.contains("Is it Ann L."))
    }
  }

  @Test(arguments: ["Ann L", "ann l.", "ANN"])
  func `who says that they are the one of the list is`(typed: String) async throws {
    try await withPlan { server, ann in
      let asked = try await server.reply(["name": typed, "answer": "in"])
      #expect(asked.body.contains("Is this Ann L. from the list?"))
      let fields = ["name": typed, "answer": "in", "person": Player.ID.ann.uuidString]
      #expect(try await server.reply(fields).status == 303)
      #expect(try await ann.answer(of: .ann) == .in)
    }
  }

  @Test func `while friends see no list it is not asked who of it they are`() async throws {
    try await withPlan { server, ann in
      try await ann.deliver([.numbered(10, .replies(.namesSet(.full, areListed: false)))])
      #expect(try await server.reply(["name": "Ann", "answer": "in"]).status == 303)
      #expect(try await ann.answer(of: .ann) == nil)
    }
  }

  @Test func `an id that is no person's is not taken for one, and the name that was typed is`()
    async throws
  {
    try await withPlan { server, ann in
      let fields = ["person": Player.ID.stranger.uuidString, "name": "Zoe", "answer": "in"]
      #expect(try await server.reply(fields).status == 303)
      let people = try await ann.game().people
      #expect(people.count == 1 && people != [.stranger])
    }
  }

  @Test func `a page stays in the language that its visitor chose, without script`() async throws {
    try await withPlan { server, _ in
      let page = try await server.replyPage("?lang=ko").body
      #expect(page.contains(#"action="/in/AAAAAAAAAAUAAAAAAAAABg?lang=ko""#))
      let fields = ["person": Player.ID.ann.uuidString, "answer": "in"]
      let taken = try await server.reply(fields, at: "?lang=ko")
      #expect(taken.headers[.location] == "/in/AAAAAAAAAAUAAAAAAAAABg?answered=1&lang=ko")
      let other = try await server.reply(fields, at: "?lang=<>")
      #expect(other.body.contains(#"AAAABg?lang=en""#))
    }
  }

  @Test func `a form that does not say who answers asks for it`() async throws {
    try await withPlan { server, ann in
      let asked = try await server.reply(["person": "", "name": "", "answer": "in"])
      #expect(asked.body.contains(#"autofocus>Pick your name first.</p>"#))
    }
  }

  @Test func `two people of one name are told apart, and the list is in order`() async throws {
    try await withPlan { server, ann in
      try await ann.deliver([
        .numbered(10, .player(.fixed(7), .added(PlayerDetails(name: try ShortText("Ben"))))),
        .numbered(11, .player(.fixed(8), .added(PlayerDetails(name: try ShortText("Abe"))))),
      ])
      let page = try await server.replyPage().body
      let places = ["Abe", "Ann L.", "Ben (1)", "Ben (2)"].map {
        page.range(of: ">\($0)<")?.lowerBound
      }
      #expect(places.allSatisfy { $0 != nil })
      #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    }
  }

  @Test func `who waits for a place says how, and leaves again`() async throws {
    try await withPlan(most: 1) { server, ann in
      _ = try await server.reply(["person": Player.ID.ben.uuidString, "answer": "in"])
      let fields = ["person": Player.ID.ann.uuidString, "answer": "in", "wait": "take"]
      let cookie = try #require(try await server.reply(fields).replyCookie)
      let page = try await server.replyPage("?answered=1", cookie: cookie)
      #expect(page.body.contains("Ann L. is number 1 in line."))
      #expect(page.body.contains("value=\"out\""))
      #expect(!page.body.contains("value=\"in\""))
      #expect(try await server.reply(["answer": "out"], cookie: cookie).status == 303)
      #expect(try await ann.game().places(at: .kickOff).reserve == [])
    }
  }

  @Test(arguments: ["take": [Player.ID.ann], "ask": []])
  func `who waits gets a place that is free at once, or is asked first`(
    wait: String, comers: [Player.ID]
  ) async throws {
    try await withPlan(most: 1) { server, ann in
      // Given
      let first = ["person": Player.ID.ben.uuidString, "answer": "in"]
      let ben = try #require(try await server.reply(first).replyCookie)
      let second = ["person": Player.ID.ann.uuidString, "answer": "in", "wait": wait]
      _ = try await server.reply(second)
      // When the place was free for longer than it is kept
      _ = try await server.reply(["answer": "out", "form": "b"], cookie: ben)
      server.environment.advance(bySeconds: 301)
      // Then
      let places = try await ann.game().places(at: server.environment.now)
      #expect(places.comers == comers)
    }
  }

  @Test func `after the start, and for a game that was cancelled, nothing is taken`() async throws {
    try await withPlan { server, ann in
      try await ann.deliver([.numbered(10, .plan(Self.key, .cancelled(try ShortText("Rain"))))])
      #expect(try await server.replyPage().body.contains("Cancelled: Rain"))
      let answer = ["person": Player.ID.ann.uuidString, "answer": "in"]
      #expect(try await server.reply(answer).body.contains("Your answer wasn’t saved."))
      #expect(try await ann.game().people == [])
    }
  }

  @Test func `forms of other sites are refused, and those of old browsers are not`() async throws {
    try await withPlan { (server, ann) async throws in
      let answer = ["person": Player.ID.ann.uuidString, "answer": "in"]
      let refused: [HTTPFields] = [
        [.secFetchSite: "cross-site"], [.secFetchSite: "same-site"],
        [.origin: "https://other.example"], [.secFetchSite: "cross-site", .origin: "null"],
      ]
      for headers in refused {
        #expect(try await server.reply(answer, headers: headers).status == 403)
      }
      #expect(try await ann.game().people == [])
      #expect(try await server.reply(answer, headers: [.origin: "null"]).status == 303)
      let fields: HTTPFields = [.secFetchSite: "same-origin", .origin: "null"]
      let ben = ["person": Player.ID.ben.uuidString, "answer": "in"]
      #expect(try await server.reply(ben, headers: fields).status == 303)
    }
  }

  @Test(arguments: [
    "", "answer=", "answer=yes", "%", "answer=in%FF", "answer", "{}", "answer=in&name=%zz",
  ])
  func `what is no form is refused`(body: String) async throws {
    try await withPlan { server, ann in
      let end = try await ann.changes(since: 0).latest
      let response = try await server.send(
        .post, "/in/AAAAAAAAAAUAAAAAAAAABg", Array(body.utf8), .browser)
      #expect(response.status == 400)
      #expect(try await ann.changes(since: 0).latest == end)
    }
  }

  @Test(arguments: [
    "person=&name=", "person=x&name=%00", "plan=x", "plan=00000000-0000-0000-0000-000000000009",
    "person=00000000-0000-0000-0000-000000000077",
  ])
  func `a form about no one, or about no game, is not taken`(fields: String) async throws {
    try await withPlan { server, ann in
      let plan = fields.contains("plan") ? "" : "&plan=\(Self.key.text)"
      let person = fields.contains("person") ? "" : "&person=\(Player.ID.ann.uuidString)"
      let body = "answer=in&\(fields)\(plan)\(person)"
      let response = try await server.send(
        .post, "/in/AAAAAAAAAAUAAAAAAAAABg", Array(body.utf8), .browser)
      #expect(response.status == 200)
      let game = try await ann.game()
      #expect(game.people == [])
    }
  }

  @Test func `a link that is off, one of a match, and one that was never made are one page`()
    async throws
  {
    try await withPlan { server, ann in
      try await ann.shareFriday()
      try await ann.deliver([.numbered(10, .replies(.linkTurnedOff(.fixed(3))))])
      let off = try await server.replyPage()
      let other = try await server.get(
        Route.link(.reply, Link.toFollow.secret, .page).path, headers: .browser)
      let never = try await server.get(
        Route.link(.reply, LinkSecret(high: 9, low: 9), .page).path, headers: .browser)
      #expect(off.status == 404 && off.body == other.body && off.body == never.body)
      let follow = try await server.get(
        Route.link(.follow, LinkSecret(high: 5, low: 6), .page).path, headers: .browser)
      #expect(follow.status == 404)
      #expect(try await server.reply(["answer": "in"]).status == 404)
    }
  }

  @Test func `the id of a browser in a log tells nothing of its cookie, nor of another group`()
    async throws
  {
    try await withPlan { server, ann in
      let first = try await server.reply(["person": Player.ID.ann.uuidString, "answer": "in"])
      let cookie = try #require(first.replyCookie)
      let log = try await ann.get("\(ann.squadPath)/changes?since=0").body
      let value = try #require(cookie.split(separator: ";").first?.split(separator: "=").last)
      #expect(!log.contains(value))
    }
  }
}
