import Domain
import Presentation
import Screens
import TestSupport
import Testing

/// What elements of a page carry, and what comes back.
@Suite("Texts of events")
struct EventTextTests {
  @Test(arguments: Example.all)
  func `an event that an element carries comes back as itself`(_ example: Example) throws {
    let text = try #require(example.event.text)
    #expect(text.utf8.elementsEqual(example.text.utf8))
    #expect(Event(text: text, value: example.value) == example.event)
  }

  @Test func `there is an example of every event`() {
    let kinds = Example.all.map { $0.event.kind }
    #expect(Set(kinds) == Set(0..<EventKind.count))
  }

  @Test func `what is dropped on a team moves there`() {
    #expect(
      Event(text: "confirmPlayers.dropped teamB", value: Player.ID.fixed(7).uuidString)
        == .confirmPlayers(.moved(.fixed(7), .teamB)))
  }

  @Test func `what the phone and the server say is no text`() {
    #expect(Event.phone(.woke).text == nil)
    #expect(Event.server(.registered).text == nil)
  }

  @Test(arguments: [
    "", " ", ".", "players", "players.", ".addTapped", "players.addTapped ", " players.addTapped",
    "players.addTapped 1", "Players.addTapped", "players.AddTapped", "players..addTapped",
    "players.rowTapped", "players.rowTapped 1",
    "players.rowTapped \(Player.ID.fixed(1).uuidString) ",
    "players.rowTapped  \(Player.ID.fixed(1).uuidString)", "gather.plusTapped",
    "gather.plusTapped C",
    "gather.plusTapped A B", "gather.presetTapped", "gather.presetTapped -1",
    "gather.presetTapped 100", "gather.presetTapped 1e1", "gather.presetTapped ١",
    "frame.linkTapped", "frame.linkTapped ", "frame.linkTapped /nowhere",
    "frame.linkTapped /players/1", "phone.woke", "server.loggedOut", "login.loginTapped\n",
    "playerDetails.rowTapped nickname", "confirmPlayers.moved teamA",
    "confirmPlayers.moved \(Player.ID.fixed(1).uuidString) teamC", "players.ad\u{0301}dTapped",
  ])
  func `a text that no element carries is no event`(_ text: String) {
    #expect(Event(text: text, value: "") == nil)
  }

  @Test(arguments: [
    ("login.rememberSwitched", "on"), ("login.rememberSwitched", ""),
    ("settings.languageChosen", "tlh"), ("settings.languageChosen", ""),
    ("confirmPlayers.dropped teamA", "Ann"), ("confirmPlayers.dropped teamA", ""),
    ("confirmPlayers.dropped", Player.ID.fixed(1).uuidString),
    ("confirmPlayers.dropped pitch", Player.ID.fixed(1).uuidString),
  ])
  func `a value that no control brings is no event`(_ text: String, _ value: String) {
    #expect(Event(text: text, value: value) == nil)
  }
}
