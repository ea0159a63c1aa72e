package import Domain
package import Texts

/// A gather as followers see it: everything is read, nothing is changed.
///
/// A server renders it for many visitors, so it knows no time zone.
package struct FollowViewModel {
  private let gather: Gather
  private let texts: Strings
  private let dateForm: DateForm
  private let now: Instant
  /// When a device that keeps score was last heard of; `nil` when it was not.
  private let heardAt: Instant?

  package init(
    _ gather: Gather, _ texts: Strings, _ dateForm: DateForm, at now: Instant, heardAt: Instant?
  ) {
    self.gather = gather
    self.texts = texts
    self.dateForm = dateForm
    self.now = now
    self.heardAt = heardAt
  }
}

extension FollowViewModel {
  /// "Bibs 2–1 Skins · 2nd half", as chats show it.
  package var title: String {
    guard !isOverRow else { return "\(gamesText) · \(state)" }
    guard game.isScoreKnown else { return "\(texts.opponents(in: gather)) · \(state)" }
    let (home, away) = (sides[0], sides[1])
    return texts.followTitle(
      home: home.name, score: texts.scoreInTitle(home.goals, away.goals), away: away.name,
      state: state)
  }
  /// The last goals in a line, with who scored; `nil` before the first.
  package var goalsInWords: String? {
    lastGoals { words($0.score, $0.scorer ?? $0.team, $0.minute) }
  }
  /// The last goals in a line, with the teams in place of people; `nil` before the first.
  package var goalsWithoutNames: String? { lastGoals { words($0.score, $0.team, $0.minute) } }

  private func lastGoals(_ words: (GoalRow) -> String) -> String? {
    goals.isEmpty ? nil : goals.suffix(5).map(words).joined(separator: " · ")
  }
  /// The score and the state as a sentence, for screen readers.
  package var announcement: String {
    let result = isOverRow ? gamesText : texts.scoreAnnouncement(game, of: gather)
    return "\(result). \(state)"
  }

  /// Both sides of the game that is on, or was the last one.
  package var sides: [SideView] {
    game.pairing.sides.map { SideView($0, in: game, of: gather, texts) }
  }
  /// The games so far; none for a gather that is one match.
  package var games: [PlanRow] { gather.gameRows(texts) }
  /// The table so far; none for a gather that is one match.
  package var table: [TableRow] { gather.tableRows(texts) }
  package var isOver: Bool { gather.endedAt != nil }
  private var game: Game { gather.shownGame }
  /// Whether several games are over, which have no score together.
  private var isOverRow: Bool { isOver && gather.isRowOfGames }
  /// How many games were played, in place of a score; `nil` while a game goes on, and for one match.
  package var gamesPlayed: String? { isOverRow ? gamesText : nil }
  private var gamesText: String { texts.gameCount(gather.playedGames.count) }
  /// The result when the gather is over, else the clock's state: "2nd half".
  package var state: String {
    if isOver { return texts.winner(of: gather) }
    guard !isFullTime else { return fullTimeState }
    return texts.state(of: gather.currentGame.clock, at: now)
  }
  package var isFullTime: Bool { !isOver && gather.currentGame.clock.reading(at: now) == .fullTime }
  /// The state from the moment at which the running clock reaches zero.
  package var fullTimeState: String {
    texts.state(of: gather.currentGame.clock, at: gather.currentGame.clock.zero ?? now)
  }

  /// The time that is left of the period, as the organiser's clock shows it, and then the added time:
  /// `09:48`, `+00:42`; `nil` before the first period, between two, and after the end.
  package var clock: String? {
    guard !isOver, gather.currentGame.clock.current != nil else { return nil }
    let added = gather.currentGame.clock.addedMilliseconds(at: now)
    return isFullTime ? texts.addedTime(added) : texts.clock(timeLeft)
  }
  /// The same in words, so that no one takes it for the time that was played: "9 min left"; `nil` in
  /// added time, too.
  package var timeLeftText: String? {
    clock == nil || isFullTime ? nil : texts.timeLeft(timeLeft)
  }
  private var timeLeft: Int64 { gather.currentGame.clock.remainingMilliseconds(at: now) }
  /// From when on the running clock ran, and the milliseconds of the period; `nil` while it does not
  /// run.
  package var running: (from: Instant, length: Int64)? {
    guard !isOver, let period = gather.currentGame.clock.current, period.isRunning else {
      return nil
    }
    let played = period.played(until: now)
    return (now.advanced(byMilliseconds: -played), period.length.milliseconds)
  }

  /// When a device that keeps score was last heard of, while that matters.
  package var lastHeard: Instant? { running == nil ? nil : heardAt }
  /// Whether the page says that there is no news.
  package var isQuiet: Bool {
    guard running != nil else { return false }
    return heardAt.map { $0.span(until: now) > Presence.patience } ?? true
  }
  /// The time of day of the last news, for visitors without script.
  package var lastHeardText: String? {
    lastHeard.map {
      let time = texts.timeOfDay(
        CivilTime($0), dateForm)
      return "\(time) UTC"
    }
  }

  package var goals: [GoalRow] { gather.goalRows(of: game, texts) }
  /// "Goals", of several games with the one in which they fell.
  package var goalsTitle: String { texts.goalsTitle(of: game, in: gather) }
  package var people: [PeopleList] {
    isOver ? gather.peopleAfterwards(until: now, texts) : gather.peopleNow(texts)
  }
  package var playedAt: Instant { gather.playedAt }
  /// The day, by Greenwich's date, and the time unless only the day is known.
  package var date: String {
    let time = CivilTime(gather.playedAt)
    return gather.isEntered
      ? texts.date(time, dateForm) : texts.dateAndTime(time, on: nil, dateForm)
  }
  /// Whether the time is known, so that a page can show it by its visitor's clock.
  package var hasTime: Bool { !gather.isEntered }
}
