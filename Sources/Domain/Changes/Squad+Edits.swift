extension Squad {
  /// The instant at which a user's change counts as made: `now`, or that of the edit that the user sees
  /// and replaces, if its device's clock is ahead of this one.
  ///
  /// Who makes a change of this squad knows all that is in it, so the change is later whatever the clocks
  /// say. Devices and the REST API stamp their changes with it.
  /// - Parameters:
  ///   - change: The change that is about to be made.
  ///   - now: The time by the clock of the device that makes it.
  /// - Returns: The instant with which to stamp the change; `now`, unless the edit that it replaces is later.
  public func instant(of change: Change, at now: Instant) -> Instant {
    max(now, latestEdit(replacedBy: change) ?? now)
  }

  /// When the latest edit was made that a change would replace; `nil` when it replaces none.
  ///
  /// What takes away more than a field replaces all that happened in it: a player who is removed their
  /// other fields, a gather that is deleted its goals, and a clock that is set again its periods.
  func latestEdit(replacedBy change: Change) -> Instant? {
    switch change {
    case .player(let id, .set(.removed, true)): playerTable[id]?.editTimes.latest
    case .gather(let id, .set(.deleted, true)):
      gatherTable[id].map { max($0.latestInstant, $0.editTimes.latest ?? .earliest) }
    case .clock(let id, let game, .set), .clock(let id, let game, .cancelled):
      [latestEdit(of: change.editedField), gatherTable[id]?.anyGame(game)?.clock.latestInstant]
        .compactMap { $0 }.max()
    default: latestEdit(of: change.editedField)
    }
  }

  private func latestEdit(of field: EditedField?) -> Instant? {
    switch field {
    case .player(let id, let field): playerTable[id]?.editTimes[field]
    case .squad(let field): editTimes[field]
    case .gather(let id, let field): gatherTable[id]?.editTimes[field]
    case .plan(let key, let field): plans.plan(key)?.setAt(field)
    case .series(let id, let field): plans.series(id)?.setAt(field)
    case .replies(let field): plans.replies.editTimes[field]
    case .season(let id, let field): allSeasons.first { $0.id == id }?.editTimes[field]
    case nil: nil
    }
  }

  /// Notes when the field that a change set was set; a plan keeps all its changes, with their instants.
  mutating func noteEdit(_ change: Change, at instant: Instant) {
    switch change.editedField {
    case .player(let id, let field):
      guard let position = playerTable.position(of: id) else { return }
      playerTable.update(at: position) { $0.editTimes.note(field, setAt: instant) }
    case .gather(let id, let field):
      guard let position = gatherTable.position(of: id) else { return }
      gatherTable.update(at: position) { $0.editTimes.note(field, setAt: instant) }
    case .squad(let field): editTimes.note(field, setAt: instant)
    case .replies(let field): plans.replies.editTimes.note(field, setAt: instant)
    case .season(let id, let field):
      guard let position = allSeasons.firstIndex(where: { $0.id == id }) else { return }
      allSeasons[position].editTimes.note(field, setAt: instant)
    case .plan, .series, nil: return
    }
  }

  /// Whether what a change is about is the same in another state of the squad.
  func agrees(with other: Squad, on change: Change) -> Bool {
    if let gather = change.gather { return gatherTable[gather] == other.gatherTable[gather] }
    switch change.editedField {
    case .player(let player, _): return playerTable[player] == other.playerTable[player]
    case .plan(let key, _): return plans.game(key)?.looks == other.plans.game(key)?.looks
    case .series(let id, _): return plans.series(id)?.agrees(with: other.plans.series(id)) ?? true
    case .replies: return plans.replies == other.plans.replies
    case .squad(.name): return name == other.name
    case .squad(.tableRules): return tableRules == other.tableRules
    case .squad(.tableNames): return tableNames == other.tableNames
    case .season: return allSeasons == other.allSeasons
    case .gather, nil: return self == other
    }
  }
}
