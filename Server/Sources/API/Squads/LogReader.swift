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
      }
    }
  }

  var author: Author {
    switch self {
    case .account(let caller): .account(caller.account)
    case .link(let holder): .link(holder.target.link)
    }
  }
}
