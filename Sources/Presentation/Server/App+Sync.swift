import Domain
import Texts

extension App {
  /// Starts what is due: the snapshot, the server's changes, this device's changes, or the live
  /// stream.
  mutating func sync() {
    if case .opening = screen { return }
    guard canSync || (link.isOnline && membership.wantsAccount) else {
      link.rest()
      return closeStream()
    }
    if link.stream.isSilent(at: now) { streamWentSilent() }
    switch link.phase {
    case .asking: return
    case .waiting(let until): guard until <= now else { return }
    case .idle: break
    }
    guard let account else { return membership.isRecalling ? recall() : askForAccount() }
    if link.needsKey, let key = membership.recoveryKey {
      link.ask(at: now)
      send(.call(.useKey(key, code: "")))
    } else if link.needsSnapshot {
      link.ask(at: now)
      send(.call(.snapshot(account.log, known(of: account))))
    } else if link.needsPull || !replica.pending.isEmpty || isSignDue {
      sync(account)
    } else {
      if isVisible, link.stream.isDue(at: now) { openStream(of: account) }
      if isAskDue { ask(account) }
    }
  }

  /// Whether there is a log to sync with, and a network.
  ///
  /// A scorekeeper's link may work again, as when the organiser restores the gather.
  var canSync: Bool {
    guard let account, link.isOnline else { return false }
    return !account.isExpired || isScorekeeper
  }

  /// How far this device knows the log of an account.
  func known(of account: DeviceAccount) -> KnownLog {
    KnownLog(epoch: account.epoch, since: replica.sequence, last: replica.last)
  }

  private mutating func sync(_ account: DeviceAccount) {
    link.ask(at: now)
    link.signGivenAt = now
    let limit = link.needsPull ? 0 : link.changeLimit
    let request = SyncRequest(
      epoch: account.epoch, device: isScorekeeper ? preferences.device : nil,
      since: replica.sequence, last: replica.last,
      changes: Array(replica.pending.prefix(limit)), isBrief: true)
    send(.call(.sync(account.log, request)))
  }

  mutating func receive(_ response: SyncResponse) {
    linkWorks()
    link.succeeded()
    link.serverTakes(response.changeLimit)
    notices.takeBack { $0 == .serverError || $0 == .otherVersion }
    if let known = account?.epoch, known != response.epoch { return startOver(isOtherLog: true) }
    let pendingBefore = replica.pending
    let (confirmedBefore, lastBefore) = (replica.sequence, replica.last)
    do throws(ReplicaError) {
      try replica.receive(response.page)
    } catch {
      return startOver()
    }
    replica.receive(response.outcomes)
    for identified in response.outcomes where identified.outcome.isFulfilled {
      replica.dismissRejection(identified.id)
    }
    link.needsPull = response.page.upTo < max(response.latest, link.heardOf)
    link.heardOf = 0
    presence = response.presence
    if let username = response.username { named(username) }
    let news = response.page.changes.filter { $0.sequence > confirmedBefore }
    var others = remembering(response.epoch)
    // A squad that was stored by an earlier version of the app, which did not know it.
    if replica.sequence == confirmedBefore, replica.last != lastBefore {
      others.append(.snapshot(confirmedSnapshot))
    }
    keep(news, before: pendingBefore, with: others)
    tellOfGoals(in: news)
    tellOfOverruledAnswers(among: pendingBefore, by: news)
  }

  mutating func receive(_ change: SequencedChange) {
    guard streamWasHeard(.changed(upTo: change.sequence)), change.sequence > replica.sequence else {
      return
    }
    // A link shows a part of the log, so only the server knows whether one is missing in between.
    guard change.sequence == replica.sequence + 1, !isScorekeeper else {
      link.heardOf = change.sequence
      return link.wake()
    }
    let pendingBefore = replica.pending
    let page = ChangePage(
      since: replica.sequence, upTo: change.sequence, changes: [change], last: change.acceptance)
    do throws(ReplicaError) {
      try replica.receive(page)
    } catch {
      return startOver()
    }
    keep([change], before: pendingBefore)
    tellOfGoals(in: [change])
  }

  /// Stores confirmed changes and forgets those that are no longer pending, in one transaction with
  /// what belongs to them.
  private mutating func keep(
    _ confirmed: [SequencedChange], before: [StampedChange], with others: [StoreAction] = []
  ) {
    let stillPending = Set(replica.pending.map { $0.id.raw })
    let settled = before.map { $0.id }.filter { !stillPending.contains($0.raw) }
    var actions = others
    if !confirmed.isEmpty {
      // A device reads its log up to the first gap, and a link's part has gaps; but it is small.
      actions.append(isScorekeeper ? .snapshot(confirmedSnapshot) : .confirm(confirmed))
    }
    if !settled.isEmpty { actions.append(.forget(settled)) }
    if !settled.isEmpty { actions.append(.rejections(replica.rejected)) }
    guard !actions.isEmpty else { return }
    send(.store(actions))
  }

  /// The squad as the server confirmed it, to be stored.
  var confirmedSnapshot: Snapshot {
    Snapshot(sequence: replica.sequence, squad: replica.confirmed, last: replica.last)
  }

  /// Loads the squad as a whole, because this device's copy does not match the server's log.
  mutating func startOver(isOtherLog: Bool = false) {
    link.needsSnapshot = true
    if isOtherLog { link.isOtherLog = true }
    closeStream()
  }

  mutating func receive(_ snapshot: Snapshot, in moment: Moment) {
    guard let epoch = snapshot.epoch else { return failed(.otherVersion) }
    linkWorks()
    link.succeeded()
    link.needsSnapshot = false
    let wasRestored =
      link.isOtherLog || snapshot.isOfAnotherLog || (account?.epoch ?? epoch) != epoch
    link.isOtherLog = false
    let lost = wasRestored ? mine(snapshot.squad.restorations(from: replica.confirmed)) : []
    let taken = remembering(epoch) + [.snapshot(snapshot)]
    guard !lost.isEmpty else {
      replica.reset(to: snapshot.squad, at: snapshot.sequence, last: snapshot.last)
      send(.store(taken))
      return
    }
    let device = device(in: moment)
    let added = lost.map {
      StampedChange(id: moment.newID(), device: device, madeAt: $0.madeAt, change: $0.change)
    }
    let pending = replica.pending
    // Pending changes may build on the lost ones, which therefore come first.
    replica = Replica(
      confirmed: snapshot.squad, sequence: snapshot.sequence, last: snapshot.last,
      pending: added + pending, rejected: replica.rejected)
    send(
      .store(
        taken + [.forget(pending.map { $0.id })]
          + replica.pending.map { .append($0) }))
    send(.tellOtherWindows(.reload))
    show(.serverRestored)
  }

  /// What is to be stored with the changes of an epoch, so that the disk never has one of the two.
  private mutating func remembering(_ epoch: Epoch.ID) -> [StoreAction] {
    guard account?.epoch != epoch else { return [] }
    membership.account?.epoch = epoch
    return [.account(account)]
  }
}

extension ChangeOutcome {
  /// Whether the change is in effect: ids are random, so the same id means the same player or
  /// gather.
  fileprivate var isFulfilled: Bool {
    switch self {
    case .rejected(.playerExists), .rejected(.gatherExists): true
    case .accepted, .rejected: false
    }
  }
}
