/// What decides how the places of a planned game are given away.
public struct PlanTerms: Hashable, Sendable {
  /// When the game begins.
  public var start: Instant
  /// Until when people are asked to answer; `nil` when there is no such time.
  public var deadline: Instant?
  /// The most who can play; `nil` when all who want may.
  public var most: Int?

  /// Creates terms.
  public init(start: Instant, deadline: Instant? = nil, most: Int? = nil) {
    self.start = start
    self.deadline = deadline
    self.most = most
  }
}

/// What a person said about a planned game.
public enum Answer: String, CaseIterable, Hashable, Sendable {
  /// They come.
  case `in`
  /// They do not know yet.
  case maybe
  /// They do not come.
  case out
}

/// One entry of a plan's log, of which its places follow.
public struct PlanEntry: Hashable, Sendable {
  /// What happened.
  public enum Event: Hashable, Sendable {
    /// The plan has these terms from now on.
    case termsSet(PlanTerms)
    /// A person answered. Who is in and finds no place gets the next free one at once if they said so, and
    /// is asked otherwise; `nil` leaves that choice as it is.
    case answered(Player.ID, Answer, takesFreePlace: Bool?)
    /// A person brings a guest, whose id is that of no player.
    case guestAdded(Player.ID, host: Player.ID)
    /// A guest does not come.
    case guestRemoved(Player.ID)
    /// A guest comes also without their host.
    case guestKept(Player.ID)
    /// A person does not take the place that they were offered, nor do their guests.
    case passed(Player.ID)
    /// The organiser gave a person a place, free or not.
    case placeGiven(Player.ID)
    /// The organiser took a person's place away.
    case placeWithdrawn(Player.ID)
  }

  /// The number in the log, by which people queue.
  public let number: Int64
  /// When the server took it in.
  public let acceptedAt: Instant
  /// When it was made, by the clock of its device.
  public let madeAt: Instant
  /// What happened.
  public let event: Event

  /// Creates an entry.
  public init(number: Int64, acceptedAt: Instant, madeAt: Instant, event: Event) {
    self.number = number
    self.acceptedAt = acceptedAt
    self.madeAt = madeAt
    self.event = event
  }
}
