import Domain
import Texts

extension App {
  mutating func handle(_ event: ServerEvent, in moment: Moment, uncorrected: Instant) {
    switch event {
    case .loggedIn(let account): loggedIn(account)
    case .logInFailed(let error):
      guard case .login(var model) = screen else { return }
      model.failed(error)
      screen = .login(model)
    case .registered:
      guard case .login(var model) = screen else { return }
      let requests = model.registered()
      screen = .login(model)
      run(requests, in: moment)
    case .sessionsListed, .sessionsEnded, .passwordChanged, .accountTaskFailed:
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

  mutating func failed(_ syncError: SyncError) {
    let isNews = link.syncError != syncError
    presence = []
    if link.stream.isHere { closeStream() }
    link.failed(syncError, at: now)
    switch syncError {
    case .unreachable: break
    case .notLoggedIn:
      account?.isExpired = true
      send(.store([.account(account)]))
    case .otherLog:
      startOver(isOtherLog: true)
      // Retry at once, but only the first time: a second mismatch has another cause.
      if isNews { link.phase = .idle }
    case .otherVersion: if isNews { show(.otherVersion) }
    case .failed: if isNews { show(.serverError) }
    }
  }
}
