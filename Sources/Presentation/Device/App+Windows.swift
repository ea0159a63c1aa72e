import Domain
import Texts

// What the disk and the other windows tell.
extension App {
  /// Takes over what the device stores: at the start, and after another window changed it.
  mutating func load(_ state: StoredState, in moment: Moment) {
    let stored = account(of: state)
    if membership.isLeaving(stored) {
      preferences = state.preferences
      membership.account = stored
      return logOut()
    }
    let missing = changesMissing(in: state, of: stored)
    clockWasSet(
      byMilliseconds: state.preferences.clockCorrection - preferences.clockCorrection)
    if account?.log != stored?.log {
      closeStream()
      forgetSquad()
      link = ServerLink(isOnline: link.isOnline)
    }
    let accountBefore = account
    membership.account = stored
    takeOver(state)
    link.askAgain()
    membership.goOnFounding()
    beginRecalling()
    prepareKey(in: moment)
    recordAgain(missing)
    if case .opening = screen { openWanted(in: moment) } else { follow(accountBefore) }
    payLogOut()
  }

  private mutating func takeOver(_ state: StoredState) {
    preferences = state.preferences
    membership.recoveryKey = state.recoveryKey
    replica = state.replica
    lineUp = state.lineUp
    loadDrafts(state.drafts)
    speakPreferredLanguage()
    if state.damagedRecords > 0 {
      show(.damaged(state.damagedRecords))
      // The damaged records may include confirmed ones.
      link.needsSnapshot = hasAccount
    }
    if isScorekeeper, replica.sequence == 0 { link.needsSnapshot = true }
  }

  /// Opens the first screen, at the address with which the page was opened.
  private mutating func openWanted(in moment: Moment) {
    let wanted = destination
    open(wanted, again: true)
    askForSecureAddress()
    send(.navigate(destination, .replace))
    startShortcut(wanted, in: moment)
  }

  /// Tells the server of the log-out that it has not heard of, unless a login came since.
  mutating func payLogOut() {
    if membership.isLogOutDue(preferences) { send(.call(.logOut)) }
  }

  /// The recorded changes that never were on the disk, by the clock of what was read.
  ///
  /// Changes of one account are not for another, nor for the time after it.
  private func changesMissing(
    in state: StoredState, of stored: DeviceAccount?
  ) -> [StampedChange] {
    if hasAccount, account?.log != stored?.log { return [] }
    let settled = state.replica.pending.map { $0.id } + state.replica.rejected.map { $0.change.id }
    var missing = Replica(
      pending: replica.pending.filter { change in
        disk.unstored.contains { $0 == change.id } && !settled.contains { $0 == change.id }
      })
    missing.restampPending(
      byMilliseconds: state.preferences.clockCorrection - preferences.clockCorrection)
    return missing.pending
  }

  private mutating func recordAgain(_ changes: [StampedChange]) {
    if disk.state.isReading { disk.state = .stored }
    disk.unstored = []
    for change in changes {
      do throws(ChangeRejection) {
        try replica.record(change)
        disk.unstored.append(change.id)
        send(.store([.append(change)]))
      } catch {
        show(.notPossible(error))
      }
    }
    if !disk.unstored.isEmpty { send(.tellOtherWindows(.reload)) }
  }

  /// Opens the screen that another window opened when it logged in or out.
  private mutating func follow(_ accountBefore: DeviceAccount?) {
    switch (accountBefore, account, screen) {
    case (.some, nil, _):
      // Without the search and the selection among players who are gone.
      way.screen = Screen(.players, context)
      navigate(to: .players, .replace)
    case (nil, .some, .login): navigate(to: way.beforeLogin, .back)
    default: break
    }
  }

  mutating func recordedElsewhere(_ change: StampedChange) {
    guard !replica.pending.contains(where: { $0.id == change.id }) else { return }
    do throws(ChangeRejection) {
      try replica.record(change)
      if !disk.wasRead { disk.unstored.append(change.id) }
    } catch {
      // The change builds on one that this window has not loaded; both are on the device's disk.
      send(.load)
    }
  }
}
