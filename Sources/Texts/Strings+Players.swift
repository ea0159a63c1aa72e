package import Domain

// The list of players, and adding, showing and editing one.
extension Strings {
  package func deletePlayers(_ count: Int) -> String {
    count <= 1
      ? deleteOnePlayer : deleteManyPlayers(count)
  }
  /// The question before players are deleted, with the games to come for which they have answered.
  package func deletePlayersQuestion(_ names: [String], answered games: [String]) -> String {
    let question = deleteQuestion(list(names))
    return games.isEmpty ? question : "\(question) \(answersStay(list(games)))"
  }
  package func playersDeleted(_ names: [String]) -> String {
    names.count == 1
      ? onePlayerDeleted(names[0])
      : manyPlayersDeleted(names.count)
  }

  package func archivePlayers(_ count: Int) -> String {
    count <= 1
      ? archiveOnePlayer : archiveManyPlayers(count)
  }
  /// That players are archived, with the games to come for which they have answered.
  package func playersArchived(_ names: [String], answered games: [String]) -> String {
    let archived =
      names.count == 1 ? onePlayerArchived(names[0]) : manyPlayersArchived(names.count)
    return games.isEmpty ? archived : "\(archived). \(answersStay(list(games)))"
  }

  /// Up to three names, and how many more there are: "Ann, Ben and Cem", "Ann, Ben, Cem and 2 more".
  package func list(_ names: [String]) -> String {
    let more = names.count - 3
    return more > 0
      ? listAndMore(row(Array(names.prefix(3))), and: more)
      : catalogue.lists.list(names.map { isolated($0) })
  }

  /// All names one after another, as after a colon: "Ann, Ben, Cem".
  package func row(_ names: [String]) -> String {
    names.map { isolated($0) }.joined(separator: catalogue.lists.middle)
  }

  package func textError(_ error: TextError) -> String {
    switch error {
    case .empty: nameEmpty
    case .tooLong: nameTooLong
    case .controlCharacter, .pileOfMarks: nameUnreadable
    }
  }
}

// The fields of a player.
extension Strings {
  package func label(of field: PlayerField) -> String {
    switch field {
    case .name: name
    case .age: age
    case .preferredPosition: preferredPosition
    case .skill: skill
    case .level: level
    case .favouriteTeam: favouriteTeam
    }
  }

  package func value(of field: PlayerField, in details: PlayerDetails) -> String {
    switch field {
    case .name: details.name.text
    case .age: details.age.map { String($0.years) } ?? unset
    case .preferredPosition: details.preferredPosition.map { position($0) } ?? unset
    case .skill: details.skill.map { skill($0) } ?? unset
    case .level: unset
    case .favouriteTeam: details.favouriteTeam?.text ?? unset
    }
  }
}
