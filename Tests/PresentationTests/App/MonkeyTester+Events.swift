import Domain
import Presentation
import TestSupport
import Texts

// The events among which the user chooses.
extension MonkeyTester {
  /// A random event of the open screen.
  mutating func onScreen() -> Event {
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
    case .account: onAccount()
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

  mutating func onList() -> Event {
    let taps: [Event] = PlayersEvent.Plain.allCases.map { .players($0) }
    return oneOf(
      taps + [
        .players(.searchTyped, text()), .players(.rowTapped(player())),
        .players(.rowTapped(player())),
      ])
  }

  mutating func onForms() -> Event {
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

  mutating func onAccount() -> Event {
    let taps: [Event] = AccountEvent.Plain.allCases.map { .account($0) }
    return oneOf(
      taps + [
        .account(.currentTyped, text()), .account(.currentTyped, "a long secret"),
        .account(.newTyped, text()), .account(.newTyped, "a long secret"),
        .account(.confirmationTyped, text()), .account(.confirmationTyped, "a long secret"),
        .account(.showSwitched(random.chance(50))),
        .account(.endTapped(.fixed(UInt64(random.number(1...4))))),
      ])
  }

  mutating func onGather() -> Event {
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

  mutating func aroundScreens() -> Event {
    oneOf([
      .shell(.linkTapped(place())), .shell(.linkTapped(place())), .shell(.backTapped),
      .shell(.undoTapped), .shell(.noticeDismissed),
    ])
  }

  mutating func place() -> Destination {
    oneOf([
      .login, .players, .addPlayer, .archivedPlayers, .player(player()),
      .editPlayer(player(), .skill),
      .confirmPlayers, .addToTeams, .gather(gather()), .pastGathers, .pastGather(gather()),
      .settings, .account, .help, .newGather, .runningGather,
    ])
  }

  mutating func fromDevice() -> DeviceEvent {
    oneOf([
      .woke, .shown, .online, .offline, .installable(oneOf([.none, .prompt, .shareMenu])),
      .navigated(place().path), .navigated(text()),
      .loaded(device.disk.state), .importChosen(server[.zoe]), .importChosen(nil),
    ])
  }
}
