import Domain

extension App {
  /// The most changes that are sent at once.
  private static let changeLimit = 500

  /// Asks the server for what is due: first for its changes, then with those of this phone.
  mutating func sync() {
    if case .opening = screen { return }
    guard let account, !account.isExpired, link.isOnline else { return stopFollowing() }
    switch link.phase {
    case .asking: return
    case .waiting(let until): guard until <= now else { return }
    case .idle: break
    }
    if link.needsSnapshot {
      link.phase = .asking
      outbox.append(.loadSnapshot(account.squad))
    } else if link.needsPull || !replica.pending.isEmpty {
      exchange(account)
    } else if link.stream == .closed {
      link.phase = .idle
      link.stream = .open
      outbox.append(
        .openStream(account.squad, since: replica.sequence, epoch: account.epoch))
    }
  }

  private mutating func exchange(_ account: AccountRecord) {
    link.phase = .asking
    let changes = link.needsPull ? [] : Array(replica.pending.prefix(Self.changeLimit))
    outbox.append(
      .exchange(
        ExchangeRequest(
          squad: account.squad, since: replica.sequence, epoch: account.epoch, changes: changes)))
  }

  mutating func stopFollowing() {
    guard link.stream == .open else { return }
    link.stream = .closed
    outbox.append(.closeStream)
  }

  mutating func receive(_ exchange: Exchange) {
    link.answered()
    notices.removeAll { $0 == .serverTrouble || $0 == .otherVersion }
    let pendingBefore = replica.pending
    let confirmedBefore = replica.sequence
    do throws(ReplicaFailure) {
      try replica.receive(exchange.page)
    } catch {
      link.needsSnapshot = true
      return
    }
    for outcome in exchange.outcomes { replica.receive(outcome.outcome, for: outcome.id) }
    link.needsPull = exchange.page.upTo < exchange.latest
    keep(exchange.page.changes.filter { $0.sequence > confirmedBefore }, before: pendingBefore)
    remember(exchange.epoch)
    squadChanged()
  }

  mutating func receive(_ change: SequencedChange) {
    guard account != nil, change.sequence > replica.sequence else { return }
    guard change.sequence == replica.sequence + 1 else { return link.wake() }
    let pendingBefore = replica.pending
    let page = ChangePage(since: replica.sequence, upTo: change.sequence, changes: [change])
    do throws(ReplicaFailure) {
      try replica.receive(page)
    } catch {
      link.needsSnapshot = true
      return
    }
    keep([change], before: pendingBefore)
    squadChanged()
  }

  /// Keeps what was confirmed and forgets what is no longer pending, all or nothing.
  private mutating func keep(_ confirmed: [SequencedChange], before: [StampedChange]) {
    let stillPending = Set(replica.pending.map { $0.id })
    let settled = before.map { $0.id }.filter { !stillPending.contains($0) }
    var actions: [StoreAction] = []
    if !confirmed.isEmpty { actions.append(.confirm(confirmed)) }
    if !settled.isEmpty { actions.append(.forget(settled)) }
    if !settled.isEmpty { actions.append(.rejections(replica.rejected)) }
    guard !actions.isEmpty else { return }
    outbox.append(.store(actions))
  }

  mutating func receive(
    _ squad: Squad, at sequence: Int64, _ epoch: Epoch.ID, in moment: Moment
  ) {
    link.answered()
    link.needsSnapshot = false
    let before = replica.confirmed
    let wasRestored = account?.epoch != nil && account?.epoch != epoch
    replica.reset(to: squad, at: sequence)
    outbox.append(.store([.snapshot(squad, sequence: sequence)]))
    remember(epoch)
    squadChanged()
    guard wasRestored else { return }
    if record(replica.squad.additions(from: before), in: moment) { show(.serverRestored) }
  }

  private mutating func remember(_ epoch: Epoch.ID) {
    guard account?.epoch != epoch else { return }
    account?.epoch = epoch
    outbox.append(.store([.account(account)]))
  }
}
