extension Plans {
  /// The changes that add what other plans have and these lack, each with its instant.
  ///
  /// Of a game that both have they are the answers of people who have not answered here, the guests that are
  /// new here and were not removed, and that it is cancelled. What a server takes in again has a new place in
  /// its log, so people wait in the order in which they did, but are not asked again for what is past.
  func additions(from other: Plans) -> [(change: Change, madeAt: Instant)] {
    var additions: [(change: Change, madeAt: Instant)] = []
    for zone in other.zones where !zones.contains(where: { $0.name == zone.name }) {
      additions.append((.squad(.zoneSet(zone)), .earliest))
    }
    let newSeries = other.allSeries.filter { series($0.id) == nil }
    for series in newSeries {
      additions.append((series.retoldStart, series.acceptedAt ?? .earliest))
    }
    // In the order of the other log, on which it depends who has a place.
    var entries = newSeries.flatMap { $0.retoldEdits }
    for plan in other.allPlans {
      let news = self.plan(plan.id).map { plan.entries(beyond: $0) } ?? plan.entries
      entries += news.map { (.plan(plan.key, $0.change), $0.madeAt, $0.place.number) }
    }
    entries.sort { $0.number < $1.number }
    additions += entries.map { ($0.change, $0.madeAt) }
    // Last, because a series that ended has games beyond its end only if they were there before.
    additions += newSeries.flatMap { $0.retoldEnd }
    return additions + replies.additions(from: other.replies)
  }
}

extension Series {
  /// The change that makes the series; an end that was set later is told with its instant.
  fileprivate var retoldStart: Change {
    var made = recurrence
    if endSetAt != nil { made.last = nil }
    return .series(id, .made(made, opens: opens, details))
  }

  fileprivate var retoldEdits: [(change: Change, madeAt: Instant, number: Int64)] {
    edits.map { (.series(id, .edited(from: $0.from, $0.edit)), $0.madeAt, $0.place.number) }
  }

  fileprivate var retoldEnd: [(change: Change, madeAt: Instant)] {
    endSetAt.map { [(.series(id, .ended(recurrence.last)), $0)] } ?? []
  }
}

extension Plan {
  fileprivate func entries(beyond known: Plan) -> [Entry] {
    let heads = known.heads
    let wasCancelled = known.setAt(.cancelled) != nil
    let hasBegun = known.entries.contains { if case .begun = $0.change { true } else { false } }
    // A device that was offline may have removed a guest of whom the copy does not know.
    let removed = known.entries.compactMap { entry -> Player.ID? in
      if case .guestRemoved(let guest) = entry.change { guest } else { nil }
    }
    return entries.filter { entry in
      switch entry.change {
      case .answered(let answer): !heads.contains(answer.person.raw)
      case .guestAdded(let guest, _, _): !heads.contains(guest.raw) && !removed.contains(guest)
      case .cancelled: !wasCancelled
      case .begun: !hasBegun
      case .made, .moved, .edited, .reinstated, .guestRemoved, .guestKept, .placePassed,
        .placeGiven, .placeWithdrawn:
        false
      }
    }
  }
}
