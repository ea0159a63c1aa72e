/// What a link leads to.
///
/// Each thing that a squad shares by links is a case. What people may see and change of it by a link is
/// decided by `Scope`, and whether a link still works by `Squad.state(of:to:at:)`.
public enum LinkSubject: Hashable, Sendable {
  /// One gather.
  case gather(Gather.ID)
  /// The squad's planned games.
  case plans
  /// The table that the link with this id shows.
  case table(Link.ID)
}

/// What has become of a link.
public enum LinkState: Hashable, Sendable {
  /// It works.
  case works
  /// Its time is over.
  case over
  /// Its subject was deleted, which may be undone; then the link works again.
  case waits
  /// It was turned off, or never made.
  case off
}

extension Squad {
  /// The links to a subject, including those that were turned off and those of a deleted subject.
  public func links(to subject: LinkSubject) -> [Link] {
    switch subject {
    case .gather(let id): gatherTable[id]?.sharing.links ?? []
    case .plans: plans.replies.links.map { $0.link }
    case .table(let id): tableLink(id).map { [$0.link] } ?? []
    }
  }

  /// What has become of a link to a subject.
  public func state(of link: Link, to subject: LinkSubject, at now: Instant) -> LinkState {
    switch subject {
    case .gather(let id): gatherTable[id]?.state(of: link, at: now) ?? .off
    case .plans: link.isOff ? .off : .works
    case .table(let id): tableLink(id).map { state(of: $0, at: now) } ?? .off
    }
  }
}

/// What a change does to the address of a link.
public enum LinkChange: Hashable, Sendable {
  /// It leads to a subject from now on.
  case made(Link, LinkSubject)
  /// It leads nowhere any more.
  case turnedOff(Link.ID)
}

extension Change {
  /// What the change does to the address of a link; `nil` for one that concerns no link.
  public var linkChange: LinkChange? {
    switch self {
    case .sharing(let gather, .linkMade(let link)): .made(link, .gather(gather))
    case .replies(.linkMade(let link)): .made(link.link, .plans)
    case .tables(.linkMade(let link, _)): .made(link, .table(link.id))
    case .sharing(_, .linkTurnedOff(let id)), .replies(.linkTurnedOff(let id)),
      .tables(.linkTurnedOff(let id)):
      .turnedOff(id)
    case .player, .squad, .gather, .clock, .goal, .sharing, .plan, .series, .replies, .season,
      .tables:
      nil
    }
  }

  /// Whether what people see of a subject by a link may differ after this change.
  public func concerns(_ subject: LinkSubject) -> Bool {
    switch subject {
    case .gather(let id): gather == id || namesGroup
    case .plans: concernsPlans
    // No page of a table is kept up to date.
    case .table: false
    }
  }

  private var namesGroup: Bool { if case .squad(.nameSet) = self { true } else { false } }
}
