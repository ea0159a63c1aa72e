extension Gather {
  /// The changes that set again what users set later in another state of this gather, each with its instant.
  ///
  /// Nothing can be set of a gather that is deleted.
  func laterEdits(from other: Gather) -> [(change: Change, madeAt: Instant)] {
    guard !isDeleted else { return [] }
    let later = editTimes.later(in: other.editTimes)
    var edits = later.flatMap { other.retold($0, beyond: self) } + other.retoldMarks(beyond: self)
    // What is set of a gather depends on whether it is over.
    edits.sort { $0.madeAt < $1.madeAt }
    if other.isDeleted, let deletion = later.first(where: { $0.field == .deleted }) {
      edits.append((.gather(id, .set(.deleted, true)), deletion.setAt))
    }
    return edits
  }

  private func retold(
    _ edit: EditTimes<Field>.Entry, beyond known: Gather
  ) -> [(change: Change, madeAt: Instant)] {
    switch edit.field {
    case .place(let player): retoldPlaces(of: player, beyond: known, lastSetAt: edit.setAt)
    case .end: retoldEnd(beyond: known).map { (.gather(id, $0), edit.setAt) }
    default: retold(edit.field).map { [($0, edit.setAt)] } ?? []
    }
  }

  private func retold(_ field: Field) -> Change? {
    switch field {
    case .day: daySetTo.map { .gather(id, .daySet(to: $0)) }
    case .end, .deleted, .place: nil
    case .excluded: .gather(id, .set(.excluded, isExcluded))
    case .tables: .gather(id, .set(.leftOutOfTables, isLeftOutOfTables))
    case .rotation: .gather(id, .rotationSet(rotation))
    case .followerNames: .sharing(id, .followerNamesSet(sharing.followerNames))
    case .team(let side): .gather(id, .teamDetailsSet(side, self[side]))
    case .clockFormat(let game): anyGame(game).map { .clock(id, game, .formatSet($0.clock.format)) }
    case .credit(let goal): goalOfAnyGame(goal).map { .goal(id, goal, .credited($0.credit)) }
    case .goalTime(let goal): goalOfAnyGame(goal).map { .goal(id, goal, .moved(to: $0.scoredAt)) }
    }
  }

  private func retoldEnd(beyond known: Gather) -> [GatherChange] {
    guard let endedAt else { return [.reopened] }
    return known.endedAt == nil ? [.ended, .endMoved(to: endedAt)] : [.endMoved(to: endedAt)]
  }

  /// Where a participant has been since what is known of them, and where they were last, which may have been corrected.
  private func retoldPlaces(
    of player: Player.ID, beyond known: Gather, lastSetAt: Instant
  ) -> [(change: Change, madeAt: Instant)] {
    let known = known.appearances.first { $0.id == player }
    guard let places = appearances.first(where: { $0.id == player })?.places,
      let last = places.last
    else { return known == nil ? [] : [(.gather(id, .participantLeft(player)), lastSetAt)] }
    let since = known?.stints.last?.since ?? .earliest
    let news = places.filter { $0.since > since }.map { retold($0, of: player) }
    return news + [(retold(last, of: player).change, lastSetAt)]
  }

  private func goalOfAnyGame(_ id: Goal.ID) -> Goal? { goalsOfAllGames.first { $0.id == id } }

  /// The games that were taken back, and the goals that were confirmed.
  private func retoldMarks(beyond known: Gather) -> [(change: Change, madeAt: Instant)] {
    let games: [(change: Change, madeAt: Instant)] = laterGames.compactMap { game in
      guard let key = game.id, game.isTakenBack, known.anyGame(key)?.isTakenBack == false else {
        return nil
      }
      return (.gather(id, .gameTakenBack(key)), startedAt)
    }
    let goals: [(change: Change, madeAt: Instant)] = goalsOfAllGames.compactMap { goal in
      guard goal.isConfirmed, known.goalOfAnyGame(goal.id)?.isConfirmed == false else { return nil }
      return (.goal(id, goal.id, .confirmed), goal.scoredAt)
    }
    return games + goals
  }
}
