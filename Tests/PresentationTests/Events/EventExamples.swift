import Domain
import Presentation
import TestSupport
import Texts

extension Event {
  /// Every event that an element of a page can carry.
  static let examples: [Event] = EventScope.allCases.flatMap { scope -> [Event] in
    switch scope {
    case .login: LoginEvent.examples.map { .login($0) }
    case .players: PlayersEvent.examples.map { .players($0) }
    case .addPlayer: AddPlayerEvent.examples.map { .addPlayer($0) }
    case .archivedPlayers: [.archivedPlayers(.bringBackTapped(.fixed(1)))]
    case .playerDetails: PlayerDetailsEvent.examples.map { .playerDetails($0) }
    case .editPlayer: EditPlayerEvent.examples.map { .editPlayer($0) }
    case .confirmPlayers: ConfirmPlayersEvent.examples.map { .confirmPlayers($0) }
    case .gather: GatherEvent.examples.map { .gather($0) }
    case .match: MatchEvent.examples.map { .match($0) }
    case .pastGathers: PastGathersEvent.examples.map { .pastGathers($0) }
    case .pastGather: PastGatherEvent.examples.map { .pastGather($0) }
    case .settings: SettingsEvent.examples.map { .settings($0) }
    case .account: AccountEvent.examples.map { .account($0) }
    case .scorekeeping: ScorekeepingEvent.examples.map { .scorekeeping($0) }
    case .shell: ShellEvent.examples.map { .shell($0) }
    }
  }

  /// The value that the control adds to the text of this event.
  var controlValue: String {
    switch self {
    case .login(.input(_, let text)), .players(.input(_, let text)),
      .addPlayer(.input(_, let text)), .editPlayer(.input(_, let text)),
      .confirmPlayers(.input(_, let text)), .gather(.input(_, let text)),
      .match(.input(_, let text)), .pastGather(.input(_, let text)),
      .account(.input(_, let text)), .scorekeeping(.input(_, let text)):
      text
    case .login(.rememberSwitched(let isOn)), .login(.showSwitched(let isOn)),
      .account(.showSwitched(let isOn)):
      isOn ? "true" : "false"
    case .settings(.languageChosen(let language)): language.rawValue
    default: ""
    }
  }
}

/// Texts that users type, some of which try to break the format.
private let typed = ["", "ann b", " Ann", "07", "ㄱ", "유나 👨‍👩‍👧‍👦", "a.b c", "\u{0}\n"]

extension LoginEvent {
  fileprivate static var examples: [Self] {
    Plain.allCases.map(Self.plain)
      + Input.allCases.flatMap { name in typed.map { .input(name, $0) } }
      + [
        .rememberSwitched(true), .rememberSwitched(false), .showSwitched(true),
        .showSwitched(false),
      ]
  }
}

extension PlayersEvent {
  fileprivate static var examples: [Self] {
    Plain.allCases.map(Self.plain)
      + Input.allCases.flatMap { name in typed.map { .input(name, $0) } }
      + [.rowTapped(.fixed(1)), .rowTapped(.fixed(.max)), .gatherTapped(.fixed(1))]
  }
}

extension ScorekeepingEvent {
  fileprivate static var examples: [Self] {
    Plain.allCases.map(Self.plain)
      + Input.allCases.flatMap { name in typed.map { .input(name, $0) } }
  }
}

extension AddPlayerEvent {
  fileprivate static var examples: [Self] {
    Plain.allCases.map(Self.plain)
      + Input.allCases.flatMap { name in typed.map { .input(name, $0) } }
      + [.removeTapped(.fixed(1))]
  }
}

extension PlayerDetailsEvent {
  fileprivate static var examples: [Self] {
    Plain.allCases.map(Self.plain) + PlayerField.allCases.map(Self.rowTapped)
  }
}

extension EditPlayerEvent {
  fileprivate static var examples: [Self] {
    Plain.allCases.map(Self.plain)
      + Input.allCases.flatMap { name in typed.map { .input(name, $0) } }
  }
}

extension ConfirmPlayersEvent {
  fileprivate static var examples: [Self] {
    Plain.allCases.map(Self.plain)
      + Input.allCases.flatMap { name in typed.map { .input(name, $0) } }
      + Team.allCases.map { .moved(.fixed(1), $0) } + Side.allCases.map(Self.teamTapped)
      + [.rulePlayerTapped(.fixed(1)), .ruleRemoved(.fixed(.max))]
      + TeamPreset.allCases.map(Self.presetTapped) + TeamColor.allCases.map(Self.colorTapped)
  }
}

extension GatherEvent {
  fileprivate static var examples: [Self] {
    Plain.allCases.map(Self.plain)
      + Input.allCases.flatMap { name in typed.map { .input(name, $0) } }
      + Side.allCases.map(Self.plusTapped) + Side.allCases.map(Self.minusTapped)
      + (0...99).map(Self.presetTapped) + (1...4).map(Self.periodsTapped)
  }
}

extension MatchEvent {
  fileprivate static var examples: [Self] {
    Plain.allCases.map(Self.plain)
      + Input.allCases.flatMap { name in typed.map { .input(name, $0) } }
      + Team.allCases.map(Self.teamTapped)
      + [
        .personTapped(.fixed(1)), .goalTapped(.fixed(2)), .scorerTapped(.fixed(2), .fixed(1)),
        .assistTapped(.fixed(2), .fixed(1)), .ownGoalTapped(.fixed(2)),
        .oneGoalTapped(.fixed(2)), .twoGoalsTapped(.fixed(3)),
      ]
  }
}

extension PastGatherEvent {
  fileprivate static var examples: [Self] {
    Plain.allCases.map(Self.plain)
      + Input.allCases.flatMap { name in typed.map { .input(name, $0) } }
      + Side.allCases.map(Self.plusTapped) + Side.allCases.map(Self.minusTapped)
  }
}

extension PastGathersEvent {
  fileprivate static var examples: [Self] {
    Plain.allCases.map(Self.plain) + [.rowTapped(.fixed(1))]
  }
}

extension SettingsEvent {
  fileprivate static var examples: [Self] {
    Plain.allCases.map(Self.plain) + Language.allCases.map(Self.languageChosen)
  }
}

extension AccountEvent {
  fileprivate static var examples: [Self] {
    Plain.allCases.map(Self.plain)
      + Input.allCases.flatMap { name in typed.map { .input(name, $0) } }
      + [.showSwitched(true), .showSwitched(false), .endTapped(.fixed(1))]
  }
}

extension ShellEvent {
  fileprivate static var examples: [Self] {
    let destinations: [Destination] =
      [
        .login, .players, .addPlayer, .archivedPlayers, .player(.fixed(1)), .confirmPlayers,
        .addToTeams,
        .gather(.fixed(1)),
        .pastGathers, .pastGather(.fixed(1)), .settings, .account, .help, .newGather,
        .runningGather,
      ] + PlayerField.allCases.map { .editPlayer(.fixed(1), $0) }
    return Plain.allCases.map(Self.plain) + destinations.map(Self.linkTapped)
  }
}
