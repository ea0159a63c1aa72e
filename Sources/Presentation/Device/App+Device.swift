import Domain
import Texts

extension App {
  mutating func handle(_ event: DeviceEvent, in moment: Moment) {
    switch event {
    case .loaded(let state):
      diskWasRead(state, in: moment)
      keepZone(in: moment)
    case .textsLoaded(let texts): textsWereLoaded(texts)
    case .textsFailed(let isOutdated): textsFailed(isOutdated: isOutdated)
    case .listWordsLoaded(let words): listWords = .here(words)
    case .listWordsOutdated: show(.updateReady)
    case .storageUnavailable:
      if disk.state.fail(at: now) { show(.storageUnavailable) }
      payLogOut()
      if case .opening = screen { load(StoredState(), in: moment) }
    case .stored: break
    case .storingFailed(let error): storingFailed(error)
    case .roomMeasured(let kilobytes): roomWasMeasured(kilobytes: kilobytes)
    case .navigated(let path): navigated(to: path, in: moment)
    case .woke:
      if let retryAt = disk.state.retryAt, retryAt <= now { tryDiskAgain() }
      run(way.screen.goOn(), in: moment)
      if hasResultsToCount { resultsCache.countSome(of: replica.squad) }
    case .shown:
      isVisible = true
      link.wake()
      doubtConnection()
      if disk.state.isBehind { tryDiskAgain() }
      keepZone(in: moment)
    case .hidden:
      giveStreamUp()
      storeDraftsAtOnce()
    case .online: isOnlineAgain()
    case .offline:
      link.isOnline = false
      presence = []
    case .otherWindow(.recorded(let change)): recordedElsewhere(change)
    case .otherWindow(.reload): send(.load)
    case .otherWindow(.stream(let message)): hear(message)
    case .importChosen(let squad): importSquad(squad, in: moment)
    case .importTooNew: show(.importTooNew)
    case .copied: copied(in: moment)
    case .notCopied(let text): notCopied(text, in: moment)
    case .updateReady: show(.updateReady)
    case .installable(let way): installWay = way
    }
  }

  private mutating func storingFailed(_ error: SaveError) {
    disk.storingDraftsFailed()
    guard error != .outdated else {
      if !disk.state.isReading { send(.load) }
      return disk.state.beginReading()
    }
    let isFirst = disk.state.fail(at: now)
    couldNotKeepKey()
    if isFirst { show(error == .full ? .storageFull : .storageUnavailable) }
  }

  private mutating func isOnlineAgain() {
    link.isOnline = true
    link.wake()
    askForSecureAddress()
    doubtConnection()
    guard preferences.owesLogOut else { return }
    // Another window may have logged in since, which only the disk tells for certain.
    membership.payLogOut()
    send(.load)
  }

  private mutating func notCopied(_ text: String, in moment: Moment) {
    // The sheet of a link has its address in a field already.
    guard screen.showsLink else { return notices.textToSelect = text }
    handleInSheet(.copyRefused, in: moment)
  }

  /// Says so in the sheet that is open over the page, or else at its edge.
  private mutating func copied(in moment: Moment) {
    if screen.showsLink { return handleInSheet(.copied, in: moment) }
    guard case .account(var account) = screen, account.copiedCode() else {
      return notify(texts.copied)
    }
    way.screen = .account(account)
  }

  /// Tells the open sheet of a link, on whichever screen it is.
  private mutating func handleInSheet(_ event: LinkEvent, in moment: Moment) {
    handle(ElementEvent(MatchEvent.link(event)), in: moment)
    handle(ElementEvent(PlanEvent.link(event)), in: moment)
    handle(ElementEvent(SeasonEvent.link(event)), in: moment)
  }

  /// Taps what the home screen's shortcut stands for, once its screen is open.
  mutating func startShortcut(_ wanted: Destination?, in moment: Moment) {
    guard wanted == .newGather else { return }
    handle(ElementEvent(PlayersEvent.plain(.newGatherTapped)), in: moment)
  }

  private mutating func navigated(to path: String, in moment: Moment) {
    let wanted = Destination(path: path)
    guard hasOpened else { return way.begin(at: wanted ?? .players) }
    let target = reachable(wanted ?? .players)
    if target != destination { open(target, again: true) }
    if target != wanted { send(.navigate(target, .replace)) }
    startShortcut(wanted, in: moment)
  }

  private mutating func importSquad(_ squad: Squad?, in moment: Moment) {
    guard let squad else { return show(.importUnreadable) }
    let before = replica.squad
    record(before.additions(from: squad), in: moment)
    let after = replica.squad
    // Goals may have been added to a gather that existed.
    let gathers = after.gathers.filter { before.gather($0.id) != $0 }
    notices.takeBack { $0 == .importUnreadable || $0 == .importTooNew }
    notify(
      texts.imported(
        players: after.players.count - before.players.count, gathers: gathers.count))
  }
}
