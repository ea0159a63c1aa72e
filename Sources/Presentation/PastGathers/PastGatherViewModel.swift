package import Domain
package import Figures
package import Texts

/// The screen of one gather that is over: its result, to share and to correct.
package struct PastGatherViewModel: MatchScreenModel {
  typealias Events = PastGatherEvent

  enum Mode {
    /// Perhaps the ways to share it, or a link, are open.
    case result(MatchSheet?)
    case confirmingDeletion
    /// Goals, teams and the end can be changed; perhaps a sheet is open.
    case correcting(MatchSheet?)
  }

  var context: ScreenContext
  package let id: Gather.ID
  private(set) var mode = Mode.result(nil)
  private var chosenGame = ChosenGame.last

  /// Which of several games is shown.
  private enum ChosenGame {
    case last
    /// The game with an id; without one, the first.
    case game(Game.ID?)
  }

  init(_ id: Gather.ID, context: ScreenContext) {
    self.id = id
    self.context = context
  }

  mutating func handle(_ event: PastGatherEvent, in moment: Moment) -> [ScreenRequest] {
    guard let gather else { return [] }
    switch event {
    case .plain(.reopenTapped): return reopen(gather)
    case .plain(.correctTapped): if gather.endedAt != nil { mode = .correcting(nil) }
    case .plain(.correctionDone): mode = .result(nil)
    case .plain(.shareTapped):
      mode = .result(nil)
      return [
        .perform(.share(shared(.result) { $0.gather?.sharedResult($0.context) ?? "" }))
      ]
    case .plain(.pictureTapped):
      guard hasPicture else { return [] }
      mode = .result(nil)
      return [
        .perform(
          .sharePicture(shared(.resultPicture) { $0.gather?.drawnResult($0.context) ?? "" }))
      ]
    case .plain(.countTapped): if countLabel != nil { return count(gather) }
    case .plain(.countInTablesTapped): if tablesLabel != nil { return countInTables(gather) }
    case .plain(.twinRemoved): return removeTwin(of: gather)
    case .plain(.deleteTapped): mode = .confirmingDeletion
    case .plain(.deletionCancelled): mode = .result(nil)
    case .plain(.deletionConfirmed): return delete()
    case .plusTapped(let side):
      guard isCorrecting else { return [] }
      guard let editor else { return [] }
      return editor.addGoal(for: side, at: gather.end(of: editor.game), in: moment)
    case .minusTapped(let side):
      guard isCorrecting else { return [] }
      return editor?.takeBackGoal(of: side, in: moment) ?? []
    case .gameTapped(let index):
      let games = listedGames(of: gather)
      if games.indices.contains(index) { chosenGame = .game(games[index].id) }
    case .plain(.gameTakenBack): return takeBackGame(of: gather)
    case .input(.endChosen, let text): return correctEnd(text, of: gather, now: moment.now)
    case .input(.daySet, let text): return correctDay(text, of: gather, now: moment.now)
    }
    return []
  }

  mutating func handle(_ event: MatchEvent, in moment: Moment) -> [ScreenRequest] {
    // Names are offered after a goal was added, and then perhaps tapped after the correction.
    guard let editor else { return [] }
    let requests = editor.handle(event, in: moment)
    switch (mode, editor.sheet) {
    case (.correcting, let sheet): mode = .correcting(sheet)
    case (.result, let sheet): mode = .result(sheet?.sharesResult == true ? sheet : nil)
    case (.confirmingDeletion, _): break
    }
    return requests
  }

  /// Leaves the gather out of the players' levels, or takes it in again.
  private func count(_ gather: Gather) -> [ScreenRequest] {
    gather.isExcluded
      ? [.record(.gather(id, .set(.excluded, false)))]
      : [
        .record(
          .gather(id, .set(.excluded, true)),
          undo: Undo(
            message: texts.doesNotCount, action: .record(.gather(id, .set(.excluded, false)))))
      ]
  }

  /// Leaves the gather out of tables, or takes it in again.
  private func countInTables(_ gather: Gather) -> [ScreenRequest] {
    let takenIn = Change.gather(id, .set(.leftOutOfTables, false))
    guard !gather.isLeftOutOfTables else { return [.record(takenIn)] }
    return [
      .record(
        .gather(id, .set(.leftOutOfTables, true)),
        undo: Undo(message: texts.notInTables, action: .record(takenIn)))
    ]
  }

  /// Goes on with the match, whether it is over or not.
  private func reopen(_ gather: Gather) -> [ScreenRequest] {
    guard !gather.isEntered else { return [] }
    let play = ScreenRequest.replace(with: .gather(id))
    return gather.endedAt == nil ? [play] : [.record(.gather(id, .reopened)), play]
  }

  private mutating func delete() -> [ScreenRequest] {
    guard case .confirmingDeletion = mode else { return [] }
    mode = .result(nil)
    let undo = Undo(
      message: texts.gatherDeleted, action: .record(.gather(id, .set(.deleted, false))))
    return [.record(.gather(id, .set(.deleted, true)), undo: undo), .goBack(to: .pastGathers)]
  }

  /// Deletes the later of two matches that may be the same one.
  ///
  /// All devices agree on which that is, so that two that do it at the same time do not delete both.
  private func removeTwin(of gather: Gather) -> [ScreenRequest] {
    guard let twin = twin(of: gather) else { return [] }
    let (kept, removed) =
      gather.id.uuidString.bytes.lexicographicallyPrecedes(twin.id.uuidString.bytes)
      ? (gather, twin) : (twin, gather)
    let undo = Undo(
      message: texts.gatherDeleted, action: .record(.gather(removed.id, .set(.deleted, false))))
    let removal = ScreenRequest.record(.gather(removed.id, .set(.deleted, true)), undo: undo)
    return kept.id == id ? [removal] : [removal, .replace(with: .pastGather(kept.id))]
  }

  private func twin(of gather: Gather) -> Gather? {
    context.isScorekeeper ? nil : context.twin(of: gather)
  }

  /// Moves the end to another time of day, the last one that is not in the future.
  private func correctEnd(_ text: String, of gather: Gather, now: Instant) -> [ScreenRequest] {
    guard isCorrecting, let end = gather.endedAt, let minute = MinuteOfDay(field: text) else {
      return []
    }
    let ended = context.localTimeZone.civil(end)
    var corrected = end.advanced(by: .minutes(minute.number - ended.hour * 60 - ended.minute))
    if corrected < gather.startedAt { corrected = corrected.advanced(by: .days(1)) }
    if now < corrected { corrected = corrected.advanced(by: -.days(1)) }
    guard gather.startedAt <= corrected, corrected != end else { return [] }
    let undo = Undo(
      message: texts.endCorrected, action: .record([.gather(id, .endMoved(to: end))]))
    return [.record([.gather(id, .endMoved(to: corrected))], undo: undo)]
  }

  /// Moves the gather to another day, at the same time of day; none in the future.
  private func correctDay(_ text: String, of gather: Gather, now: Instant) -> [ScreenRequest] {
    guard isCorrecting, !context.isScorekeeper, let day = CivilDay(text: text) else { return [] }
    let former = CivilDay(context.localTimeZone.civil(gather.playedAt))
    let moved = context.localTimeZone.moving(gather.playedAt, byDays: day.number - former.number)
    guard day != former, moved <= now else { return [] }
    let undo = Undo(
      message: texts.daySet, action: .record(.gather(id, .daySet(to: gather.playedAt))))
    return [.record(.gather(id, .daySet(to: moved)), undo: undo)]
  }

  private var gather: Gather? {
    context.squad.gather(id)
  }
  private var isHere: Bool { context.squad.hasGather(id) }
  private var editor: MatchEditor? {
    let open: MatchSheet? =
      switch mode {
      case .correcting(let sheet), .result(let sheet): sheet
      case .confirmingDeletion: nil
      }
    return gather.map {
      MatchEditor(gather: $0, game: shownGame(of: $0), context: context, sheet: open)
    }
  }

  /// The games that were played, and the one that is shown, whose last goal may have been taken back.
  private func listedGames(of gather: Gather) -> [Game] {
    let played = gather.playedGames
    guard case .game(let chosen) = chosenGame else { return played }
    return gather.games.filter { game in
      game.id == chosen || played.contains { $0.id == game.id }
    }
  }

  private func shownGame(of gather: Gather) -> Game {
    let games = listedGames(of: gather)
    if case .game(let chosen) = chosenGame, let game = games.first(where: { $0.id == chosen }) {
      return game
    }
    return games.last ?? gather.currentGame
  }

  private func takeBackGame(of gather: Gather) -> [ScreenRequest] {
    let game = shownGame(of: gather)
    guard gameLabel != nil, let gameID = game.id else { return [] }
    let undo = Undo(
      message: texts.gameTakenBack, action: .record(.gather(id, .gameStarted(gameID, game.pairing)))
    )
    return [.record(.gather(id, .gameTakenBack(gameID)), undo: undo)]
  }
}

