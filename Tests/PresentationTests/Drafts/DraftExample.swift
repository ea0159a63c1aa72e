import Domain
import Presentation
import TestSupport
import Testing
import Texts

/// A form of each kind that keeps what is typed, on a device with Ann and Ben.
enum DraftExample: CaseIterable {
  case newPlayer, list, listedName, name, age, favouriteTeam, skill, team, time, arrival, login,
    season

  /// A device on which the form can be opened.
  static func device() -> TestApp { TestApp.with("Ann", "Ben") }

  /// Does what has to be there before the form can be opened.
  func prepare(_ device: inout TestApp) throws {
    switch self {
    case .team:
      try device.select("Ann", "Ben")
      device.tap(.players(.confirmTapped))
    case .time, .arrival: try device.startGather()
    default: break
    }
    device.open(.players)
  }

  /// Opens the form as a user does who comes from the list of players.
  func open(_ device: inout TestApp) throws {
    switch self {
    case .newPlayer: device.open(.addPlayer)
    case .list, .listedName:
      device.open(.addPlayer)
      device.tap(.addPlayer(.pasteTapped))
      guard self == .listedName else { return }
      device.send(.addPlayer(.listTyped, "Cem, Dan"))
      device.send(.addPlayer(.mendTapped, "0"))
    case .name, .age, .favouriteTeam, .skill:
      device.open(.editPlayer(try device.id(of: "Ann"), field))
    case .team:
      device.open(.confirmPlayers)
      device.tap(.confirmPlayers(.teamTapped(.teamA)))
    case .time, .arrival:
      device.open(.gather(try #require(device.squad.gathers.first?.id)))
      device.tap(self == .time ? .gather(.setTimeTapped) : .match(.lateArrivalTapped))
    case .login: device.open(.login)
    case .season:
      device.open(.season)
      device.tap(.season(.seasonsTapped))
      device.tap(.season(.newSeasonTapped))
    }
  }

  private var field: PlayerField {
    switch self {
    case .age: .age
    case .favouriteTeam: .favouriteTeam
    case .skill: .skill
    default: .name
    }
  }

  /// What is typed; `nil` stands for emptying the field by hand.
  func type(_ device: inout TestApp, _ text: String? = nil) {
    device.send(event(text ?? typed))
  }

  var typed: String {
    switch self {
    case .list: "Cem\nDan"
    case .age: "33"
    case .skill: "amateur"
    case .time: "12"
    default: "Zoltán"
    }
  }

  private func event(_ text: String) -> Event {
    switch self {
    case .newPlayer: .addPlayer(.nameTyped, text)
    case .list: .addPlayer(.listTyped, text)
    case .listedName: .addPlayer(.mendedNameTyped, text)
    case .name, .age, .favouriteTeam: .editPlayer(.textTyped, text)
    case .skill: .editPlayer(.choiceMade, text)
    case .team: .confirmPlayers(.teamNameTyped, text)
    case .time: .gather(.minutesTyped, text)
    case .arrival: .match(.arrivalTyped, text)
    case .login: .login(.usernameTyped, text)
    case .season: .season(.seasonName, text)
    }
  }

  /// What the form shows.
  func shown(_ device: TestApp) throws -> String? {
    switch self {
    case .newPlayer: return try device.addPlayer.name
    case .list: return try device.openList?.pasted
    case .listedName:
      let list = try #require(try device.openList)
      return try device.addPlayer.sheet(of: list)?.name
    case .name, .age, .favouriteTeam:
      guard case .text(let text, _) = try device.editPlayer.input else { return nil }
      return text
    case .skill:
      guard case .choice(let choices) = try device.editPlayer.input else { return nil }
      return choices.first { $0.isChosen }?.code
    case .team: return try device.confirmPlayers.teamSheet?.name
    case .time: return try device.gather.timeSheet?.minutes
    case .arrival:
      guard case .arrival(let sheet) = try device.gather.matchSheet else { return nil }
      return sheet.text
    case .login: return try device.login.username
    case .season: return try device.season.seasonSheet?.name
    }
  }

  /// The button that says "Cancel"; `nil` when the form has none.
  var cancel: Event? {
    switch self {
    case .listedName: .addPlayer(.sheetCancelled)
    case .team: .confirmPlayers(.sheetCancelled)
    case .time: .gather(.timeCancelled)
    case .arrival: .match(.arrivalCancelled)
    case .season: .season(.seasonCancelled)
    default: nil
    }
  }

  /// The event by which a sheet is only closed, as by the back key; `nil` when it is no sheet.
  var dismissal: Event? {
    switch self {
    case .listedName: .addPlayer(.sheetDismissed)
    case .team: .confirmPlayers(.sheetDismissed)
    case .time: .gather(.sheetDismissed)
    case .arrival: .match(.sheetDismissed)
    case .season: .season(.sheetDismissed)
    default: nil
    }
  }

  /// What is typed is used.
  func use(_ device: inout TestApp) {
    switch self {
    case .newPlayer: device.tap(.addPlayer(.nameSubmitted))
    case .list: device.tap(.addPlayer(.listConfirmed))
    case .listedName: device.tap(.addPlayer(.mendConfirmed))
    case .name, .age, .favouriteTeam, .skill: device.tap(.editPlayer(.doneTapped))
    case .team: device.tap(.confirmPlayers(.teamConfirmed))
    case .time: device.tap(.gather(.timeSet))
    case .arrival:
      device.tap(.match(.arrivalSubmitted))
      device.tap(.match(.teamTapped(.bench)))
    case .login:
      device.send(.login(.passwordTyped, "a long secret"))
      device.send(.login(.registerTapped))
      device.send(.server(.registered))
      device.send(.server(.loggedIn(.zoe)))
    case .season: device.tap(.season(.seasonSubmitted))
    }
  }
}

extension TestApp {
  /// The list that is open; `nil` when the form for one name is.
  var openList: PastedList? {
    get throws {
      guard case .list(let list) = try addPlayer.source else { return nil }
      return list
    }
  }

  /// The forms of which something is on the disk.
  var draftsOnDisk: [DraftForm] { disk.state.drafts.all.map { $0.form } }
}
