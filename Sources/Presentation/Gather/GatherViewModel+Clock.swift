import Domain
import Texts

// The clock, and the form that sets it.
extension GatherViewModel {
  mutating func handleClock(_ event: GatherEvent.Plain, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .clockTapped: return tapClock(at: moment.now)
    case .periodEndTapped: return endPeriod()
    case .clockCancelTapped: return cancelClock(in: moment)
    case .clockCancelConfirmed:
      guard case .confirmingClockCancel = sheet else { return [] }
      sheet = nil
      return [.record(.clock(id, game, .cancelled))]
    case .setTimeTapped: openTimeForm()
    case .timeSet:
      guard isSettingTime else { return [] }
      let requests = setTime()
      return isSettingTime ? requests : requests + [.forgetDraft(.time(id))]
    case .timeCancelled:
      sheet = nil
      return [.forgetDraft(.time(id))]
    case .minuteAdded: return moveClock(bySeconds: 60)
    case .minuteTaken: return moveClock(bySeconds: -60)
    case .countingTapped: return updateTimeForm { $0.countsUp.toggle() }
    default: break
    }
    return []
  }

  /// The game whose clock it is.
  private var game: Game.ID? {
    gather?.currentGame.id
  }

  private func tapClock(at now: Instant) -> [ScreenRequest] {
    guard isOngoing else { return [] }
    switch clock.reading(at: now) {
    case .running: return [.record(.clock(id, game, .paused))]
    case .fullTime: return []
    case .stopped, .paused, .interval: return [.record(.clock(id, game, .started))]
    }
  }

  private func endPeriod() -> [ScreenRequest] {
    guard isOngoing, let period = clock.current else { return [] }
    let number = clock.periods.count
    // A period that was paused when it was ended is paused again.
    let pause = period.runs.last?.to
    let back: [Change] =
      [.clock(id, game, .periodResumed(number))] + (pause == nil ? [] : [.clock(id, game, .paused)])
    let undo = Undo(
      message: texts.periodOver(number, of: clock.format.periods), action: .record(back),
      madeAt: pause)
    return [.record(.clock(id, game, .periodEnded(number)), undo: undo)]
  }

  /// Resets the clock, after a question unless it is at full time: the button is beside the one for
  /// pausing, and the time that is left cannot be restored.
  private mutating func cancelClock(in moment: Moment) -> [ScreenRequest] {
    guard isOngoing, clock.isInPeriod, !hasClockJustTurned(at: moment.now, moment.uptime) else {
      return []
    }
    if isFullTime {
      sheet = nil
      return [.record(.clock(id, game, .cancelled))]
    }
    sheet = .confirmingClockCancel
    return []
  }

  private mutating func openTimeForm() {
    guard let clock = ongoing?.currentGame.clock else { return }
    let seconds = Int((clock.remainingMilliseconds(at: context.now) + 999) / 1_000)
    var form = TimeForm(
      seconds: seconds, periods: clock.format.periods, countsUp: context.preferences.countsUp)
    form.take(context.drafts[.time(id)], typedIn: timeSpan)
    sheet = .settingTime(form)
  }

  mutating func updateTimeForm(_ body: (inout TimeForm) -> Void) -> [ScreenRequest] {
    guard case .settingTime(var form) = sheet else { return [] }
    body(&form)
    sheet = .settingTime(form)
    return [.keepDraft(.time(id), form.texts(typedIn: timeSpan))]
  }

  private var isSettingTime: Bool { if case .settingTime = sheet { true } else { false } }

  /// The game and period for which a time is typed; in the next it means something else.
  private var timeSpan: String {
    "\(game?.uuidString ?? "") \(clock.periods.count)"
  }

  /// Sets what is left of the period that is being played, which runs on, or else the length of the
  /// next ones.
  private mutating func setTime() -> [ScreenRequest] {
    guard case .settingTime(let form) = sheet, isOngoing, let difference = form.difference
    else { return [] }
    sheet = nil
    let preference = prefer(countingUp: form.countsUp)
    guard clock.isInPeriod else {
      guard let setting = form.setting else { return preference }
      return preference + [.record(change(to: setting, periods: form.periods))]
    }
    if isFullTime, let setting = form.setting {
      return preference + startAgain(with: setting, periods: form.periods)
    }
    let format = ClockFormat(periods: form.periods, length: clock.format.length)
    let isNew = form.periods != clock.format.periods
    let formats =
      isNew ? format.map { [ScreenRequest.record(.clock(id, game, .formatSet($0)))] } : nil
    return preference + (formats ?? [])
      + (difference == 0 ? [] : moveClock(bySeconds: difference))
  }

  /// Begins a countdown of another length after one that is at full time.
  private func startAgain(with length: ClockSetting, periods: Int) -> [ScreenRequest] {
    let number = clock.periods.count
    let before = clock.format
    let format = ClockFormat(periods: periods, length: length) ?? before
    let undo = Undo(
      message: texts.clockMoved(bySeconds: 0),
      action: .record([
        .clock(id, game, .cancelled), .clock(id, game, .formatSet(before)),
        .clock(id, game, .periodResumed(number)),
      ]))
    return [
      .record(
        [
          .clock(id, game, .periodEnded(number)), .clock(id, game, .formatSet(format)),
          .clock(id, game, .started),
        ], undo: undo)
    ]
  }

  private func prefer(countingUp: Bool) -> [ScreenRequest] {
    var preferences = context.preferences
    guard preferences.countsUp != countingUp else { return [] }
    preferences.countsUp = countingUp
    return [.prefer(preferences)]
  }

  private func change(to length: ClockSetting, periods: Int) -> Change {
    let format = ClockFormat(periods: periods, length: length)
    guard let format, periods != clock.format.periods else {
      return .clock(id, game, .set(length))
    }
    return .clock(id, game, .formatSet(format))
  }

  /// Makes the period that is being played longer or shorter; once more takes one tap.
  private mutating func moveClock(bySeconds seconds: Int) -> [ScreenRequest] {
    guard isOngoing, clock.isInPeriod else { return [] }
    sheet = nil
    let message = texts.clockMoved(bySeconds: seconds)
    let again =
      abs(seconds) != 60
      ? nil
      : UndoChoices(
        prompt: message,
        list: [
          UndoChoices.Choice(
            label: texts.minuteMore(seconds > 0),
            event: .gather(seconds > 0 ? .minuteAdded : .minuteTaken))
        ])
    let undo = Undo(
      message: message,
      action: .record(.clock(id, game, .moved(seconds: -seconds))), choices: again)
    return [.record(.clock(id, game, .moved(seconds: seconds)), undo: undo)]
  }
}

