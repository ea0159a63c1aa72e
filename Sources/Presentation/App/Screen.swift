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
  case season(SeasonViewModel)
  case headToHead(HeadToHeadViewModel)
  case plan(PlanViewModel)
  case planForm(PlanFormViewModel)
  case pastMatchForm(PastMatchFormViewModel)
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
    case .pasteList:
      self = .addPlayer(AddPlayerViewModel(readingFor: destination.above, context: context))
    case .archivedPlayers:
      self = .archivedPlayers(ArchivedPlayersViewModel(context: context))
    case .player(let id): self = .playerDetails(PlayerDetailsViewModel(id, context: context))
    case .playerMatches(let id):
      self = .pastGathers(PastGathersViewModel(of: id, context: context))
    case .headToHead(let id, let other):
      self = .headToHead(HeadToHeadViewModel(id, other, context: context))
    case .editPlayer(let id, let field):
      self = .editPlayer(EditPlayerViewModel(id, field, context: context))
    case .confirmPlayers: self = .confirmPlayers(ConfirmPlayersViewModel(context: context))
    case .gather(let id): self = .gather(GatherViewModel(id, context: context))
    case .pastGathers: self = .pastGathers(PastGathersViewModel(context: context))
    case .pastGather(let id): self = .pastGather(PastGatherViewModel(id, context: context))
    case .season: self = .season(SeasonViewModel(context: context))
    case .newPastMatch: self = .pastMatchForm(PastMatchFormViewModel(context: context))
    case .newPlan: self = .planForm(PlanFormViewModel(nil, context: context))
    case .editPlan(let key): self = .planForm(PlanFormViewModel(key, context: context))
    case .plan(let key):
      self = .plan(PlanViewModel(key, isSharing: false, context: context))
    case .sharePlan(let key):
      self = .plan(PlanViewModel(key, isSharing: true, context: context))
    case .settings: self = .settings(SettingsViewModel(context: context))
    case .account(let part): self = .account(AccountViewModel(part, context: context))
    case .join(let way): self = .join(JoinViewModel(way, context: context))
    case .help: self = .help(HelpViewModel(context: context))
    case .scorekeeping: self = .scorekeeping(ScorekeepingViewModel(context: context))
    }
  }

  /// Lets a reader read the view model, whichever it is.
  /// - Returns: What the reader returns; `nil` while the device's storage is being read.
  func read<Reader: ScreenReader>(_ reader: Reader) -> Reader.Result? {
    switch self {
    case .opening: nil
    case .login(let model): reader.read(model)
    case .players(let model): reader.read(model)
    case .addPlayer(let model): reader.read(model)
    case .archivedPlayers(let model): reader.read(model)
    case .playerDetails(let model): reader.read(model)
    case .editPlayer(let model): reader.read(model)
    case .confirmPlayers(let model): reader.read(model)
    case .gather(let model): reader.read(model)
    case .pastGathers(let model): reader.read(model)
    case .pastGather(let model): reader.read(model)
    case .season(let model): reader.read(model)
    case .headToHead(let model): reader.read(model)
    case .plan(let model): reader.read(model)
    case .planForm(let model): reader.read(model)
    case .pastMatchForm(let model): reader.read(model)
    case .settings(let model): reader.read(model)
    case .account(let model): reader.read(model)
    case .join(let model): reader.read(model)
    case .help(let model): reader.read(model)
    case .scorekeeping(let model): reader.read(model)
    }
  }

  /// Lets a visitor change the view model, whichever it is.
  /// - Returns: What the visitor returns; `nil` while the device's storage is being read.
  @discardableResult
  mutating func visit<Visitor: ScreenVisitor>(_ visitor: Visitor) -> Visitor.Result? {
    switch self {
    case .opening: nil
    case .login(let model): visit(model, visitor, Self.login)
    case .players(let model): visit(model, visitor, Self.players)
    case .addPlayer(let model): visit(model, visitor, Self.addPlayer)
    case .archivedPlayers(let model): visit(model, visitor, Self.archivedPlayers)
    case .playerDetails(let model): visit(model, visitor, Self.playerDetails)
    case .editPlayer(let model): visit(model, visitor, Self.editPlayer)
    case .confirmPlayers(let model): visit(model, visitor, Self.confirmPlayers)
    case .gather(let model): visit(model, visitor, Self.gather)
    case .pastGathers(let model): visit(model, visitor, Self.pastGathers)
    case .pastGather(let model): visit(model, visitor, Self.pastGather)
    case .season(let model): visit(model, visitor, Self.season)
    case .headToHead(let model): visit(model, visitor, Self.headToHead)
    case .plan(let model): visit(model, visitor, Self.plan)
    case .planForm(let model): visit(model, visitor, Self.planForm)
    case .pastMatchForm(let model): visit(model, visitor, Self.pastMatchForm)
    case .settings(let model): visit(model, visitor, Self.settings)
    case .account(let model): visit(model, visitor, Self.account)
    case .join(let model): visit(model, visitor, Self.join)
    case .help(let model): visit(model, visitor, Self.help)
    case .scorekeeping(let model): visit(model, visitor, Self.scorekeeping)
    }
  }

  private mutating func visit<Model: ScreenModel, Visitor: ScreenVisitor>(
    _ model: Model, _ visitor: Visitor, _ screen: (Model) -> Screen
  ) -> Visitor.Result {
    var model = model
    defer { self = screen(model) }
    return visitor.visit(&model)
  }
}

/// What is read from the open view model, whichever it is.
protocol ScreenReader {
  associatedtype Result

  func read(_ model: some ScreenModel) -> Result
}

/// What is done with the open view model, whichever it is.
protocol ScreenVisitor {
  associatedtype Result

  func visit(_ model: inout some ScreenModel) -> Result
}
