import Domain
import Texts

extension ConfirmPlayersViewModel {
  var texts: Strings { context.texts }

  package var title: String { texts.confirmPlayers }
  /// How many of the list play: "Who plays: 10 of 18".
  package var whoPlaysLabel: String {
    texts.whoPlaysOf(present.places.count, of: context.squad.players.count)
  }
  /// Whether all teams have players.
  package var canStart: Bool {
    let present = present
    return present.sides.allSatisfy { present.count(in: $0.team) > 0 }
  }
  /// How many play on each side: "5 v 4"; `nil` while the gather cannot start.
  package var sizes: String? {
    let present = present
    return canStart ? texts.sizes(present.sides.map { present.count(in: $0.team) }) : nil
  }
  /// Why the gather cannot start yet; `nil` when it can.
  package var startHint: String? {
    canStart ? nil : texts.teamsNeedPlayers(lineUp.teamCount)
  }
  /// Whose 50th match it will be, say; `nil` when it is nothing of the kind.
  package var milestones: String? {
    context.milestonesToday(of: present.players)
  }
  /// Whether there are teams of a former gather to take over.
  package var canRepeatTeams: Bool { lastGather != nil }
  /// Whether a team has at least two players more than another.
  package var canEvenOut: Bool { present.isUneven }

  /// The teams with their players.
  package var teams: [TeamSection] { lineUp.sides.map { section($0.team) } }
  /// How many teams there can be, and how many there are.
  package var teamCounts: [(count: Int, label: String, isChosen: Bool)] {
    Gather.teamRange.map { ($0, texts.teams($0), $0 == lineUp.teamCount) }
  }
  package var bench: TeamSection { section(.bench) }

  /// The teams as a message for a group chat.
  var sharedText: String {
    let participants = participants
    return texts.sharedTeams(
      (lineUp.sides.map { $0.team } + [.bench]).map { team in
        let players = participants.filter { $0.team == team }
        let named = players.filter { !$0.name.isWithheld }
        return (
          title: name(of: team), players: named.map { shownName(of: $0) },
          unnamed: players.count - named.count
        )
      })
  }

  func name(of team: Team) -> String {
    team.side.map { texts.name(of: $0, lineUp[$0]) } ?? texts.team(team)
  }

  private func section(_ team: Team) -> TeamSection {
    let rows = participants.filter { $0.team == team }.map { row($0) }
    let title = name(of: team)
    return TeamSection(
      team: team, title: title, editLabel: team.side.map { _ in texts.editTeam(title) },
      color: team.side.flatMap { lineUp[$0].color },
      emptyHint: rows.isEmpty ? texts.noPlayersYet : nil,
      rows: rows)
  }

  private func row(_ participant: Participant) -> TeamRow {
    TeamRow(
      id: participant.id, name: shownName(of: participant),
      detail: detail(of: participant.id),
      moves: places(after: participant.team).map { move(participant, to: $0) })
  }

  /// Where a player can go with one tap: from a team to the next one or to the bench.
  private func places(after team: Team) -> [Team] {
    let sides = lineUp.sides
    guard let side = team.side else { return sides.map { $0.team } }
    return [sides[(side.index + 1) % sides.count].team, .bench]
  }

  private func shownName(of participant: Participant) -> String {
    context.shownName(of: participant.id) ?? participant.name.text
  }

  private func detail(of id: Player.ID) -> String? {
    guard let player = context.squad.player(id) else { return nil }
    let position = player.details.preferredPosition.map { texts.positionAbbreviation($0) }
    guard context.preferences.showsLevels else { return position }
    let level = context.ratings.level(of: player).level.text
    return position.map { "\($0) · \(level)" } ?? level
  }

  private func move(_ participant: Participant, to team: Team) -> TeamRow.Move {
    let details = team.side.map { lineUp[$0] }
    let name = shownName(of: participant)
    return TeamRow.Move(
      team: team,
      label: team == .bench
        ? texts.moveToBenchLabel(name) : texts.moveLabel(name, to: self.name(of: team)),
      shortLabel: details?.name?.text.firstLetter ?? texts.letter(of: team),
      color: details?.color)
  }
}

extension ConfirmPlayersViewModel {
  /// The form for the name and the colour of a team; `nil` when it is not open.
  package var teamSheet: TeamSheet? {
    draft.map { draft in
      TeamSheet(
        title: texts.editTeam(name(of: draft.side.team)), name: draft.name,
        usualName: texts.side(draft.side), errorText: draft.textError.map { texts.textError($0) },
        presets: TeamPreset.allCases.map { ($0, texts.name(of: $0, for: draft.side)) },
        colors: TeamColor.allCases.map { ($0, texts.color($0), draft.color == $0) })
    }
  }
}
