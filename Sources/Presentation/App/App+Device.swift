import Domain

extension App {
  mutating func handle(_ event: DeviceEvent, in moment: Moment) {
    switch event {
    case .loaded(let state):
      hasReadDisk = true
      load(state, in: moment)
    case .storageUnavailable:
      show(.storageUnavailable)
      if case .opening = screen { load(StoredState(), in: moment) }
    case .stored: break
    case .storingFailed(let error):
      disk = .behind
      show(error == .full ? .storageFull : .storageUnavailable)
    case .navigated(let path): navigated(to: path, in: moment)
    case .woke: break
    case .shown:
      link.wake()
      if disk == .behind { send(.store(everything)) }
    case .online:
      link.isOnline = true
      link.wake()
      if preferences.owesLogOut { send(.call(.logOut)) }
    case .offline: link.isOnline = false
    case .otherWindow(.recorded(let change)): recordedElsewhere(change)
    case .otherWindow(.reload): send(.load)
    case .importChosen(let squad): importSquad(squad, in: moment)
    case .copied(let isDone): notify(isDone ? texts.copied : texts.copyFailed)
    case .updateReady: show(.updateReady)
    case .installable(let way): installWay = way
    }
  }

  /// Takes over what the device stores: at the start, and after another window changed it.
  private mutating func load(_ state: StoredState, in moment: Moment) {
    clockWasSet(
      byMilliseconds: state.preferences.clockCorrection - preferences.clockCorrection)
    if account?.squad != state.account?.squad {
      closeStream()
      forgetSquad()
      link = ServerLink(isOnline: link.isOnline)
    }
    let accountBefore = account
    preferences = state.preferences
    account = state.account
    replica = state.replica.with(replica.pending)
    lineUp = state.lineUp
    if state.damagedRecords > 0 {
      show(.damaged(state.damagedRecords))
      // The damaged records may include confirmed ones.
      link.needsSnapshot = hasAccount
    }
    link.needsPull = true
    guard case .opening = screen else { return follow(accountBefore) }
    let wanted = destination
    open(wanted)
    send(.navigate(destination, .replace))
    startShortcut(wanted, in: moment)
    if preferences.owesLogOut { send(.call(.logOut)) }
  }

  /// Opens the screen that another window opened when it logged in or out.
  private mutating func follow(_ accountBefore: DeviceAccount?) {
    switch (accountBefore, account, screen) {
    case (.some, nil, _):
      // Without the search and the selection among players who are gone.
      screen = Screen(.players, context)
      navigate(to: .players, .replace)
    case (nil, .some, .login): navigate(to: beforeLogin, .back)
    default: break
    }
  }

  /// Taps what the home screen's shortcut stands for, once its screen is open.
  private mutating func startShortcut(_ wanted: Destination?, in moment: Moment) {
    guard wanted == .newGather else { return }
    run(screen.handle(.players(.newGatherTapped), in: moment), in: moment)
  }

  private mutating func navigated(to path: String, in moment: Moment) {
    let wanted = Destination(path: path)
    if case .opening = screen {
      destination = wanted ?? .players
      return
    }
    let target = reachable(wanted ?? .players)
    if target != destination { open(target) }
    if target != wanted { send(.navigate(target, .replace)) }
    startShortcut(wanted, in: moment)
  }

  private mutating func recordedElsewhere(_ change: StampedChange) {
    guard !replica.pending.contains(where: { $0.id == change.id }) else { return }
    do throws(ChangeRejection) {
      try replica.record(change)
    } catch {
      // The change builds on one that this window has not loaded; both are on the device's disk.
      send(.load)
    }
  }

  private mutating func importSquad(_ squad: Squad?, in moment: Moment) {
    guard let squad else { return show(.importUnreadable) }
    let before = replica.squad
    record(before.additions(from: squad), in: moment)
    let after = replica.squad
    // Goals may have been added to a gather that existed.
    let gathers = after.gathers.filter { before.gather($0.id) != $0 }
    show(
      .imported(players: after.players.count - before.players.count, gathers: gathers.count))
  }
}

extension Replica {
  /// This replica with the changes that were recorded while it was read from disk.
  fileprivate func with(_ changes: [StampedChange]) -> Replica {
    guard !changes.isEmpty else { return self }
    let known = Set(pending.map { $0.id.raw } + rejected.map { $0.change.id.raw })
    let missing = changes.filter { !known.contains($0.id.raw) }
    guard !missing.isEmpty else { return self }
    return Replica(
      confirmed: confirmed, sequence: sequence, pending: pending + missing, rejected: rejected)
  }
}
