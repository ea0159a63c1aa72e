import Domain

extension App {
  mutating func navigate(to destination: Destination, _ navigation: Navigation) {
    if case .login = self.destination, destination == .players, account == nil {
      var preferences = preferences
      preferences.skipsLogin = true
      prefer(preferences)
    }
    open(destination)
    outbox.append(.navigate(self.destination, navigation))
  }

  /// Where somebody gets who wants to get there: teams are put together of confirmed players only.
  func reachable(_ destination: Destination) -> Destination {
    destination == .confirmPlayers && lineUp == nil ? .players : destination
  }

  /// Shows a screen; one that cannot be shown gives way to the list of players.
  mutating func open(_ wanted: Destination) {
    let destination = reachable(wanted)
    // NB: Only on the screen of the teams does it mean anything to take a move back.
    if case .assign = toast?.undo.action { toast = nil }
    if case .players(var model) = screen {
      model.putQuestionAway()
      playersBehind = model
    }
    self.destination = destination
    if case .gather = destination {
      // Whoever comes back from a match selects anew.
      playersBehind?.leaveSelection()
      notices.removeAll { $0 == .fullTime }
    }
    if destination == .players, let playersBehind {
      screen = .players(playersBehind)
    } else {
      screen = Screen(destination, context)
    }
  }

  /// Whether there is a screen to go back to.
  var hasWayBack: Bool {
    switch screen {
    case .opening, .players, .pastGathers: false
    case .login: account != nil || preferences.skipsLogin
    default: true
    }
  }
}
