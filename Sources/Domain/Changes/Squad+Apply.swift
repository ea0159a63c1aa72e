extension Squad {
  /// Applies one accepted change, wholly or not at all.
  ///
  /// Limits are not checked here, because `accept(_:)` checked them when the change was new. The
  /// result depends only on the squad and the arguments, so all copies that apply the same changes
  /// in the same order are equal.
  /// - Parameters:
  ///   - change: The change to apply.
  ///   - instant: When the change was made, by the clock of the device that recorded it.
  ///   - device: The device that recorded it, which may be a scorekeeper's.
  ///   - place: Its place in the log, of which the order of people follows who want to play; without one
  ///     it is the last, as of when it was made.
  /// - Throws: `ChangeRejection` when the change cannot be applied; the squad is then unchanged.
  public mutating func apply(
    _ change: Change, at instant: Instant, on device: Device.ID? = nil, in place: LogPlace? = nil
  ) throws(ChangeRejection) {
    let place = place ?? LogPlace(number: .max, acceptedAt: instant)
    switch change {
    case .player(let id, let change): try apply(change, to: id)
    case .squad(let change): apply(change)
    case .gather(let id, let change): try apply(change, to: id, at: instant, on: device)
    case .clock(let id, let game, let change): try apply(change, to: game, of: id, at: instant)
    case .goal(let id, let goal, let change):
      try apply(change, to: goal, of: id, at: instant, on: device)
    case .sharing(let id, let change): try update(id) { $0.apply(change) }
    case .plan(let key, let change):
      try apply(change, to: key, at: instant, on: device, in: place)
    case .series(let id, let change): try apply(change, to: id, at: instant, in: place)
    case .replies(let change): plans.replies.apply(change, on: device)
    case .season(let id, let change): try apply(change, to: id)
    case .tables(let change): apply(change, at: instant)
    }
    noteEdit(change, at: instant)
  }

  /// Applies a change of the log.
  /// - Throws: `ChangeRejection` when the change cannot be applied; the squad is then unchanged.
  public mutating func apply(_ sequenced: SequencedChange) throws(ChangeRejection) {
    try apply(sequenced.stamped, in: sequenced.place)
  }

  mutating func apply(_ stamped: StampedChange, in place: LogPlace) throws(ChangeRejection) {
    try apply(stamped.change, at: stamped.madeAt, on: stamped.device, in: place)
  }
}

// What the rooms of changes have in common.
extension Squad {
  /// Updates a gather that was not deleted.
  mutating func update(
    _ id: Gather.ID, _ body: (inout Gather) -> Void
  ) throws(ChangeRejection) {
    guard let position = gatherTable.position(of: id) else { throw .gatherUnknown(id) }
    guard !allGathers[position].isDeleted else { throw .gatherDeleted(id) }
    gatherTable.update(at: position, body)
  }

  /// Updates a gather that was not deleted, and that has a game.
  mutating func update(
    _ id: Gather.ID, in game: Game.ID?, _ body: (inout Gather) -> Void
  ) throws(ChangeRejection) {
    if let gather = gatherTable[id], gather.anyGame(game) == nil { throw .gameUnknown(id) }
    try update(id, body)
  }
}
