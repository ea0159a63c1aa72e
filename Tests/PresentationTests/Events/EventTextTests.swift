import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Texts of events")
struct EventTextTests {
  private static let one = Player.ID.fixed(1).uuidString

  @Test(arguments: Event.all.indices)
  func `an event that an element carries reads back as itself`(_ screen: Int) throws {
    try expectExamplesReadBack(of: Event.all[screen])
  }

  private func expectExamplesReadBack<Example: ExampleEvent>(of type: Example.Type) throws {
    var about = EventArguments()
    for event in Example.examples(&about) {
      let text = try #require(EventText(event.text, value: event.value))
      #expect(text.read() == event)
      #expect(Event(text: event.text, value: event.value) == event.event)
    }
  }

  @Test func `no two events have the same text and value`() {
    var about = EventArguments()
    let texts = Event.all.flatMap { $0.examples(&about) as [any ExampleEvent] }
      .map { "\($0.text)|\($0.value)" }
    #expect(Set(texts).count == texts.count)
  }

  @Test(
    arguments: [
      (.gather(.clockTapped), "gather.clockTapped"),
      (.gather(.plusTapped(.teamA)), "gather.plusTapped A"),
      (.gather(.minusTapped(.teamB)), "gather.minusTapped B"),
      (.gather(.presetTapped(45)), "gather.presetTapped 45"),
      (.gather(.minutesTyped, "07"), "gather.minutesTyped"),
      (.login(.rememberSwitched(true)), "login.rememberSwitched"),
      (.settings(.languageChosen(.korean)), "settings.languageChosen"),
      (.players(.rowTapped(.fixed(1))), "players.rowTapped \(one)"),
      (.pastGather(.deletionConfirmed), "pastGather.deletionConfirmed"),
      (.pastGathers(.rowTapped(.fixed(1))), "pastGathers.rowTapped \(one)"),
      (.playerDetails(.rowTapped(.preferredPosition)), "playerDetails.rowTapped position"),
      (.confirmPlayers(.moved(.fixed(1), .bench)), "confirmPlayers.moved \(one) bench"),
      (.shell(.linkTapped(.player(.fixed(1)))), "shell.linkTapped /players/\(one)"),
    ] as [(Event, String)])
  func `a text is readable`(_ event: Event, _ text: String) {
    #expect(event.text == text)
  }

  @Test(arguments: Team.allCases)
  func `a player who is dropped on a team moves there`(_ team: Team) {
    let event = Event.read(Event.dropText(team), value: Self.one)
    #expect(event as? ConfirmPlayersEvent == .moved(.fixed(1), team))
  }

  @Test func `events of the device and the server have no text`() {
    #expect(Event.device(.woke).text == nil)
    #expect(Event.server(.registered).text == nil)
  }

  @Test(arguments: [
    "", " ", ".", "players", "players.", ".addTapped", "players.addTapped ", " players.addTapped",
    "players.addTapped 1", "Players.addTapped", "players.AddTapped", "players..addTapped",
    "players.rowTapped", "players.rowTapped 1", "players.searchTyped x", "players.plain",
    "players.rowTapped \(one) ", "players.rowTapped  \(one)", "players.rowTapped \(one) \(one)",
    "gather.plusTapped", "gather.plusTapped E", "gather.plusTapped Team A", "gather.plusTapped A B",
    "gather.presetTapped", "gather.presetTapped -1", "gather.presetTapped 100",
    "gather.presetTapped 1e1", "gather.presetTapped ١", "gather.presetTapped ",
    "shell.linkTapped", "shell.linkTapped ", "shell.linkTapped /nowhere",
    "shell.linkTapped /players/1", "shell.linkTapped / /", "phone.woke", "server.loggedOut",
    "login.loginTapped\n", "playerDetails.rowTapped nickname", "confirmPlayers.moved teamA",
    "confirmPlayers.moved \(one) teamE", "confirmPlayers.moved teamA \(one)",
    "players.ad\u{0301}dTapped", "선수.addTapped", "players.추가", "players.👍", "👍", "\u{0}",
  ])
  func `a text that no element carries is not an event`(_ text: String) {
    #expect(Event.read(text, value: "") == nil)
    #expect(Event.read(text, value: Self.one) == nil)
  }

  @Test(arguments: [
    ("login.rememberSwitched", "on"), ("login.rememberSwitched", ""),
    ("settings.languageChosen", "tlh"), ("settings.languageChosen", ""),
    ("confirmPlayers.dropped teamA", "Ann"), ("confirmPlayers.dropped teamA", ""),
    ("confirmPlayers.dropped", one), ("confirmPlayers.dropped pitch", one),
  ])
  func `a value that no control has is not an event`(_ text: String, _ value: String) {
    #expect(Event.read(text, value: value) == nil)
  }
}
