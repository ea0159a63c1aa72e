package import Domain
package import Figures
import Texts

/// What a player's matches tell, in words.
package struct PlayerRecord {
  /// The periods that can be chosen.
  package let periods: [SelectOption]
  /// "15 matches".
  package let matches: String
  /// "7 won, 3 drawn, 5 lost"; `nil` without a match in the period.
  package let tally: String?
  /// How their last evenings ended, the newest last.
  package let form: [Outcome]
  /// The same as a figure.
  package let balance: Figure
  /// What else there is to say, a line each.
  package let facts: [Fact]
  /// The teammates and opponents that stand out.
  package let companions: [Companion]
  /// The players to compare with, by name: those who have played.
  package let others: [(id: Player.ID, name: String)]

  /// A line, and what it says as a figure.
  package struct Fact {
    package let text: String
    /// `nil` for what is said in words alone.
    package let figure: Figure?
  }

  /// A teammate or an opponent.
  package struct Companion {
    package let id: Player.ID
    /// "Best with".
    package let label: String
    package let name: String
    /// "9 won, 1 drawn, 2 lost · may be luck".
    package let facts: String
  }
}

extension PlayerRecord {
  /// The record of a player; `nil` for one who played no match.
  init?(of id: Player.ID, _ context: ScreenContext) {
    let first = context.evenings.first { $0.record(of: id) != nil }
    guard let first else { return nil }
    let texts = context.texts
    let evenings = context.periodEvenings
    let record = PersonalRecord(of: id, in: evenings, since: first.playedAt)
    let squad = context.squad
    let company = Company(of: id, in: evenings) { squad.player($0) != nil }
    periods = context.periodChoices
    matches = texts.matchCount(record.played)
    tally = record.played > 0 ? texts.tally(record.evenings) : nil
    form = record.form
    balance = .balance(record.evenings)
    let level = Self.level(of: id, context)
    let lines = [
      (Self.standing(of: id, context), Self.points(of: id, context)),
      (texts.runs(record.runs), nil),
      (texts.attendance(of: record), Self.attendance(of: id, since: first.playedAt, context)),
      (texts.goals(in: record.contribution), Self.goals(of: id, context)),
      (
        PersonalRecord.scoringRun(of: id, in: evenings).flatMap {
          $0 < 2 ? nil : texts.scoredInARow($0)
        }, nil
      ),
      (texts.timePlayed(in: record.contribution), nil),
      (level?.text, level?.course),
      (texts.nextMilestone(after: context.matches[id, default: 0]), nil),
    ]
    facts = lines.compactMap { text, figure in text.map { Fact(text: $0, figure: figure) } }
    companions = Self.companions(in: company, context)
    others = Self.others(than: id, context)
  }

  /// "place 2 of 14 · 1.60 points a match"; without a place the points alone, without a match nothing.
  private static func standing(of id: Player.ID, _ context: ScreenContext) -> String? {
    let texts = context.texts
    let table = context.periodTable
    guard let row = table.rows.first(where: { $0.id == id }) else { return nil }
    let points = texts.pointsAMatch(texts.hundredths(row.hundredthsPerMatch))
    guard let place = row.place, table.isRanked else { return points }
    return "\(texts.placeOf(place, of: table.rows.count { $0.place != nil })) · \(points)"
  }

  /// The points per match after each match of the period.
  private static func points(of id: Player.ID, _ context: ScreenContext) -> Figure {
    let rules = context.periodRules
    var (sum, matches) = (0, 0)
    let course = context.periodEvenings.compactMap { evening in
      evening.record(of: id).map { record in
        sum += rules.points(for: record, of: evening)
        matches += 1
        return 100 * sum / matches
      }
    }
    return .course(course, showing: 0...100 * rules.won)
  }

  /// Whether they came, evening by evening since their first one.
  private static func attendance(
    of id: Player.ID, since first: Instant, _ context: ScreenContext
  ) -> Figure {
    let declined = context.squad.plans.gathersDeclined(by: id)
    return .evenings(
      context.periodEvenings.filter { first <= $0.playedAt }.map { evening in
        guard evening.record(of: id) == nil else { return .came }
        return declined.contains(evening.id) ? .out : .missing
      })
  }

