import Domain

extension App {
  /// Handles an event and returns the effects that the host must perform.
  package mutating func handle(_ event: Event, in moment: Moment) -> [Effect] {
    // Comes after almost every tap, and concerns no screen.
    if case .device(.stored) = event { return stored() }
    let uncorrected = moment.now
    let moment = moment.corrected(byMilliseconds: preferences.clockCorrection)
    now = moment.now
    switch event {
    case .shell(let event): handle(event, in: moment)
    case .device(let event): handle(event, in: moment)
    case .server(let event): handle(event, in: moment, uncorrected: uncorrected)
    default: run(screen.handle(event, in: moment), in: moment)
    }
    if let toast, toast.expiresAt <= now { self.toast = nil }
    // The announcement is stored in the preferences, so it comes before the screens are updated.
    announceFullTime()
    update()
    sync()
    if disk == .behind { storeEverything() }
    if outbox.contains(where: { $0.storesWhatTheUserDid }) { disk = .storing }
    defer { outbox = [] }
    return outbox
  }

  /// Updates the open screen with the current state.
  private mutating func update() {
    if isPlayerIndexStale, case .players = screen {
      playerIndex = PlayerIndex(replica.squad)
      isPlayerIndexStale = false
    }
    screen.update(context)
  }
}
