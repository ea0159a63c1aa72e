import ChangeStore
import Domain

/// Who syncs with a squad's log: the account that it belongs to, or a person with a link.
enum LogReader: Sendable {
  case account(Caller)
  case link(LinkHolder)

  var squad: Squad.ID {
    switch self {
    case .account(let caller): caller.squad
    case .link(let holder): holder.target.squad
    }
  }

  /// How much of the squad they see and change.
  var scope: Scope {
    switch self {
    case .account: .squad
    case .link(let holder): holder.scope
    }
  }

  /// The gathers whose score a device that sends changes keeps; none when that is not known.
  func gathers(changedBy changes: [StampedChange]) -> Set<Gather.ID> {
    switch self {
    case .account: Set(changes.compactMap(\.change.gather))
    case .link(let holder):
      switch holder.target.subject {
      case .gather(let id): [id]
      case .plans, .table: []
      }
    }
  }

  /// How much the reader may write.
  func standing(at now: Instant) -> WriteStanding {
    switch self {
    case .account(let caller): caller.standing(at: now)
    // A link of an account without a name may write what any other may.
    case .link(let holder): holder.purpose == .reply ? .replying : .named
    }
  }

  /// Whether the reader is an account without a name.
  var isUnnamed: Bool {
    switch self {
    case .account(let caller): caller.username == nil
    case .link: false
    }
  }

  /// The name that the account has; `nil` for one without, and for links.
  var username: ExactText? {
    switch self {
    case .account(let caller): (caller.username?.text).map { ExactText($0) }
    case .link: nil
    }
  }

  var author: Author {
    switch self {
    case .account(let caller): .account(caller.account)
    case .link(let holder): .link(holder.target.link)
    }
  }
}
