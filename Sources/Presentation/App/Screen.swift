import Domain
import Texts

/// The open screen, with its view model.
package indirect enum Screen {
  /// The device's storage is being read.
  case opening
  case login(LoginViewModel)
  case players(PlayersViewModel)
  case addPlayer(AddPlayerViewModel)
  case archivedPlayers(ArchivedPlayersViewModel)
  case playerDetails(PlayerDetailsViewModel)
  case editPlayer(EditPlayerViewModel)
  case confirmPlayers(ConfirmPlayersViewModel)
  case gather(GatherViewModel)
  case pastGathers(PastGathersViewModel)
  case pastGather(PastGatherViewModel)
  case settings(SettingsViewModel)
  case account(AccountViewModel)
  case join(JoinViewModel)
  case help(HelpViewModel)
  case scorekeeping(ScorekeepingViewModel)
}

extension Screen {
  init(_ destination: Destination, _ context: ScreenContext) {
    switch destination {
    case .login: self = .login(LoginViewModel(context: context))
    case .players, .newGather, .runningGather:
      self = .players(PlayersViewModel(context: context))
    case .addPlayer, .addToTeams:
      self = .addPlayer(AddPlayerViewModel(from: destination.above, context: context))
    case .archivedPlayers:
      self = .archivedPlayers(ArchivedPlayersViewModel(context: context))
    case .player(let id): self = .playerDetails(PlayerDetailsViewModel(id, context: context))
    case .editPlayer(let id, let field):
      self = .editPlayer(EditPlayerViewModel(id, field, context: context))
    case .confirmPlayers: self = .confirmPlayers(ConfirmPlayersViewModel(context: context))
    case .gather(let id): self = .gather(GatherViewModel(id, context: context))
    case .pastGathers: self = .pastGathers(PastGathersViewModel(context: context))
    case .pastGather(let id): self = .pastGather(PastGatherViewModel(id, context: context))
    case .settings: self = .settings(SettingsViewModel(context: context))
    case .account(let part): self = .account(AccountViewModel(part, context: context))
    case .join(let way): self = .join(JoinViewModel(way, context: context))
    case .help: self = .help(HelpViewModel(context: context))
    case .scorekeeping: self = .scorekeeping(ScorekeepingViewModel(context: context))
    }
  }

  package var title: String {
    switch self {
    case .opening: ""
    case .login(let model): model.title
    case .players(let model): model.title
    case .addPlayer(let model): model.title
    case .archivedPlayers(let model): model.title
    case .playerDetails(let model): model.title
    case .editPlayer(let model): model.title
    case .confirmPlayers(let model): model.title
    case .gather(let model): model.title
    case .pastGathers(let model): model.title
    case .pastGather(let model): model.title
    case .settings(let model): model.title
    case .account(let model): model.title
    case .join(let model): model.title
    case .help(let model): model.title
    case .scorekeeping(let model): model.title
    }
  }

  /// Updates the view model with the current squad, time and language.
  mutating func update(_ context: ScreenContext) {
    switch self {
    case .opening: break
    case .login(let model): self = .login(model.updated(context))
    case .players(let model): self = .players(model.updated(context))
    case .addPlayer(let model): self = .addPlayer(model.updated(context))
    case .archivedPlayers(let model): self = .archivedPlayers(model.updated(context))
    case .playerDetails(let model): self = .playerDetails(model.updated(context))
    case .editPlayer(let model): self = .editPlayer(model.updated(context))
    case .confirmPlayers(let model): self = .confirmPlayers(model.updated(context))
    case .gather(let model): self = .gather(model.updated(context))
    case .pastGathers(let model): self = .pastGathers(model.updated(context))
    case .pastGather(let model): self = .pastGather(model.updated(context))
    case .settings(let model): self = .settings(model.updated(context))
    case .account(let model): self = .account(model.updated(context))
    case .join(let model): self = .join(model.updated(context))
    case .help(let model): self = .help(model.updated(context))
    case .scorekeeping(let model): self = .scorekeeping(model.updated(context))
    }
  }

  /// Handles an event; one of a screen that is no longer open is a late tap and changes nothing.
  mutating func handle(_ event: Event, in moment: Moment) -> [ScreenRequest] {
    switch (event, self) {
    case (.login(let event), .login(var model)):
      defer { self = .login(model) }
      return model.handle(event)
    case (.players(let event), .players(var model)):
      defer { self = .players(model) }
      return model.handle(event, in: moment)
    case (.addPlayer(let event), .addPlayer(var model)):
      defer { self = .addPlayer(model) }
      return model.handle(event, in: moment)
    case (.archivedPlayers(let event), .archivedPlayers(let model)): return model.handle(event)
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
    case (.match(let event), .gather(var model)):
      defer { self = .gather(model) }
      return model.handle(event, in: moment)
    case (.match(let event), .pastGather(var model)):
      defer { self = .pastGather(model) }
      return model.handle(event, in: moment)
    case (.pastGathers(let event), .pastGathers(var model)):
      defer { self = .pastGathers(model) }
      return model.handle(event)
    case (.pastGather(let event), .pastGather(var model)):
      defer { self = .pastGather(model) }
      return model.handle(event, in: moment)
    case (.account(let event), .account(var model)):
      defer { self = .account(model) }
      return model.handle(event)
    case (.join(let event), .join(var model)):
      defer { self = .join(model) }
      return model.handle(event, in: moment)
    case (.settings(let event), .settings(var model)):
      defer { self = .settings(model) }
      return model.handle(event)
    case (.scorekeeping(let event), .scorekeeping(var model)):
      defer { self = .scorekeeping(model) }
      return model.handle(event)
    default: return []
    }
  }
}

extension Screen {
  /// Opens the form that was being filled in when the user left a screen of several.
  mutating func openFormAgain() {
    guard case .addPlayer(var model) = self else { return }
    model.openListAgain()
    self = .addPlayer(model)
  }
}

// Work that takes longer than a tap may, done in slices.
extension Screen {
  var isWorking: Bool {
    guard case .confirmPlayers(let model) = self else { return false }
    return model.isSearching
  }

  mutating func goOn() -> [ScreenRequest] {
    switch self {
    case .confirmPlayers(var model):
      defer { self = .confirmPlayers(model) }
      return model.searchOn()
    case .account(var model):
      defer { self = .account(model) }
      return model.poll()
    default: return []
    }
  }
}

/// The view model of a screen: a function of its context and of what the user entered.
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

extension Screen {
  /// Whether the sheet of a link is open, with its address.
  var showsLink: Bool {
    let sheet: MatchSheetView? =
      switch self {
      case .gather(let model): model.matchSheet
      case .pastGather(let model): model.matchSheet
      default: nil
      }
    guard case .link(let link) = sheet, case .ready = link.content else { return false }
    return true
  }
}
