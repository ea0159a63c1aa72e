public import Domain

extension Squad {
  /// The edits of a log that another, made earlier, has replaced in this squad, which the log made.
  ///
  /// Written without a look at how the product finds them: of all edits of a field the one with the
  /// latest instant counts, and of those at one instant the last.
  public func editsReplacedByOlder(in log: [StampedChange]) -> [Change] {
    var latest: [String: StampedChange] = [:]
    for stamped in log {
      guard let field = stamped.change.fieldName else { continue }
      if let known = latest[field], stamped.madeAt < known.madeAt { continue }
      latest[field] = stamped
    }
    return latest.values.map(\.change).filter { !hasEffect(of: $0) }
  }

  private func hasEffect(of change: Change) -> Bool {
    switch change {
    case .playerEdited(let id, let edit): has(edit, id)
    case .levelSet(let id, let level): anyPlayer(id)?.ownLevel == level
    case .playerArchived(let id): anyPlayer(id)?.isArchived == true
    case .playerUnarchived(let id): anyPlayer(id)?.isArchived == false
    case .playerRemoved(let id): anyPlayer(id)?.isRemoved == true
    case .playerRestored(let id): anyPlayer(id)?.isRemoved == false
    case .gatherDeleted(let id): anyGather(id)?.isDeleted == true
    case .gatherRestored(let id): anyGather(id)?.isDeleted == false
    case .gatherExcluded(let id): anyGather(id)?.isExcluded == true
    case .gatherIncluded(let id): anyGather(id)?.isExcluded == false
    case .gatherReopened(let id): anyGather(id)?.endedAt == nil
    case .rotationSet(let id, let rotation): anyGather(id)?.rotation == rotation
    case .followerNamesSet(let id, let form): anyGather(id)?.sharing.followerNames == form
    case .teamDetailsSet(let id, let side, let details): anyGather(id)?[side] == details
    default: true
    }
  }

  private func has(_ edit: PlayerEdit, _ id: Player.ID) -> Bool {
    guard let details = anyPlayer(id)?.details else { return false }
    return switch edit {
    case .name(let name): details.name == name
    case .age(let age): details.age == age
    case .skill(let skill): details.skill == skill
    case .preferredPosition(let position): details.preferredPosition == position
    case .favouriteTeam(let team): details.favouriteTeam == team
    }
  }

  private func anyPlayer(_ id: Player.ID) -> Player? { allPlayers.first { $0.id == id } }
  private func anyGather(_ id: Gather.ID) -> Gather? { allGathers.first { $0.id == id } }
}

extension Change {
  /// The same text for changes that set the same field.
  fileprivate var fieldName: String? {
    switch self {
    case .playerEdited(let id, .name): "name \(id)"
    case .playerEdited(let id, .age): "age \(id)"
    case .playerEdited(let id, .skill): "skill \(id)"
    case .playerEdited(let id, .preferredPosition): "position \(id)"
    case .playerEdited(let id, .favouriteTeam): "favourite \(id)"
    case .levelSet(let id, _): "level \(id)"
    case .playerArchived(let id), .playerUnarchived(let id): "archived \(id)"
    case .playerRemoved(let id), .playerRestored(let id): "removed \(id)"
    case .gatherDeleted(let id), .gatherRestored(let id): "deleted \(id)"
    case .gatherExcluded(let id), .gatherIncluded(let id): "excluded \(id)"
    case .gatherEnded(let id), .gatherReopened(let id), .gatherEndMoved(let id, _): "end \(id)"
    case .rotationSet(let id, _): "rotation \(id)"
    case .followerNamesSet(let id, _): "names \(id)"
    case .teamDetailsSet(let id, let side, _): "team \(id) \(side)"
    default: nil
    }
  }
}
