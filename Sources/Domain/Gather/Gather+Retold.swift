extension Gather {
  /// The changes that create this gather from nothing, each with its instant.
  var retold: [(change: Change, madeAt: Instant)] {
    retoldStart + retoldStints + retoldTeams + retoldScorekeepers + retoldClock
      + goals.flatMap { retold($0) }
      + retoldEnd + (isExcluded ? [(.gatherExcluded(id), startedAt)] : [])
      + retoldSharing(beyond: Sharing())
  }

  /// The changes that add a goal and tell who scored and recorded it.
  ///
  /// Without a recorder it is a goal of the device that tells it: a scorekeeper cannot pass for the
  /// squad's account.
  package func retold(_ goal: Goal) -> [(change: Change, madeAt: Instant)] {
    var changes: [(change: Change, madeAt: Instant)] = [
      (.goalAdded(id, goal.id, goal.side), goal.scoredAt)
    ]
    if goal.credit != .unknown {
      changes.append((.goalCredited(id, goal.id, goal.credit), goal.scoredAt))
    }
    if let recorder = goal.recorder {
      changes.append((.goalRecorded(id, goal.id, by: recorder), goal.scoredAt))
    }
    if goal.isConfirmed { changes.append((.goalConfirmed(id, goal.id), goal.scoredAt)) }
    return changes
  }

  var retoldEnd: [(change: Change, madeAt: Instant)] {
    endedAt.map { [(.gatherEnded(id), $0)] } ?? []
  }

  private var retoldStart: [(change: Change, madeAt: Instant)] {
    let first = appearances.prefix(startCount).flatMap { $0.places.prefix(1) }
    return [(.gatherStarted(id, first.compactMap { $0.participant }), startedAt)]
  }

  private var retoldStints: [(change: Change, madeAt: Instant)] {
    var changes: [(change: Change, madeAt: Instant)] = []
    for (index, appearance) in appearances.enumerated() {
      for place in appearance.places.dropFirst(index < startCount ? 1 : 0) {
        let change: Change =
          if let participant = place.participant {
            .participantAssigned(id, participant)
          } else {
            .participantLeft(id, appearance.id)
          }
        changes.append((change, place.since))
      }
    }
    return changes
  }

  /// The number of participants of the start.
  private var startCount: Int {
    appearances.firstIndex { $0.stints.first?.since != startedAt } ?? appearances.count
  }

  private var retoldScorekeepers: [(change: Change, madeAt: Instant)] {
    scorekeepers.map { (.scorekeeperNamed(id, $0), startedAt) }
  }

  private var retoldTeams: [(change: Change, madeAt: Instant)] {
    Side.allCases.compactMap { side in
      guard self[side] != TeamDetails() else { return nil }
      return (.teamDetailsSet(id, side, self[side]), startedAt)
    }
  }
}

extension Appearance {
  /// The participant in the team of each stint; without one after leaving.
  fileprivate var places: [(participant: Participant?, since: Instant)] {
    stints.map { stint in
      (stint.team.map { Participant(id: id, name: name, team: $0) }, stint.since)
    }
  }
}
