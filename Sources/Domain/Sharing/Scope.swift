/// How much of a squad the sender of a request may see and change.
///
/// Nothing else decides what a link gives away: the page that people follow shows `view(of:)`.
public enum Scope: Hashable, Sendable {
  /// Everything: the account that the squad belongs to.
  case squad
  /// What a link leads to, as far as its purpose needs.
  case link(LinkSubject, Link.Purpose)
  /// The planned games, as the only person who answers by a link of their own.
  case ownReplies(Player.ID)
}

extension Scope {
  /// Whether a page or stream of the log for this scope contains a change.
  ///
  /// A change that adds a link contains its secret and is never shown; the ones that turn a link off,
  /// tell how followers see names or whether the gather counts concern only the organiser.
  public func shows(_ change: Change) -> Bool {
    switch self {
    case .squad: true
    case .link(.gather(let gather), _):
      change.gather == gather && !change.concernsOnlyTheOrganiser
    // Who replies sees a page that a server made, and no log.
    case .link(.plans, _), .ownReplies, .link(.table, _): false
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
    case .link(_, .follow), .link(_, .table), .link(.table, _): false
    case .link(.plans, .reply): squad.permitsReply(stamped, by: nil, at: now)
    case .ownReplies(let person): squad.permitsReply(stamped, by: person, at: now)
    case .link(.plans, .score), .link(.gather, .reply): false
    case .link(.gather(let id), .score):
      squad.gather(id)?.permitsScorekeeping(stamped, at: now) == true
    }
  }

  /// The squad reduced to what this scope may see: one gather without its links and the account's
  /// devices, and no players.
  ///
  /// People who follow, answer or see a table see the group's name; those who keep the score do not, because their part of
  /// the log has no changes to the squad. People who follow or answer see names in the form that the organiser chose, and hidden ones not at all; those who
  /// keep the score see all. What those see who have a link to a table is
  /// said at `Squad.reduced(toTable:)`.
  public func view(of squad: Squad) -> Squad {
    switch self {
    case .squad: squad
    case .link(.gather(let id), .score): squad.reduced(to: id)
    case .link(.gather(let id), .follow):
      squad.reduced(to: id) { $0.reduceForFollowers(HiddenNames(of: squad)) }.named(squad.name)
    case .link(.plans, .reply), .ownReplies: squad.reducedToPlans
    case .link(.table(let id), .table): squad.reduced(toTable: id)
    case .link(.plans, _), .link(.gather, _), .link(.table, _): Squad()
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
      },
      last: page.last)
  }
}

extension Change {
  /// Whether the change is about what no link shows: players, links, and whether a gather counts.
  fileprivate var concernsOnlyTheOrganiser: Bool {
    switch self {
    case .player, .squad, .plan, .series, .replies, .season, .tables,
      .gather(_, .set(.excluded, _)), .gather(_, .set(.leftOutOfTables, _)):
      true
    case .gather, .clock, .goal, .sharing(_, .scorekeeperNamed): false
    case .sharing: true
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
  private static let clockTolerance: TimeSpan = .minutes(5)

  fileprivate func permitsScorekeeping(_ stamped: StampedChange, at now: Instant) -> Bool {
    guard stamped.change.gather == id, isNear(stamped.madeAt, at: now) else { return false }
    let device = stamped.device
    switch stamped.change {
    case .player, .squad, .plan, .series, .replies, .season, .tables: return false
    case .gather(_, let change): return permits(change, at: now) && hasScorekeeper(on: device)
    case .clock: return hasScorekeeper(on: device)
    case .goal(_, _, let change): return permits(change, at: now) && hasScorekeeper(on: device)
    case .sharing(_, .scorekeeperNamed(let scorekeeper)):
      return scorekeeper.id == device && scorekeeper.id != .withheld
    case .sharing: return false
    }
  }

  private func permits(_ change: GatherChange, at now: Instant) -> Bool {
    switch change {
    case .participantAssigned(let participant):
      // A further team would make a row of games of a match.
      participant.team.side.map { sides.contains($0) } ?? true
    case .endMoved(let end): isNear(end, at: now)
    case .gameStarted(_, let pairing):
      isRowOfGames && pairing.sides.allSatisfy { sides.contains($0) }
    case .participantLeft, .ended, .reopened, .gameTakenBack, .rotationSet: true
    case .started, .recorded, .daySet, .set, .teamDetailsSet:
      false
    }
  }

  private func permits(_ change: GoalChange, at now: Instant) -> Bool {
    switch change {
    case .moved(let instant): isNear(instant, at: now)
    // Without the name of a scorekeeper it would look like the organiser's.
    case .recorded(let recorder): hasScorekeeper(on: recorder)
    case .added, .credited, .takenBack, .confirmed: true
    }
  }

  private func isNear(_ instant: Instant, at now: Instant) -> Bool {
    startedAt.advanced(by: -Self.clockTolerance) <= instant
      && instant <= now.advanced(by: Self.clockTolerance)
  }
}

extension Squad {
  /// The same squad with a name.
  fileprivate func named(_ name: GroupName?) -> Squad {
    var named = self
    named.name = name
    return named
  }

  /// One gather without what it is shared by, and no players.
  fileprivate func reduced(
    to id: Gather.ID, _ reduceFurther: (inout Gather) -> Void = { _ in }
  ) -> Squad {
    var reduced = Squad()
    guard var gather = gatherTable[id] else { return reduced }
    reduceFurther(&gather)
    gather.sharing = Sharing()
    gather.isExcluded = false
    gather.isLeftOutOfTables = false
    gather.editTimes = gather.editTimes.without {
      $0 == .excluded || $0 == .tables || $0 == .followerNames
    }
    gather.withholdDevices()
    reduced.gatherTable.append(gather)
    return reduced
  }
}

extension Gather {
  /// Leaves out what concerns only those who keep the score, and withholds and shortens names as the organiser chose.
  fileprivate mutating func reduceForFollowers(_ hidden: HiddenNames) {
    withhold(hidden)
    let form = sharing.followerNames
    appearances = appearances.map { $0.named(in: form) }
    scorekeepers = []
  }
}
