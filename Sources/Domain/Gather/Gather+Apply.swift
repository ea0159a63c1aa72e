extension Gather {
  /// Puts a participant into a team: a new one, or one who changes teams or returns.
  ///
  /// After the end this is a correction: a new participant was there from the start, and for one who
  /// was there, the team that they were in last was another.
  mutating func assign(_ participant: Participant, at instant: Instant) {
    let isCorrection = isOver(at: instant)
    guard let position = appearances.firstIndex(where: { $0.id == participant.id }) else {
      let since = isCorrection ? startedAt : max(startedAt, instant)
      return appearances.append(Appearance(participant, since: since))
    }
    if isCorrection {
      appearances[position].correct(to: participant.team)
    } else {
      appearances[position].move(to: participant.team, at: instant)
    }
  }

  /// Ends a participant's last stint; no effect for one who is not there, and after the end.
  ///
  /// One who leaves at the instant at which they arrived was never there: so an arrival is undone.
  mutating func leave(_ player: Player.ID, at instant: Instant) {
    guard let position = appearances.firstIndex(where: { $0.id == player }),
      !isOver(at: instant)
    else { return }
    if instant > startedAt, appearances[position].isOnlyArrival(at: instant) {
      appearances.remove(at: position)
    } else {
      appearances[position].move(to: nil, at: instant)
    }
  }

  private func isOver(at instant: Instant) -> Bool {
    endedAt.map { $0 < instant } ?? false
  }

  /// Ends the gather, if it is not over; goals that another device recorded offline may follow.
  mutating func end(at instant: Instant) {
    guard endedAt == nil else { return }
    // NB: The device that ends the gather may have a slower clock than the one that started it.
    let end = max(startedAt, instant)
    endedAt = end
    updateGame(currentGame.id) { $0.clock.pause(at: end) }
  }

  /// Moves the end of a gather that is over, not before its start.
  mutating func moveEnd(to instant: Instant) {
    guard endedAt != nil else { return }
    endedAt = max(startedAt, instant)
  }
}
