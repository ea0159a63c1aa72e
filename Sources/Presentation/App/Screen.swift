import Domain

/// The screen that is open, with its view model.
public indirect enum Screen {
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

  /// The screen's title.
  public var title: String {
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
    case .login(var model):
      model.context = context
      self = .login(model)
    case .players(var model):
      model.context = context
      self = .players(model)
    case .addPlayer(var model):
      model.context = context
      self = .addPlayer(model)
    case .playerDetails(var model):
      model.context = context
      self = .playerDetails(model)
    case .editPlayer(var model):
      model.context = context
      self = .editPlayer(model)
    case .confirmPlayers(var model):
      model.context = context
      self = .confirmPlayers(model)
    case .gather(var model):
      model.context = context
      self = .gather(model)
    case .pastGathers(var model):
      model.context = context
      self = .pastGathers(model)
    case .pastGather(var model):
      model.context = context
      self = .pastGather(model)
    case .settings(var model):
      model.context = context
      self = .settings(model)
    }
  }
}
