import Domain
import Texts

// The rhythm of a series.
extension PlanFormViewModel {
  private var series: Series? { key.flatMap { context.series(goingOnAfter: $0) } }

  /// Whether the form says another rhythm for the games after this one.
  var hasNewRhythm: Bool {
    guard isPartOfSeries else { return false }
    guard let series, let rhythm = form.repetition else {
      return (series == nil) != (form.repetition == nil)
    }
    return rhythm.weeks != series.recurrence.weeks || rhythm.opens.days != series.opens.days
  }

  /// The changes that end the series with this game, and begin another one after it with what holds for the series
  /// and these edits, unless it is not repeated any more; none while the rhythm stays.
  func rhythmChanges(_ edits: [PlanEdit], in moment: Moment) -> [Change] {
    guard hasNewRhythm, case .series(let id, let day) = key,
      var details = context.squad.plans.series(id)?.details(on: day)
    else { return [] }
    for edit in edits { details.apply(edit) }
    let end = Change.series(id, .ended(day))
    guard let (weeks, opens) = form.repetition,
      let recurrence = Recurrence(first: day.advanced(byDays: 7 * weeks), weeks: weeks)
    else { return [end] }
    return [end, .series(moment.newID(), .made(recurrence, opens: opens, details))]
  }
}
