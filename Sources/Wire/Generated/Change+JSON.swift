// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

extension Change {
  /// The values of the member `kind`.
  ///
  /// NB: Those of which a squad has most come first, because each is looked for in this order.
  package static let kinds: [String] =
    GoalChange.Kind.names + PlayerChange.Kind.names + SquadChange.Kind.names
    + GatherChange.Kind.names + ClockChange.Kind.names + SharingChange.Kind.names
    + PlanChange.Kind.names + SeriesChange.Kind.names + RepliesChange.Kind.names
    + SeasonChange.Kind.names + TablesChange.Kind.names

  init(_ fields: Fields) throws(WireError) {
    if let kind: GoalChange.Kind = try fields.knownChoice("kind") {
      self = .goal(try fields.id("gather"), try fields.id("goal"), try GoalChange(kind, fields))
    } else if let kind: PlayerChange.Kind = try fields.knownChoice("kind") {
      self = .player(try fields.id("player"), try PlayerChange(kind, fields))
    } else if let kind: SquadChange.Kind = try fields.knownChoice("kind") {
      self = .squad(try SquadChange(kind, fields))
    } else if let kind: GatherChange.Kind = try fields.knownChoice("kind") {
      self = .gather(try fields.id("gather"), try GatherChange(kind, fields))
    } else if let kind: ClockChange.Kind = try fields.knownChoice("kind") {
      self = .clock(
        try fields.id("gather"), try fields.idIfPresent("game"), try ClockChange(kind, fields))
    } else if let kind: SharingChange.Kind = try fields.knownChoice("kind") {
      self = .sharing(try fields.id("gather"), try SharingChange(kind, fields))
    } else if let kind: PlanChange.Kind = try fields.knownChoice("kind") {
      self = .plan(try PlanKey(fields), try PlanChange(kind, fields))
    } else if let kind: SeriesChange.Kind = try fields.knownChoice("kind") {
      self = .series(try fields.id("series"), try SeriesChange(kind, fields))
    } else if let kind: RepliesChange.Kind = try fields.knownChoice("kind") {
      self = .replies(try RepliesChange(kind, fields))
    } else if let kind: SeasonChange.Kind = try fields.knownChoice("kind") {
      self = .season(try fields.id("season"), try SeasonChange(kind, fields))
    } else if let kind: TablesChange.Kind = try fields.knownChoice("kind") {
      self = .tables(try TablesChange(kind, fields))
    } else {
      throw .unknownChoice(field: "kind", choices: Self.kinds)
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: Change) {
    switch change {
    case .goal(let gather, let goal, let change): members(change, of: gather, goal)
    case .player(let player, let change): members(change, of: player)
    case .squad(let change): members(change)
    case .gather(let gather, let change): members(change, of: gather)
    case .clock(let gather, let game, let change): members(change, of: gather, in: game)
    case .sharing(let gather, let change): members(change, of: gather)
    case .plan(let key, let change): members(change, of: key)
    case .series(let series, let change): members(change, of: series)
    case .replies(let change): members(change)
    case .season(let season, let change): members(change, of: season)
    case .tables(let change): members(change)
    }
  }
}