extension PastGatherViewModel {
  private var texts: Strings { context.texts }

  /// Why there is no gather to show; `nil` when there is one.
  package var absence: String? { isHere ? nil : texts.gatherGoneAdvice }
  /// The date of the gather, or that it is gone.
  package var title: String {
    gather.map { context.date(of: $0) } ?? texts.gatherGone
  }
  /// The score, winner and teams; `nil` when the gather is gone.
  package var summary: GatherRow? { gather.map { GatherRow($0, context) } }
  /// The score as a sentence, for screen readers.
  package var scoreAnnouncement: String {
    guard let gather else { return texts.gatherGone }
    return gather.isRowOfGames
      ? texts.gameCount(gather.playedGames.count)
      : texts.scoreAnnouncement(gather.currentGame, of: gather)
  }
  package var isCorrecting: Bool {
    if case .correcting = mode { gather?.endedAt != nil } else { false }
  }
  /// The label of the button that goes on with the match: "Reopen", or "Resume gather"; `nil` for one that was
  /// entered afterwards.
  package var reopenLabel: String? {
    guard let gather, !gather.isEntered else { return nil }
    return gather.endedAt == nil ? texts.resumeGather : texts.reopen
  }
  /// That the match may have been entered twice; `nil` when it was not.
  package var twinNote: String? {
    gather.flatMap { twin(of: $0) }.map { _ in texts.possibleTwin }
  }
  /// Two goals that may be the same one; `nil` when there are none.
  package var doubleNotice: DoubleNotice? { editor?.doubleNotice }
  package var canCorrect: Bool { gather?.endedAt != nil }
  /// The label of the button that leaves the gather out of the players' levels, or takes it in again;
  /// `nil` unless the organiser corrects it.
  package var countLabel: String? {
    guard isCorrecting, !context.isScorekeeper else { return nil }
    return gather?.isExcluded == true ? texts.includeInLevels : texts.excludeFromLevels
  }
  /// What players reached in the gather, a line each: "Eva: match number 50".
  package var milestones: [String] { context.milestones(of: id) }
  /// "Does not count for levels", if it does not.
  package var countNote: String? { gather?.isExcluded == true ? texts.doesNotCount : nil }
  /// The label of the button that leaves the gather out of tables, or takes it in again; `nil` unless the
  /// organiser corrects it.
  package var tablesLabel: String? {
    guard isCorrecting, !context.isScorekeeper else { return nil }
    return gather?.isLeftOutOfTables == true ? texts.countInTables : texts.leaveOutOfTables
  }
  /// "Does not count in tables", if it does not.
  package var tablesNote: String? {
    gather?.isLeftOutOfTables == true ? texts.notInTables : nil
  }
  /// The label of the link to the form of a planned game; `nil` while the gather is corrected, and for a scorekeeper.
  package var nextGameLabel: String? {
    !isHere || isCorrecting || context.isScorekeeper ? nil : texts.planTheNext
  }
  /// The label of the delete button; `nil` when the gather is gone or corrected.
  package var deleteLabel: String? {
    !isHere || isCorrecting || context.isScorekeeper ? nil : texts.deleteGather
  }

