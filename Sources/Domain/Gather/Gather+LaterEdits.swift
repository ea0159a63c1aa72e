extension Gather {
  /// The changes that set again what users set later in another state of this gather, each with its instant.
  func laterEdits(from other: Gather) -> [(change: Change, madeAt: Instant)] {
    let later = editTimes.later(in: other.editTimes)
    let deletions = later.filter { $0.field == .deleted }
    // Nothing else can be set of a gather that is deleted.
    guard !isDeleted || !deletions.isEmpty && !other.isDeleted else { return [] }
    var edits: [(change: Change, madeAt: Instant)] = []
    for edit in later where edit.field != .deleted { edits += other.retold(edit, beyond: self) }
    edits += other.retoldMarks(beyond: self)
    let retoldDeletions: [(change: Change, madeAt: Instant)] = deletions.map {
      (.gather(id, other.isDeleted ? .deleted : .restored), $0.setAt)
    }
    return other.isDeleted ? edits + retoldDeletions : retoldDeletions + edits
  }

  private func retold(
    _ edit: EditTimes<Field>.Entry, beyond known: Gather
  ) -> [(change: Change, madeAt: Instant)] {
    if case .place(let player) = edit.field {
      return retoldPlaces(of: player, beyond: known, lastSetAt: edit.setAt)
    }
    return retold(edit.field, beyond: known).map { [($0, edit.setAt)] } ?? []
  }

  private func retold(_ field: Field, beyond known: Gather) -> Change? {
    switch field {
    case .day: movedTo.map { .gather(id, .dayMoved(to: $0)) }
    case .end: retoldEnd(beyond: known).map { .gather(id, $0) }
    case .deleted, .place: nil
    case .excluded: .gather(id, isExcluded ? .excluded : .included)
    case .tables: .gather(id, isLeftOutOfTables ? .leftOutOfTables : .takenIntoTables)
    case .rotation: .gather(id, .rotationSet(rotation))
    case .followerNames: .sharing(id, .followerNamesSet(sharing.followerNames))
    case .team(let side): .gather(id, .teamDetailsSet(side, self[side]))
    case .clockFormat(let game): anyGame(game).map { .clock(id, game, .formatSet($0.clock.format)) }
    case .credit(let goal): goalOfAnyGame(goal).map { .goal(id, goal, .credited($0.credit)) }
    case .goalTime(let goal): goalOfAnyGame(goal).map { .goal(id, goal, .moved(to: $0.scoredAt)) }
    }
  }

  /// An end that is not known at all is an addition.
  private func retoldEnd(beyond known: Gather) -> GatherChange? {
    guard let endedAt else { return .reopened }
    return known.endedAt == nil ? nil : .endMoved(to: endedAt)
  }

  /// Where a participant has been since what is known of them; where they were last, if that was corrected.
  private func retoldPlaces(
    of player: Player.ID, beyond known: Gather, lastSetAt: Instant
  ) -> [(change: Change, madeAt: Instant)] {
    let known = known.appearances.first { $0.id == player }
    guard let places = appearances.first(where: { $0.id == player })?.places else {
      return known == nil ? [] : [(.gather(id, .participantLeft(player)), lastSetAt)]
    }
    let since = known?.stints.last?.since ?? .earliest
    let news = places.filter { $0.since > since }
    guard news.isEmpty, let last = places.last else { return news.map { retold($0, of: player) } }
    return [(retold(last, of: player).change, lastSetAt)]
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
