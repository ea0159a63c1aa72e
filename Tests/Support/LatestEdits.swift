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
    case .player(let id, .edited(let edit)): has(edit, id)
    case .player(let id, .levelSet(let level)): anyPlayer(id)?.ownLevel == level
    case .player(let id, .set(.archived, true)): anyPlayer(id)?.isArchived == true
    case .player(let id, .set(.archived, false)): anyPlayer(id)?.isArchived == false
    case .player(let id, .set(.removed, true)): anyPlayer(id)?.isRemoved == true
    case .player(let id, .set(.removed, false)): anyPlayer(id)?.isRemoved == false
    case .player(let id, .set(.hidden, true)): anyPlayer(id)?.isHidden == true
    case .player(let id, .set(.hidden, false)): anyPlayer(id)?.isHidden == false
    case .season(let id, .set(let details)): anySeason(id)?.details == details
    case .season(let id, .removed(true)): anySeason(id)?.isRemoved == true
    case .season(let id, .removed(false)): anySeason(id)?.isRemoved == false
    case .squad(.nameSet(let name)): self.name == name
    case .squad(.tableNamesSet(let form)): tableNames == form
    case .gather(let id, .set(.deleted, true)): anyGather(id)?.isDeleted == true
    case .gather(let id, .set(.deleted, false)): anyGather(id)?.isDeleted == false
    case .gather(let id, .set(.excluded, true)): anyGather(id)?.isExcluded == true
    case .gather(let id, .set(.excluded, false)): anyGather(id)?.isExcluded == false
    case .gather(let id, .set(.leftOutOfTables, true)): anyGather(id)?.isLeftOutOfTables == true
    case .gather(let id, .set(.leftOutOfTables, false)): anyGather(id)?.isLeftOutOfTables == false
    case .squad(.tableRulesSet(let rules)): tableRules == rules
    case .gather(let id, .daySet(let day)): anyGather(id)?.daySetTo == day
    case .gather(let id, .reopened): anyGather(id)?.endedAt == nil
    case .gather(let id, .rotationSet(let rotation)): anyGather(id)?.rotation == rotation
    case .sharing(let id, .followerNamesSet(let form)): anyGather(id)?.sharing.followerNames == form
    case .gather(let id, .teamDetailsSet(let side, let details)): anyGather(id)?[side] == details
    case .plan(let key, let change): has(change, key)
    case .replies(.namesSet(let names, _)): plans.replies.names == names
    case .replies(.fromOwnPhoneSet(let isSet)): plans.replies.isFromOwnPhoneOnly == isSet
    case .series(let id, .ended(let day)): plans.series(id)?.recurrence.last == day
    case .series(let id, .edited(let day, let edit)):
      plans.series(id)?.details(on: day).has(edit) == true
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

  private func has(_ change: PlanChange, _ key: PlanKey) -> Bool {
    guard let game = plans.game(key) else { return false }
    return switch change {
    case .moved(let day): game.day == day
    case .edited(let edit): game.details.has(edit)
    case .cancelled(let reason): game.cancellation.map { $0.reason == reason } ?? false
    case .reinstated: game.cancellation == nil
    default: true
    }
  }

  private func anySeason(_ id: Season.ID) -> Season? { allSeasons.first { $0.id == id } }
  private func anyPlayer(_ id: Player.ID) -> Player? { allPlayers.first { $0.id == id } }
  private func anyGather(_ id: Gather.ID) -> Gather? { allGathers.first { $0.id == id } }
}

extension PlanDetails {
  fileprivate func has(_ edit: PlanEdit) -> Bool {
    switch edit {
    case .minute(let minute): self.minute == minute
    case .length(let length): self.length == length
    case .place(let place): self.place == place
    case .map(let map): self.map == map
    case .most(let most): self.most == most
    case .least(let least): self.least == least
    case .price(let price): self.price == price
    case .answerBy(let time): answerBy == time
    case .guestsEach(let number): guestsEach == number
    }
  }
}

extension Change {
  /// The same text for changes that set the same field.
  fileprivate var fieldName: String? {
    switch self {
    case .player(let id, .edited(.name)): "name \(id)"
    case .player(let id, .edited(.age)): "age \(id)"
    case .player(let id, .edited(.skill)): "skill \(id)"
    case .player(let id, .edited(.preferredPosition)): "position \(id)"
    case .player(let id, .edited(.favouriteTeam)): "favourite \(id)"
    case .player(let id, .levelSet): "level \(id)"
    case .player(let id, .set(.archived, _)): "archived \(id)"
    case .player(let id, .set(.removed, _)): "removed \(id)"
    case .player(let id, .set(.hidden, _)): "hidden \(id)"
    case .season(let id, .set): "season details \(id)"
    case .season(let id, .removed): "season removed \(id)"
    case .squad(.nameSet): "group name"
    case .squad(.tableNamesSet): "table names"
    case .gather(let id, .set(.deleted, _)): "deleted \(id)"
    case .gather(let id, .set(.excluded, _)): "excluded \(id)"
    case .gather(let id, .set(.leftOutOfTables, _)): "tables \(id)"
    case .squad(.tableRulesSet): "tableRules"
    case .gather(let id, .daySet): "day \(id)"
    case .gather(let id, .ended), .gather(let id, .reopened), .gather(let id, .endMoved):
      "end \(id)"
    case .gather(let id, .rotationSet): "rotation \(id)"
    case .sharing(let id, .followerNamesSet): "names \(id)"
    case .gather(let id, .teamDetailsSet(let side, _)): "team \(id) \(side)"
    case .plan(let key, .moved): "day \(key)"
    case .plan(let key, .edited(let edit)): "\(edit.field) \(key)"
    case .plan(let key, .cancelled), .plan(let key, .reinstated): "cancelled \(key)"
    case .replies(.namesSet): "reply names"
    case .replies(.fromOwnPhoneSet): "own phone"
    case .series(let id, .ended): "series \(id)"
    case .series(let id, .edited(_, let edit)): "\(edit.field) \(id)"
    default: nil
    }
  }
}
