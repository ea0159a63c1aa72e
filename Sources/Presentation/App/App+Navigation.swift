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
    switch destination {
    case .login:
      screen = .login(
        LoginViewModel(
          context: context, preferences: preferences, account: account,
          localChanges: replica.pending.count))
    case .players: screen = .players(playersBehind ?? PlayersViewModel(context: context))
    case .addPlayer: screen = .addPlayer(AddPlayerViewModel(context: context))
    case .player(let id):
      screen = .playerDetails(PlayerDetailsViewModel(id, context: context))
    case .editPlayer(let id, let field):
      screen = .editPlayer(EditPlayerViewModel(id, field, context: context))
    case .confirmPlayers:
      screen = .confirmPlayers(
        ConfirmPlayersViewModel(lineUp ?? LineUp(places: []), context: context))
    case .gather(let id):
      // Whoever comes back from a match selects anew.
      playersBehind?.leaveSelection()
      notices.removeAll { $0 == .fullTime }
      screen = .gather(GatherViewModel(id, context: context))
    case .pastGathers: screen = .pastGathers(PastGathersViewModel(context: context))
    case .pastGather(let id): screen = .pastGather(PastGatherViewModel(id, context: context))
    case .settings:
      screen = .settings(
        SettingsViewModel(
          context: context, account: account, unsavedChanges: replica.pending.count,
          preferences: preferences))
    }
  }
}
