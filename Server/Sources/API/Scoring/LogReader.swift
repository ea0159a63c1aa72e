import ChangeStore
import Domain

/// Who syncs with a squad's log: the account that it belongs to, or a scorekeeper.
enum LogReader: Sendable {
  case account(Caller)
  case scorekeeper(ScoringLink)

  var squad: Squad.ID {
    switch self {
    case .account(let caller): caller.squad
    case .scorekeeper(let link): link.place.squad
    }
  }

  /// How much of the squad they see and change.
  var scope: Scope {
    switch self {
    case .account: .squad
    case .scorekeeper(let link): .scoring(link.place.gather)
    }
  }

  /// The gather whose score they keep; `nil` for an account, which may have several.
  var gathers: Set<Gather.ID>? {
    if case .scorekeeper(let link) = self { [link.place.gather] } else { nil }
  }

  var author: Author {
    switch self {
    case .account(let caller): .account(caller.account)
    case .scorekeeper(let link): .link(link.place.link)
    }
  }
}

/// The link by which a scorekeeper reached the server.
struct ScoringLink: Sendable {
  let place: SharedGather
  let secret: LinkSecret
}

extension Squad {
  /// Checks that a scorekeeper's link works.
  /// - Throws: `APIError` when it does not, or no longer.
  func check(_ link: ScoringLink, at now: Instant) throws(APIError) {
    guard let gather = gather(link.place.gather),
      let known = gather.sharing.links.first(where: { $0.id == link.place.link }),
      known.secret == link.secret, known.purpose == .score, !known.isOff
    else { throw .notFound(.link) }
    guard gather.link(known.id, workingAt: now) != nil else { throw .linkOver }
  }
}
