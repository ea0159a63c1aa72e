import Domain
import Texts

extension MatchEditor {
  /// The open sheet, ready to show; `nil` when none is open or what it was about is gone.
  var view: MatchSheetView? {
    switch sheet {
    case .person(let id, let name): .person(personSheet(id, shownName(of: id) ?? name.text))
    case .arrival(let text): .arrival(arrivalSheet(text))
    case .goal(let id): goal(id).map { .goal(goalSheet($0)) }
    case .movedGoal(let id, let lost): goal(id).map { .goal(goalSheet($0, lost: lost)) }
    case .share: .share(shareSheet)
    case .link(let open): linkSheet(open).map { .link($0) }
    case nil: nil
    }
  }

  private func personSheet(_ id: Player.ID, _ name: String) -> PersonSheet {
    let place = gather.appearance(of: id)?.place
    let moves = (gather.sides.map { $0.team } + [.bench]).filter { $0 != place }.map { team in
      PersonSheet.Move(team: team, label: texts.moveTo(team, texts.name(of: team, in: gather)))
    }
    let canLeave = place != nil && gather.endedAt == nil
    return PersonSheet(name: name, moves: moves, leaveLabel: canLeave ? texts.leaves : nil)
  }

  private func arrivalSheet(_ text: String) -> ArrivalSheet {
    let index = context.playerIndex
    let absent = index.positions(matching: text).filter { !gather.has(index.players[$0].id) }
    return ArrivalSheet(
      title: gather.endedAt == nil ? texts.lateArrival : texts.addPlayer, text: text,
      players: absent.prefix(Self.arrivalLimit).map { position in
        let player = index.players[position]
        let name = index.shownName(at: position)
        let avatar = player.details.name.text.initials
        return ArrivalSheet.Person(id: player.id, name: name, avatar: avatar)
      },
      guestLabel: (try? ShortText(text)).map { texts.addGuest($0.text) })
  }

  /// More names than a user wants to scroll through; typing shortens the list.
  private static let arrivalLimit = 40

  private func goalSheet(_ goal: Goal, lost: Player.ID? = nil) -> GoalSheet {
    let credit = goal.credit
    let scorers = gather.players(for: credit.isOwnGoal ? opponent(for: goal) : goal.side)
    let assists =
      credit.isOwnGoal || credit.scorer == nil
      ? [] : gather.players(for: goal.side).filter { $0.id != credit.scorer }
    let names = gather.shownNames
    let other = opponent(for: goal).team
    return GoalSheet(
      id: goal.id, title: title(of: goal), otherTeam: other,
      otherLabel: texts.moveTo(other, texts.name(of: other, in: gather)),
      minutes: minuteChoices(for: goal), isOwnGoal: credit.isOwnGoal,
      question: credit == .unknown ? lost.flatMap { question(about: $0, of: goal) } : nil,
      scorers: scorers.map { GoalSheet.Choice($0, names, isChosen: $0.id == credit.scorer) },
      assists: assists.map { GoalSheet.Choice($0, names, isChosen: $0.id == credit.assist) })
  }
}

extension MatchEditor {
  private func title(of goal: Goal) -> String {
    let minute = gather.minute(of: goal, in: game(of: goal), texts)
    return words(minute, texts.name(of: goal.side.team, in: gather))
  }

  private func question(about lost: Player.ID, of goal: Goal) -> String? {
    shownName(of: lost).map {
      texts.whoScoredInstead(of: $0, for: texts.name(of: goal.side.team, in: gather))
    }
  }

  private func minuteChoices(
    for goal: Goal
  ) -> [(code: String, text: String, isChosen: Bool)] {
    let clock = game(of: goal).clock
    let periods = max(clock.format.periods, clock.periods.count)
    let chosen = clock.minute(at: goal.scoredAt)
    return minutes(for: goal).map {
      ($0.code, texts.matchMinute($0, periods: periods), $0 == chosen)
    }
  }
}

extension GoalSheet.Choice {
  fileprivate init(_ appearance: Appearance, _ names: ShownNames, isChosen: Bool) {
    self.init(id: appearance.id, name: names.text(appearance), isChosen: isChosen)
  }
}

extension Gather {
  /// Those who played for a side at any time.
  func players(for side: Side) -> [Appearance] {
    appearances.filter { $0.stints.contains { $0.team == side.team } }
  }
}
