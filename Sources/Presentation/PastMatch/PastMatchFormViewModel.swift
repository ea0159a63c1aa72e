package import Domain
import Texts

/// The form in which a match of the past is entered: its day, who played, and how it ended.
package struct PastMatchFormViewModel: ScreenModel {
  var context: ScreenContext
  private(set) var form: PastMatchForm
  /// Whether the user tried to add the match, so that what is missing is said.
  private var wasTried = false

  init(context: ScreenContext) {
    self.context = context
    let today = CivilDay(context.localTimeZone.civil(context.now))
    form =
      context.drafts[Self.draft].flatMap { PastMatchForm($0.texts) }
      ?? PastMatchForm(on: today.advanced(byDays: -1))
  }

  private static var draft: DraftForm { .plain(.pastMatch) }

  mutating func handle(_ event: PastMatchEvent, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .input(let field, let text): form[field] = text
    case .placeTapped(let player, let side): form.toggle(player, in: side)
    case .scorer(let tap, let place): change(tap, at: place)
    case .plain(.lastTeamsTapped): form.place(lastTeams)
    case .plain(.cancelTapped): return [.forgetDraft(Self.draft), .goBack(to: .pastGathers)]
    case .plain(.doneTapped): return add(in: moment)
    }
    return [.keepDraft(Self.draft, form.texts)]
  }

  private mutating func add(in moment: Moment) -> [ScreenRequest] {
    guard case .success(let entry) = entry else {
      wasTried = true
      return []
    }
    let match = entry.match(listed, in: moment)
    let gather: Gather.ID = moment.newID()
    return [
      .record([.gather(gather, .recorded(match))] + credits(of: match, gather)),
      .forgetDraft(Self.draft), .replace(with: .pastGather(gather)),
    ]
  }

  /// Who scored, as far as the user said so; the other goals have no scorer.
  private func credits(of match: MatchRecord, _ gather: Gather.ID) -> [Change] {
    credits(of: .teamA, match.score.home, match, gather)
      + credits(of: .teamB, match.score.away, match, gather)
  }

  private func credits(
    of side: Side, _ count: Int, _ match: MatchRecord, _ gather: Gather.ID
  ) -> [Change] {
    let scorers = people(of: side).flatMap { person in
      let id = match.participants.first { person.scorer.isOne($0, in: side) }?.id
      return Array(repeating: id, count: form.goals(of: person.scorer)).compactMap { $0 }
    }
    return scorers.prefix(count).enumerated().map { number, scorer -> Change in
      .goal(
        gather, .entered(gather, side, number: number),
        .credited(.scored(by: scorer, assist: nil)))
    }
  }

  private mutating func change(_ tap: PastMatchEvent.GoalTap, at place: String) {
    let rows = scorerRows.flatMap { $0.rows }
    guard !place.isEmpty, let index = Int(digits: place.bytes), rows.indices.contains(index) else {
      return
    }
    let row = rows[index]
    switch tap {
    case .goalGiven where row.canGive: form.setGoals(row.goals + 1, of: row.scorer)
    case .goalTaken where row.goals > 0: form.setGoals(row.goals - 1, of: row.scorer)
    case .goalGiven, .goalTaken: break
    }
  }

  /// The players of the last match of two teams who are still in the list, each in the team that they were in
  /// last.
  private var lastTeams: [(player: Player.ID, side: Side)] {
    let last = context.squad.latestGathers(1) { $0.teamCount == 2 }.first
    return (last?.participants ?? []).compactMap { participant in
      guard let side = participant.team.side, let player = context.squad.player(participant.id),
        !player.isArchived
      else { return nil }
      return (participant.id, side)
    }
  }
}

// What was entered.
extension PastMatchFormViewModel {
  /// Why what was entered is no match yet.
  enum Problem: Error {
    case dayMissing, dayToCome, teamEmpty, scoreMissing
    case nameWrong(TextError)
  }

  /// What was entered, when it is a match.
  private struct Entry {
    let day: Instant
    let othersA: [ShortText]
    let othersB: [ShortText]
    let result: EnteredResult
    let score: Score

    /// The match; people who are in no list get new ids.
    func match(_ listed: [Participant], in moment: Moment) -> MatchRecord {
      let people =
        listed + guests(othersA, .teamA, in: moment) + guests(othersB, .teamB, in: moment)
      return MatchRecord(day: day, participants: people, result: result, score: score)
    }

    private func guests(_ names: [ShortText], _ team: Team, in moment: Moment) -> [Participant] {
      names.map { Participant(id: moment.newID(), name: $0, team: team) }
    }
  }

  private var entry: Result<Entry, Problem> {
    guard let day = CivilDay(text: form[.day]) else { return .failure(.dayMissing) }
    guard day <= CivilDay(context.localTimeZone.civil(context.now)) else {
      return .failure(.dayToCome)
    }
    let (othersA, othersB): ([ShortText], [ShortText])
    do throws(TextError) {
      (othersA, othersB) = (try form.others(in: .othersA), try form.others(in: .othersB))
    } catch {
      return .failure(.nameWrong(error))
    }
    let hasPeople = { (team: Team, others: [ShortText]) in
      !others.isEmpty || listed.contains { $0.team == team }
    }
    guard hasPeople(.teamA, othersA), hasPeople(.teamB, othersB) else {
      return .failure(.teamEmpty)
    }
    guard let score = form.result == .score ? form.score : Score() else {
      return .failure(.scoreMissing)
    }
    return .success(
      Entry(
        day: context.localTimeZone.noon(on: day, at: context.now), othersA: othersA,
        othersB: othersB, result: form.result, score: score))
  }

