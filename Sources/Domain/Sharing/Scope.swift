/// How much of a squad the sender of a request may see and change.
///
/// Nothing else decides what a link gives away: the page that people follow shows `view(of:)`.
public enum Scope: Hashable, Sendable {
  /// Everything: the account that the squad belongs to.
  case squad
  /// What a link leads to, as far as its purpose needs.
  case link(LinkSubject, Link.Purpose)
}

extension Scope {
  /// Whether a page or stream of the log for this scope contains a change.
  ///
  /// A change that adds a link contains its secret and is never shown; the ones that turn a link off,
  /// tell how followers see names or whether the gather counts concern only the organiser.
  public func shows(_ change: Change) -> Bool {
    guard case .link(.gather(let gather), _) = self else { return true }
    switch change.subject {
    case .match(let id), .gatherKeeping(let id): return id == gather
    case .player, .organising: return false
    }
  }

  /// Whether a change may be submitted in this scope.
  ///
  /// A scorekeeper says their name first. Their times are between the match's start and now, because
  /// others would ruin its clock, goals and end.
  /// - Parameters:
  ///   - stamped: The change.
  ///   - squad: The squad before the change.
  ///   - now: The server's time.
  /// - Returns: `false` for a change that the server must refuse.
  public func permits(_ stamped: StampedChange, in squad: Squad, at now: Instant) -> Bool {
    switch self {
    case .squad: true
    case .link(_, .follow): false
    case .link(.gather(let id), .score):
      squad.gather(id)?.permitsScorekeeping(stamped, at: now) == true
    }
  }

  /// The squad reduced to what this scope may see: one gather without its links and the account's
  /// devices, and no players.
  ///
  /// People who follow see names in the form that the organiser chose.
  public func view(of squad: Squad) -> Squad {
    switch self {
    case .squad: squad
    case .link(.gather(let id), .score): squad.reduced(to: id)
    case .link(.gather(let id), .follow): squad.reduced(to: id) { $0.reduceForFollowers() }
    }
  }

  /// A part of the log reduced to what this scope may see; the numbers stay, with gaps.
  ///
  /// Which account and which of its devices a change is from is withheld, so that no scorekeeper can
  /// pass for them.
  public func view(of page: ChangePage) -> ChangePage {
    guard self != .squad else { return page }
    return ChangePage(
      since: page.since, upTo: page.upTo,
      changes: page.changes.filter { shows($0.stamped.change) }.map {
        SequencedChange(sequence: $0.sequence, author: nil, stamped: $0.withoutDeviceOfAccount)
      })
  }
}

extension Change {
  /// What a change concerns, by which a scope decides about it.
  fileprivate enum Subject: Equatable {
    /// A player of the squad.
    case player
    /// The clock, goals, people or end of a gather: what a person who keeps score changes.
    case match(Gather.ID)
    /// That the gather exists, and what its teams are called: what only its organiser changes.
    case gatherKeeping(Gather.ID)
    /// By which links a gather is shared, and whether it counts: what only its organiser sees.
    case organising(Gather.ID)
  }

  /// The gather that a change concerns; `nil` for a change to players.
  public var gather: Gather.ID? {
    switch subject {
    case .match(let id), .gatherKeeping(let id), .organising(let id): id
    case .player: nil
    }
  }

  fileprivate var subject: Subject {
    switch self {
    case .playerAdded, .playerEdited, .playerRemoved, .playerRestored, .playerArchived,
      .playerUnarchived, .levelSet, .ruleAdded, .ruleRemoved:
      .player
    case .gatherStarted(let id, _), .gatherDeleted(let id), .gatherRestored(let id),
      .teamDetailsSet(let id, _, _):
      .gatherKeeping(id)
    case .participantAssigned(let id, _), .participantLeft(let id, _), .gatherEnded(let id),
      .gatherReopened(let id), .gatherEndMoved(let id, _), .gameStarted(let id, _, _),
      .gameTakenBack(let id, _),
      .rotationSet(let id, _), .clockSet(let id, _, _), .clockFormatSet(let id, _, _),
      .clockMoved(let id, _, _), .clockStarted(let id, _), .clockPaused(let id, _),
      .periodEnded(let id, _, _), .periodResumed(let id, _, _), .clockCancelled(let id, _),
      .goalAdded(let id, _, _, _), .goalCredited(let id, _, _), .goalMoved(let id, _, _),
      .goalTakenBack(let id, _), .goalRecorded(let id, _, _), .goalConfirmed(let id, _),
      .scorekeeperNamed(let id, _):
      .match(id)
    case .linkMade(let id, _), .linkTurnedOff(let id, _), .followerNamesSet(let id, _),
      .gatherExcluded(let id), .gatherIncluded(let id):
      .organising(id)
    }
  }
}

extension SequencedChange {
  fileprivate var withoutDeviceOfAccount: StampedChange {
    guard case .account = author else { return stamped }
    return StampedChange(
      id: stamped.id, device: .withheld, madeAt: stamped.madeAt, change: stamped.change)
  }
}

extension Gather {
  /// How far a scorekeeper's clock may be off, after it was set by the server's.
  private static let clockTolerance: Int64 = 5 * 60_000

  fileprivate func permitsScorekeeping(_ stamped: StampedChange, at now: Instant) -> Bool {
    guard case .match(id) = stamped.change.subject, isNear(stamped.madeAt, at: now) else {
      return false
    }
    switch stamped.change {
    case .scorekeeperNamed(_, let scorekeeper):
      return scorekeeper.id == stamped.device && scorekeeper.id != .withheld
    case .gameStarted(_, _, let pairing):
      return isRowOfGames && pairing.sides.allSatisfy { sides.contains($0) }
        && hasScorekeeper(on: stamped.device)
    case .participantAssigned(_, let participant):
      // A further team would make a row of games of a match.
      return (participant.team.side.map { sides.contains($0) } ?? true)
        && hasScorekeeper(on: stamped.device)
    case .goalRecorded(_, _, let recorder):
      // Without the name of a scorekeeper it would look like the organiser's.
      return hasScorekeeper(on: recorder) && hasScorekeeper(on: stamped.device)
    case .goalMoved(_, _, let instant), .gatherEndMoved(_, let instant):
      return isNear(instant, at: now) && hasScorekeeper(on: stamped.device)
    default: return hasScorekeeper(on: stamped.device)
    }
  }

  private func isNear(_ instant: Instant, at now: Instant) -> Bool {
    startedAt.advanced(byMilliseconds: -Self.clockTolerance) <= instant
      && instant <= now.advanced(byMilliseconds: Self.clockTolerance)
  }
}

extension Squad {
  /// One gather without what it is shared by, and no players.
  fileprivate func reduced(
    to id: Gather.ID, _ reduceFurther: (inout Gather) -> Void = { _ in }
  ) -> Squad {
    var reduced = Squad()
    guard var gather = gatherTable[id] else { return reduced }
    reduceFurther(&gather)
    gather.sharing = Sharing()
    gather.isExcluded = false
    gather.editTimes = gather.editTimes.without { $0 == .excluded || $0 == .followerNames }
    gather.withholdDevices()
    reduced.gatherTable.append(gather)
    return reduced
  }
}

extension Gather {
  /// Leaves out what concerns only those who keep the score, and shortens names as the organiser chose.
  fileprivate mutating func reduceForFollowers() {
    let form = sharing.followerNames
    appearances = appearances.map { $0.named(in: form) }
    scorekeepers = []
  }
}
