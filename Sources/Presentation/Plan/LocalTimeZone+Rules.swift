package import Domain

extension LocalTimeZone {
  /// How many days ahead the changes of its clocks are written into the log.
  private static let daysAhead = 400

  /// What the device knows of the clocks of its zone, from a day before an instant on.
  ///
  /// `Intl` tells no rules, so the changes are searched: day by day, and within a day by halves.
  package func zone(from now: Instant) -> Zone {
    let name = (try? ShortText(name)) ?? ShortText(accepted: "UTC")
    // At a full day, so that two devices find the same.
    let first = CivilDay(CivilTime(now, minutesAheadOfUTC: 0)).midnight.advanced(by: -.days(1))
    var offsets = [Zone.Offset(from: first, minutesAhead: minutesAheadOfUTC(first))]
    var instant = first
    for _ in 0..<Self.daysAhead {
      let next = instant.advanced(by: .days(1))
      if minutesAheadOfUTC(next) != minutesAheadOfUTC(instant) {
        let change = self.change(between: instant, and: next)
        offsets.append(Zone.Offset(from: change, minutesAhead: minutesAheadOfUTC(change)))
      }
      instant = next
    }
    let known = offsets.compactMap { $0 }.prefix(Zone.offsetLimit)
    return Zone(name: name, offsets: Array(known)) ?? Zone(unknown: name)
  }

  /// The minute at which clocks are set between two instants.
  private func change(between before: Instant, and after: Instant) -> Instant {
    var (before, after) = (before.milliseconds / 60_000, after.milliseconds / 60_000)
    let former = minutesAheadOfUTC(Instant(clamping: before * 60_000))
    while after - before > 1 {
      let middle = (before + after) / 2
      if minutesAheadOfUTC(Instant(clamping: middle * 60_000)) == former {
        before = middle
      } else {
        after = middle
      }
    }
    return Instant(clamping: after * 60_000)
  }
}

extension Zone {
  /// These clocks, and before the first instant of which they tell those that were known, so that games that were
  /// played stay where they are.
  func continuing(_ known: Zone) -> Zone {
    guard let first = offsets.first?.from else { return known }
    var all = known.offsets.filter { $0.from < first }
    for offset in offsets where all.last?.minutesAhead != offset.minutesAhead { all.append(offset) }
    return Zone(name: name, offsets: Array(all.suffix(Self.offsetLimit))) ?? self
  }

  /// Whether another zone's clocks are the same from an instant on, as far as the other knows.
  func agrees(with other: Zone, from now: Instant) -> Bool {
    let changes = (offsets + other.offsets).map { $0.from }.filter { now <= $0 }
    return ([now] + changes).allSatisfy { minutesAhead(at: $0) == other.minutesAhead(at: $0) }
  }
}
