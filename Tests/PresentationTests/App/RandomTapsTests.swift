import Domain
import Presentation
import TestSupport
import Testing

/// A user who taps on everything, including elements that are no longer there.
private struct MonkeyTester {
  var random: SplitMix64
  var server = TestServer()
  var device: TestApp

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    device = TestApp(clockError: random.chance(20) ? Int64(random.number(-9...9)) * 3_600_000 : 0)
    server.passwords = ["Zoe": "a long secret", "Max": "other"]
    if random.chance(50) { device.logIn() }
    device.add("Ann", "Ben", "Cem")
    _ = try? device.startGather()
  }

  mutating func oneOf<Choice>(_ choices: [Choice]) -> Choice {
    choices[random.number(0...(choices.count - 1))]
  }

  mutating func text() -> String {
    oneOf([
      "Ann", "Zoe", "a long secret", "Max", "other", "", " ", "31", "0", "99", "-1", "지성", "\u{0}",
      "5",
    ])
  }

  mutating func player() -> Player.ID {
    oneOf([.fixed(99)] + device.squad.allPlayers.map { $0.id })
  }

  mutating func gather() -> Gather.ID {
    oneOf([.fixed(99)] + device.squad.allGathers.map { $0.id })
  }

  mutating func side() -> Side { oneOf([.teamA, .teamB]) }

  /// Performs one random act and returns the app's effects.
  mutating func act() -> [Effect] {
    device.pass(seconds: oneOf([0, 0, 1, 5, 60, 900]))
    switch random.number(0...99) {
    case ..<60: return device.send(onScreen())
    case ..<65: return device.send(oneOf([onList(), onForms(), onGather()]))
    case ..<75: return device.send(aroundScreens())
    case ..<85: return device.send(.device(fromDevice()))
    case ..<97: device.deliverOne(with: &server)
    case ..<98:
      server.syncError = oneOf([nil, nil, .failed, .unreachable, .notLoggedIn, .otherVersion])
    case ..<99: server.restoreBackup(of: random.number(0...20))
    default: device = TestApp(restarting: device, path: device.app.destination.path)
    }
    return device.send(.device(.woke))
  }

  /// A random event of the open screen.
  private mutating func onScreen() -> Event {
    switch device.app.screen {
    case .players(let model):
      // Two players must be ticked, one after the other, before teams can be made.
      if model.dock == .confirm(isEnabled: true), random.chance(50) {
        .players(.confirmTapped)
      } else if model.isSelecting, random.chance(50) {
        .players(.rowTapped(player()))
      } else {
        onList()
      }
    case .gather: random.chance(70) ? onGather() : onMatch()
    case .pastGather: random.chance(50) ? onResult() : onMatch()
    case .confirmPlayers(let model):
      if model.canStart, random.chance(30) {
        .confirmPlayers(.startTapped)
      } else {
        .confirmPlayers(
          .moved(
            oneOf((model.teams + [model.bench]).flatMap { $0.rows }.map { $0.id } + [.fixed(99)]),
            oneOf(Team.allCases)))
      }
    default: onForms()
    }
  }

  private mutating func onList() -> Event {
    let taps: [Event] = PlayersEvent.Plain.allCases.map { .players($0) }
    return oneOf(
      taps + [
        .players(.searchTyped, text()), .players(.rowTapped(player())),
        .players(.rowTapped(player())),
      ])
  }

  private mutating func onForms() -> Event {
    let inputs: [Event] = [
      .login(.usernameTyped, text()), .login(.passwordTyped, text()),
      .login(.rememberSwitched(random.chance(50))), .addPlayer(.nameTyped, text()),
      .addPlayer(.linesPasted, "1. Ann\n2. \(text())"), .addPlayer(.listTyped, "\(text()), Dan"),
      .addPlayer(.listedNameTapped, text()), .addPlayer(.removeTapped(player())),
      .archivedPlayers(.bringBackTapped(player())),
      .playerDetails(.rowTapped(.age)), .editPlayer(.textTyped, text()),
      .editPlayer(.choiceMade, "amateur"), .confirmPlayers(.moved(player(), oneOf(Team.allCases))),
      .confirmPlayers(.teamTapped(side())), .confirmPlayers(.teamNameTyped, text()),
      .confirmPlayers(.presetTapped(oneOf(TeamPreset.allCases))),
      .confirmPlayers(.colorTapped(.white)),
      .pastGathers(.rowTapped(gather())), .settings(.languageChosen(.korean)),
    ]
    let taps: [[Event]] = [
      LoginEvent.Plain.allCases.map { .login($0) },
      AddPlayerEvent.Plain.allCases.map { .addPlayer($0) },
      PlayerDetailsEvent.Plain.allCases.map { .playerDetails($0) },
      EditPlayerEvent.Plain.allCases.map { .editPlayer($0) },
      ConfirmPlayersEvent.Plain.allCases.map { .confirmPlayers($0) },
      PastGatherEvent.Plain.allCases.map { .pastGather($0) },
      SettingsEvent.Plain.allCases.map { .settings($0) },
    ]
    return oneOf(inputs + taps.flatMap { $0 })
  }

  private mutating func onGather() -> Event {
    let taps: [Event] = GatherEvent.Plain.allCases.map { .gather($0) }
    return oneOf(
      taps + [
        .gather(.plusTapped(side())), .gather(.minusTapped(side())), .gather(.presetTapped(5)),
        .gather(.minutesTyped, text()), .gather(.secondsTyped, text()),
        .gather(.periodsTapped(random.number(0...9))),
      ])
  }

  private mutating func onResult() -> Event {
    let taps: [Event] = PastGatherEvent.Plain.allCases.map { .pastGather($0) }
    return oneOf(
      taps + [
        .pastGather(.plusTapped(side())), .pastGather(.minusTapped(side())),
        .pastGather(.endChosen, text()), .pastGather(.endChosen, "19:05"),
      ])
  }

  private mutating func onMatch() -> Event {
    let goals = device.squad.allGathers.flatMap { $0.goals.map { $0.id } } + [.fixed(99)]
    let taps: [Event] = MatchEvent.Plain.allCases.map { .match($0) }
    return oneOf(
      taps + [
        .match(.arrivalTyped, text()), .match(.personTapped(player())),
        .match(.teamTapped(oneOf(Team.allCases))), .match(.goalTapped(oneOf(goals))),
        .match(.scorerTapped(oneOf(goals), player())),
        .match(.assistTapped(oneOf(goals), player())), .match(.ownGoalTapped(oneOf(goals))),
      ])
  }

  private mutating func aroundScreens() -> Event {
    oneOf([
      .shell(.linkTapped(place())), .shell(.linkTapped(place())), .shell(.backTapped),
      .shell(.undoTapped), .shell(.noticeDismissed),
    ])
  }

  private mutating func place() -> Destination {
    oneOf([
      .login, .players, .addPlayer, .archivedPlayers, .player(player()),
      .editPlayer(player(), .skill),
      .confirmPlayers, .addToTeams, .gather(gather()), .pastGathers, .pastGather(gather()),
      .settings, .help, .newGather, .runningGather,
    ])
  }

  private mutating func fromDevice() -> DeviceEvent {
    oneOf([
      .woke, .shown, .online, .offline, .installable(oneOf([.none, .prompt, .shareMenu])),
      .navigated(place().path), .navigated(text()),
      .loaded(device.disk.state), .importChosen(server[.zoe]), .importChosen(nil),
    ])
  }
}

