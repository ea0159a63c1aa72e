extension Squad {
  /// Applies one new change, wholly or not at all, unless it breaks a limit.
  ///
  /// The server calls this when it gives the change a place in the log. The device calls it to
  /// predict what the server will decide.
  /// An edit that is older than the one that it would replace is refused, unless both say the same.
  /// - Parameters:
  ///   - stamped: The change.
  ///   - place: The place in the log that it gets.
  /// - Throws: `ChangeRejection` when the change breaks a limit, is older or cannot be applied; the
  ///   squad is then unchanged.
  public mutating func accept(
    _ stamped: StampedChange, in place: LogPlace
  ) throws(ChangeRejection) {
    try accept(stamped.change, at: stamped.madeAt, on: stamped.device, in: place)
  }

  /// Applies one new change of a device, as ``accept(_:in:)`` does.
  mutating func accept(
    _ change: Change, at instant: Instant, on device: Device.ID?, in place: LogPlace
  ) throws(ChangeRejection) {
    if let broken = limitBroken(by: change, at: place.acceptedAt) { throw broken }
    guard let latest = latestEdit(replacedBy: change), instant < latest else {
      return try apply(change, at: instant, on: device, in: place)
    }
    var next = self
    try next.apply(change, at: instant, on: device, in: place)
    guard next.agrees(with: self, on: change) else { throw .editedLater }
    self = next
  }

  /// The limit that the change would break; `nil` when it breaks none or cannot be applied anyway.
  private func limitBroken(by change: Change, at now: Instant) -> ChangeRejection? {
    switch change {
    case .player(let id, let change): limitBroken(by: change, to: id)
    case .squad(let change): limitBroken(by: change)
    case .gather(let id, let change): limitBroken(by: change, to: id)
    case .clock: nil
    case .goal(let id, let goal, let change):
      gather(id)?.limitBroken(by: change, to: goal)
    case .sharing(let id, let change): gather(id)?.limitBroken(by: change)
    case .plan(let key, let change): limitBroken(by: change, to: key, at: now)
    case .series(let id, let change): limitBroken(by: change, to: id, at: now)
    case .replies(let change): limitBroken(by: change)
    case .season(let id, let change): limitBroken(by: change, to: id)
    case .tables(let change): limitBroken(by: change)
    }
  }
}
