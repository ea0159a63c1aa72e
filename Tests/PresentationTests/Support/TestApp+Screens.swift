import Domain
import Presentation
import Texts

/// The open screen is not the one that the test expects.
struct WrongScreen: Error {
  let destination: Destination
}

/// No player has this name.
struct PlayerNotFound: Error {
  let name: String
}

// The screen as the user sees it.
extension TestApp {
  var login: LoginViewModel {
    get throws {
      guard case .login(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var players: PlayersViewModel {
    get throws {
      guard case .players(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var addPlayer: AddPlayerViewModel {
    get throws {
      guard case .addPlayer(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var archivedPlayers: ArchivedPlayersViewModel {
    get throws {
      guard case .archivedPlayers(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var playerDetails: PlayerDetailsViewModel {
    get throws {
      guard case .playerDetails(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var editPlayer: EditPlayerViewModel {
    get throws {
      guard case .editPlayer(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var confirmPlayers: ConfirmPlayersViewModel {
    get throws {
      guard case .confirmPlayers(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var gather: GatherViewModel {
    get throws {
      guard case .gather(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var pastGathers: PastGathersViewModel {
    get throws {
      guard case .pastGathers(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var season: SeasonViewModel {
    get throws {
      guard case .season(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var pastMatchForm: PastMatchFormViewModel {
    get throws {
      guard case .pastMatchForm(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var headToHead: HeadToHeadViewModel {
    get throws {
      guard case .headToHead(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var pastGather: PastGatherViewModel {
    get throws {
      guard case .pastGather(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var account: AccountViewModel {
    get throws {
      guard case .account(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var settings: SettingsViewModel {
    get throws {
      guard case .settings(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  var squad: Squad { app.replica.squad }
  var message: String? { app.shell.message?.text }
  var toast: String? { app.shell.toast?.text }
  var status: SaveStatus? { app.shell.status?.status }

  /// The names on the list, in its order.
  var names: [String] {
    get throws { try players.list.rows.map { $0.name } }
  }

  /// The players of the bench, Team A and Team B.
  var teams: [[String]] {
    get throws {
      let screen = try confirmPlayers
      return ([screen.bench] + screen.teams).map { $0.rows.map { $0.name } }
    }
  }

  func id(of name: String) throws -> Player.ID {
    guard let player = squad.players.last(where: { $0.details.name.text == name }) else {
      throw PlayerNotFound(name: name)
    }
    return player.id
  }

  var wrongScreen: WrongScreen { WrongScreen(destination: app.destination) }
}
