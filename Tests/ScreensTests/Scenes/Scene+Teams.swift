import Domain
import Presentation
import TestSupport

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

  /// Ten players who have played one gather.
  private static var played: Squad {
    Squad(of: Array(Squad.thirty.players.prefix(10).map(\.details)))
      .playing().with(.gatherEnded(.fixed(1)))
  }

  private static func teams(_ language: Language, _ squad: Squad, _ teams: [Team]) -> TestDevice {
    TestDevice(language, keeping: .keeping(squad, lineUp: .first(teams))).at(.confirmPlayers)
  }
}
