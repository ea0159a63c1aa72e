import Domain

extension Gather {
  /// The result as users post it in a group chat: score, goals and teams.
  func sharedResult(_ context: ScreenContext) -> String {
    let texts = context.texts
    let (teamA, teamB) = (texts.name(of: .teamA, in: self), texts.name(of: .teamB, in: self))
    var text = ShareText()
    text.add("\(teamA.onOneLine) \(score.teamA)-\(score.teamB) \(teamB.onOneLine)")
    text.add("\(context.fullDateAndTime(startedAt))")
    for (index, goal) in goalRows(texts).enumerated() {
      if index == 0 { text.add("") }
      text.add("\(goal.score) \((goal.scorer ?? goal.team).onOneLine) \(goal.minute)")
    }
    text.add("")
    for team in peopleAfterwards(until: context.now, texts) where team.team?.side != nil {
      let people = team.rows.map { $0.name.onOneLine }.joined(separator: ", ")
      text.add("\(team.title.onOneLine): \(people)")
    }
    return text.text
  }

  /// The result to be drawn: `Effect.sharePicture` has its lines.
  func drawnResult(_ context: ScreenContext) -> String {
    let texts = context.texts
    var text = ShareText()
    text.add("\(texts.name(of: .teamA, in: self).onOneLine)")
    text.add("\(texts.name(of: .teamB, in: self).onOneLine)")
    text.add("\(score.teamA)")
    text.add("\(score.teamB)")
    text.add("\(teamA.color?.rawValue ?? "")")
    text.add("\(teamB.color?.rawValue ?? "")")
    text.add("\(context.fullDateAndTime(startedAt)) · \(texts.appName)")
    for goal in goalRows(texts) {
      text.add("\(goal.side.word) \(goal.minute) \((goal.scorer ?? goal.team).onOneLine)")
    }
    return text.text
  }
}
