import Domain

/// The screen that is open, with its view model.
package indirect enum Screen {
  /// What is on the phone's disk is being read.
  case opening
  /// Logging in.
  case login(LoginViewModel)
  /// The list of players.
  case players(PlayersViewModel)
  /// Adding a player.
  case addPlayer(AddPlayerViewModel)
  /// A player's details.
  case playerDetails(PlayerDetailsViewModel)
  /// Editing a player.
  case editPlayer(EditPlayerViewModel)
  /// Putting teams together.
  case confirmPlayers(ConfirmPlayersViewModel)
  /// A gather that is being played.
  case gather(GatherViewModel)
  /// All gathers.
  case pastGathers(PastGathersViewModel)
  /// One past gather.
  case pastGather(PastGatherViewModel)
  /// Language, account, data.
  case settings(SettingsViewModel)
}

extension Screen {
  /// Opens a screen.
  init(_ destination: Destination, _ context: ScreenContext) {
    switch destination {
    case .login: self = .login(LoginViewModel(context: context))
    case .players: self = .players(PlayersViewModel(context: context))
    case .addPlayer: self = .addPlayer(AddPlayerViewModel(context: context))
    case .player(let id): self = .playerDetails(PlayerDetailsViewModel(id, context: context))
    case .editPlayer(let id, let field):
      self = .editPlayer(EditPlayerViewModel(id, field, context: context))
    case .confirmPlayers: self = .confirmPlayers(ConfirmPlayersViewModel(context: context))
    case .gather(let id): self = .gather(GatherViewModel(id, context: context))
    case .pastGathers: self = .pastGathers(PastGathersViewModel(context: context))
    case .pastGather(let id): self = .pastGather(PastGatherViewModel(id, context: context))
    case .settings: self = .settings(SettingsViewModel(context: context))
    }
  }

  /// The screen's title.
  package var title: String {
    switch self {
    case .opening: ""
    case .login(let model): model.title
    case .players(let model): model.title
    case .addPlayer(let model): model.title
    case .playerDetails(let model): model.title
    case .editPlayer(let model): model.title
    case .confirmPlayers(let model): model.title
    case .gather(let model): model.title
    case .pastGathers(let model): model.title
    case .pastGather(let model): model.title
    case .settings(let model): model.title
    }
  }

  /// Shows the squad, the time and the language as they are now.
  mutating func update(_ context: ScreenContext) {
    switch self {
    case .opening: break
    case .login(let model): self = .login(model.updated(context))
    case .players(let model): self = .players(model.updated(context))
    case .addPlayer(let model): self = .addPlayer(model.updated(context))
    case .playerDetails(let model): self = .playerDetails(model.updated(context))
    case .editPlayer(let model): self = .editPlayer(model.updated(context))
    case .confirmPlayers(let model): self = .confirmPlayers(model.updated(context))
    case .gather(let model): self = .gather(model.updated(context))
    case .pastGathers(let model): self = .pastGathers(model.updated(context))
    case .pastGather(let model): self = .pastGather(model.updated(context))
    case .settings(let model): self = .settings(model.updated(context))
    }
  }

  /// Events of a screen that is no longer open are late taps; they change nothing.
  mutating func handle(_ event: Event, in moment: Moment) -> [ScreenRequest] {
    switch (event, self) {
    case (.login(let event), .login(var model)):
      defer { self = .login(model) }
      return model.handle(event)
    case (.players(let event), .players(var model)):
      defer { self = .players(model) }
      return model.handle(event)
    case (.addPlayer(let event), .addPlayer(var model)):
      defer { self = .addPlayer(model) }
      return model.handle(event, in: moment)
    case (.playerDetails(let event), .playerDetails(var model)):
      defer { self = .playerDetails(model) }
      return model.handle(event)
    case (.editPlayer(let event), .editPlayer(var model)):
      defer { self = .editPlayer(model) }
      return model.handle(event)
    case (.confirmPlayers(let event), .confirmPlayers(var model)):
      defer { self = .confirmPlayers(model) }
      return model.handle(event, in: moment)
    case (.gather(let event), .gather(var model)):
      defer { self = .gather(model) }
      return model.handle(event, in: moment)
    case (.pastGathers(let event), .pastGathers(let model)): return model.handle(event)
    case (.pastGather(let event), .pastGather(var model)):
      defer { self = .pastGather(model) }
      return model.handle(event)
    case (.settings(let event), .settings(var model)):
      defer { self = .settings(model) }
      return model.handle(event)
    default: return []
    }
  }
}

/// A view model of a screen: what it shows follows from its context and from what was entered.
protocol ScreenModel {
  var context: ScreenContext { get set }
}

extension ScreenModel {
  fileprivate func updated(_ context: ScreenContext) -> Self {
    var model = self
    model.context = context
    return model
  }
}
