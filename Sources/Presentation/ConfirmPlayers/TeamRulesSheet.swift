package import Domain
import Texts

/// What is open over the line-up.
enum LineUpSheet {
  /// The form for the name and the colour of a team.
  case team(TeamDraft)
  /// The rules for teams, with the players who were chosen for a further one.
  case rules(chosen: [Player.ID])
}

/// The rules for teams, ready to show.
package struct TeamRulesSheet: Sendable {
  /// The rules that there are, as sentences, each with the label of the button that removes it.
  package let rules: [(id: TeamRule.ID, text: String, removeLabel: String)]
  /// The players who can be chosen for a further rule.
  package let players: [(id: Player.ID, name: String, isChosen: Bool)]
  /// Whether enough players are chosen, and not too many.
  package let canAdd: Bool
  /// Who is fixed to a team, as sentences, each with the label of the button that ends it.
  package let fixed: [(id: Player.ID, text: String, removeLabel: String)]
  /// The teams to which the chosen players can be fixed.
  package let teams: [(side: Side, label: String)]
  /// Whether a player is chosen.
  package let canFix: Bool
}

extension ConfirmPlayersViewModel {
  /// The rules for teams; `nil` when they are not open.
  package var rulesSheet: TeamRulesSheet? {
    guard case .rules(let chosen) = sheet else { return nil }
    return TeamRulesSheet(
      rules: context.squad.rules.map { rule in
        let text = texts.rule(rule.kind, rule.players.compactMap { name(of: $0) })
        return (rule.id, text, texts.removeRule(text))
      },
      players: presentByName.map {
        ($0.id, context.playerIndex.shownName(of: $0), chosen.contains($0.id))
      },
      canAdd: TeamRule.playerRange.contains(chosen.count),
      fixed: present.places.compactMap { fixedRow($0.player) },
      teams: lineUp.sides.map { ($0, texts.fix(in: name(of: $0.team))) },
      canFix: present.places.contains { chosen.contains($0.player) })
  }

  private func fixedRow(
    _ player: Player.ID
  ) -> (id: Player.ID, text: String, removeLabel: String)? {
    guard let side = lineUp.fixedTeam(of: player), let name = name(of: player) else { return nil }
    let text = texts.fixed(name, in: self.name(of: side.team))
    return (player, text, texts.removeRule(text))
  }

  /// Fixes the chosen players to a team.
  mutating func fix(in side: Side) -> [ScreenRequest] {
    guard case .rules(let chosen) = sheet, lineUp.sides.contains(side) else { return [] }
    let players = present.places.map { $0.player }.filter { chosen.contains($0) }
    guard !players.isEmpty else { return [] }
    sheet = .rules(chosen: [])
    let names = texts.row(players.compactMap { name(of: $0) })
    return change(
      to: lineUp.fixing(players, in: side.team), texts.fixed(names, in: name(of: side.team)))
  }

  /// Lets a player be in any team again.
  func unfix(_ player: Player.ID) -> [ScreenRequest] {
    var next = lineUp
    next.fixed.removeAll { $0.player == player }
    return [.keepLineUp(next)]
  }

  private var presentByName: [Player] {
    let index = context.playerIndex
    return index.sorted.map { index.players[$0] }.filter { player in
      lineUp.places.contains { $0.player == player.id }
    }
  }

  private func name(of player: Player.ID) -> String? {
    context.shownName(of: player)
  }

  /// Chooses a player for a further rule, or takes that back.
  mutating func chooseForRule(_ player: Player.ID) {
    guard case .rules(var chosen) = sheet else { return }
    if let position = chosen.firstIndex(of: player) {
      chosen.remove(at: position)
    } else {
      chosen.append(player)
    }
    sheet = .rules(chosen: chosen)
  }

  /// Adds a rule about the chosen players.
  mutating func addRule(_ kind: TeamRule.Kind, _ moment: Moment) -> [ScreenRequest] {
    guard case .rules(let chosen) = sheet,
      let rule = TeamRule(id: moment.newID(), kind, chosen)
    else { return [] }
    sheet = .rules(chosen: [])
    return [.record(.squad(.ruleAdded(rule)))]
  }

  /// Removes a rule, and offers to bring it back.
  func removeRule(_ id: TeamRule.ID) -> [ScreenRequest] {
    guard let rule = context.squad.rules.first(where: { $0.id == id }) else { return [] }
    let undo = Undo(message: texts.ruleRemoved, action: .record(.squad(.ruleAdded(rule))))
    return [.record(.squad(.ruleRemoved(id)), undo: undo)]
  }
}
