/// Something that somebody did to a squad.
///
/// The log of these is the squad. Each carries what it needs to be applied anywhere: ids made by its author and names as they were.
public enum Change: Hashable, Sendable {
  /// A player joined the squad.
  case playerAdded(Player.ID, PlayerDetails)
  /// One field of a player got another value.
  case playerEdited(Player.ID, PlayerEdit)
  /// A player left the squad.
  case playerRemoved(Player.ID)
  /// A player's removal was undone.
  case playerRestored(Player.ID)

  /// A gather began with these people.
  case gatherStarted(Gather.ID, [Participant])
  /// Somebody joined a gather or changed teams in it.
  case participantAssigned(Gather.ID, Participant)
  /// The gather is over.
  case gatherEnded(Gather.ID)
  /// The gather was deleted.
  case gatherDeleted(Gather.ID)
  /// A gather's deletion was undone.
  case gatherRestored(Gather.ID)

  /// The clock got another time to count down from.
  case clockSet(Gather.ID, ClockSetting)
  /// The clock was started or resumed.
  case clockStarted(Gather.ID)
  /// The clock was paused.
  case clockPaused(Gather.ID)
  /// The clock went back to the time that was last set.
  case clockCancelled(Gather.ID)

  /// A side scored.
  case goalAdded(Gather.ID, Goal.ID, Side)
  /// A goal was taken back.
  case goalTakenBack(Gather.ID, Goal.ID)
}

/// A change with what its author says of it.
public struct StampedChange: Identifiable, Hashable, Sendable {
  /// Names a change, so that it counts once however often it is delivered.
  public typealias ID = Identifier<StampedChange>

  /// Names this change.
  public let id: ID
  /// The phone that made it.
  public let device: Device.ID
  /// When it was made, by that phone's clock.
  public let madeAt: Instant
  /// What was done.
  public let change: Change

  /// Stamps a change.
  public init(id: ID, device: Device.ID, madeAt: Instant, change: Change) {
    self.id = id
    self.device = device
    self.madeAt = madeAt
    self.change = change
  }
}

/// A change at its place in the squad's one order, which the server gives.
public struct SequencedChange: Hashable, Sendable {
  /// The place: 1, 2, 3 … per squad.
  public let sequence: Int64
  /// Whose it is, by the server's word: the account that delivered the change.
  public let author: Account.ID
  /// The change as its author stamped it.
  public let stamped: StampedChange

  /// Puts a change in its place.
  public init(sequence: Int64, author: Account.ID, stamped: StampedChange) {
    self.sequence = sequence
    self.author = author
    self.stamped = stamped
  }
}

/// A phone or browser that makes changes; a subject for ids.
public enum Device {
  /// Names a device.
  public typealias ID = Identifier<Device>
}

/// Somebody who can log in; a subject for ids.
public enum Account {
  /// Names an account.
  public typealias ID = Identifier<Account>
}
