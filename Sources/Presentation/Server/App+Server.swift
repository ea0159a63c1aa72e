import Domain
import Texts

extension App {
  mutating func handle(_ event: ServerEvent, in moment: Moment, uncorrected: Instant) {
    switch event {
    case .loggedIn(let account): loggedIn(account)
    case .keyAnswered(let key, let answer): answered(key, answer, in: moment)
    case .joined(let account, let key): joined(account, key)
    case .joinPreviewed(let offer): tellJoinScreen { $0.previewed(offer) }
    case .joinFailed(let error): tellJoinScreen { $0.failed(error) }
    case .recalled(let account): recalled(account, in: moment)
    case .recallFailed(let error): link.failed(error, at: now)
    case .secureAddressTold(let address): secureAddressTold(address)
    case .named(let username): named(username)
    case .logInFailed(let error): tellLoginScreen { $0.failed(error) }
    case .registered:
      let requests = tellLoginScreen { $0.registered() }
      run(requests ?? [], in: moment)
    case .sessionsListed, .sessionsEnded, .passwordChanged, .joinCodeMade, .recoveryCodeMade,
      .accountTaskFailed:
      tellAccountScreen(event, in: moment)
    case .accountDeleted(let log): accountDeleted(log, in: moment)
    case .loggedOut:
      var preferences = preferences
      preferences.owesLogOut = false
      prefer(preferences)
    case .synced(let log, let response):
      guard log == account?.log else { return }
      correctClock(by: response.now, uncorrected: uncorrected)
      receive(response)
    case .syncFailed(let log, let syncError):
      guard log == account?.log else { return }
      failed(syncError)
    case .snapshotLoaded(let log, let snapshot):
      guard log == account?.log else { return }
      receive(snapshot, in: moment)
    case .streamed(let change): receive(change)
    case .streamAlive: streamWasHeard(.alive)
    case .streamEnded: streamEnded()
    }
  }

  private mutating func tellJoinScreen(_ tell: (inout JoinViewModel) -> Void) {
    guard case .join(var model) = screen else { return }
    tell(&model)
    way.screen = .join(model)
  }

  /// Returns what the screen answers; `nil` when another one is open.
  @discardableResult
  private mutating func tellLoginScreen<Answer>(
    _ tell: (inout LoginViewModel) -> Answer
  ) -> Answer? {
    guard case .login(var model) = screen else { return nil }
    let answer = tell(&model)
    way.screen = .login(model)
    return answer
  }

  mutating func failed(_ syncError: SyncError) {
    let isNews = link.syncError != syncError
    presence = []
    if link.stream.isHere { closeStream() }
    link.failed(syncError, at: now)
    switch syncError {
    case .unreachable: break
    case .notLoggedIn:
      loginWasRefused()
      sessionEnded(isNews: isNews)
    case .otherLog:
      startOver(isOtherLog: true)
      // Retry at once, but only the first time: a second mismatch has another cause.
      if isNews { link.phase = .idle }
    case .requestTooLarge where link.syncError == nil: break
    case .otherVersion, .requestTooLarge: if isNews { show(.otherVersion) }
    case .squadFull, .failed: if isNews { show(.serverError) }
    }
  }

  /// An account without a name is logged in again by this device's key, any other by its user.
  private mutating func sessionEnded(isNews: Bool) {
    guard let account, account.isUnnamed, membership.recoveryKey != nil else {
      membership.account?.isExpired = true
      return send(.store([.account(account)]))
    }
    link.needsKey = true
    if isNews { link.phase = .idle }
  }
}
