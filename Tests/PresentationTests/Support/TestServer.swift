import Domain
import Presentation
import TestSupport
import Texts

/// A server without disk and network: a log for each squad, in which the shipping sequencer
/// decides.
struct TestServer {
  /// The passwords by user name.
  var passwords: [String: String] = [:]
  /// The code that new users must know; `nil` without one.
  var code: String?
  /// The accounts without a name, by the keys of their devices.
  var unnamed: [RecoveryKey: DeviceAccount] = [:]
  private var unnamedCount: UInt64 = 0
  /// The keys of phones that were removed.
  var endedKeys: Set<RecoveryKey> = []
  /// The account of the session whose cookie a browser sends; `nil` when it sends none.
  var session: DeviceAccount?
  /// Why the server takes no accounts without a name; `nil` while it does.
  var refusal: ShareProblem?
  /// Whether the session of an account without a name has ended, as when its cookie was deleted.
  var hasLostSession = false
  /// The account to which every code leads; `nil` when all codes are wrong.
  var joined: DeviceAccount?
  /// The name of every account, as devices hear it; `nil` while it has none.
  var username: ExactText?
  /// Where the server is reached by https; `nil` when it does not know.
  var secureAddress: String?
  /// The sessions of every account.
  var sessions: [DeviceSession] = []
  /// The error of all requests; `nil` while the server works.
  var syncError: SyncError?
  /// The maximum number of changes in one response.
  var pageLimit = 500
  /// How many changes the server says that it takes in one request.
  var changeLimit = SyncRequest.changeLimit
  /// How many changes a proxy in front of it lets through in one request.
  var proxyLimit = Int.max
  private(set) var epoch: Epoch.ID = .fixed(1)
  private(set) var logs: [Squad.ID: SquadLog] = [:]
  private(set) var requestCount = 0
  /// Who is at the gathers by links, as accounts are told.
  var presence: [Presence] = []

  subscript(account: DeviceAccount) -> Squad { logs[account.squad, default: SquadLog()].squad }

  /// Responds to a request of an app.
  mutating func respond(to call: ServerCall, at now: Instant) -> ServerEvent? {
    requestCount += 1
    switch call {
    case .logIn(let username, let password): return logIn(username, password)
    case .register(let username, let password, let code):
      return register(username, password, code)
    case .useKey(let key, let code): return .keyAnswered(key, answer(key, code))
    case .previewJoin:
      return joined.map {
        .joinPreviewed(
          JoinOffer(playerCount: self[$0].players.count, username: $0.username))
      } ?? .joinFailed(.wrong)
    case .join(_, let key), .recover(_, let key):
      return joined.map { .joined($0, key) } ?? .joinFailed(.wrong)
    case .recall: return syncError.map { .recallFailed($0) } ?? .recalled(joined)
    case .askAddress: return secureAddress.map { .secureAddressTold($0) }
    case .makeJoinCode:
      return .joinCodeMade(.example, expiresAt: now.advanced(byMilliseconds: 600_000))
    case .makeRecoveryCode: return .recoveryCodeMade(.example)
    case .giveName(let username, let password):
      passwords[username] = password
      return .named(ExactText(username))
    case .deleteUnnamed(let account): return .accountDeleted(account.log)
    case .listSessions, .endSessions, .changePassword, .deleteAccount:
      return syncError == nil ? account(call) : .accountTaskFailed(.listSessions, .unreachable)
    case .logOut: return syncError == nil ? .loggedOut : nil
    case .sync(let address, let request): return sync(address, request, at: now)
    case .ask(let address, let known):
      let request = SyncRequest(
        epoch: known.epoch, since: known.since, last: known.last, changes: [])
      return sync(address, request, at: now)
    case .snapshot(let address, let known):
      if let syncError { return .syncFailed(address, syncError) }
      guard let place = place(of: address, at: now) else {
        return .syncFailed(address, .notLoggedIn)
      }
      let log = logs[place.squad, default: SquadLog()]
      return .snapshotLoaded(
        address,
        Snapshot(
          epoch: epoch, sequence: log.sequence, squad: place.scope.view(of: log.squad),
          last: log.acceptance(at: log.sequence), isOfAnotherLog: !log.has(known)))
    }
  }

  /// Records a change that another device delivered, when it was made or later.
  mutating func take(
    _ change: StampedChange, at instant: Instant? = nil, for account: DeviceAccount = .zoe
  ) {
    var log = logs[account.squad, default: SquadLog()]
    log.now = max(log.now, instant ?? change.madeAt)
    log.deliver([change], by: .fixed(1))
    logs[account.squad] = log
  }

  /// Restores a backup that has this many changes of each squad.
  mutating func restoreBackup(of count: Int) {
    epoch = .fixed(epoch.low + 1)
    putCopyBack(of: count)
  }

  /// Puts a copy of the data back that has this many changes of each squad, as `cp -a` does: the epoch
  /// stays.
  mutating func putCopyBack(of count: Int) {
    logs = logs.mapValues { $0.putBack(to: count) }
  }

