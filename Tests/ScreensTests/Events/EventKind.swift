import Presentation

/// Numbers the kinds of events; without a `default`, so that a new event asks for a number here,
/// and by it for an example.
enum EventKind {
  static let count = 57
}

extension Event {
  var kind: Int {
    switch self {
    case .login(let event): event.kind
    case .players(let event): event.kind
    case .addPlayer(let event): event.kind
    case .playerDetails(let event): event.kind
    case .editPlayer(let event): event.kind
    case .confirmPlayers(let event): event.kind
    case .gather(let event): event.kind
    case .pastGathers(let event): event.kind
    case .pastGather(let event): event.kind
    case .settings(let event): event.kind
    case .frame(let event): event.kind
    // No element can cause these.
    case .phone, .server: -1
    }
  }
}

extension LoginEvent {
  fileprivate var kind: Int {
    switch self {
    case .usernameTyped: 0
    case .passwordTyped: 1
    case .rememberSwitched: 2
    case .loginTapped: 3
    case .registerTapped: 4
    case .continueTapped: 5
    }
  }
}

extension PlayersEvent {
  fileprivate var kind: Int {
    switch self {
    case .searchTyped: 6
    case .rowTapped: 7
    case .selectTapped: 8
    case .cancelTapped: 9
    case .addTapped: 10
    case .confirmTapped: 11
    case .deleteTapped: 12
    case .deletionConfirmed: 13
    case .deletionCancelled: 14
    case .resumeTapped: 15
    }
  }
}

extension AddPlayerEvent {
  fileprivate var kind: Int {
    switch self {
    case .nameTyped: 16
    case .doneTapped: 17
    case .anotherTapped: 56
    }
  }
}

extension PlayerDetailsEvent {
  fileprivate var kind: Int {
    switch self {
    case .rowTapped: 18
    case .deleteTapped: 19
    case .deletionConfirmed: 20
    case .deletionCancelled: 21
    }
  }
}

extension EditPlayerEvent {
  fileprivate var kind: Int {
    switch self {
    case .textTyped: 22
    case .choiceMade: 23
    case .doneTapped: 24
    }
  }
}

extension ConfirmPlayersEvent {
  fileprivate var kind: Int {
    switch self {
    case .moved: 25
    case .startTapped: 26
    }
  }
}

extension GatherEvent {
  fileprivate var kind: Int {
    switch self {
    case .plusTapped: 27
    case .minusTapped: 28
    case .clockTapped: 29
    case .clockCancelTapped: 30
    case .clockCancelConfirmed: 55
    case .setTimeTapped: 31
    case .minutesTyped: 32
    case .secondsTyped: 33
    case .presetTapped: 34
    case .timeSet: 35
    case .sheetDismissed: 36
    case .endTapped: 37
    case .endConfirmed: 38
    }
  }
}

extension PastGathersEvent {
  fileprivate var kind: Int {
    switch self {
    case .rowTapped: 39
    }
  }
}

extension PastGatherEvent {
  fileprivate var kind: Int {
    switch self {
    case .deleteTapped: 40
    case .deletionConfirmed: 41
    case .deletionCancelled: 42
    }
  }
}

extension SettingsEvent {
  fileprivate var kind: Int {
    switch self {
    case .languageChosen: 43
    case .exportTapped: 44
    case .importTapped: 45
    case .loginTapped: 46
    case .logOutTapped: 47
    case .logOutConfirmed: 48
    case .logOutCancelled: 49
    }
  }
}

extension FrameEvent {
  fileprivate var kind: Int {
    switch self {
    case .linkTapped: 50
    case .backTapped: 51
    case .undoTapped: 52
    case .noticeDismissed: 53
    case .reloadTapped: 54
    }
  }
}
