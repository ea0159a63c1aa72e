import Domain

// Logging in and out.
extension App {
  /// Takes an account in place of what is here, which the user gave up.
  mutating func joined(_ record: DeviceAccount, _ key: RecoveryKey) {
    giveUpSquad()
    loggedIn(record)
    membership.recoveryKey = key
    send(.store([.recoveryKey(key)]))
    navigate(to: .players, .replace)
  }

  private mutating func giveUpSquad() {
    membership.account = nil
    forgetSquad()
    send(.store([.erase]))
  }

  mutating func loggedIn(_ record: DeviceAccount) {
    if case .login(let model) = screen, model.replacesOwnData { giveUpSquad() }
    let isSame = account?.log == record.log
    if let account, !isSame {
      guard replica.pending.isEmpty else { return refuseOtherAccount(than: account) }
      giveUpSquad()
    }
    var record = record
    record.epoch = isSame ? account?.epoch : nil
    membership.logIn(to: record)
    preferences.owesLogOut = false
    if let username = record.username {
      preferences.username = ExactText(preferences.remembersUsername ? username : "")
    }
    keepDraft(.plain(.login), [])
    closeStream()
    link = ServerLink(isOnline: true)
    link.isLoginUntried = true
    link.needsSnapshot = replica.sequence == 0
    send(.store([.account(record), .preferences(preferences)]))
    send(.tellOtherWindows(.reload))
    // If the user opened another screen meanwhile, it stays open.
    if case .login = screen { navigate(to: way.beforeLogin, .back) }
  }

  /// Undoes a log-in to another account while this device has unsaved changes.
  private mutating func refuseOtherAccount(than account: DeviceAccount) {
    membership.account?.isExpired = true
    preferences.owesLogOut = true
    outbox += [.store([.account(self.account), .preferences(preferences)]), .call(.logOut)]
    guard case .login(var model) = screen else { return }
    model.refuseOtherAccount(than: account)
    way.screen = .login(model)
  }

  mutating func logOut() {
    membership.logOut()
    forgetSquad()
    preferences.owesLogOut = true
    closeStream()
    link.phase = .idle
    outbox += [
      .store([.erase, .preferences(preferences)]), .forgetVisit, .tellOtherWindows(.reload),
      .call(.logOut),
    ]
    navigate(to: .players, .replace)
  }

  /// Drops the squad from memory, with everything that was based on it.
  mutating func forgetSquad() {
    replica = Replica()
    membership.recoveryKey = nil
    disk.unstored = []
    lineUp = nil
    forgetDrafts()
    way.forgetLists()
    notices.dropToast()
    presence = []
  }
}
