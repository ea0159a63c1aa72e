import Domain
import Texts

extension Gather {
  /// The result as users post it in a group chat: score, goals and teams; of a
  /// row of games, the table and each of them.
  func sharedResult(_ context: ScreenContext) -> String {
    let texts = context.texts
    var text = ShareText()
    if isRowOfGames {
      text.add("\(texts.winner(of: self).onOneLine)")
    } else {
      text.add(result(of: currentGame, texts))
    }
    text.add("\(context.fullDate(of: self))")
    let milestones = context.milestones(of: id).map { $0.onOneLine }
    if !milestones.isEmpty { text.add(milestones.joined(separator: " · ")) }
    if isRowOfGames { add(table: tableRows(texts), to: &text, texts) }
    for game in isRowOfGames ? playedGames : [] {
      text.add("")
      text.add(result(of: game, texts))
      add(goalsOf: game, to: &text, texts)
    }
    if !isRowOfGames, !currentGame.goals.isEmpty {
      text.add("")
      add(goalsOf: currentGame, to: &text, texts)
    }
    let teams = peopleAfterwards(until: context.now, texts).filter { $0.team?.side != nil }
    // A scorekeeper shares no names.
    guard teams.contains(where: { !$0.rows.isEmpty }) else { return text.text }
    text.add("")
    for team in teams {
      let people = texts.row(team.rows.map { $0.name.onOneLine }, and: team.unnamed)
      text.add("\(team.title.onOneLine): \(people)")
    }
    return text.text
  }

  private func result(of game: Game, _ texts: Strings) -> String {
    let names = texts.names(in: game, of: self)
    guard game.isScoreKnown else {
      return "\(texts.opponents(in: self).onOneLine): \(texts.winner(of: self).onOneLine)"
    }
    return texts.result(
      home: names[0].onOneLine, score: texts.score(game.score), away: names[1].onOneLine)
  }

  private func add(goalsOf game: Game, to text: inout ShareText, _ texts: Strings) {
    for goal in goalRows(of: game, texts) {
      text.add(words(goal.score, texts.isolated((goal.scorer ?? goal.team).onOneLine), goal.minute))
    }
  }

  private func add(table: [TableRow], to text: inout ShareText, _ texts: Strings) {
    for (index, row) in table.enumerated() {
      let name = texts.isolated(row.name.onOneLine)
      let standing = texts.standingInText(row.standing.points, row.goals)
      text.add("\(index + 1). \(name): \(standing)")
    }
  }

  /// The result to be drawn: `Effect.sharePicture` has its lines.
  func drawnResult(_ context: ScreenContext) -> String {
    let texts = context.texts
    var text = ShareText()
    text.add("result")
    let sides = currentGame.pairing.sides
    for side in sides { text.add("\(texts.name(of: side.team, in: self).onOneLine)") }
    text.add("\(currentGame.score.home)")
    text.add("\(currentGame.score.away)")
    for side in sides { text.add("\(self[side].color?.rawValue ?? "")") }
    text.add("\(context.fullDate(of: self)) · \(texts.appName)")
    for goal in goalRows(of: currentGame, texts) {
      text.add(words(goal.side.word, goal.minute, (goal.scorer ?? goal.team).onOneLine))
    }
    return text.text
  }
}
