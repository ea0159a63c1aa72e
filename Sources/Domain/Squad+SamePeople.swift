// A person may have played under several ids: as a guest, or because two phones added them. The organiser says who they
// are; nothing of what happened is rewritten, so that this can be taken back.
extension Squad {
  /// Whether the organiser said that a player is another one, in whose place they are no longer shown.
  func isOtherPlayer(_ id: Player.ID) -> Bool {
    !plans.replies.joined.isEmpty && plans.replies.resolved(id) != id
  }

  /// The ids of people who are shown as another player, because the organiser said so.
  package var otherPlayers: [Player.ID] {
    plans.replies.joined.map { $0.person }.filter { isOtherPlayer($0) }
  }

  /// The player that the organiser said a person is, or else themselves.
  public func samePerson(_ id: Player.ID) -> Player.ID { plans.replies.resolved(id) }

  /// The further ids of a player, as the organiser said.
  public func otherIDs(of player: Player.ID) -> [Player.ID] {
    plans.replies.joined.map { $0.person }.filter { plans.replies.resolved($0) == player }
  }

  /// A gather in which both took part, so that they are two people; `nil` when there is none.
  package func gatherOfBoth(_ first: Player.ID, _ second: Player.ID) -> Gather.ID? {
    let (first, second) = (samePerson(first), samePerson(second))
    guard first != second else { return nil }
    return gathers.first { gather in
      let people = Set(gather.appearances.map { samePerson($0.id).raw })
      return people.contains(first.raw) && people.contains(second.raw)
    }?.id
  }
}

extension Gather {
  /// The gather with each person under the id of the player that the organiser said they are.
  ///
  /// Where two took part who are said to be one, they stay two, because one person cannot play twice at a time.
  func joiningPeople(as replies: Replies) -> Gather {
    guard !replies.joined.isEmpty else { return self }
    let ids = appearances.map { replies.resolved($0.id) }
    var renamed: [Player.ID: Player.ID] = [:]
    for (appearance, id) in zip(appearances, ids)
    where appearance.id != id && ids.count(where: { $0 == id }) == 1 {
      renamed[appearance.id] = id
    }
    guard !renamed.isEmpty else { return self }
    var joined = self
    joined.appearances = appearances.map { $0.identified(as: renamed[$0.id] ?? $0.id) }
    joined.firstGame.rename(renamed)
    for position in joined.laterGames.indices { joined.laterGames[position].rename(renamed) }
    return joined
  }
}

extension Game {
  fileprivate mutating func rename(_ ids: [Player.ID: Player.ID]) {
    for position in goals.indices {
      goals[position].credit = goals[position].credit.renaming(ids)
    }
  }
}

extension GoalCredit {
  fileprivate func renaming(_ ids: [Player.ID: Player.ID]) -> Self {
    let name = { (id: Player.ID?) in id.map { ids[$0] ?? $0 } }
    return switch self {
    case .scored(let scorer, let assist): .scored(by: name(scorer), assist: name(assist))
    case .ownGoal(let scorer): .ownGoal(by: name(scorer))
    }
  }
}
