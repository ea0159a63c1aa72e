import Domain

extension GatherViewModel {
  /// The form that sets another time; `nil` when it is closed.
  package var timeSheet: TimeSheet? {
    guard case .settingTime(let minutes, let seconds) = sheet else { return nil }
    return TimeSheet(
      minutes: minutes, seconds: seconds, presets: [5, 7, 10, 15, 20, 45],
      errorText: enteredTime == nil ? context.texts.timeWrong : nil)
  }

  /// The question before the gather is ended; `nil` when it is not open.
  package var endQuestion: Confirmation? {
    guard case .confirmingEnd = sheet, let gather = ongoing else { return nil }
    return Confirmation(
      title: context.texts.endGather, text: context.texts.endQuestion(gather.score),
      confirmLabel: context.texts.endGather, cancelLabel: context.texts.cancel, isDestructive: false
    )
  }

  /// The question before the clock is reset; `nil` when it is not open.
  package var clockQuestion: Confirmation? {
    guard case .confirmingClockCancel = sheet, let setting = ongoing?.clock.format.length else {
      return nil
    }
    let time: Phrase = "\(twoDigits(setting.minutes)):\(twoDigits(setting.seconds))"
    return Confirmation(
      title: context.texts.resetClock, text: context.texts.clockQuestion(time),
      confirmLabel: context.texts.resetClock, cancelLabel: context.texts.back, isDestructive: true)
  }
}
