extension Player {
  /// What users set of a player, each by itself.
  public enum Field: Hashable, Sendable {
    /// One of the player's details.
    case detail(PlayerEdit.Field)
    /// The level that users set in place of the one from results.
    case level
    /// Whether the player is archived.
    case archived
    /// Whether the player is removed.
    case removed
    /// Whether pages of links leave out the player's name.
    case hidden
  }
}

extension Gather {
  /// What users set of a gather, each by itself.
  public enum Field: Hashable, Sendable {
    /// The day on which it was played.
    case day
    /// Whether the gather is over, and since when.
    case end
    /// Whether the gather is deleted.
    case deleted
    /// Whether levels leave the gather out.
    case excluded
    /// Whether tables leave the gather out.
    case tables
    /// How the next game's teams are found.
    case rotation
    /// How people who follow see names.
    case followerNames
    /// What a team is called and wears.
    case team(Side)
    /// The team that a participant is in, or the bench, or that they left.
    case place(Player.ID)
    /// The number and the length of the periods of a game; without an id, of the first.
    case clockFormat(Game.ID?)
    /// Who scored a goal.
    case credit(Goal.ID)
    /// When a goal was scored.
    case goalTime(Goal.ID)
  }
}

/// A field of a squad of which a change sets the value, so that of two such changes only one is seen.
enum EditedField {
  case player(Player.ID, Player.Field)
  case squad(Squad.Field)
  case gather(Gather.ID, Gather.Field)
  case plan(PlanKey, Plan.Field)
  case series(Series.ID, Series.Field)
  case replies(Replies.Field)
  case season(Season.ID, Season.Field)
}

extension Change {
  /// The field that the change sets; `nil` for one that adds something, takes something away or moves a
  /// clock: those are found together, in whatever order they arrive.
  var editedField: EditedField? {
    switch self {
    case .player(let id, let change): change.field.map { .player(id, $0) }
    case .squad(let change): change.field.map { .squad($0) }
    case .gather(let id, let change): change.field.map { .gather(id, $0) }
    case .clock(let id, let game, let change): change.field(in: game).map { .gather(id, $0) }
    case .goal(let id, let goal, let change): change.field(of: goal).map { .gather(id, $0) }
    case .sharing(let id, let change): change.field.map { .gather(id, $0) }
    case .plan(let key, let change): change.field.map { .plan(key, $0) }
    case .series(let id, let change): change.field.map { .series(id, $0) }
    case .replies(let change): change.field.map { .replies($0) }
    case .season(let id, let change): .season(id, change.field)
    case .tables: nil
    }
  }
}
