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
    case .plan, .planForm: onPlan()
    case .pastMatchForm: onPastMatch()
    case .gather: random.chance(70) ? onGather() : onMatch()
    case .pastGather: random.chance(50) ? onResult() : onMatch()
    case .confirmPlayers(let model):
      if model.canStart, random.chance(30) {
        .confirmPlayers(.startTapped)
      } else if random.chance(10) {
        .confirmPlayers(.addTapped)
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
    oneOf(examples(PlayersEvent.self) + [.players(.rowTapped(player()))])
  }

  mutating func onPastMatch() -> Event {
    oneOf(
      examples(PastMatchEvent.self)
        + [
          .pastMatch(.placeTapped(player(), .teamA)), .pastMatch(.placeTapped(player(), .teamB)),
          .pastMatch(.result, oneOf(EnteredResult.allCases).word), .pastMatch(.doneTapped),
          .pastMatch(.day, "2026-11-\(random.number(10...30))"),
        ])
  }

  mutating func onForms() -> Event {
    oneOf(
      examples(
        LoginEvent.self, AddPlayerEvent.self, ArchivedPlayersEvent.self, PlayerDetailsEvent.self,
        EditPlayerEvent.self, ConfirmPlayersEvent.self,
        PastGathersEvent.self, PastGatherEvent.self, SeasonEvent.self, HeadToHeadEvent.self,
        SettingsEvent.self,
        ScorekeepingEvent.self)
        + [
          .addPlayer(.linesPasted, "1. Ann\n2. \(text())"),
          .addPlayer(.listTyped, "\(text()), Dan"),
          .editPlayer(.choiceMade, "amateur"),
        ])
  }

  mutating func onAccount() -> Event {
    oneOf(
      examples(AccountEvent.self) + [
        .account(.currentTyped, "a long secret"), .account(.newTyped, "a long secret"),
        .account(.confirmationTyped, "a long secret"),
      ])
  }

  mutating func onGather() -> Event {
    oneOf(
      examples(GatherEvent.self) + [.gather(.plusTapped(.teamA)), .gather(.plusTapped(.teamB))])
  }

  mutating func onPlan() -> Event {
    oneOf(
      examples(PlanEvent.self, PlanFormEvent.self)
        + [.planForm(.day, "2026-11-\(random.number(20...30))"), .planForm(.doneTapped)])
  }

  private mutating func onResult() -> Event {
    oneOf(examples(PastGatherEvent.self) + [.pastGather(.endChosen, "19:05")])
  }

  private mutating func onMatch() -> Event { oneOf(examples(MatchEvent.self)) }

  mutating func aroundScreens() -> Event {
    oneOf(examples(ShellEvent.self) + [.shell(.linkTapped(place()))])
  }

  mutating func place() -> Destination {
    var about = arguments()
    return oneOf(Destination.examples(&about))
  }

  /// Each event of some screens, about things on this device or none.
  private mutating func examples(_ screens: any ExampleEvent.Type...) -> [Event] {
    var about = arguments()
    return screens.flatMap { $0.examples(&about).map { $0.event } }
  }

  private mutating func arguments() -> EventArguments {
    EventArguments(
      players: [.fixed(99)] + device.squad.allPlayers.map { $0.id },
      gathers: [.fixed(99)] + device.squad.allGathers.map { $0.id },
      plans: [.single(.fixed(99))] + device.squad.plans.allPlans.map { $0.key }
        + device.squad.plans.allSeries.map { .series($0.id, $0.recurrence.first) },
      goals: [.fixed(99)] + device.squad.allGathers.flatMap { $0.currentGame.goals.map { $0.id } },
      numbers: Array(0...9), texts: texts, random: SplitMix64(seed: random.next()))
  }

  mutating func fromDevice() -> DeviceEvent {
    oneOf([
      .woke, .shown, .online, .offline, .installable(oneOf([.none, .prompt, .shareMenu])),
      .navigated(place().path), .navigated(text()),
      .loaded(device.disk.state), .importChosen(server[.zoe]), .importChosen(nil),
    ])
  }
}