  /// How many goals they scored, match by match.
  private static func goals(of id: Player.ID, _ context: ScreenContext) -> Figure {
    .goals(context.periodEvenings.compactMap { $0.record(of: id)?.contribution.goals })
  }

  /// What level results give them, and its course after each match with the band within which it is believed to be; `nil`
  /// while levels are hidden.
  private static func level(
    of id: Player.ID, _ context: ScreenContext
  ) -> (text: String, course: Figure)? {
    guard context.preferences.showsLevels, let player = context.squad.player(id) else {
      return nil
    }
    let texts = context.texts
    let level = texts.level(context.ratings.levelFromResults(of: player), of: player)
    let course = context.course(of: player)
    return (
      "\(texts.label(of: PlayerField.level)) \(level)",
      .course(course.map { $0.level }, doubt: course.map { $0.deviation }, showing: 10...100)
    )
  }

  private static func companions(in company: Company, _ context: ScreenContext) -> [Companion] {
    let texts = context.texts
    func companion(_ one: Company.Companion?, _ label: String, _ facts: String?) -> Companion? {
      guard let one else { return nil }
      let doubt = one.mayBeLuck(of: company.games) ? " · \(texts.mayBeLuck)" : ""
      return Companion(
        id: one.id, label: label, name: context.nameInResults(of: one.id),
        facts: facts ?? "\(texts.tally(one.games))\(doubt)")
    }
    let often = company.mostOften
    return [
      companion(company.best, texts.bestWith, nil), companion(company.hardest, texts.hardest, nil),
      companion(often, texts.mostOften, often.map { texts.togetherCount($0.games.count) }),
    ].compactMap { $0 }
  }

  private static func others(
    than id: Player.ID, _ context: ScreenContext
  ) -> [(id: Player.ID, name: String)] {
    let index = context.playerIndex
    return index.sorted.map { index.players[$0].id }
      .filter { $0 != id && context.matches[$0] != nil }
      .map { ($0, context.nameInResults(of: $0)) }
  }
}

extension Strings {
  /// "7 won, 3 drawn, 5 lost".
  func tally(_ tally: Tally) -> String {
    self.tally(won: tally.won, drawn: tally.drawn, lost: tally.lost)
  }

  /// "won 2 in a row (best 5)"; `nil` when nothing holds for two matches.
  fileprivate func runs(_ runs: Runs) -> String? {
    if runs.won.now >= 2 { return "\(wonInARow(runs.won.now)) · \(bestRun(runs.won.best))" }
    guard runs.unbeaten.now >= 2 else { return nil }
    return "\(unbeatenInARow(runs.unbeaten.now)) · \(bestRun(runs.unbeaten.best))"
  }

  /// "came to 15 of 18 · 3 in a row".
  fileprivate func attendance(of record: PersonalRecord) -> String? {
    guard record.possible > 0 else { return nil }
    let came = cameTo(record.played, of: record.possible)
    return record.runs.there.now < 2 ? came : "\(came) · \(inARow(record.runs.there.now))"
  }

  /// "7 goals · 4 assists · 1 own goal · 2 clean sheets", of which those without any are left out.
  fileprivate func goals(in sum: Contribution) -> String? {
    let parts = [
      sum.goals > 0 ? goalCount(sum.goals) : nil,
      sum.assists > 0 ? assistCount(sum.assists) : nil,
      sum.ownGoals > 0 ? ownGoalCount(sum.ownGoals) : nil,
      sum.cleanSheets > 0 ? cleanSheetCount(sum.cleanSheets) : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// "552 min played in 12 games with a clock".
  fileprivate func timePlayed(in sum: Contribution) -> String? {
    let minutes = Int(sum.milliseconds / 60_000)
    guard minutes > 0 else { return nil }
    return timePlayed(minutesShort(minutes), in: sum.clockedGames)
  }

  /// "3 more matches until number 50"; `nil` while it is more than ten matches away.
  fileprivate func nextMilestone(after matches: Int) -> String? {
    let next = Milestone.next(after: matches)
    guard next - matches <= 10 else { return nil }
    return matchesToMilestone(next - matches, to: next)
  }
}
