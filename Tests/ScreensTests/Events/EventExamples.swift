import Domain
import Presentation
import TestSupport

/// An event, what an element carries for it, and what its control brings.
struct Example {
  let event: Event
  let text: String
  var value = ""

  static let all = login + players + player + teams + gather + pastGathers + around

  private static let login = [
    Self(event: .login(.usernameTyped("ann b")), text: "login.usernameTyped", value: "ann b"),
    Self(event: .login(.passwordTyped("s3 cret")), text: "login.passwordTyped", value: "s3 cret"),
    Self(event: .login(.rememberSwitched(true)), text: "login.rememberSwitched", value: "true"),
    Self(event: .login(.rememberSwitched(false)), text: "login.rememberSwitched", value: "false"),
    Self(event: .login(.loginTapped), text: "login.loginTapped"),
    Self(event: .login(.registerTapped), text: "login.registerTapped"),
    Self(event: .login(.continueTapped), text: "login.continueTapped"),
  ]

  private static let players = [
    Self(event: .players(.searchTyped("ㄱ")), text: "players.searchTyped", value: "ㄱ"),
    Self(event: .players(.rowTapped(.fixed(1))), text: "players.rowTapped \(one)"),
    Self(event: .players(.selectTapped), text: "players.selectTapped"),
    Self(event: .players(.cancelTapped), text: "players.cancelTapped"),
    Self(event: .players(.addTapped), text: "players.addTapped"),
    Self(event: .players(.confirmTapped), text: "players.confirmTapped"),
    Self(event: .players(.deleteTapped), text: "players.deleteTapped"),
    Self(event: .players(.deletionConfirmed), text: "players.deletionConfirmed"),
    Self(event: .players(.deletionCancelled), text: "players.deletionCancelled"),
    Self(event: .players(.resumeTapped), text: "players.resumeTapped"),
  ]

  private static let player =
    [
      Self(event: .addPlayer(.nameTyped(" Ann")), text: "addPlayer.nameTyped", value: " Ann"),
      Self(event: .addPlayer(.doneTapped), text: "addPlayer.doneTapped"),
      Self(event: .addPlayer(.anotherTapped), text: "addPlayer.anotherTapped"),
      Self(event: .playerDetails(.deleteTapped), text: "playerDetails.deleteTapped"),
      Self(event: .playerDetails(.deletionConfirmed), text: "playerDetails.deletionConfirmed"),
      Self(event: .playerDetails(.deletionCancelled), text: "playerDetails.deletionCancelled"),
      Self(event: .editPlayer(.textTyped("31")), text: "editPlayer.textTyped", value: "31"),
      Self(event: .editPlayer(.choiceMade("")), text: "editPlayer.choiceMade", value: ""),
      Self(event: .editPlayer(.doneTapped), text: "editPlayer.doneTapped"),
    ]
    + PlayerField.allCases.map {
      Self(event: .playerDetails(.rowTapped($0)), text: "playerDetails.rowTapped \($0.rawValue)")
    }

  private static let teams =
    zip(Team.allCases, ["bench", "teamA", "teamB"]).map { team, word in
      Self(
        event: .confirmPlayers(.moved(.fixed(1), team)), text: "confirmPlayers.moved \(one) \(word)"
      )
    } + [Self(event: .confirmPlayers(.startTapped), text: "confirmPlayers.startTapped")]

  private static let gather = [
    Self(event: .gather(.plusTapped(.teamA)), text: "gather.plusTapped A"),
    Self(event: .gather(.plusTapped(.teamB)), text: "gather.plusTapped B"),
    Self(event: .gather(.minusTapped(.teamA)), text: "gather.minusTapped A"),
    Self(event: .gather(.minusTapped(.teamB)), text: "gather.minusTapped B"),
    Self(event: .gather(.clockTapped), text: "gather.clockTapped"),
    Self(event: .gather(.clockCancelTapped), text: "gather.clockCancelTapped"),
    Self(event: .gather(.clockCancelConfirmed), text: "gather.clockCancelConfirmed"),
    Self(event: .gather(.setTimeTapped), text: "gather.setTimeTapped"),
    Self(event: .gather(.minutesTyped("07")), text: "gather.minutesTyped", value: "07"),
    Self(event: .gather(.secondsTyped("x")), text: "gather.secondsTyped", value: "x"),
    Self(event: .gather(.presetTapped(45)), text: "gather.presetTapped 45"),
    Self(event: .gather(.timeSet), text: "gather.timeSet"),
    Self(event: .gather(.sheetDismissed), text: "gather.sheetDismissed"),
    Self(event: .gather(.endTapped), text: "gather.endTapped"),
    Self(event: .gather(.endConfirmed), text: "gather.endConfirmed"),
  ]

  private static let pastGathers = [
    Self(event: .pastGathers(.rowTapped(.fixed(1))), text: "pastGathers.rowTapped \(one)"),
    Self(event: .pastGather(.deleteTapped), text: "pastGather.deleteTapped"),
    Self(event: .pastGather(.deletionConfirmed), text: "pastGather.deletionConfirmed"),
    Self(event: .pastGather(.deletionCancelled), text: "pastGather.deletionCancelled"),
  ]

  private static let around =
    [
      Self(
        event: .settings(.languageChosen(.korean)), text: "settings.languageChosen", value: "ko"),
      Self(event: .settings(.exportTapped), text: "settings.exportTapped"),
      Self(event: .settings(.importTapped), text: "settings.importTapped"),
      Self(event: .settings(.loginTapped), text: "settings.loginTapped"),
      Self(event: .settings(.logOutTapped), text: "settings.logOutTapped"),
      Self(event: .settings(.logOutConfirmed), text: "settings.logOutConfirmed"),
      Self(event: .settings(.logOutCancelled), text: "settings.logOutCancelled"),
      Self(event: .frame(.backTapped), text: "frame.backTapped"),
      Self(event: .frame(.undoTapped), text: "frame.undoTapped"),
      Self(event: .frame(.noticeDismissed), text: "frame.noticeDismissed"),
      Self(event: .frame(.reloadTapped), text: "frame.reloadTapped"),
    ]
    + [
      .login, .players, .addPlayer, .player(.fixed(1)), .editPlayer(.fixed(1), .skill),
      .confirmPlayers, .gather(.fixed(1)), .pastGathers, .pastGather(.fixed(1)), .settings,
    ].map { (destination: Destination) in
      Self(event: .frame(.linkTapped(destination)), text: "frame.linkTapped \(destination.path)")
    }

  private static let one = "00000000-0000-0000-0000-000000000001"
}
