package import Domain

/// A participant in a list of a match.
package struct PersonRow: Equatable, Sendable {
  package let id: Player.ID
  package let name: String
  /// How long the participant played: `23′`; `nil` when it was the whole match.
  package let played: String?
}

/// A team, the bench, or those who left, with its people.
package struct PeopleList: Equatable, Sendable {
  /// The team, or the bench; `nil` for those who left.
  package let team: Team?
  /// The colour that the team wears; `nil` for its usual one.
  package let color: TeamColor?
  package let title: String
  package let rows: [PersonRow]
  /// How many more there are, whose names are not given away.
  package let unnamed: Int
}

extension Gather {
  /// The people by where they are now: the teams that play, those that rest, and the bench and those
  /// who left if there are any.
  package func peopleNow(_ texts: Strings) -> [PeopleList] {
    let names = shownNames
    let playing = endedAt == nil ? currentGame.pairing.sides : sides
    let resting = sides.filter { !playing.contains($0) }
    return ((playing + resting).map { $0.team } + [.bench, nil]).compactMap { place in
      let people = appearances.filter { $0.place == place }
      guard place?.side != nil || !people.isEmpty else { return nil }
      let name = place.map { texts.name(of: $0, in: self) } ?? texts.leftPeople
      let rests = resting.contains { $0.team == place }
      return PeopleList(
        team: place, color: color(of: place), title: rests ? texts.rests(name) : name,
        rows: people.filter { !$0.name.isWithheld }
          .map { PersonRow(id: $0.id, name: names.text($0), played: nil) },
        unnamed: people.count { $0.name.isWithheld })
    }
  }

  /// The people by the teams for which they played, and those who never did, on the bench.
  ///
  /// When a participant came, left or changed teams, all have the minutes that they played.
  package func peopleAfterwards(until now: Instant, _ texts: Strings) -> [PeopleList] {
    let names = shownNames
    let hasChanges = appearances.contains { $0.stints.count > 1 || $0.stints[0].since != startedAt }
    return (sides.map { $0.team } + [.bench]).compactMap { team in
      let people = appearances.filter { $0.wasIn(team) }
      guard team != .bench || !people.isEmpty else { return nil }
      let rows = people.filter { !$0.name.isWithheld }.map { person in
        let played = team.side.map { self.played(person, for: $0, until: now) }
        return PersonRow(
          id: person.id, name: names.text(person),
          played: hasChanges ? played.map { texts.minutesPlayed($0) } : nil)
      }
      return PeopleList(
        team: team, color: color(of: team), title: texts.name(of: team, in: self), rows: rows,
        unnamed: people.count { $0.name.isWithheld })
    }
  }
}

extension Gather {
  private func color(of team: Team?) -> TeamColor? { team?.side.flatMap { self[$0].color } }
}

extension Appearance {
  /// Whether the participant was ever in the team; on the bench, whether in no team.
  fileprivate func wasIn(_ team: Team) -> Bool {
    let teams = stints.compactMap { $0.team }
    return team == .bench ? teams.allSatisfy { $0 == .bench } : teams.contains(team)
  }
}
