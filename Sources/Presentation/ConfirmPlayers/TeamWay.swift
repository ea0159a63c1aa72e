import Domain
import Texts

/// How all players are put into teams at once.
package enum TeamWay: String, CaseIterable, EventArgument, Sendable {
  /// Into teams that are as equal as can be.
  case fair
  /// Into those of the last gather.
  case same
  /// By lot.
  case shuffle
}

extension ScreenContext {
  /// Opens the teams of a line-up, made as this device made teams last, and says how.
  func makingTeams(of benched: LineUp, in moment: Moment) -> [ScreenRequest] {
    var (generator, lineUp) = (moment, benched)
    lineUp.isUntouched = true
    switch teamWay(for: lineUp) {
    case .same:
      let last = squad.lastGather(dividing: lineUp.players)
      let divided = last.map { lineUp.divided(as: $0) } ?? lineUp
      return opening(divided, instead: benched, texts.sameTeams)
    case .shuffle:
      return opening(lineUp.shuffled(using: &generator), instead: benched, texts.shuffled)
    case .fair:
      return [
        .keepLineUp(lineUp), .open(.confirmPlayers), .makeFairTeams(seed: generator.next()),
      ]
    }
  }

  private func opening(
    _ made: LineUp, instead benched: LineUp, _ message: String
  ) -> [ScreenRequest] {
    let undo = Undo(message: message, action: .keepLineUp(benched))
    return [.keepLineUp(made), .open(.confirmPlayers), .offerUndo(undo)]
  }

  /// How this device made teams last; before that, as the group did it twice, or by lot where nothing is known of the players.
  private func teamWay(for lineUp: LineUp) -> TeamWay {
    switch preferences.teamWay {
    case .fair: return .fair
    case .shuffle: return .shuffle
    case .same: if squad.lastGather(dividing: lineUp.players) != nil { return .same }
    case nil:
      let isHabit = squad.latestGathers(2) { $0.divides(lineUp.players) }.count == 2
      if isHabit, hasKeptTeams(of: lineUp) { return .same }
    }
    return FairTeams(lineUp, self).isByLot(in: squad) ? .shuffle : .fair
  }

  /// Whether the last gather that divided these players did it as the one before; the only one counts
  /// as one to repeat.
  func hasKeptTeams(of lineUp: LineUp) -> Bool {
    let last = squad.latestGathers(2) { $0.divides(lineUp.players) }
    guard let first = last.first, let second = last.last else { return false }
    return lineUp.divided(as: first).hasTeams(of: lineUp.divided(as: second))
  }

  /// Notes how teams were made on this device.
  func noting(_ way: TeamWay) -> [ScreenRequest] {
    guard preferences.teamWay != way else { return [] }
    var preferences = preferences
    preferences.teamWay = way
    return [.prefer(preferences)]
  }
}
