import Domain
import Texts

extension App {
  /// Keeps time by the server's clock when the device's is wrong, and restamps the pending changes.
  mutating func correctClock(by server: Instant, uncorrected: Instant) {
    guard let correction = correction(by: server, uncorrected: uncorrected) else { return }
    let difference = correction - preferences.clockCorrection
    let announced = announcedGathers
    clockWasSet(byMilliseconds: difference)
    preferences.clockCorrection = correction
    replica.restampPending(byMilliseconds: difference)
    preferences.announcedFullTime = lastFullTime(of: announced)
    // Together, because the correction says by which clock the changes are stamped.
    let pending = replica.pending
    send(
      .store(
        [.preferences(preferences), .forget(pending.map { $0.id })]
          + pending.map { .append($0) }))
    sayHowWrongTheClockIs()
  }

  /// Says that the device's clock is wrong by so much that users may wonder at the times.
  mutating func sayHowWrongTheClockIs() {
    notices.takeBack { if case .clockWrong = $0 { true } else { false } }
    let minutes = Int(-preferences.clockCorrection / 60_000)
    if abs(minutes) >= 2 { show(.clockWrong(minutes: minutes)) }
  }

  /// The correction for a server's time; `nil` when the known one is within 5 s.
  ///
  /// The server read its clock at some instant between the request and the response, which may be
  /// far apart on a device that was locked in between.
  private func correction(by server: Instant, uncorrected: Instant) -> Int64? {
    let known = preferences.clockCorrection
    let askedAt = link.askedAt?.advanced(byMilliseconds: -known)
    let most = (askedAt ?? uncorrected).milliseconds(until: server)
    let least = min(most, uncorrected.milliseconds(until: server))
    guard known < least - 5_000 || most + 5_000 < known else { return nil }
    return known < least ? least : most
  }

  /// Moves the instants at which something ends, so that it lasts as long as before.
  mutating func clockWasSet(byMilliseconds distance: Int64) {
    now = now.advanced(byMilliseconds: distance)
    notices.clockWasSet(byMilliseconds: distance)
    disk.state.clockWasSet(byMilliseconds: distance)
    link.clockWasSet(byMilliseconds: distance)
  }

  /// Announces once that a clock reached zero, on any screen, unless it was an hour ago or more.
  mutating func announceFullTime() {
    let announced = preferences.announcedFullTime ?? .earliest
    let reached = context.fullTimes.filter { announced < $0 && $0 <= now }
    guard let end = reached.max() else { return }
    var preferences = preferences
    preferences.announcedFullTime = end
    prefer(preferences)
    guard end.span(until: now) < .hours(1) else { return }
    send(.announceFullTime)
    // The gather screen already shows full time.
    if case .gather = screen { return }
    show(.fullTime)
  }

  private var announcedGathers: [Gather.ID] {
    guard let announced = preferences.announcedFullTime else { return [] }
    return context.runningGathers.filter {
      $0.currentGame.clock.zero.map { $0 <= announced } ?? false
    }
    .map { $0.id }
  }

  /// When the last of these clocks reached zero, by the corrected time.
  private func lastFullTime(of gathers: [Gather.ID]) -> Instant? {
    let ends = gathers.compactMap { replica.squad.gather($0)?.currentGame.clock.zero }
    return (ends.max() ?? preferences.announcedFullTime).map { min($0, now) }
  }
}
