import Domain
import Presentation
import TestSupport
import Texts

extension Scene {
  static var teamsStates: [State] {
    [
      ("teams-none", { teams($0, .thirty, Array(repeating: .bench, count: 10)) }),
      (
        "teams-some",
        { teams($0, .thirty, [.teamA, .teamA, .bench, .bench, .teamA, .bench, .bench]) }
      ),
      (
        "teams-both",
        {
          teams(
            $0, .thirty,
            [.teamA, .teamB, .teamA, .teamB, .teamA, .teamB, .teamA, .teamB, .bench, .teamA])
        }
      ),
      (
        "teams-moved",
        {
          teams($0, .thirty, [.teamA, .teamB, .bench, .bench])
            .with(.confirmPlayers(.moved(.fixed(3), .teamA)))
        }
      ),
      (
        "teams-hostile",
        { teams($0, .hostile, [.teamA, .teamB, .bench, .teamA, .teamB, .bench, .teamB]) }
      ),
      (
        "teams-running",
        { teams($0, .thirty.playing(), [.teamA, .teamB, .teamA, .teamB, .bench]) }
      ),
      ("teams-uneven", { teams($0, .thirty, [.teamA, .teamA, .teamA, .teamB, .bench]) }),
      (
        "teams-repeatable",
        { teams($0, played, Array(repeating: .bench, count: 4)) }
      ),
      (
        "teams-repeated",
        {
          teams($0, played, Array(repeating: .bench, count: 4))
            .with(.confirmPlayers(.sameTeamsTapped))
        }
      ),
      ("teams-fair", { teams($0, season, everyone).with(.confirmPlayers(.fairTapped)) }),
      (
        "teams-fair-levels",
        {
          teams($0, season, everyone)
            .with(.confirmPlayers(.fairTapped), .confirmPlayers(.levelsTapped))
        }
      ),
      (
        "teams-fair-moved",
        {
          teams($0, season, everyone).with(
            .confirmPlayers(.fairTapped), .confirmPlayers(.moved(.fixed(1), .bench)),
            .confirmPlayers(.moved(.fixed(2), .teamA)))
        }
      ),
      (
        "teams-fair-contradiction",
        {
          teams($0, season.with(.squad(.ruleAdded(.twoPlayers(.apart)))), everyone)
            .with(.confirmPlayers(.fairTapped))
        }
      ),
      (
        "teams-rules",
        {
          teams($0, season, everyone).with(
            .confirmPlayers(.rulesTapped), .confirmPlayers(.rulePlayerTapped(.fixed(3))))
        }
      ),
      (
        "teams-rules-said",
        {
          teams($0, season, everyone).with(
            .confirmPlayers(.rulesTapped), .device(.copied))
        }
      ),
      (
        "teams-named",
        {
          teams($0, .thirty, [.teamA, .teamB, .bench]).with(
            .confirmPlayers(.teamTapped(.teamA)), .confirmPlayers(.presetTapped(.bibs)),
            .confirmPlayers(.teamTapped(.teamB)), .confirmPlayers(.presetTapped(.blues)))
        }
      ),
      (
        "teams-naming",
        {
          teams($0, .thirty, [.teamA, .teamB, .bench]).with(
            .confirmPlayers(.teamTapped(.teamB)), .confirmPlayers(.colorTapped(.green)))
        }
      ),
      (
        "teams-naming-wrong",
        {
          teams($0, .thirty, [.teamA, .teamB]).with(
            .confirmPlayers(.teamTapped(.teamA)),
            .confirmPlayers(.teamNameTyped, String(repeating: "W", count: 81)))
        }
      ),
      (
        "teams-add-player",
        {
          teams($0, .thirty, [.teamA, .teamB, .bench]).with(.confirmPlayers(.addTapped))
            .with(.addPlayer(.nameTyped, "Cho"), .addPlayer(.nameSubmitted))
        }
      ),
    ]
  }

  private static let everyone = Array(repeating: Team.bench, count: 10)

  /// Ten players who have played one gather; two are together and two levels were set.
  private static var season: Squad {
    played
      .with(.player(.fixed(1), .levelSet(Level(tenths: 80)))).with(
        .player(.fixed(2), .levelSet(Level(tenths: 30)))
      )
      .with(.squad(.ruleAdded(.twoPlayers(.together))))
  }

  /// Ten players who have played one gather.
  private static var played: Squad {
    Squad(of: Array(Squad.thirty.players.prefix(10).map(\.details)))
      .playing().with(.gather(.fixed(1), .ended))
  }

  private static func teams(_ speech: Speech, _ squad: Squad, _ teams: [Team]) -> TestDevice {
    TestDevice(speech, keeping: .keeping(squad, lineUp: .first(teams))).at(.confirmPlayers)
  }
}

extension TeamRule {
  /// A rule about the first two players.
  fileprivate static func twoPlayers(_ kind: Kind) -> Self {
    let id: TeamRule.ID = kind == .together ? .fixed(1) : .fixed(2)
    guard let rule = TeamRule(id: id, kind, [.fixed(1), .fixed(2)]) else {
      preconditionFailure("Two different players are a rule.")
    }
    return rule
  }
}
