extension Squad {
  /// The changes that set again what users set later in another state of this squad, each with its instant.
  ///
  /// What the other state has more is told by ``additions(from:)``, whose changes come first.
  func laterEdits(from other: Squad) -> [(change: Change, madeAt: Instant)] {
    var edits: [(change: Change, madeAt: Instant)] = []
    for edit in editTimes.later(in: other.editTimes) {
      edits.append((.squad(other.retold(edit.field)), edit.setAt))
    }
    for player in other.allPlayers {
      if let known = playerTable[player.id] { edits += known.laterEdits(from: player) }
    }
    for gather in other.allGathers {
      if let known = gatherTable[gather.id] { edits += known.laterEdits(from: gather) }
    }
    for season in other.allSeasons {
      guard let known = allSeasons.first(where: { $0.id == season.id }) else { continue }
      for edit in known.editTimes.later(in: season.editTimes) {
        edits.append((.season(season.id, season.retold(edit.field)), edit.setAt))
      }
    }
    return edits + plans.laterEdits(from: other.reduced.plans)
  }

  private func retold(_ field: Field) -> SquadChange {
    switch field {
    case .name: .nameSet(name)
    case .tableRules: .tableRulesSet(tableRules)
    case .tableNames: .tableNamesSet(tableNames)
    }
  }
}

extension Season {
  fileprivate func retold(_ field: Field) -> SeasonChange {
    switch field {
    case .details: .set(details)
    case .removed: .removed(isRemoved)
    }
  }
}

extension Player {
  /// What is removed is set last, but other fields may have been set since.
  fileprivate func laterEdits(from other: Player) -> [(change: Change, madeAt: Instant)] {
    guard !isRemoved else { return [] }
    return editTimes.later(in: other.editTimes).sorted { $0.setAt < $1.setAt }
      .map { (.player(id, other.retold($0.field)), $0.setAt) }
  }

  private func retold(_ field: Field) -> PlayerChange {
    switch field {
    case .detail(let field): .edited(details.edit(of: field))
    case .level: .levelSet(ownLevel)
    case .archived: .set(.archived, isArchived)
    case .removed: .set(.removed, isRemoved)
    case .hidden: .set(.hidden, isHidden)
    }
  }
}

extension PlayerDetails {
  fileprivate func edit(of field: PlayerEdit.Field) -> PlayerEdit {
    switch field {
    case .name: .name(name)
    case .age: .age(age)
    case .skill: .skill(skill)
    case .preferredPosition: .preferredPosition(preferredPosition)
    case .favouriteTeam: .favouriteTeam(favouriteTeam)
    }
  }
}
