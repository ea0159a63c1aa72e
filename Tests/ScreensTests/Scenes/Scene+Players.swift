import Domain
import Presentation
import TestSupport
import Texts

extension Scene {
  static var playersStates: [State] {
    [
      ("players-empty", { list($0, .empty) }),
      ("players-two", { list($0, .two) }),
      ("players-thirty", { list($0, .thirty) }),
      ("players-hostile", { list($0, .hostile) }),
      (
        "players-resume-named",
        {
          list(
            $0,
            .thirty.playing().scoring(2, 1)
              .with(.gather(.fixed(1), .teamDetailsSet(.teamA, TeamDetails(name: .typed("유나"))))))
        }
      ),
      ("players-resume", { list($0, .thirty.playing().scoring(2, 1)) }),
      ("players-resume-running", { resuming($0).after(milliseconds: 138_000) }),
      (
        "players-resume-full-time",
        { resuming($0).after(milliseconds: 600_000).with(.shell(.noticeDismissed)) }
      ),
      (
        "players-resume-two", { list($0, Squad.two.playing().playing(2).scoring(1, 0, in: 2)) }
      ),
      (
        "players-match-running", { resuming($0).with(.players(.newGatherTapped)) }
      ),
      ("players-search", { list($0, .thirty).with(.players(.searchTyped, "na")) }),
      ("players-nobody", { list($0, .thirty).with(.players(.searchTyped, "Zidane")) }),
      ("players-first-gather", { list($0, .thirty).with(.players(.newGatherTapped)) }),
      ("players-regulars", { list($0, weekly).with(.players(.newGatherTapped)) }),
      ("players-selecting", { ticked($0, .thirty, []) }),
      ("players-selecting-one", { ticked($0, .two, [1]) }),
      (
        "players-selecting-resume",
        { ticked($0, Squad.two.playing().scoring(2, 1), [1, 2]) }
      ),
      ("players-cleared", { ticked($0, .two, [1]).with(.players(.cancelTapped)) }),
      ("players-install", { list($0, weekly).with(.device(.installable(.prompt))) }),
      ("players-install-share", { list($0, weekly).with(.device(.installable(.shareMenu))) }),
      ("players-logged-in", { TestDevice($0, keeping: .loggedIn(.empty)) }),
      ("players-editing", { list($0, .two).with(.players(.editTapped)) }),
      ("players-editing-one", { edited($0, .two, [2]) }),
      ("players-archiving", { edited($0, weekly, [1, 2, 11]) }),
      ("players-archived", { list($0, archived) }),
      ("players-selected", { ticked($0, .thirty, [1, 2, 3, 4]) }),
      ("players-selected-hostile", { ticked($0, .hostile, [1, 2, 3, 4]) }),
      (
        "players-deletion",
        { edited($0, .thirty, [1, 2, 3, 4]).with(.players(.deleteTapped)) }
      ),
      (
        "players-deletion-hostile",
        { edited($0, .hostile, [1, 2, 3, 4]).with(.players(.deleteTapped)) }
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
            .addPlayer(.nameTyped, "Cho"), .addPlayer(.nameSubmitted),
            .addPlayer(.nameTyped, "유나"), .addPlayer(.nameSubmitted))
        }
      ),
      ("add-player-hostile", { added($0, Squad.hostileNames) }),
      ("paste-list", { list($0, .two).at(.addPlayer).with(.addPlayer(.pasteTapped)) }),
      ("paste-list-read", { pasted($0, "Football on Sunday\n1. Cho\n2. ✅ 유나\n3) ben\n4. Zoe\n") }),
      (
        "paste-list-answers",
        {
          pasted(
            $0,
            "금요일 8시\n1. 지호 (키퍼)\n2. 유나 +1\n3. 지호\n4. ~서연~\n대기:\n1. 하준\n미정: 태오\n")
        }
      ),
      (
        "paste-list-two-readings",
        {
          pasted(
            $0,
            "Friday 8pm 5€\nCho\nJean Pierre\nme\nDan & Eve\nMax?\nLate: Kim\nZoe +1\nBo is out\n")
        }
      ),
      (
        "paste-list-mending",
        {
          pasted($0, "1. 김 지호\n2. 유나\n").with(
            .addPlayer(.mendTapped, "0"), .addPlayer(.mendedNameTyped, ""))
        }
      ),
      (
        "paste-list-unfolded",
        { pasted($0, "1. Cho\n2. 유나\n").with(.addPlayer(.textTapped)) }
      ),
      (
        "add-player-again",
        { list($0, .two).at(.addPlayer).with(.addPlayer(.nameTyped, "ben ")) }
      ),
      ("paste-list-archived", { pasted($0, "1. Ari\n2. Zoe\n", to: archived) }),
      (
        "paste-list-waiting",
        {
          list($0, .two).withoutListWords.at(.addPlayer)
            .with(.addPlayer(.linesPasted, "Football on Sunday\n1. Cho\n2. ✅ 유나\n"))
        }
      ),
      ("paste-list-nothing", { pasted($0, "1.\n2.\n") }),
      (
        "paste-list-hostile",
        { pasted($0, Squad.hostileNames.joined(separator: "\n")) }
      ),
      (
        "paste-list-cut",
        { pasted($0, (1...230).map { "\($0). Cho \($0)" }.joined(separator: "\n")) }
      ),
      (
        "paste-list-added",
        { pasted($0, "Cho, 유나, Ann").with(.addPlayer(.listConfirmed)) }
      ),
      (
        "add-player-too-long",
        {
          list($0, .two).at(.addPlayer)
            .with(.addPlayer(.nameTyped, String(repeating: "W", count: 81)))
        }
      ),
      ("player", { list($0, .two).at(.player(.fixed(2))) }),
      (
        "player-levels",
        { list($0, .two).at(.player(.fixed(2))).with(.playerDetails(.levelsTapped)) }
      ),
      ("player-unset", { list($0, .two).at(.player(.fixed(1))) }),
      ("player-hostile", { list($0, .hostile).at(.player(.fixed(1))) }),
      (
        "player-deletion",
        { list($0, .two).at(.player(.fixed(2))).with(.playerDetails(.deleteTapped)) }
      ),
      ("player-played", { list($0, weekly).at(.player(.fixed(1))) }),
      ("player-archived", { list($0, archived).at(.player(.fixed(1))) }),
      ("archived", { list($0, archived).at(.archivedPlayers) }),
      ("archived-none", { list($0, .two).at(.archivedPlayers) }),
      (
        "archived-hostile",
        {
          list($0, archiving(1...UInt64(Squad.hostile.players.count), of: .hostile))
            .at(.archivedPlayers)
        }
      ),
      (
        "archived-brought-back",
        {
          list($0, archived).at(.archivedPlayers)
            .with(.archivedPlayers(.bringBackTapped(.fixed(1))))
        }
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
      ("edit-level", { edit($0, .level) }),
    ]
  }

  static func list(_ speech: Speech, _ squad: Squad) -> TestDevice {
    TestDevice(speech, keeping: .keeping(squad))
  }

  private static func resuming(_ speech: Speech) -> TestDevice {
    list(
      speech, .thirty.playing().scoring(2, 1, every: 1_000).with(.clock(.fixed(1), nil, .started))
    )
  }

  /// A gather is prepared with these players.
  private static func ticked(
    _ speech: Speech, _ squad: Squad, _ players: [UInt64]
  ) -> TestDevice {
    TestDevice(
      speech, keeping: .keeping(squad, lineUp: LineUp(benched: players.map { .fixed($0) })))
  }

  /// These players are selected to be archived or deleted.
  private static func edited(
    _ speech: Speech, _ squad: Squad, _ players: [UInt64]
  ) -> TestDevice {
    players.reduce(list(speech, squad).with(.players(.editTapped))) { device, player in
      device.with(.players(.rowTapped(.fixed(player))))
    }
  }

  /// Thirty players, and two weeks in which the first ten played.
  private static var weekly: Squad {
    let ten = Squad(of: Array(Squad.thirty.players.prefix(10).map(\.details)))
    let played = ten.playing(1).with(.gather(.fixed(1), .ended))
      .playing(2).with(.gather(.fixed(2), .ended))
    return zip(UInt64(1)..., Squad.thirty.players).dropFirst(10).reduce(played) { squad, player in
      squad.with(.player(.fixed(player.0), .added(player.1.details)))
    }
  }

  /// Three of those who played are archived.
  private static var archived: Squad { archiving(1...3, of: weekly) }

  private static func archiving(_ players: ClosedRange<UInt64>, of squad: Squad) -> Squad {
    players.reduce(squad) { $0.with(.player(.fixed($1), .set(.archived, true))) }
  }

  private static func added(_ speech: Speech, _ names: [String]) -> TestDevice {
    names.filter { (try? ShortText($0)) != nil }
      .reduce(list(speech, .two).at(.addPlayer)) { device, name in
        device.with(.addPlayer(.nameTyped, name), .addPlayer(.nameSubmitted))
      }
  }

  private static func pasted(
    _ speech: Speech, _ text: String, to squad: Squad = .two
  ) -> TestDevice {
    list(speech, squad).at(.addPlayer).with(.addPlayer(.linesPasted, text))
  }

  private static func edit(_ speech: Speech, _ field: PlayerField) -> TestDevice {
    list(speech, .two).at(.editPlayer(.fixed(2), field))
  }
}