  /// The people of a team, those of the list first.
  private func people(of side: Side) -> [(scorer: PastScorer, name: ShortText)] {
    let others = (try? form.others(in: side == .teamA ? .othersA : .othersB)) ?? []
    return listed.filter { $0.team == side.team }.map { (.player($0.id), $0.name) }
      + others.map { (.other(side, $0), $0) }
  }

  private var listed: [Participant] {
    form.places.compactMap { place in
      context.squad.player(place.player).map {
        Participant(id: $0.id, name: $0.details.name, team: place.side.team)
      }
    }
  }
}

// What the form shows.
extension PastMatchFormViewModel {
  private var texts: Strings { context.texts }

  package var title: String { texts.addPastMatch }
  /// What stands in a field.
  package subscript(field: PastMatchField) -> String { form[field] }

  package var results: [SelectOption] {
    EnteredResult.allCases.map { result in
      let label =
        switch result {
        case .score: texts.scoreKnown
        case .teamAWon: texts.winnerIs(name: texts.side(.teamA))
        case .teamBWon: texts.winnerIs(name: texts.side(.teamB))
        case .drawn: texts.draw
        }
      return SelectOption(
        code: result.word, label: label, isChosen: result == form.result)
    }
  }
  /// Whether the score is entered, and not only who won.
  package var asksScore: Bool { form.result == .score }
  package var teams: [String] { [texts.side(.teamA), texts.side(.teamB)] }
  /// Whether there was a match of two teams whose teams can be taken, and are not.
  package var offersLastTeams: Bool {
    lastTeams.contains { form.side(of: $0.player) != $0.side }
  }

  /// A player, who may have played.
  package struct Row: Identifiable {
    package let id: Player.ID
    package let name: String
    /// The teams, of which they may be in one: "Ann: Team A".
    package let places: [(side: Side, letter: String, label: String, isChosen: Bool)]
  }

  /// The players by name.
  package var rows: [Row] {
    context.namesToPick.compactMap { choice in
      guard let id = Player.ID(word: choice.code) else { return nil }
      let chosen = form.side(of: id)
      return Row(
        id: id, name: choice.name,
        places: [Side.teamA, .teamB].map { side in
          (
            side, texts.letter(of: side.team),
            texts.placeInTeam(choice.name, texts.side(side)), side == chosen
          )
        })
    }
  }

  /// The people of a team who may have scored.
  package struct ScorerTeam: Identifiable {
    package var id: Side { side }
    package let side: Side
    /// "Team A: 2 of 5", over the rows.
    package let title: String
    package let rows: [ScorerRow]
  }

  /// Someone who may have scored.
  package struct ScorerRow {
    /// The place among the scorers of both teams, which the row's events carry.
    package let position: Int
    package let name: String
    package let goals: Int
    /// Whether the team has a goal that no one scored yet.
    package let canGive: Bool
    /// "One more goal: Ann", "One goal less: Ann", for screen readers.
    package let labels: (give: String, take: String)
    let scorer: PastScorer
  }

  /// The teams that scored, with their people; none until the score is known.
  package var scorerRows: [ScorerTeam] {
    guard asksScore, let score = form.score else { return [] }
    var position = 0
    return [(Side.teamA, score.home), (.teamB, score.away)].compactMap { side, count in
      let people = people(of: side)
      guard count > 0, !people.isEmpty else { return nil }
      let known = min(people.reduce(0) { $0 + form.goals(of: $1.scorer) }, count)
      let rows = people.map { person in
        defer { position += 1 }
        let name = person.name.text
        return ScorerRow(
          position: position, name: name, goals: form.goals(of: person.scorer),
          canGive: known < count,
          labels: (texts.oneMore(texts.goalsBy(name)), texts.oneLess(texts.goalsBy(name))),
          scorer: person.scorer)
      }
      return ScorerTeam(
        side: side, title: texts.scorersOfTeam(texts.side(side), known, of: count), rows: rows)
    }
  }

  /// Why the match cannot be added yet; `nil` when it can, and until the user tried.
  package var problemText: String? {
    guard wasTried else { return nil }
    return problem.map { problem in
      switch problem {
      case .dayMissing: texts.dayMissing
      case .dayToCome: texts.dayToCome
      case .nameWrong(let error): texts.textError(error)
      case .teamEmpty: texts.bothTeamsNeedPlayers
      case .scoreMissing: texts.scoreMissing
      }
    }
  }

  private var problem: Problem? {
    if case .failure(let problem) = entry { problem } else { nil }
  }
}

extension PastScorer {
  /// Whether a participant of a side is this person.
  fileprivate func isOne(_ participant: Participant, in side: Side) -> Bool {
    switch self {
    case .player(let id): participant.id == id
    case .other(_, let name): participant.name == name && participant.team == side.team
    }
  }
}
