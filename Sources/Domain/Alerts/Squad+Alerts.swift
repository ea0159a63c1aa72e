extension Squad {
  /// How many alerts organisers get on one day at most.
  private static let turnoutLimit = 6

  /// The alerts that are due in a span of time if nothing more happens, by when they are due.
  ///
  /// Nobody gets more than one reminder a day, whatever they are reminded of.
  /// - Parameters:
  ///   - begin: The instant after which the span begins.
  ///   - end: The last instant of the span.
  /// - Returns: The alerts, whoever is to get them.
  public func alerts(after begin: Instant, through end: Instant) -> [Alert] {
    // What was sent earlier on the same day counts, too.
    let earlier = begin.advanced(by: -.days(1))
    var sent = Sent()
    return plans.games(from: earlier, to: end)
      .flatMap { game in
        game.alerts(through: end) { peopleExpected(at: game, asOf: $0) }
          .map { (alert: $0, zone: game.zone) }
      }
      .filter { earlier < $0.alert.due }
      .sorted { ($0.alert.due, $0.alert.key) < ($1.alert.due, $1.alert.key) }
      .filter { sent.mayTake($0.alert, on: CivilDay($0.zone.civil($0.alert.due))) }
      .map { $0.alert }
      .filter { begin < $0.due }
  }

  /// What was sent on each day, so that it does not become too much.
  private struct Sent {
    private var reminded: Set<Reminded> = []
    private var turnouts: [CivilDay: Int] = [:]

    private struct Reminded: Hashable {
      let recipient: Alert.Recipient
      let day: CivilDay
    }

    mutating func mayTake(_ alert: Alert, on day: CivilDay) -> Bool {
      switch alert.kind {
      case .places, .changes: return true
      case .reminders:
        return reminded.insert(Reminded(recipient: alert.recipient, day: day)).inserted
      case .turnout:
        turnouts[day, default: 0] += 1
        return turnouts[day, default: 0] <= Squad.turnoutLimit
      }
    }
  }
}
