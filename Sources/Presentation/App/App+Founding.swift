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
    guard secureAddress == nil else {
      founding = .refused(.insecureAddress)
      return
    }
    guard keepsCookies, hasReadDisk, !disk.isBehind else {
      founding = .refused(.unfitBrowser)
      return
    }
    guard !founding.isWanted else { return }
    founding = .wanted(code: code)
    link.wake()
    guard recoveryKey == nil else { return }
    recoveryKey = makeRecoveryKey(in: moment)
    send(.store([.recoveryKey(recoveryKey)]))
    send(.tellOtherWindows(.reload))
  }

  /// Goes on with what this window or another began, perhaps before the browser was killed.
  mutating func goOnFounding() {
    guard !hasAccount, recoveryKey != nil else {
      if founding.isWanted { founding = .none }
      return
    }
    if !founding.isWanted { founding = .wanted(code: "") }
  }

  func makeRecoveryKey(in moment: Moment) -> RecoveryKey {
    var generator = moment
    return .random(using: &generator)
  }

  /// Shows the server the key, once it is on the disk.
  mutating func askForAccount() {
    guard case .wanted(let code) = founding, let recoveryKey, disk == .stored,
      !outbox.contains(where: { $0.storesWhatTheUserDid })
    else { return }
    link.ask(at: now)
    send(.call(.useKey(recoveryKey, code: code)))
  }

  /// Takes note that the disk takes nothing, so that a key would be lost with the page.
  mutating func couldNotKeepKey() {
    guard founding.isWanted else { return }
    recoveryKey = nil
    founding = .refused(.unfitBrowser)
  }

  mutating func answered(_ key: RecoveryKey, _ answer: KeyAnswer, in moment: Moment) {
    if let account {
      if account.isUnnamed { answered(key, answer, to: account, in: moment) }
      return
    }
    guard case .wanted(let code) = founding else { return }
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
    founding = .refused(problem)
    recoveryKey = nil
    link.phase = .idle
    send(.store([.recoveryKey(nil)]))
  }
}

// The login of an account without a name, which its device renews without a word.
extension App {
  /// Makes a key for a device that has none, as after its storage was cleared.
  mutating func prepareKey(in moment: Moment) {
    guard let account, account.isUnnamed, recoveryKey == nil else { return }
    recoveryKey = makeRecoveryKey(in: moment)
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
      self.account = named
      link.failed(.notLoggedIn, at: now)
      send(.store([.account(named)]))
      send(.tellOtherWindows(.reload))
    case .removed: accountEnded(texts.phoneRemoved, in: moment)
    case .refused: link.failed(.failed, at: now)
    case .failed(let error): link.failed(error, at: now)
    }
  }

  private mutating func keep(_ key: RecoveryKey) {
    recoveryKey = key
    send(.store([.recoveryKey(key)]))
  }

  /// Saves the whole squad again, in the account that the server made because it had lost the former
  /// one, as after it was restored from an older backup.
  private mutating func moveSquad(to account: DeviceAccount, in moment: Moment) {
    let (squad, lineUp, key) = (replica.squad, lineUp, recoveryKey)
    forgetSquad()
    self.account = account
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
