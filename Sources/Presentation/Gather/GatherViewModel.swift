package import Domain
package import Texts

/// The screen of a gather that is being played: score, clock and teams.
package struct GatherViewModel: MatchScreenModel {
  typealias Events = GatherEvent

  /// The form or question over the screen.
  enum Sheet {
    case settingTime(TimeForm)
    case confirmingClockCancel
    case confirmingEnd
    case match(MatchSheet)
    /// The teams that are to play next are chosen.
    case nextGame([Side])
    /// Score and clock alone, in large, and locked; unlocking takes two taps in different places.
    case scoreboard(unlockedAt: Instant?)
  }

  /// How long after the first tap the second one unlocks the scoreboard.
  private static let unlockingTime: TimeSpan = .seconds(5)

  var context: ScreenContext {
    didSet {
      // Another device may have ended it.
      if !isOngoing { sheet = nil }
      // Or have started the next game, to which an open form would then apply.
      if oldValue.squad.gather(id)?.currentGame.id != gather?.currentGame.id { closeForm() }
      noteClock(before: oldValue)
    }
  }
  package let id: Gather.ID
  var sheet: Sheet?
  /// Since the clock began to read otherwise because time passed.
  var settling = Settling(milliseconds: 1_000)
  /// The earlier game that is open to be corrected.
  var earlierGame = EarlierGame.none
  /// The goal that was added last here.
  private var lastGoal: (side: Side, tappedAt: Instant)?

  init(_ id: Gather.ID, context: ScreenContext) {
    self.id = id
    self.context = context
  }

  mutating func handle(_ event: GatherEvent, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .plusTapped(let side): return addGoal(for: side, in: moment)
    case .minusTapped(let side): return editor?.takeBackGoal(of: side, in: moment) ?? []
    case .input(.minutesTyped, let text): return updateTimeForm { $0.minutes = text }
    case .input(.secondsTyped, let text): return updateTimeForm { $0.seconds = text }
    case .presetTapped(let minutes):
      return updateTimeForm {
        $0.minutes = String(minutes)
        $0.seconds = "00"
      }
    case .periodsTapped(let periods): return updateTimeForm { $0.periods = periods }
    case .plain(.sheetDismissed): sheet = nil
    case .plain(.endTapped): sheet = isOngoing ? .confirmingEnd : nil
    case .plain(.endConfirmed): return end()
    case .plain(.discardTapped): return discard()
    case .plain(.scoreboardTapped): if isOngoing { sheet = .scoreboard(unlockedAt: nil) }
    case .plain(.unlockTapped):
      if isScoreboard { sheet = .scoreboard(unlockedAt: moment.now) }
    case .plain(.resultTapped): return isHere ? [.replace(with: .pastGather(id))] : []
    case .plain(.evenOutTapped): return evenOut(in: moment)
    case .gameTapped, .gamePlusTapped, .gameMinusTapped, .plain(.gameTakenBack):
      return handleEarlierGame(event, in: moment)
    case .plain(.nextGameTapped), .plain(.nextGameStarted), .teamTapped, .rotationTapped:
      return handleNextGame(event, in: moment)
    case .plain(let event): return handleClock(event, in: moment)
    }
    return []
  }

  mutating func handle(_ event: MatchEvent, in moment: Moment) -> [ScreenRequest] {
    guard let editor else { return [] }
    let requests = editor.handle(event, in: moment)
    sheet = editor.sheet.map { .match($0) }
    return requests
  }

  private mutating func addGoal(for side: Side, in moment: Moment) -> [ScreenRequest] {
    let earlier = lastGoal?.side == side ? lastGoal?.tappedAt : nil
    guard let editor, !moment.now.isSecondTap(after: earlier, withinMilliseconds: 300) else {
      return []
    }
    lastGoal = (side: side, tappedAt: moment.now)
    return editor.addGoal(for: side, in: moment)
  }

  private mutating func closeForm() {
    switch sheet {
    case .nextGame, .settingTime, .confirmingClockCancel: sheet = nil
    case .confirmingEnd, .match, .scoreboard, nil: break
    }
  }

  private mutating func end() -> [ScreenRequest] {
    guard case .confirmingEnd = sheet else { return [] }
    sheet = nil
    return [.record(.gather(id, .ended)), .replace(with: .pastGather(id))]
  }

  /// Deletes a match that was started by mistake.
  private mutating func discard() -> [ScreenRequest] {
    guard case .confirmingEnd = sheet else { return [] }
    sheet = nil
    let undo = Undo(
      message: texts.gatherDiscarded, action: .record(.gather(id, .set(.deleted, false))))
    return [.record(.gather(id, .set(.deleted, true)), undo: undo), .goBack(to: .players)]
  }

  var gather: Gather? {
    context.squad.gather(id)
  }
  private var isHere: Bool { context.squad.hasGather(id) }
  var isOngoing: Bool { context.isOngoing(id) }
  var ongoing: Gather? { gather.flatMap { $0.endedAt == nil ? $0 : nil } }
  var clock: MatchClock {
    gather?.currentGame.clock ?? MatchClock()
  }
  var texts: Strings { context.texts }
  private var editor: MatchEditor? {
    let open: MatchSheet? = if case .match(let sheet) = sheet { sheet } else { nil }
    return gather.map {
      MatchEditor(gather: $0, game: $0.currentGame, context: context, sheet: open)
    }
  }
}

