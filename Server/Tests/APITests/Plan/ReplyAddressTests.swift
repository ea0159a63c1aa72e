import API
import Domain
import Foundation
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Where the page on which friends answer is, whatever happened to their answer: at an address that can be opened again.
@Suite(.timeLimit(.minutes(5)))
struct ReplyAddressTests {
  private static let page = "/in/AAAAAAAAAAUAAAAAAAAABg"
  private static let friday = CivilDay.thursday.advanced(byDays: 1)

  @Test(arguments: [
    ("", ""), ("?day=20261204", "/20261204"), ("?day=20261204&lang=ko", "/20261204?lang=ko"),
    ("?lang=ko", "?lang=ko"), ("?day=x", ""),
  ])
  func `the address of an earlier version's form leads to the page`(
    query: String, page: String
  ) async throws {
    try await withPlan { server, _ in
      for method in [HTTPRequest.Method.get, .head] {
        let response = try await server.send(method, "\(Self.page)/answer\(query)", [], .browser)
        #expect(response.status == 303)
        #expect(response.headers[.location] == Self.page + page)
      }
    }
  }

  @Test func `a form of an earlier version is taken`() async throws {
    try await withPlan { server, ann in
      let person = Player.ID.ann.uuidString
      let body = "answer=in&person=\(person)&plan=\(PlanKey.single(.fixed(3)).text)"
      let taken = try await server.send(
        .post, "\(Self.page)/answer?day=20261203", Array(body.utf8), .browser)
      #expect(taken.status == 303)
      #expect(taken.headers[.location] == "\(Self.page)/20261203?answered=1")
      #expect(try await ann.answer(of: .ann) == .in)
    }
  }

  @Test func `an answer that is not taken comes back at the address of its game`() async throws {
    try await withPlan(most: 10) { server, ann in
      // Given another game, which is not the nearest
      try await ann.deliver([.numbered(10, .planned(.fixed(4), on: Self.friday, most: 8))])
      // When its form is sent without a name
      let refused = try await server.reply(
        ["plan": PlanKey.single(.fixed(4)).text, "answer": "maybe"], at: "/20261204")
      // Then all of the page is about it, and so are its news
      #expect(refused.status == 200)
      #expect(refused.body.contains("<h1>Fri 4 Dec, 20:00</h1>"))
      #expect(refused.body.contains("Pick your name first."))
      #expect(refused.body.components(separatedBy: "Who are you?").count == 2)
      #expect(refused.body.contains(#"action="\#(Self.page)/20261204""#))
      #expect(refused.body.contains(#"data-events="\#(Self.page)/events?day=20261204""#))
    }
  }

  @Test func `an answer for a game that is not the next any more has the address of its own`()
    async throws
  {
    try await withPlan { server, ann in
      // Given the link's own page, and a nearer game that was planned since
      let form = ["plan": PlanKey.single(.fixed(4)).text, "answer": "in"]
      try await ann.deliver([.numbered(10, .planned(.fixed(4), on: Self.friday))])
      // When it is not taken
      let refused = try await server.reply(form)
      // Then
      #expect(refused.body.contains("<h1>Fri 4 Dec, 20:00</h1>"))
      #expect(refused.body.contains(#"data-page="\#(Self.page)/20261204""#))
      #expect(refused.body.contains(#"data-events="\#(Self.page)/events?day=20261204""#))
      // When it is taken
      let taken = try await server.reply(form.merging(["person": Player.ID.ann.uuidString]) { $1 })
      // Then the page that says so is that game's
      #expect(taken.headers[.location] == "\(Self.page)/20261204?answered=1")
    }
  }

  @Test func `what was typed for a link that is off stays, to be copied`() async throws {
    try await withPlan { server, ann in
      try await ann.deliver([.numbered(10, .replies(.linkTurnedOff(.fixed(3))))])
      let gone = try await server.reply(["answer": "in", "name": #"Zoe "<b>""#])
      #expect(gone.status == 404)
      #expect(gone.body.contains("This link does not work"))
      #expect(gone.body.contains(#"value="Zoe &quot;&lt;b&gt;&quot;" readonly"#))
      #expect(!gone.body.contains("<form"))
      // A visitor who typed nothing has nothing to copy.
      #expect(try await !server.reply(["answer": "in"]).body.contains("readonly"))
      #expect(try await !server.replyPage().body.contains("readonly"))
    }
  }
}