// What the clock shows.
extension GatherViewModel {
  /// The time that is left as `MM:SS`, and after zero the added time as `+MM:SS`; or the time that
  /// was played of the period.
  package var clockText: String {
    if context.preferences.countsUp { return texts.clock(upTo: clock, at: context.now) }
    let added = clock.addedMilliseconds(at: context.now)
    if added >= 1_000 { return texts.addedTime(added) }
    return texts.clock(clock.remainingMilliseconds(at: context.now))
  }
  /// The clock's state in a word, and when the running clock reaches zero.
  package var clockState: String {
    let state = texts.state(of: clock, at: context.now)
    guard clock.reading(at: context.now) == .running, let zero = clock.zero else { return state }
    return texts.until(context.timeOfDay(zero), state)
  }
  package var isFullTime: Bool { clock.reading(at: context.now) == .fullTime }
  /// Whether time passes on the clock, also added time.
  package var isClockRunning: Bool { clock.zero != nil }
  /// "Start", "Pause" or "Resume"; `nil` at full time, when a tap that was meant for "Pause" must not
  /// change the match.
  package var clockLabel: String? {
    switch clock.reading(at: context.now) {
    case .stopped, .interval: texts.start
    case .running: texts.pause
    case .paused: texts.resume
    case .fullTime: nil
    }
  }
  /// The label of the button that ends a period; `nil` when that would end the match, and the button
  /// resets the clock instead.
  package var periodEndLabel: String? {
    guard clock.hasNextPeriod, clock.isInPeriod else { return nil }
    return texts.periodEnd(clock.periods.count, of: clock.format.periods)
  }
  package var canCancelClock: Bool {
    clock.isInPeriod && !hasClockJustTurned(at: context.now, context.uptime)
  }

  /// The button that stands out.
  package var nextStep: MatchStep {
    guard isOngoing else { return .end }
    switch clock.reading(at: context.now) {
    case .stopped, .running, .paused: return .clock
    case .interval where clock.hasNextPeriod: return .clock
    case .fullTime where clock.hasNextPeriod: return .periodEnd
    case .interval, .fullTime: return nextGameLabel == nil ? .end : .nextGame
    }
  }

  /// The form that sets another time; `nil` when it is closed.
  package var timeSheet: TimeSheet? {
    guard case .settingTime(let form) = sheet else { return nil }
    return TimeSheet(
      minutes: form.minutes, seconds: form.seconds,
      presets: [5, 10, 15, 20, 25, 30, 35, 40, 45, 60],
      formats: ClockFormat.periodRange.map { (periods: $0, label: texts.periods($0)) },
      periods: form.periods, countsUp: form.countsUp,
      kind: !clock.isInPeriod ? .length : isFullTime ? .again : .timeLeft,
      errorText: form.difference == nil ? texts.timeWrong : nil)
  }
}
