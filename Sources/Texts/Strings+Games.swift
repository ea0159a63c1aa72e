package import Domain

// A gather of three or four teams: its games and its table.
extension Strings {
  package func rotation(_ rotation: Rotation) -> String {
    switch rotation {
    case .winnerStays(let most): winnerStays(atMost: most)
    case .everybodyPlays: everyTeamPlays
    }
  }
}
