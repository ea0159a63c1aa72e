import Domain
import Presentation
import TestSupport

extension Scene {
  static var playersStates: [State] {
    [
      ("players-empty", { list($0, .empty) }),
      ("players-two", { list($0, .two) }),
      ("players-thirty", { list($0, .thirty) }),
      ("players-hostile", { list($0, .hostile) }),
      ("players-resume", { list($0, .thirty.playing().scoring(2, 1)) }),
      ("players-resume-running", { resuming($0).after(milliseconds: 138_000) }),
      (
        "players-resume-full-time",
        { resuming($0).after(milliseconds: 600_000).with(.shell(.noticeDismissed)) }
      ),
      ("players-search", { list($0, .thirty).with(.players(.searchTyped, "na")) }),
      ("players-nobody", { list($0, .thirty).with(.players(.searchTyped, "Zidane")) }),
      ("players-selecting", { list($0, .thirty).with(.players(.selectTapped)) }),
      ("players-selected", { selected($0) }),
      ("players-selected-hostile", { selected($0, of: .hostile) }),
      ("players-deletion", { selected($0).with(.players(.deleteTapped)) }),
      (
        "players-deletion-hostile",
        { selected($0, of: .hostile).with(.players(.deleteTapped)) }
      ),
    ]
  }

  static var playerStates: [State] {
    [
      ("add-player", { list($0, .two).at(.addPlayer) }),
      ("add-player-typed", { list($0, .two).at(.addPlayer).with(.addPlayer(.nameTyped, "Cho")) }),
      (
        "add-player-another",
        {
          list($0, .two).at(.addPlayer).with(
            .addPlayer(.nameTyped, "Cho"), .addPlayer(.anotherTapped))
        }
      ),
      (
        "add-player-too-long",
        {
          list($0, .two).at(.addPlayer)
            .with(.addPlayer(.nameTyped, String(repeating: "W", count: 81)))
        }
      ),
      ("player", { list($0, .two).at(.player(.fixed(2))) }),
      ("player-unset", { list($0, .two).at(.player(.fixed(1))) }),
      ("player-hostile", { list($0, .hostile).at(.player(.fixed(1))) }),
      (
        "player-deletion",
        { list($0, .two).at(.player(.fixed(2))).with(.playerDetails(.deleteTapped)) }
      ),
      ("player-gone", { list($0, .two).at(.player(.fixed(99))) }),
      ("edit-name", { edit($0, .name) }),
      ("edit-name-changed", { edit($0, .name).with(.editPlayer(.textTyped, "Benjamin")) }),
      ("edit-name-empty", { edit($0, .name).with(.editPlayer(.textTyped, " ")) }),
      ("edit-age", { edit($0, .age) }),
      ("edit-age-wrong", { edit($0, .age).with(.editPlayer(.textTyped, "121")) }),
      ("edit-position", { edit($0, .preferredPosition) }),
      (
        "edit-skill-changed",
        { edit($0, .skill).with(.editPlayer(.choiceMade, "professional")) }
      ),
      ("edit-team", { edit($0, .favouriteTeam) }),
    ]
  }

  static func list(_ language: Language, _ squad: Squad) -> TestDevice {
    TestDevice(language, keeping: .keeping(squad))
  }

  private static func resuming(_ language: Language) -> TestDevice {
    list(language, .thirty.playing().scoring(2, 1).with(.clockStarted(.fixed(1))))
  }

  private static func selected(_ language: Language, of squad: Squad = .thirty) -> TestDevice {
    list(language, squad).with(
      .players(.selectTapped), .players(.rowTapped(.fixed(1))), .players(.rowTapped(.fixed(2))),
      .players(.rowTapped(.fixed(3))), .players(.rowTapped(.fixed(4))))
  }

  private static func edit(_ language: Language, _ field: PlayerField) -> TestDevice {
    list(language, .two).at(.editPlayer(.fixed(2), field))
  }
}
