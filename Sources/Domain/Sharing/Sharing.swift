/// The links by which a gather is shared.
public struct Sharing: Hashable, Sendable {
  /// The links in the order in which they were made, including those that were turned off.
  public internal(set) var links: [Link]
  /// How people who follow see the names of participants.
  public internal(set) var followerNames: NameForm

  /// Creates what was read from storage; without arguments, a gather that is not shared.
  public init(links: [Link] = [], followerNames: NameForm = .full) {
    self.links = links
    self.followerNames = followerNames
  }

  /// Adds a link; no effect when it is there.
  mutating func add(_ link: Link) {
    guard !links.contains(where: { $0.id == link.id }) else { return }
    links.append(link)
  }

  /// Turns a link off; no effect when there is none with this id.
  mutating func turnOff(_ id: Link.ID) {
    guard let position = links.firstIndex(where: { $0.id == id }) else { return }
    links[position].isOff = true
  }
}

extension Squad {
  /// The squad without links, and without what tells the account's devices.
  package var unshared: Squad {
    var squad = self
    squad.plans = plans.unshared
    squad.tableLinks = []
    for position in allGathers.indices {
      squad.gatherTable.update(at: position) {
        $0.sharing = Sharing()
        $0.withholdDevices()
      }
    }
    return squad
  }
}

extension Gather {
  /// The link with an id, if it works at an instant; `nil` when there is none, it was turned off,
  /// or the gather ended too long ago.
  public func link(_ id: Link.ID, workingAt now: Instant) -> Link? {
    sharing.links.first { $0.id == id && state(of: $0, at: now) == .works }
  }

  /// What has become of a link to this gather.
  func state(of link: Link, at now: Instant) -> LinkState {
    guard !link.isOff else { return .off }
    guard !isDeleted else { return .waits }
    return canBeShared(for: link.purpose, at: now) ? .works : .over
  }

  /// The time after its start at which a match counts as over that was not ended, or was ended later.
  private static let longestMatch: TimeSpan = .hours(24)

  /// Whether links for a purpose work, because the gather goes on or ended not long ago.
  package func canBeShared(for purpose: Link.Purpose, at now: Instant) -> Bool {
    guard let time = purpose.timeAfterEnd else { return true }
    let latestEnd = startedAt.advanced(by: Self.longestMatch)
    let end = min(endedAt ?? latestEnd, latestEnd)
    return end.span(until: now) <= time
  }

  /// The latest link for a purpose that works at an instant.
  public func workingLink(for purpose: Link.Purpose, at now: Instant) -> Link? {
    sharing.links.last { $0.purpose == purpose && state(of: $0, at: now) == .works }
  }
}

extension Squad {
  /// The link by which people follow the match that a planned game became; `nil` before it began, and without one that
  /// works.
  public func linkToFollow(_ game: PlannedGame, at now: Instant) -> Link? {
    game.gather.flatMap { gather($0) }?.workingLink(for: .follow, at: now)
  }
}
