import Domain
import Presentation
import TestSupport
import Texts

extension TestApp {
  /// A device with a gather of Ann, Ben and Cem, each a team.
  static func withThreeTeams(language: Language = .english) throws -> Self {
    var device = TestApp.with("Ann", "Ben", "Cem", language: language)
    try device.select("Ann", "Ben", "Cem")
    device.tap(.players(.confirmTapped))
    device.tap(.confirmPlayers(.teamCountTapped(3)))
    for (name, team) in [("Ann", Team.teamA), ("Ben", .teamB), ("Cem", .teamC)] {
      try device.move(name, to: team)
    }
    device.tap(.confirmPlayers(.startTapped))
    return device
  }

  /// Plays the next game as it is proposed; its first team wins.
  mutating func playNextGame(minutes: Int64 = 5) throws {
    tap(.gather(.nextGameTapped))
    tap(.gather(.nextGameStarted))
    tap(.gather(.clockTapped))
    tap(.gather(.plusTapped(try gather.sides[0].side)))
    wait(minutes: minutes)
  }
}
