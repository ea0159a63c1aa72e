import Domain

extension App {
  mutating func handle(_ event: ServerEvent, in moment: Moment, uncorrected: Instant) {
    switch event {
    case .loggedIn(let account): loggedIn(account)
    case .logInFailed(let failure):
      guard case .login(var model) = screen else { return }
      model.failed(failure)
      screen = .login(model)
    case .registered:
      guard case .login(var model) = screen else { return }
      let commands = model.registered()
      screen = .login(model)
      run(commands, in: moment)
    case .loggedOut:
      var preferences = preferences
      preferences.owesLogOut = false
      prefer(preferences)
    case .synced(let squad, let response):
      guard squad == account?.squad else { return }
      correctClock(by: response.now, uncorrected: uncorrected)
      receive(response)
    case .syncFailed(let squad, let trouble):
      guard squad == account?.squad else { return }
      failed(trouble)
    case .snapshotLoaded(let squad, let snapshot):
      guard squad == account?.squad else { return }
      receive(snapshot, in: moment)
    case .streamed(let change): receive(change)
    case .streamEnded:
      guard link.stream == .open else { return }
      closeStream()
      link.streamEnded(at: now)
    }
  }

  private mutating func loggedIn(_ record: AccountRecord) {
    let isSame = account?.squad == record.squad
    if let account, !isSame {
      guard replica.pending.isEmpty else { return refuseOtherAccount(than: account) }
      forgetSquad()
      outbox.append(.store([.erase]))
    }
    var record = record
    record.epoch = isSame ? account?.epoch : nil
    account = record
    preferences.owesLogOut = false
    preferences.username = preferences.remembersUsername ? record.username : ""
    closeStream()
    link = ServerLink(isOnline: true)
    link.needsSnapshot = replica.sequence == 0
    outbox.append(.store([.account(record), .preferences(preferences)]))
    outbox.append(.tellOtherWindows(.reload))
    squadChanged()
    // Whoever went on to something else meanwhile is left there.
    if case .login = screen { navigate(to: .players, .replace) }
  }

  /// What was done while the server was asked belongs to the account before.
  private mutating func refuseOtherAccount(than account: AccountRecord) {
    self.account?.isExpired = true
    preferences.owesLogOut = true
    outbox += [.store([.account(self.account), .preferences(preferences)]), .call(.logOut)]
    guard case .login(var model) = screen else { return }
    model.refuseOtherAccount(than: account)
    screen = .login(model)
  }

  mutating func logOut() {
    account = nil
    forgetSquad()
    preferences.owesLogOut = true
    preferences.skipsLogin = false
    closeStream()
    link.phase = .idle
    outbox += [
      .store([.erase, .preferences(preferences)]), .tellOtherWindows(.reload), .call(.logOut),
    ]
    squadChanged()
    navigate(to: .login, .replace)
  }

  /// Forgets everything of the squad, and what was about to be done with it.
  mutating func forgetSquad() {
    replica = Replica()
    lineUp = nil
    playersBehind = nil
    toast = nil
  }

  mutating func failed(_ trouble: ServerTrouble) {
    let isNews = link.trouble != trouble
    closeStream()
    link.failed(trouble, at: now)
    switch trouble {
    case .unreachable: break
    case .notLoggedIn:
      account?.isExpired = true
      outbox.append(.store([.account(account)]))
    case .otherLog:
      startAnew(isOtherLog: true)
      // Once only: a server that says so again has another trouble.
      if isNews { link.phase = .idle }
    case .otherVersion: if isNews { show(.otherVersion) }
    case .failed: if isNews { show(.serverTrouble) }
    }
  }
}
