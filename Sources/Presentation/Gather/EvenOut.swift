import Domain
import Texts

// What makes a game closer that has become one-sided.
extension GatherViewModel {
  /// By how many goals a side must be ahead.
  private static let clearLead = 3

  /// The label of the button that makes the game closer: "Even out: Ann ↔ Ben"; `nil` when it is
  /// close, or when no swap helps.
  package var evenOutLabel: String? {
    swap.map { texts.evenOutBySwap($0.name, $0.other ?? name(of: $0.team)) }
  }

  /// Makes the swap that was offered, which can be undone.
  func evenOut(in moment: Moment) -> [ScreenRequest] {
    guard let gather = ongoing, let swap else { return [] }
    let before = lineUp(of: gather)
    let moved = swap.lineUp.places.filter { !before.places.contains($0) }
    let changes = assignments(moved, in: gather)
    let back = assignments(
      before.places.filter { place in moved.contains { $0.player == place.player } }, in: gather)
    let undo = Undo(
      message: texts.swapped(swap.name, swap.other, to: name(of: swap.team)), action: .record(back),
      madeAt: moment.now)
    return [.record(changes, undo: undo)]
  }

  private var swap: TeamSwap? {
    guard let gather = ongoing, !context.isScorekeeper else { return nil }
    let score = gather.currentGame.score
    let lead = score.home - score.away
    let isClear = abs(lead) >= Self.clearLead && gather.hasScoredSinceChange
    let lineUp = lineUp(of: gather)
    guard isClear || gather.hasLostPlayer && lineUp.count(in: .teamA) != lineUp.count(in: .teamB)
    else { return nil }
    // A clear lead says that the levels are wrong, also those that the organiser set.
    let ratings =
      isClear
      ? context.ratings.including(gather, until: context.now, in: context.squad) : context.ratings
    let names = gather.shownNames
    let fair = FairTeams(
      lineUp,
      lineUp.places.compactMap { gather.appearance(of: $0.player) }.map { appearance in
        let player = context.squad.player(appearance.id) ?? appearance.asPlayer
        return (player, isClear ? ratings.levelFromResults(of: player) : ratings.level(of: player))
      },
      shownName: { names.text($0.details.name, of: $0.id) })
    return fair.mend(in: context.squad, helping: isClear ? (lead > 0 ? .teamB : .teamA) : nil)
  }

  /// The two teams that play, as Team A and Team B.
  private func lineUp(of gather: Gather) -> LineUp {
    let pairing = gather.currentGame.pairing
    return LineUp(
      places: gather.appearances.compactMap { appearance in
        guard let side = appearance.place?.side, pairing.contains(side) else { return nil }
        return LineUp.Spot(player: appearance.id, team: side == pairing.home ? .teamA : .teamB)
      })
  }

  private func assignments(_ places: [LineUp.Spot], in gather: Gather) -> [Change] {
    places.compactMap { place in
      gather.appearance(of: place.player).map {
        .gather(
          id,
          .participantAssigned(
            Participant(id: $0.id, name: $0.name, team: team(place.team, in: gather))))
      }
    }
  }

  /// The team of the gather that plays as Team A or Team B.
  private func team(_ team: Team, in gather: Gather) -> Team {
    let pairing = gather.currentGame.pairing
    return (team == .teamA ? pairing.home : pairing.away).team
  }

  private func name(of team: Team) -> String {
    gather.map { texts.name(of: self.team(team, in: $0), in: $0) } ?? ""
  }
}

extension Gather {
  /// Whether a player left while this game was on.
  fileprivate var hasLostPlayer: Bool {
    let playing = currentGame.pairing.sides.map { $0.team }
    return appearances.contains { appearance in
      guard appearance.hasLeft, let left = appearance.stints.last else { return false }
      return playing.contains(appearance.team) && currentGame.startedAt <= left.since
    }
  }

  /// Whether there was a goal after the last change of the teams that play: a swap gets its chance.
  fileprivate var hasScoredSinceChange: Bool {
    let playing = currentGame.pairing.sides.map { $0.team }
    let changes = appearances.filter { playing.contains($0.team) }.compactMap {
      $0.stints.last?.since
    }
    guard let last = changes.max() else { return false }
    return currentGame.goals.contains { last < $0.scoredAt }
  }
}

extension Appearance {
  /// A guest, about whose strength nothing is known.
  fileprivate var asPlayer: Player {
    Player(id: id, number: 0, details: PlayerDetails(name: name))
  }
}
