import Domain
import Texts

// The account without a name, which an organiser's first link makes.
extension App {
  /// Asks for an account without a name, unless there is an account.
  ///
  /// The device makes its key first and keeps it, so that a browser that is killed meanwhile, or another
  /// window, asks for the same account.
  mutating func found(code: String, in moment: Moment) {
    guard !hasAccount, !isScorekeeper else { return }
    let barrier = loginBarrier ?? (disk.keeps ? nil : .unfitBrowser)
    if let barrier { return membership.founding = .refused(ShareProblem(barrier)) }
    guard !membership.founding.isWanted else { return }
    membership.founding = .wanted(code: code)
    link.wake()
    guard membership.recoveryKey == nil else { return }
    membership.recoveryKey = makeRecoveryKey(in: moment)
    send(.store([.recoveryKey(membership.recoveryKey)]))
    send(.tellOtherWindows(.reload))
  }

  func makeRecoveryKey(in moment: Moment) -> RecoveryKey {
    var generator = moment
    return .random(using: &generator)
  }

  /// Shows the server the key, once it is on the disk.
  mutating func askForAccount() {
    guard case .wanted(let code) = membership.founding, let key = membership.recoveryKey,
      disk.state == .stored, !outbox.contains(where: { $0.storesWhatTheUserDid })
    else { return }
    link.ask(at: now)
    send(.call(.useKey(key, code: code)))
  }

  /// Takes note that the disk takes nothing, so that a key would be lost with the page.
  mutating func couldNotKeepKey() {
    guard membership.founding.isWanted else { return }
    membership.refuseFounding(.unfitBrowser)
  }

  mutating func answered(_ key: RecoveryKey, _ answer: KeyAnswer, in moment: Moment) {
    if let account {
      if account.isUnnamed { answered(key, answer, to: account, in: moment) }
      return
    }
    guard case .wanted(let code) = membership.founding else { return }
    switch answer {
    case .account(let account):
      keep(key)
      loggedIn(account)
    case .named: refuseFounding(.loginNeeded)
    case .removed:
      // The account of this key has ended, so the device begins with another.
      refuseFounding(.failed)
      link.phase = .idle
      found(code: code, in: moment)
    case .refused(let problem): refuseFounding(problem)
    case .failed(let error): link.failed(error, at: now)
    }
  }

  private mutating func refuseFounding(_ problem: ShareProblem) {
    membership.refuseFounding(problem)
    link.phase = .idle
    send(.store([.recoveryKey(nil)]))
  }
}

// The login of an account without a name, which its device renews without a word.
extension App {
  /// Makes a key for a device that has none, as after its storage was cleared.
  mutating func prepareKey(in moment: Moment) {
    guard let account, account.isUnnamed, membership.recoveryKey == nil else { return }
    membership.recoveryKey = makeRecoveryKey(in: moment)
    link.needsKey = true
  }

  private mutating func answered(
    _ key: RecoveryKey, _ answer: KeyAnswer, to account: DeviceAccount, in moment: Moment
  ) {
    switch answer {
    case .account(let answered):
      link.phase = .idle
      link.needsKey = false
      keep(key)
      if answered.log != account.log { moveSquad(to: answered, in: moment) }
    case .named(let username):
      link.needsKey = false
      var named = account.named(username)
      named.isExpired = true
      membership.account = named
      link.failed(.notLoggedIn, at: now)
      send(.store([.account(named)]))
      send(.tellOtherWindows(.reload))
    case .removed: accountEnded(texts.phoneRemoved, in: moment)
    case .refused: link.failed(.failed, at: now)
    case .failed(let error): link.failed(error, at: now)
    }
  }

  private mutating func keep(_ key: RecoveryKey) {
    membership.recoveryKey = key
    send(.store([.recoveryKey(key)]))
  }

  /// Saves the whole squad again, in the account that the server made because it had lost the former
  /// one, as after it was restored from an older backup.
  private mutating func moveSquad(to account: DeviceAccount, in moment: Moment) {
    let (squad, lineUp, key) = (replica.squad, lineUp, membership.recoveryKey)
    forgetSquad()
    membership.account = account
    self.lineUp = lineUp
    closeStream()
    link = ServerLink(isOnline: true)
    link.needsSnapshot = true
    send(.store([.erase, .account(account), .recoveryKey(key), .lineUp(lineUp)]))
    record(Squad().additions(from: squad), in: moment)
    send(.tellOtherWindows(.reload))
    show(.serverRestored)
  }
}
