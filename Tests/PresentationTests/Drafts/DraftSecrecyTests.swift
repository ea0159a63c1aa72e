import Domain
import Presentation
import TestSupport
import Testing

@Suite("What is typed and never kept")
struct DraftSecrecyTests {
  private static let secret = "sécret 4711"

  /// Passwords, and codes of all kinds.
  private static let secrets: [Event] = [
    .login(.passwordTyped, secret), .login(.codeTyped, secret),
    .account(.currentTyped, secret), .account(.newTyped, secret),
    .account(.confirmationTyped, secret),
    .join(.codeTyped, secret), .match(.registrationCodeTyped, secret),
  ]

  /// Every event that carries what was typed, with the secret.
  private static let typing: [Event] = {
    var events = LoginEvent.Input.allCases.map { Event.login($0, secret) }
    events += PlayersEvent.Input.allCases.map { .players($0, secret) }
    events += AddPlayerEvent.Input.allCases.map { .addPlayer($0, secret) }
    events += EditPlayerEvent.Input.allCases.map { .editPlayer($0, secret) }
    events += ConfirmPlayersEvent.Input.allCases.map { .confirmPlayers($0, secret) }
    events += GatherEvent.Input.allCases.map { .gather($0, secret) }
    events += MatchEvent.Input.allCases.map { .match($0, secret) }
    events += PastGatherEvent.Input.allCases.map { .pastGather($0, secret) }
    events += AccountEvent.Input.allCases.map { .account($0, secret) }
    events += JoinEvent.Input.allCases.map { .join($0, secret) }
    events += ScorekeepingEvent.Input.allCases.map { .scorekeeping($0, secret) }
    return events
  }()

  /// The events after which the text is kept, of all that carry a text.
  private static let kept: [Event] = [
    .login(.usernameTyped, secret), .account(.usernameTyped, secret),
    .addPlayer(.nameTyped, secret), .addPlayer(.listTyped, secret),
    .addPlayer(.linesPasted, secret), .addPlayer(.mendedNameTyped, secret),
    .editPlayer(.textTyped, secret), .confirmPlayers(.teamNameTyped, secret),
    .gather(.minutesTyped, secret), .gather(.secondsTyped, secret),
    .match(.arrivalTyped, secret), .scorekeeping(.nameTyped, secret),
  ]

  /// A device on each screen that has a field, with the forms of the screen open.
  private static func devices() throws -> [TestApp] {
    var devices: [TestApp] = []
    for form in DraftExample.allCases {
      var device = DraftExample.device()
      try form.prepare(&device)
      try form.open(&device)
      devices.append(device)
    }
    var server = TestServer()
    var named = TestApp.loggedIn(to: &server)
    named.open(.account(nil))
    devices.append(named)
    named.tap(.account(.deleteTapped))
    devices.append(named)
    var unnamed = TestApp(
      keeping: StoredState(account: DeviceAccount(id: .fixed(3), squad: .fixed(3), username: nil)))
    unnamed.open(.account(.name))
    devices.append(unnamed)
    for way in [JoinWay.phone(nil), .recovery] {
      devices.append(TestApp(path: Destination.join(way).path))
    }
    var match = DraftExample.device()
    try match.startGather()
    match.tap(.match(.link(.opened)))
    devices.append(match)
    match.send(.match(.sheetDismissed))
    match.endGather()
    match.tap(.pastGather(.correctTapped))
    devices.append(match)
    var organised = try Organised()
    var scorekeeper = TestApp(number: 7, now: .kickOff, scoringLink: organised.secret)
    scorekeeper.sync(with: &organised.server)
    devices.append(scorekeeper)
    return devices
  }

  @Test func `no screen keeps a password or a code, and each keeps everything else`() throws {
    var keeping: [Event] = []
    for device in try Self.devices() {
      for event in Self.typing {
        var device = device
        device.send(event)
        if device.hasOnDisk(Self.secret), !keeping.contains(event) { keeping.append(event) }
      }
    }
    #expect(Self.secrets.allSatisfy { Self.typing.contains($0) && !keeping.contains($0) })
    let missing = Self.kept.filter { !keeping.contains($0) }
    let surplus = keeping.filter { !Self.kept.contains($0) }
    #expect(missing == [] && surplus == [])
  }

  @Test func `a search stays with the list in memory alone`() throws {
    var device = DraftExample.device()
    device.open(.players)
    device.type(search: "Be")
    device.open(.settings)
    device.open(.players)
    #expect(try device.players.search == "Be")
    #expect(device.draftsOnDisk == [])
  }
}

extension TestApp {
  fileprivate func hasOnDisk(_ text: String) -> Bool {
    disk.texts.contains { $0.contains(text) }
  }
}
