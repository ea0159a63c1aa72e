import Domain
import Texts

// The clocks by which games are planned: rules change, and no device knows them for ever.
extension App {
  /// How long before the last change of clocks that the squad knows this device looks for later ones.
  private static let timeBeforeEnd: TimeSpan = .days(150)

  /// Writes into the log what this device knows of the clocks of its zone, when games to come begin by other
  /// clocks than the squad knows, or these end soon.
  mutating func keepZone(in moment: Moment) {
    guard !isScorekeeper, let known = zoneOfPlans else { return }
    let games = context.openGames.filter { $0.zone.name == known.name && now < $0.start }
    let hasOthers = games.contains {
      context.localTimeZone.minutesAheadOfUTC($0.start) != known.minutesAhead(at: $0.start)
    }
    guard hasOthers || knowledgeEnds(of: known) else { return }
    let changes = context.noting(context.localTimeZone.zone(from: now))
    guard !changes.isEmpty else { return }
    record(changes.map { (change: $0, madeAt: now) }, in: moment)
    if hasOthers { notify(texts.clocksChanged(known.name.text)) }
  }

  /// This device's zone as the squad knows it; `nil` when nothing is planned by it any more.
  private var zoneOfPlans: Zone? {
    let plans = replica.squad.plans
    guard
      let zone = plans.zones.first(where: {
        $0.name.text.isEqualByBytes(to: context.localTimeZone.name)
      })
    else { return nil }
    let isUsed =
      context.openGames.contains { $0.zone.name == zone.name }
      || plans.allSeries.contains { $0.details.zone == zone.name && $0.recurrence.last == nil }
    return isUsed ? zone : nil
  }

  /// Whether clocks are changed there, and the last change that is known is near.
  private func knowledgeEnds(of zone: Zone) -> Bool {
    guard zone.offsets.count > 1, let last = zone.offsets.last?.from else { return false }
    let left = now.span(until: last)
    return left > .zero && left < Self.timeBeforeEnd
  }
}
