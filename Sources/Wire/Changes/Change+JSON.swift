public import Domain

extension StampedChange {
  /// Reads a change that was written with `JSONWriter.change(_:)`.
  /// - Throws: `WireError` when a field is missing, has another type or breaks a domain rule.
  public init(json bytes: [UInt8], _ provenance: Provenance = .submitted) throws(WireError) {
    try self.init(Fields(bytes, of: "changes", provenance))
  }

  package init(_ fields: Fields) throws(WireError) {
    self.init(
      id: try fields.id("id"),
      device: try fields.id("device"),
      madeAt: try fields.instant("madeAt"),
      change: try Change(fields))
  }
}

extension JSONWriter {
  /// Writes a change with its id, device and time.
  public mutating func change(_ stamped: StampedChange) {
    object { $0.members(stamped) }
  }

  mutating func members(_ stamped: StampedChange) {
    id("id", stamped.id)
    id("device", stamped.device)
    integer("madeAt", stamped.madeAt.milliseconds)
    members(stamped.change)
  }
}

// In JSON a change is flat: one `kind` for all rooms, and the ids and values beside it.
extension Change {
  /// The values of the `kind` member.
  ///
  /// NB: Those of which a squad has most come first, because each is looked for in this order.
  package static let kinds: [String] =
    GoalChange.Kind.names + PlayerChange.Kind.names + SquadChange.Kind.names
    + GatherChange.Kind.names + ClockChange.Kind.names + SharingChange.Kind.names
    + PlanChange.Kind.names + SeriesChange.Kind.names + RepliesChange.Kind.names
    + SeasonChange.Kind.names + TablesChange.Kind.names

  fileprivate init(_ fields: Fields) throws(WireError) {
    if let kind: GoalChange.Kind = try fields.knownChoice("kind") {
      self = .goal(try fields.id("gather"), try fields.id("goal"), try GoalChange(kind, fields))
    } else if let kind: PlayerChange.Kind = try fields.knownChoice("kind") {
      self = .player(try fields.id("player"), try PlayerChange(kind, fields))
    } else if let kind: SquadChange.Kind = try fields.knownChoice("kind") {
      self = .squad(try SquadChange(kind, fields))
    } else if let kind: GatherChange.Kind = try fields.knownChoice("kind") {
      self = .gather(try fields.id("gather"), try GatherChange(kind, fields))
    } else if let kind: ClockChange.Kind = try fields.knownChoice("kind") {
      self = .clock(try fields.id("gather"), try fields.game(), try ClockChange(kind, fields))
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
  private mutating func members(_ change: Change) {
    switch change {
    case .player(let player, let change): members(change, of: player)
    case .squad(let change): members(change)
    case .gather(let gather, let change): members(change, of: gather)
    case .clock(let gather, let game, let change): members(change, of: gather, in: game)
    case .goal(let gather, let goal, let change): members(change, of: gather, goal)
    case .sharing(let gather, let change): members(change, of: gather)
    case .plan(let key, let change): members(change, of: key)
    case .series(let series, let change): members(change, of: series)
    case .replies(let change): members(change)
    case .season(let season, let change): members(change, of: season)
    case .tables(let change): members(change)
    }
  }
}

/// The kinds of the changes of one room.
protocol ChangeKind: WireChoice {}

extension ChangeKind {
  fileprivate static var names: [String] { allCases.map { $0.rawValue } }
}
