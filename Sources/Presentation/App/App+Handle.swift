import Domain

extension App {
  /// Takes in something that happened; the answer is what must be done outside.
  package mutating func handle(_ event: Event, in moment: Moment) -> [Effect] {
    let uncorrected = moment.now
    let moment = moment.corrected(byMilliseconds: preferences.clockCorrection)
    now = moment.now
    switch event {
    case .frame(let event): handle(event, in: moment)
    case .device(let event): handle(event, in: moment)
    case .server(let event): handle(event, in: moment, uncorrected: uncorrected)
    default: run(screen.handle(event, in: moment), in: moment)
    }
    if let toast, toast.expiresAt <= now { self.toast = nil }
    // What is announced is remembered, which screens must know of.
    announceFullTime()
    update()
    sync()
    if isDiskBehind { storeEverything() }
    defer { outbox = [] }
    return outbox
  }

  /// Shows what is, on the screen that is open.
  private mutating func update() {
    if isPlayerIndexStale, case .players = screen {
      playerIndex = PlayerIndex(replica.squad)
      isPlayerIndexStale = false
    }
    screen.update(context)
  }
}