  /// What a device has that knows everything.
  func replica(of account: DeviceAccount) -> Replica {
    let log = logs[account.squad, default: SquadLog()]
    return Replica(
      confirmed: log.squad, sequence: log.sequence, last: log.acceptance(at: log.sequence))
  }
}

extension TestServer {
  private func logIn(_ username: String, _ password: String) -> ServerEvent {
    if syncError != nil { return .logInFailed(.unreachable) }
    guard passwords[username] == password else { return .logInFailed(.wrongPassword) }
    return .loggedIn(username == DeviceAccount.max.username ? .max : .zoe)
  }

  /// The account that a key leads to; a new one has a squad of its own.
  private mutating func answer(_ key: RecoveryKey, _ code: String) -> KeyAnswer {
    if let syncError { return .failed(syncError) }
    if endedKeys.contains(key) { return .removed }
    if let session, !hasLostSession {
      unnamed[key] = session
      return .account(session)
    }
    if let account = unnamed[key] {
      if let username = account.username { return .named(ExactText(username)) }
      hasLostSession = false
      return .account(account)
    }
    if let refusal { return .refused(refusal) }
    if let right = self.code, right != code {
      return .refused(code.isEmpty ? .codeNeeded : .codeWrong)
    }
    unnamedCount += 1
    let number = 100 + unnamedCount
    let account = DeviceAccount(id: .fixed(number), squad: .fixed(number), username: nil)
    unnamed[key] = account
    hasLostSession = false
    return .account(account)
  }

  private mutating func account(_ call: ServerCall) -> ServerEvent? {
    switch call {
    case .listSessions: return .sessionsListed(sessions)
    case .endSessions(let id):
      sessions = sessions.filter { $0.isCurrent || id != nil && $0.id != id }
      return .sessionsEnded
    case .changePassword(let current, let new):
      guard passwords["Zoe"] == current else {
        return .accountTaskFailed(.changePassword, .wrongPassword)
      }
      passwords["Zoe"] = new
      sessions = sessions.filter(\.isCurrent)
      return .passwordChanged
    case .deleteAccount(let account, let password):
      guard passwords[account.username ?? ""] == password else {
        return .accountTaskFailed(.deleteAccount, .wrongPassword)
      }
      passwords[account.username ?? ""] = nil
      logs[account.squad] = nil
      return .accountDeleted(account.log)
    default: return nil
    }
  }

  private mutating func register(
    _ username: String, _ password: String, _ code: String
  ) -> ServerEvent {
    if syncError != nil { return .logInFailed(.unreachable) }
    if let right = self.code, right != code { return .logInFailed(.codeNeeded) }
    guard passwords[username] == nil else { return .logInFailed(.usernameTaken) }
    passwords[username] = password
    return .registered
  }

  private mutating func sync(
    _ address: LogAddress, _ request: SyncRequest, at now: Instant
  ) -> ServerEvent {
    if let syncError { return .syncFailed(address, syncError) }
    if request.changes.count > proxyLimit { return .syncFailed(address, .requestTooLarge) }
    if hasLostSession { return .syncFailed(address, .notLoggedIn) }
    guard let (squad, scope, link) = place(of: address, at: now) else {
      return .syncFailed(address, .notLoggedIn)
    }
    var log = logs[squad, default: SquadLog()]
    guard request.epoch == nil || request.epoch == epoch, log.has(request.known) else {
      return .syncFailed(address, .otherLog)
    }
    log.now = now
    let outcomes =
      if let link { log.deliver(request.changes, by: link, in: scope) } else {
        log.deliver(request.changes, by: .fixed(1))
      }
    logs[squad] = log
    return .synced(
      address,
      SyncResponse(
        epoch: epoch, outcomes: outcomes,
        page: scope.view(of: log.page(since: request.since, limit: pageLimit)),
        latest: log.sequence, now: now, presence: link == nil ? presence : [],
        username: link == nil ? username : nil, changeLimit: changeLimit))
  }

  /// The next change of a live stream, if its reader may see it.
  func page(of address: LogAddress, after sequence: Int64, at now: Instant) -> ChangePage? {
    guard let place = place(of: address, at: now), let log = logs[place.squad] else { return nil }
    return place.scope.view(of: log.page(since: sequence, limit: 1))
  }

  /// The log at an address and how much of it is seen; `nil` when there is none.
  private func place(
    of address: LogAddress, at now: Instant
  ) -> (squad: Squad.ID, scope: Scope, link: Link.ID?)? {
    switch address {
    case .squad(let id): return (id, .squad, nil)
    case .link(let secret):
      for (id, log) in logs {
        for gather in log.squad.gathers {
          for link in gather.sharing.links where link.secret == secret {
            guard gather.link(link.id, workingAt: now) != nil else { return nil }
            return (id, .link(.gather(gather.id), .score), link.id)
          }
        }
      }
      return nil
    }
  }
}
