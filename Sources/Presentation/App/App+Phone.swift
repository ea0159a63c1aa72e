import Domain

extension App {
  mutating func handle(_ event: PhoneEvent, in moment: Moment) {
    switch event {
    case .loaded(let state): load(state)
    case .storageUnavailable:
      show(.storageUnavailable)
      if case .opening = screen { load(StoredState()) }
    case .storingFailed(.full): show(.storageFull)
    case .storingFailed(.unavailable): show(.storageUnavailable)
    case .navigated(let path): navigated(to: path)
    case .woke: break
    case .shown: link.wake()
    case .online:
      link.isOnline = true
      link.wake()
      if preferences.owesLogOut { outbox.append(.logOut) }
    case .offline: link.isOnline = false
    case .otherWindow(.recorded(let change)): recordedElsewhere(change)
    case .otherWindow(.reload): outbox.append(.load)
    case .importChosen(let squad): importSquad(squad, in: moment)
    case .updateReady: show(.updateReady)
    }
  }

  /// Takes over what the phone keeps: at the start, and after another window changed it.
  private mutating func load(_ state: StoredState) {
    preferences = state.preferences
    account = state.account
    replica = state.replica
    lineUp = state.lineUp
    if state.damagedRecords > 0 {
      show(.damaged(state.damagedRecords))
      // What the server confirmed may be among it.
      link.needsSnapshot = account != nil
    }
    link.needsPull = true
    squadChanged()
    guard case .opening = screen else { return }
    open(firstDestination)
    outbox.append(.navigate(destination, .replace))
    if preferences.owesLogOut { outbox.append(.logOut) }
  }

  /// Who is new here is asked to log in first.
  private var firstDestination: Destination {
    let isNew = account == nil && !preferences.skipsLogin && replica == Replica()
    return isNew ? .login : destination
  }

  private mutating func navigated(to path: String) {
    if case .opening = screen { return }
    let wanted = Destination(path: path)
    let target = reachable(wanted ?? .players)
    if target != destination { open(target) }
    if target != wanted { outbox.append(.navigate(target, .replace)) }
  }

  private mutating func recordedElsewhere(_ change: StampedChange) {
    guard !replica.pending.contains(where: { $0.id == change.id }) else { return }
    try? replica.record(change)
    squadChanged()
  }

  private mutating func importSquad(_ squad: Squad?, in moment: Moment) {
    guard let squad else { return show(.importUnreadable) }
    let players = replica.squad.players.count
    let gathers = replica.squad.gathers.count
    record(replica.squad.additions(from: squad), in: moment)
    show(
      .imported(
        players: replica.squad.players.count - players,
        gathers: replica.squad.gathers.count - gathers))
  }
}
