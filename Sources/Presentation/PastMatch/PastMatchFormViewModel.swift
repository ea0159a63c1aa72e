package import Domain
import Texts

/// The form in which a match of the past is entered: its day, who played, and how it ended.
package struct PastMatchFormViewModel: ScreenModel {
  var context: ScreenContext
  private(set) var form: PastMatchForm

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
    case .plain(.lastTeamsTapped): form.place(lastTeams)
    case .plain(.cancelTapped): return [.forgetDraft(Self.draft), .goBack(to: .pastGathers)]
    case .plain(.doneTapped): return add(in: moment)
    }
    return [.keepDraft(Self.draft, form.texts)]
  }

  private func add(in moment: Moment) -> [ScreenRequest] {
    guard case .success(let entry) = entry else { return [] }
    let match = entry.match(listed, in: moment)
    let gather: Gather.ID = moment.newID()
    return [
      .record(.gather(gather, .recorded(match))), .forgetDraft(Self.draft),
      .replace(with: .pastGather(gather)),
    ]
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
  /// Whether there was a match of two teams whose teams can be taken.
  package var offersLastTeams: Bool { !lastTeams.isEmpty }

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

  package var canFinish: Bool { problem == nil }
  /// Why the match cannot be added yet; `nil` when it can.
  package var problemText: String? {
    problem.map { problem in
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