extension GatherViewModel {
  package var title: String {
    if isOngoing { return texts.gatherInProgress }
    return gather.map { context.date(of: $0) } ?? texts.gatherGone
  }
  /// Why there is no gather to show; `nil` when there is one.
  package var absence: String? { isHere ? nil : texts.gatherGoneAdvice }
  /// The text when the gather ended elsewhere; `nil` while it goes on.
  package var gone: String? { isOngoing ? nil : texts.gatherEndedElsewhere }
  /// The score as a sentence, for screen readers.
  package var scoreAnnouncement: String {
    gather.map { texts.scoreAnnouncement($0.currentGame, of: $0) } ?? texts.gatherGone
  }
  /// Both sides of the game that is on.
  package var sides: [SideView] {
    let game = gather?.currentGame
    return (game?.pairing ?? .first).sides.map { SideView($0, in: game, of: gather, texts) }
  }
  /// The teams, the bench, and those who left.
  package var people: [PeopleList] { gather?.peopleNow(texts) ?? [] }
  /// The goals by time, each with the score after it.
  package var goals: [GoalRow] { gather.map { $0.goalRows(of: $0.currentGame, texts) } ?? [] }
  /// "Goals", of several games with the one that is on.
  package var goalsTitle: String {
    gather.map { texts.goalsTitle(of: $0.currentGame, in: $0) } ?? texts.goals
  }
  /// The table so far; none for a gather that is one match.
  package var table: [TableRow] { gather?.tableRows(texts) ?? [] }
  /// Two goals that may be the same one; `nil` when there are none.
  package var doubleNotice: DoubleNotice? { editor?.doubleNotice }
  /// Who follows and who keeps the score by links; `nil` while no one does.
  package var presence: String? { editor?.presenceText }
  /// The links that can be made; none for a scorekeeper.
  package var links: [Link.Purpose] { editor?.links ?? [] }
  /// What is open over the match; `nil` when nothing is.
  package var matchSheet: MatchSheetView? { editor?.view }
  /// When the running clock reaches zero, or did; `nil` while it is stopped or paused.
  var fullTime: Instant? { clock.zero }

  /// Whether only score and clock are shown, and taps change nothing.
  package var isScoreboard: Bool { if case .scoreboard = sheet { true } else { false } }
  /// Whether the scoreboard offers the way back to the match.
  package var isUnlocked: Bool { locksAt.map { context.now < $0 } ?? false }
  /// When the scoreboard offers the way back no longer; `nil` while it does not.
  var locksAt: Instant? {
    guard case .scoreboard(let unlockedAt?) = sheet else { return nil }
    return unlockedAt.advanced(by: Self.unlockingTime)
  }

  /// The question before the gather is ended; `nil` when it is not open.
  package var endQuestion: Confirmation? {
    guard case .confirmingEnd = sheet, let gather = ongoing else { return nil }
    return Confirmation(
      title: texts.endGather, text: texts.endQuestion(gather),
      confirmLabel: texts.endGather,
      alternativeLabel: context.isScorekeeper ? nil : texts.discard,
      isAlternativeDestructive: true, cancelLabel: texts.cancel, isDestructive: false)
  }

  /// The question before the clock is reset; `nil` when it is not open.
  package var clockQuestion: Confirmation? {
    guard case .confirmingClockCancel = sheet,
      let setting = ongoing?.currentGame.clock.format.length
    else {
      return nil
    }
    let time = minutesAndSeconds(setting.totalSeconds)
    return Confirmation(
      title: texts.resetClock, text: texts.clockQuestion(time),
      confirmLabel: texts.resetClock, cancelLabel: texts.back, isDestructive: true)
  }
}
