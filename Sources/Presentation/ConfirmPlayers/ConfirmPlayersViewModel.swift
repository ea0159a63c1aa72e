import Domain

/// The screen that puts the selected players into two teams.
package struct ConfirmPlayersViewModel: ScreenModel {
  var context: ScreenContext
  private(set) var lineUp: LineUp
  private var lineUpBeforeMove: LineUp?

  init(context: ScreenContext) {
    lineUp = context.lineUp ?? LineUp(places: [])
    self.context = context
  }

  mutating func handle(_ event: ConfirmPlayersEvent, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .moved(let player, let team): return move(player, to: team)
    case .plain(.startTapped): return start(moment)
    case .plain(.addTapped): return [.open(.addToTeams)]
    }
  }

  /// Undoes the last move.
  mutating func undoMove() -> [ScreenRequest] {
    guard let before = lineUpBeforeMove else { return [] }
    lineUp = before
    lineUpBeforeMove = nil
    return [.keepLineUp(lineUp)]
  }

  private mutating func move(_ player: Player.ID, to team: Team) -> [ScreenRequest] {
    guard let position = position(of: player), let details = context.squad.player(player)?.details,
      lineUp.places[position].team != team
    else { return [] }
    let before = lineUp.places[position].team
    lineUpBeforeMove = lineUp
    // The player is last in the new team.
    lineUp.places.remove(at: position)
    lineUp.places.append(LineUp.Spot(player: player, team: team))
    let undo = Undo(
      message: texts.moved(details.name.text, to: texts.team(team)), action: .assign(player, before)
    )
    return [.keepLineUp(lineUp), .offerUndo(undo)]
  }

  private func start(_ moment: Moment) -> [ScreenRequest] {
    guard canStart else { return [] }
    let gather: Gather.ID = moment.newID()
    return [
      .record([.gatherStarted(gather, participants)]), .keepLineUp(nil),
      .replace(with: .gather(gather)),
    ]
  }

  private var participants: [Participant] {
    lineUp.places.compactMap { place in
      context.squad.player(place.player).map {
        Participant(id: place.player, name: $0.details.name, team: place.team)
      }
    }
  }

  private func position(of player: Player.ID) -> Int? {
    lineUp.places.firstIndex { $0.player == player }
  }
}

extension ConfirmPlayersViewModel {
  private var texts: Strings { context.texts }

  package var title: String { texts.confirmPlayers }
  /// Whether both teams have players.
  package var canStart: Bool {
    let teams = participants.map { $0.team }
    return teams.contains(.teamA) && teams.contains(.teamB)
  }
  /// Why the gather cannot start yet; `nil` when it can.
  package var startHint: String? { canStart ? nil : texts.bothTeamsNeedSomebody }

  /// Bench, Team A and Team B, each with its players.
  package var sections: [TeamSection] {
    Team.allCases.map { team in
      let rows = participants.filter { $0.team == team }.map { row($0) }
      return TeamSection(
        team: team, title: texts.team(team), count: texts.playerCount(rows.count),
        emptyHint: rows.isEmpty ? texts.nobodyHere : nil, rows: rows)
    }
  }

  private func row(_ participant: Participant) -> TeamRow {
    let details = context.squad.player(participant.id)?.details
    let moves = Team.allCases.filter { $0 != participant.team }.map { team in
      TeamRow.Move(
        team: team, label: texts.moveLabel(participant.name.text, to: team),
        shortLabel: texts.teamLetter(team))
    }
    return TeamRow(
      id: participant.id, name: participant.name.text,
      avatar: participant.name.text.initials,
      position: details?.preferredPosition.map { texts.positionAbbreviation($0) }, moves: moves)
  }
}
