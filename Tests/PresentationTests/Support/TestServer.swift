import Domain
import Presentation

/// The rules of a server and nothing else: for each squad one log, and one answer for each change.
struct TestServer {
  /// Passwords by user name.
  var passwords: [String: String] = [:]
  /// Why the server does not do what it is asked.
  var trouble: ServerTrouble?
  /// How many changes it tells at once.
  var pageLimit = 500
  private(set) var epoch: Epoch.ID = .fixed(1)
  private(set) var logs: [Squad.ID: Log] = [:]
  private(set) var requestCount = 0

  /// One squad's log.
  struct Log {
    var changes: [SequencedChange] = []
    var squad = Squad()
    var outcomes: [StampedChange.ID: ChangeOutcome] = [:]
    var sequence: Int64 { Int64(changes.count) }

    mutating func take(_ change: StampedChange) -> ChangeOutcome {
      if let known = outcomes[change.id] { return known }
      let outcome: ChangeOutcome
      do throws(ChangeRejection) {
        try squad.apply(change)
        changes.append(
          SequencedChange(sequence: sequence + 1, author: .fixed(1), stamped: change))
        outcome = .accepted(sequence: sequence)
      } catch {
        outcome = .rejected(error)
      }
      outcomes[change.id] = outcome
      return outcome
    }

    func page(since: Int64, limit: Int) -> ChangePage {
      let changes = changes.dropFirst(Int(since)).prefix(limit)
      return ChangePage(
        since: since, upTo: since + Int64(changes.count), changes: Array(changes))
    }
  }

  subscript(account: AccountRecord) -> Squad { logs[account.squad, default: Log()].squad }

  /// Answers what an app asked for.
  mutating func answer(_ effect: Effect, at now: Instant) -> ServerEvent? {
    requestCount += 1
    switch effect {
    case .logIn(let username, let password): return logIn(username, password)
    case .register(let username, let password): return register(username, password)
    case .logOut: return trouble == nil ? .loggedOut : nil
    case .exchange(let request): return exchange(request, at: now)
    case .loadSnapshot(let squad):
      if let trouble { return .exchangeFailed(squad, trouble) }
      let log = logs[squad, default: Log()]
      return .snapshotLoaded(squad, log.squad, sequence: log.sequence, epoch: epoch)
    default: return nil
    }
  }

  /// Somebody else's phone makes a change.
  mutating func take(_ change: StampedChange, for account: AccountRecord = .zoe) {
    _ = logs[account.squad, default: Log()].take(change)
  }

  /// Starts again from a backup that has so many changes of each squad.
  mutating func restoreBackup(of count: Int) {
    epoch = .fixed(epoch.low + 1)
    logs = logs.mapValues { log in
      var restored = Log()
      for change in log.changes.prefix(count) { _ = restored.take(change.stamped) }
      return restored
    }
  }
}

extension TestServer {
  private func logIn(_ username: String, _ password: String) -> ServerEvent {
    if trouble != nil { return .logInFailed(.unreachable) }
    guard passwords[username] == password else { return .logInFailed(.wrongPassword) }
    return .loggedIn(username == AccountRecord.max.username ? .max : .zoe)
  }

  private mutating func register(_ username: String, _ password: String) -> ServerEvent {
    if trouble != nil { return .logInFailed(.unreachable) }
    guard passwords[username] == nil else { return .logInFailed(.usernameTaken) }
    passwords[username] = password
    return .registered
  }

  private mutating func exchange(_ request: ExchangeRequest, at now: Instant) -> ServerEvent {
    if let trouble { return .exchangeFailed(request.squad, trouble) }
    var log = logs[request.squad, default: Log()]
    guard request.epoch == nil || request.epoch == epoch, request.since <= log.sequence else {
      return .exchangeFailed(request.squad, .otherLog)
    }
    let outcomes = request.changes.map { IdentifiedOutcome(id: $0.id, outcome: log.take($0)) }
    logs[request.squad] = log
    return .exchanged(
      Exchange(
        squad: request.squad, epoch: epoch, outcomes: outcomes,
        page: log.page(since: request.since, limit: pageLimit), latest: log.sequence, now: now))
  }
}