@Suite("Random taps")
struct RandomTapsTests {
  @Test(arguments: 0..<200)
  func `the disk has what is shown, no effect is repeated, and no wake-up is in the past`(seed: Int)
  {
    var tester = MonkeyTester(seed: UInt64(seed))
    for step in 0..<150 {
      let asked = tester.act()
      let device = tester.device
      let known = device.disk.state
      #expect(known.replica == device.app.replica, "step \(step)")
      #expect(known.preferences == device.app.preferences, "step \(step)")
      #expect(known.account == device.app.account, "step \(step)")
      if case .players(let model) = device.app.screen {
        #expect(!(model.dock == .newGather && known.lineUp != nil), "step \(step)")
      }
      #expect(device.app.wakesAt.map { $0 > device.deviceTime } ?? true, "step \(step)")
      for (index, effect) in asked.enumerated() {
        #expect(!asked[..<index].contains(effect), "step \(step): \(effect)")
      }
      #expect(asked.filter { if case .navigate = $0 { true } else { false } }.count <= 1)
    }
    #expect(TestApp(restarting: tester.device).squad == tester.device.squad)
  }

  @Test func `the taps reach every screen`() {
    var seen: Set<EventScope> = []
    var goals = 0
    for seed in UInt64(0)..<40 {
      var tester = MonkeyTester(seed: seed)
      for _ in 0..<150 {
        _ = tester.act()
        if let scope = tester.device.app.destination.scope { seen.insert(scope) }
      }
      goals += tester.device.squad.gathers.reduce(0) { $0 + $1.goals.count }
    }
    // No tap leads to the account's screen, which waits for the server.
    #expect(seen == Set(EventScope.allCases).subtracting([.match, .account, .shell]))
    #expect(goals > 12)
  }
}

extension Destination {
  /// The screen, whatever it is about; `nil` when it has no events.
  fileprivate var scope: EventScope? {
    switch self {
    case .login: .login
    case .players: .players
    case .addPlayer, .addToTeams: .addPlayer
    case .archivedPlayers: .archivedPlayers
    case .player: .playerDetails
    case .editPlayer: .editPlayer
    case .confirmPlayers: .confirmPlayers
    case .gather: .gather
    case .pastGathers: .pastGathers
    case .pastGather: .pastGather
    case .settings: .settings
    case .account: .account
    case .help, .newGather, .runningGather: nil
    }
  }
}
