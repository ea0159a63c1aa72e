extension Squad {
  /// The changes that add the seasons that another state of the squad has and this one lacks, the links to tables and the
  /// group's name, each with its instant.
  ///
  /// A season that was removed in either stays so, and so does a link that was turned off.
  func tableAdditions(from other: Squad) -> [(change: Change, madeAt: Instant)] {
    var additions: [(change: Change, madeAt: Instant)] = []
    for season in other.seasons where !allSeasons.contains(where: { $0.id == season.id }) {
      let setAt = season.editTimes[.details] ?? .earliest
      additions.append((.season(season.id, .set(season.details)), setAt))
    }
    for link in other.tableLinks {
      let known = tableLink(link.id)
      if known == nil {
        let made = Link(id: link.id, purpose: link.link.purpose, secret: link.link.secret)
        additions.append((.tables(.linkMade(made, link.terms)), link.madeAt))
      }
      if link.link.isOff, known?.link.isOff != true {
        additions.append((.tables(.linkTurnedOff(link.id)), link.madeAt))
      }
    }
    if editTimes[.name] == nil, let setAt = other.editTimes[.name] {
      additions.append((.squad(.nameSet(other.name)), setAt))
    }
    if editTimes[.tableNames] == nil, let setAt = other.editTimes[.tableNames] {
      additions.append((.squad(.tableNamesSet(other.tableNames)), setAt))
    }
    return additions
  }
}
