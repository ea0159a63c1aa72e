import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Destinations as addresses")
struct DestinationTests {
  private static let id = Player.ID(high: 0x3F25_04E0_4F89_41D3, low: 0x9A0C_0305_E82C_3301)
  private static let single = PlanKey.single(Plan.ID(high: 3, low: 4))
  private static let weekly = PlanKey.series(Series.ID(high: 3, low: 4), .thursday)
  private static let gather = Gather.ID(high: 1, low: 2)
  private static let all: [(Destination, String)] = [
    (.login, "/login"), (.players, "/"), (.addPlayer, "/players/new"),
    (.pasteList, "/players/list"),
    (.archivedPlayers, "/players/archived"), (.confirmPlayers, "/teams"),
    (.player(id), "/players/3F2504E0-4F89-41D3-9A0C-0305E82C3301"),
    (.playerMatches(id), "/players/3F2504E0-4F89-41D3-9A0C-0305E82C3301/matches"),
    (
      .headToHead(id, .fixed(7)),
      "/players/3F2504E0-4F89-41D3-9A0C-0305E82C3301/with/\(Player.ID.fixed(7).uuidString)"
    ),
    (.addToTeams, "/teams/new"), (.pastGathers, "/gathers"), (.season, "/season"),
    (.newPastMatch, "/gathers/past"),
    (.gather(gather), "/gathers/00000000-0000-0001-0000-000000000002/play"),
    (.pastGather(gather), "/gathers/00000000-0000-0001-0000-000000000002"),
    (.settings, "/settings"), (.account(nil), "/settings/account"),
    (.account(.phone), "/settings/account/phone"), (.join(.phone(nil)), "/join"),
    (.join(.phone(.example)), "/join/\(JoinCode.example.text)"), (.join(.recovery), "/recover"),
    (.help, "/help"),
    (.newGather, "/gathers/new"),
    (.runningGather, "/gathers/running"), (.scorekeeping, "/scorekeeping"),
    (.newPlan, "/plans/new"),
    (.plan(single), "/plans/00000000-0000-0003-0000-000000000004"),
    (.sharePlan(single), "/plans/00000000-0000-0003-0000-000000000004/share"),
    (.plan(weekly), "/plans/00000000-0000-0003-0000-000000000004/2026-12-03"),
    (.editPlan(weekly), "/plans/00000000-0000-0003-0000-000000000004/2026-12-03/edit"),
  ]

  @Test func `each destination has an address that reads back`() {
    let edits = PlayerField.allCases.map { Destination.editPlayer(Self.id, $0) }
    for destination in Self.all.map({ $0.0 }) + edits {
      #expect(Destination(path: destination.path) == destination)
    }
    for (destination, path) in Self.all { #expect(destination.path == path) }
    let kinds = Set((Self.all.map { $0.0 } + edits).map(\.kind))
    #expect(Set(Destination.Kind.allCases).subtracting(kinds) == [])
    #expect(
      edits.map { $0.path.split(separator: "/").last }
        == ["name", "age", "position", "skill", "level", "team"])
  }

  @Test(arguments: ["", "/", "//"])
  func `an empty address is the list`(path: String) {
    #expect(Destination(path: path) == .players)
  }

  @Test func `an id in lower case is the same id`() {
    #expect(
      Destination(path: "/players/3f2504e0-4f89-41d3-9a0c-0305e82c3301") == .player(Self.id))
  }

  @Test(arguments: [
    "/nowhere", "/players", "/players/1", "/players/new/name", "/players/archived/name",
    "/login/now", "/teams/1", "/settings/x", "/gathers/1", "/gathers/1/play", "/Login",
    "/players/%00", "/\u{0}", "/설정",
    "/players/3F2504E0-4F89-41D3-9A0C-0305E82C3301/weight",
    "/players/3F2504E0-4F89-41D3-9A0C-0305E82C3301/name/x",
    "/gathers/3F2504E0-4F89-41D3-9A0C-0305E82C3301/stop", "/plans", "/plans/1",
    "/plans/3F2504E0-4F89-41D3-9A0C-0305E82C3301/2026-02-30",
    "/plans/3F2504E0-4F89-41D3-9A0C-0305E82C3301/2026-12-03/x", "/plans/new/edit",
    "/gathers/3F2504E0-4F89-41D3-9A0C-0305E82C3301/play/x", "/e\u{301}", "javascript:alert(1)",
  ])
  func `an unknown address opens the list`(path: String) {
    #expect(Destination(path: path) == nil)
    var device = TestApp.with("Ann")
    device.open(.settings)
    #expect(device.send(.device(.navigated(path))) == [.navigate(.players, .replace)])
    #expect(TestApp(restarting: device, path: path).app.destination == .players)
  }

  @Test func `every screen can be opened by its address, and has a title`() throws {
    var device = TestApp(keeping: StoredState(replica: Replica(confirmed: try .friday)))
    try device.select("Ann", "Ben")
    device.tap(.players(.confirmTapped))
    let all: [Destination] = [
      .login, .players, .addPlayer, .pasteList, .archivedPlayers, .player(.ann),
      .playerMatches(.ann),
      .headToHead(.ann, .ben), .editPlayer(.ann, .age),
      .confirmPlayers, .addToTeams, .gather(.friday), .pastGathers, .pastGather(.friday),
      .season, .newPastMatch, .settings, .help,
    ]
    for destination in all {
      let opened = TestApp(restarting: device, path: destination.path)
      #expect(opened.app.destination == destination)
      #expect(!opened.app.screen.title.isEmpty)
      #expect(opened.effects.contains(.navigate(destination, .replace)))
    }
  }

  @Test func `back leads from each screen to the one above`() throws {
    var device = TestApp(keeping: StoredState(replica: Replica(confirmed: try .friday)))
    for (destination, above) in [
      (Destination.addPlayer, Destination.players), (.player(.ann), .players),
      (.archivedPlayers, .players), (.editPlayer(.ann, .age), .player(.ann)),
      (.gather(.friday), .players), (.pastGather(.friday), .pastGathers), (.settings, .players),
      (.help, .settings), (.login, .players),
    ] {
      device.open(destination)
      #expect(device.app.shell.hasWayBack)
      #expect(device.tap(.shell(.backTapped)) == [.navigate(above, .back)])
    }
    device.open(.players)
    #expect(device.tap(.shell(.backTapped)) == [])
  }
}
