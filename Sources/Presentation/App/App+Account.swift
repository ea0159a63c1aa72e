import Domain

// Logging in and out.
extension App {
  mutating func loggedIn(_ record: DeviceAccount) {
    let isSame = account?.log == record.log
    if let account, !isSame {
      guard replica.pending.isEmpty else { return refuseOtherAccount(than: account) }
      forgetSquad()
      send(.store([.erase]))
    }
    var record = record
    record.epoch = isSame ? account?.epoch : nil
    account = record
    leaving = nil
    preferences.owesLogOut = false
    preferences.username = ExactText(preferences.remembersUsername ? record.username : "")
    closeStream()
    link = ServerLink(isOnline: true)
    link.needsSnapshot = replica.sequence == 0
    send(.store([.account(record), .preferences(preferences)]))
    send(.tellOtherWindows(.reload))
    // If the user opened another screen meanwhile, it stays open.
    if case .login = screen { navigate(to: beforeLogin, .back) }
  }

  /// Undoes a log-in to another account while this device has unsaved changes.
  private mutating func refuseOtherAccount(than account: DeviceAccount) {
    self.account?.isExpired = true
    preferences.owesLogOut = true
    outbox += [.store([.account(self.account), .preferences(preferences)]), .call(.logOut)]
    guard case .login(var model) = screen else { return }
    model.refuseOtherAccount(than: account)
    screen = .login(model)
  }

  mutating func logOut() {
    leaving = account?.log
    account = nil
    forgetSquad()
    preferences.owesLogOut = true
    closeStream()
    link.phase = .idle
    outbox += [
      .store([.erase, .preferences(preferences)]), .tellOtherWindows(.reload), .call(.logOut),
    ]
    navigate(to: .players, .replace)
  }

  /// Drops the squad from memory, with everything that was based on it.
  mutating func forgetSquad() {
    replica = Replica()
    unstored = []
    lineUp = nil
    playersBehind = nil
    pastGathersBehind = nil
    toast = nil
    presence = []
  }
}
