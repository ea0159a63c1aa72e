import Domain

extension Gather {
  /// The result as users post it in a group chat: score, goals and teams.
  func sharedResult(_ context: ScreenContext) -> String {
    let texts = context.texts
    let names = Side.allCases.map { texts.name(of: $0.team, in: self).onOneLine }
    var lines = [
      Phrase("\(names[0]) \(score.teamA)-\(score.teamB) \(names[1])").text,
      texts.dateAndTime(context.localTimeZone.civil(startedAt)),
    ]
    let goals = goalRows(texts).map { goal in
      Phrase("\(goal.score) \((goal.scorer ?? goal.team).onOneLine) \(goal.minute)").text
    }
    if !goals.isEmpty { lines += [""] + goals }
    let teams = peopleAfterwards(until: context.now, texts).filter { $0.team?.side != nil }
    lines.append("")
    for team in teams {
      let people = team.rows.map { $0.name.onOneLine }.joined(separator: ", ")
      lines.append(Phrase("\(team.title.onOneLine): \(people)").text)
    }
    return lines.joined(separator: "\n")
  }

  /// The result to be drawn: `Effect.sharePicture` has its lines.
  func drawnResult(_ context: ScreenContext) -> String {
    let texts = context.texts
    let head = [
      texts.name(of: .teamA, in: self), texts.name(of: .teamB, in: self), String(score.teamA),
      String(score.teamB),
      texts.dateAndTime(context.localTimeZone.civil(startedAt)),
    ]
    let goals = goalRows(texts).map { goal in
      Phrase("\(goal.side.word) \(goal.minute) \(goal.scorer ?? goal.team)").text
    }
    return (head + goals).joined(separator: "\n")
  }
}