  /// Both sides of the game that is shown.
  package var sides: [SideView] {
    guard let gather else { return [] }
    let game = shownGame(of: gather)
    return game.pairing.sides.map { SideView($0, in: game, of: gather, texts) }
  }
  /// The games, of which one is shown; none for a gather that is one match.
  package var games: [PlanRow] {
    gather.map { $0.isRowOfGames ? $0.gameRows(listedGames(of: $0), texts) : [] } ?? []
  }
  /// The place among the games of the one that is shown.
  package var shownGame: Int {
    guard let gather else { return 0 }
    let shown = shownGame(of: gather).id
    return listedGames(of: gather).firstIndex { $0.id == shown } ?? 0
  }
  /// The label of the button that takes back the game that is shown; `nil` unless it is corrected and
  /// not the first.
  package var gameLabel: String? {
    guard isCorrecting, let gather, gather.isRowOfGames else { return nil }
    return shownGame(of: gather).id.map { _ in texts.takeBackGame }
  }
  /// The table; none for a gather that is one match.
  package var table: [TableRow] { gather?.tableRows(texts) ?? [] }
  /// Whether there is a picture of the result: not of a row of games, and only of a score.
  package var hasPicture: Bool {
    gather.map { !$0.isRowOfGames && $0.currentGame.isScoreKnown } ?? false
  }
  /// The teams, and those who did not play if there are any; the people as they are now while the
  /// teams are corrected.
  package var people: [PeopleList] {
    guard let gather else { return [] }
    return isCorrecting
      ? gather.peopleNow(texts) : gather.peopleAfterwards(until: context.now, texts)
  }
  /// What is open over the result; `nil` when nothing is.
  package var matchSheet: MatchSheetView? {
    let view = editor?.view
    guard case .share(var sheet)? = view else { return view }
    sheet.result = hasPicture ? .textOrPicture : .text
    return .share(sheet)
  }

