/// Something that a user did to a squad.
///
/// A squad is the result of its log of changes. Each change carries everything that is needed to
/// apply it on any device: the ids that its author made, and names as they were at the time.
///
/// A change says first what it is about, and then what happened to that. Each of these rooms has a
/// file of its own, which says how its changes are applied and which fields they set.
public enum Change: Hashable, Sendable {
  /// What happened to a player.
  case player(Player.ID, PlayerChange)
  /// What happened to the squad as a whole.
  case squad(SquadChange)
  /// What happened to a gather, its people and the row of its games.
  case gather(Gather.ID, GatherChange)
  /// What happened to the clock of a game; without an id, to that of the gather's first.
  case clock(Gather.ID, Game.ID?, ClockChange)
  /// What happened to a goal.
  case goal(Gather.ID, Goal.ID, GoalChange)
  /// What happened to the links of a gather, and who keeps the score by one.
  case sharing(Gather.ID, SharingChange)
  /// What happened to a planned game, or what people said about it.
  case plan(PlanKey, PlanChange)
  /// What happened to a series of planned games.
  case series(Series.ID, SeriesChange)
  /// What happened to how friends answer planned games without an account.
  case replies(RepliesChange)
  /// What happened to a season.
  case season(Season.ID, SeasonChange)
  /// What happened to the links by which people see tables.
  case tables(TablesChange)
}

extension Change {
  /// The gather that the change concerns; `nil` for a change to players or to the squad.
  public var gather: Gather.ID? {
    switch self {
    case .gather(let id, _), .clock(let id, _, _), .goal(let id, _, _), .sharing(let id, _): id
    case .player, .squad, .plan, .series, .replies, .season, .tables: nil
    }
  }

  /// The most general reason why such a change is refused.
  public var likeliestRejection: ChangeRejection {
    switch self {
    case .player(let id, .added): .playerExists(id)
    case .player(let id, _): .playerUnknown(id)
    case .squad(.zoneSet): .tooManyPlans
    case .squad: .tooManyRules
    case .gather(let id, .started): .gatherExists(id)
    case .gather(let id, _), .clock(let id, _, _), .goal(let id, _, _), .sharing(let id, _):
      .gatherUnknown(id)
    case .plan(let key, .made): .planExists(key.id)
    case .plan(let key, _): .planUnknown(key.id)
    case .series(let id, .made): .planExists(Plan.ID(id.raw))
    case .series(let id, _): .planUnknown(Plan.ID(id.raw))
    case .replies: .tooManyReplyLinks
    case .season(_, .set): .tooManySeasons
    case .season(let id, _): .seasonUnknown(id)
    case .tables: .tooManyTableLinks
    }
  }
}

extension Change {
  /// Whether what people see of the planned games by a link may differ after this change.
  var concernsPlans: Bool {
    switch self {
    case .plan, .series, .replies, .squad(.zoneSet), .squad(.nameSet): true
    // Their names are in the list of those who may answer.
    case .player: true
    // Where people follow a match that was planned.
    case .gather, .sharing: true
    case .squad, .clock, .goal, .season, .tables: false
    }
  }
}
