package import Domain

/// The screen of a gather that is being played: score, clock and teams.
package struct GatherViewModel: ScreenModel {
  /// The form or question over the screen.
  enum Sheet {
    case settingTime(minutes: String, seconds: String)
    case confirmingClockCancel
    case confirmingEnd
  }

  var context: ScreenContext {
    didSet {
      // Another device may have ended it.
      if ongoing == nil { sheet = nil }
    }
  }
  package let id: Gather.ID
  private(set) var sheet: Sheet?
  /// The goal that was added last here.
  private var lastGoal: (side: Side, tappedAt: Instant)?

  init(_ id: Gather.ID, context: ScreenContext) {
    self.id = id
    self.context = context
  }

  mutating func handle(_ event: GatherEvent, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .plusTapped(let side): return addGoal(for: side, in: moment)
    case .minusTapped(let side): return takeBackGoal(of: side, in: moment)
    case .plain(.clockTapped):
      guard ongoing != nil else { return [] }
      return [.record([isRunning ? .clockPaused(id) : .clockStarted(id)])]
    case .plain(.clockCancelTapped): return cancelClock()
    case .plain(.clockCancelConfirmed):
      guard case .confirmingClockCancel = sheet else { return [] }
      sheet = nil
      return [.record([.clockCancelled(id)])]
    case .plain(.setTimeTapped): openTimeSheet()
    case .input(.minutesTyped, let text):
      if case .settingTime(_, let seconds) = sheet {
        sheet = .settingTime(minutes: text, seconds: seconds)
      }
    case .input(.secondsTyped, let text):
      if case .settingTime(let minutes, _) = sheet {
        sheet = .settingTime(minutes: minutes, seconds: text)
      }
    case .presetTapped(let minutes):
      if case .settingTime = sheet { sheet = .settingTime(minutes: String(minutes), seconds: "00") }
    case .plain(.timeSet): return setTime()
    case .plain(.sheetDismissed): sheet = nil
    case .plain(.endTapped): sheet = ongoing == nil ? nil : .confirmingEnd
    case .plain(.endConfirmed): return end()
    }
    return []
  }

  private mutating func addGoal(for side: Side, in moment: Moment) -> [ScreenRequest] {
    guard canAddGoal(side), !isSecondTap(for: side, at: moment.now) else { return [] }
    lastGoal = (side: side, tappedAt: moment.now)
    let goal: Goal.ID = moment.newID()
    let undo = Undo(message: texts.goal(side), action: .record([.goalTakenBack(id, goal)]))
    return [.record([.goalAdded(id, goal, side)], undo: undo)]
  }

  /// Whether a wet or trembling thumb taps twice for one goal.
  private func isSecondTap(for side: Side, at now: Instant) -> Bool {
    guard let lastGoal, lastGoal.side == side else { return false }
    return (0..<300).contains(lastGoal.tappedAt.milliseconds(until: now))
  }

  private func takeBackGoal(of side: Side, in moment: Moment) -> [ScreenRequest] {
    guard let goal = gather?.goals.last(where: { $0.side == side }) else { return [] }
    let undo = Undo(
      message: texts.goalTakenBack(side), action: .record([.goalAdded(id, moment.newID(), side)]),
      madeAt: goal.scoredAt)
    return [.record([.goalTakenBack(id, goal.id)], undo: undo)]
  }

  /// Resets the clock, after a question unless it is at full time: the button is beside the one for
  /// pausing, and the time that is left cannot be restored.
  private mutating func cancelClock() -> [ScreenRequest] {
    guard ongoing != nil, canCancelClock else { return [] }
    if isFullTime { return [.record([.clockCancelled(id)])] }
    sheet = .confirmingClockCancel
    return []
  }

  private mutating func openTimeSheet() {
    guard let setting = ongoing?.clock.format.length else { return }
    sheet = .settingTime(minutes: String(setting.minutes), seconds: twoDigits(setting.seconds).text)
  }

  private mutating func setTime() -> [ScreenRequest] {
    guard let setting = enteredTime else { return [] }
    sheet = nil
    return [.record([.clockSet(id, setting)])]
  }

  private mutating func end() -> [ScreenRequest] {
    guard case .confirmingEnd = sheet else { return [] }
    sheet = nil
    return [.record([.gatherEnded(id)]), .goBack(to: .players)]
  }

  private var gather: Gather? { context.squad.gather(id) }
  var ongoing: Gather? { gather.flatMap { $0.endedAt == nil ? $0 : nil } }
  private var clock: MatchClock { gather?.clock ?? MatchClock() }
  /// When the running clock reaches zero, or did; `nil` while it is stopped or paused.
  var fullTime: Instant? { clock.zero }
  private var isRunning: Bool { clock.reading(at: context.now) == .running }

  var enteredTime: ClockSetting? {
    guard case .settingTime(let minutes, let seconds) = sheet,
      let minutes = Self.number(minutes), let seconds = Self.number(seconds)
    else { return nil }
    return ClockSetting(minutes: minutes, seconds: seconds)
  }

  /// Parses up to two digits; an empty text is zero.
  private static func number(_ typed: String) -> Int? {
    typed.utf8.count <= 2 ? Int(digits: typed.bytes) : nil
  }
}

extension GatherViewModel {
  private var texts: Strings { context.texts }

  package var title: String { gather == nil ? texts.gatherGone : texts.gatherInProgress }
  /// Why there is no gather to show; `nil` when there is one.
  package var absence: String? { gather == nil ? texts.gatherGoneAdvice : nil }
  /// The text when the gather ended elsewhere; `nil` while it goes on.
  package var gone: String? { ongoing == nil ? texts.gatherEndedElsewhere : nil }
  /// The score as a sentence, for screen readers.
  package var scoreAnnouncement: String { texts.scoreAnnouncement(gather?.score ?? Score()) }
  /// Both sides, Team A first.
  package var sides: [SideView] { Side.allCases.map { side($0) } }
  /// The remaining time, as `MM:SS`.
  package var clockText: String { texts.clock(clock.remainingMilliseconds(at: context.now)) }
  /// The clock's state in a word.
  package var clockState: String {
    let reading = clock.reading(at: context.now)
    return texts.reading(reading == .interval && !clock.hasNextPeriod ? .stopped : reading)
  }
  package var isFullTime: Bool { clock.reading(at: context.now) == .fullTime }
  package var isClockRunning: Bool { isRunning }
  /// "Start", "Pause" or "Resume".
  package var clockLabel: String {
    switch clock.reading(at: context.now) {
    case .stopped, .fullTime, .interval: texts.start
    case .running: texts.pause
    case .paused: texts.resume
    }
  }
  package var canCancelClock: Bool { clock.current != nil }

  private func side(_ side: Side) -> SideView {
    let name = texts.side(side)
    return SideView(
      side: side, name: name, goals: gather?.score[side] ?? 0,
      plusLabel: texts.plus(name), minusLabel: texts.minus(name),
      canAdd: canAddGoal(side), canTakeBack: (gather?.score[side] ?? 0) > 0,
      players: gather?.names(in: side.team) ?? [])
  }

  private func canAddGoal(_ side: Side) -> Bool {
    guard let gather else { return false }
    return gather.score[side] < Score.limit
  }
}