  var wakesAt: [Instant] { [context.midnight] }

  /// When the gather was started and ended.
  package var times: [(label: String, value: String)] {
    guard let gather, !gather.isEntered else { return [] }
    var times = [(label: texts.started, value: context.fullDateAndTime(gather.startedAt))]
    if let end = gather.endedAt, !isCorrecting {
      times.append((label: texts.ended, value: context.fullDateAndTime(end)))
    }
    return times
  }

  /// The time of day at which the gather ended, as a browser's time field has it; `nil` unless it
  /// is corrected.
  package var endField: String? {
    guard isCorrecting, gather?.isEntered == false, let end = gather?.endedAt else { return nil }
    return texts.timeField(context.localTimeZone.civil(end))
  }

  /// The day on which it was played, as a browser's date field has it; `nil` unless the organiser corrects it.
  package var dayField: String? {
    guard isCorrecting, !context.isScorekeeper else { return nil }
    return gather.map { CivilDay(context.localTimeZone.civil($0.playedAt)).text }
  }

  /// Whether there is something to say of goals, and not only of who won.
  package var hasGoals: Bool {
    isCorrecting || gather.map { shownGame(of: $0).isScoreKnown } ?? false
  }
  /// "Goals", of several games with the one that is shown.
  package var goalsTitle: String {
    gather.map { texts.goalsTitle(of: shownGame(of: $0), in: $0) } ?? texts.goals
  }
  /// The text of a gather without goals; `nil` otherwise.
  package var noGoals: String? {
    guard let gather, shownGame(of: gather).goals.isEmpty, shownGame(of: gather).isScoreKnown else {
      return nil
    }
    return texts.noGoals
  }
  /// The goals on the line of its minutes; `nil` without goals, and where no clock ran.
  package var goalsLine: Figure? {
    guard let gather, let end = gather.endedAt, !gather.isEntered else { return nil }
    let game = shownGame(of: gather)
    guard !game.goals.isEmpty, !game.clock.periods.isEmpty else { return nil }
    let minute = { (instant: Instant) in
      Int(game.clock.played(from: .earliest, until: instant) / 60_000)
    }
    return .goals(
      game.goals.map {
        Figure.Goal(byFirst: $0.side == game.pairing.home, minute: minute($0.scoredAt))
      }, length: minute(end))
  }
  /// The goals of the game that is shown, each with the score after it.
  package var goals: [GoalRow] {
    gather.map { $0.goalRows(of: shownGame(of: $0), texts) } ?? []
  }

  /// The question before the gather is deleted; `nil` when it is not open.
  package var deletionQuestion: Confirmation? {
    guard case .confirmingDeletion = mode, isHere else { return nil }
    return Confirmation(
      title: texts.deleteGather, text: texts.deleteGatherQuestion,
      confirmLabel: texts.delete, cancelLabel: texts.cancel, isDestructive: true)
  }
}
