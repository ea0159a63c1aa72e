import Domain
import Presentation
import TestSupport
import Texts

extension Event {
  /// Every event that an element of a page can carry.
  static let examples: [Event] = {
    var about = EventArguments()
    var events: [Event] = []
    for scope in EventScope.allCases { events += examples(in: scope, &about) }
    return events
  }()

  /// The events of a screen.
  static func examples(in scope: EventScope, _ about: inout EventArguments) -> [Event] {
    switch scope {
    case .login: LoginEvent.examples(&about).map { .login($0) }
    case .players: PlayersEvent.examples(&about).map { .players($0) }
    case .addPlayer: AddPlayerEvent.examples(&about).map { .addPlayer($0) }
    case .archivedPlayers: ArchivedPlayersEvent.examples(&about).map { .archivedPlayers($0) }
    case .playerDetails: PlayerDetailsEvent.examples(&about).map { .playerDetails($0) }
    case .editPlayer: EditPlayerEvent.examples(&about).map { .editPlayer($0) }
    case .confirmPlayers: ConfirmPlayersEvent.examples(&about).map { .confirmPlayers($0) }
    case .gather: GatherEvent.examples(&about).map { .gather($0) }
    case .match: MatchEvent.examples(&about).map { .match($0) }
    case .pastGathers: PastGathersEvent.examples(&about).map { .pastGathers($0) }
    case .pastGather: PastGatherEvent.examples(&about).map { .pastGather($0) }
    case .settings: SettingsEvent.examples(&about).map { .settings($0) }
    case .join: JoinEvent.examples(&about).map { .join($0) }
    case .account: AccountEvent.examples(&about).map { .account($0) }
    case .scorekeeping: ScorekeepingEvent.examples(&about).map { .scorekeeping($0) }
    case .shell: ShellEvent.examples(&about).map { .shell($0) }
    }
  }

  /// The value that the control adds to the text of this event.
  var controlValue: String {
    switch self {
    case .login(.input(_, let text)), .players(.input(_, let text)),
      .addPlayer(.input(_, let text)), .editPlayer(.input(_, let text)),
      .confirmPlayers(.input(_, let text)), .gather(.input(_, let text)),
      .match(.input(_, let text)), .pastGather(.input(_, let text)),
      .account(.input(_, let text)), .join(.input(_, let text)),
      .scorekeeping(.input(_, let text)):
      text
    case .login(.rememberSwitched(let isOn)), .login(.showSwitched(let isOn)),
      .account(.showSwitched(let isOn)):
      isOn ? "true" : "false"
    case .settings(.languageChosen(let language)): language.rawValue
    default: ""
    }
  }
}
