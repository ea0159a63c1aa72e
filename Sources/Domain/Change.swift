/// Something that a user did to a squad.
///
/// A squad is the result of its log of changes. Each change carries everything that is needed to
/// apply it on any device: the ids that its author made, and names as they were at the time.
public enum Change: Hashable, Sendable {
  /// A player was added to the squad.
  case playerAdded(Player.ID, PlayerDetails)
  /// One field of a player got a new value.
  case playerEdited(Player.ID, PlayerEdit)
  /// A player was removed from the squad.
  case playerRemoved(Player.ID)
  /// A player's removal was undone.
  case playerRestored(Player.ID)

  /// A gather began with these participants.
  case gatherStarted(Gather.ID, [Participant])
  /// A player joined a gather or changed teams in it.
  case participantAssigned(Gather.ID, Participant)
  /// The gather was ended.
  case gatherEnded(Gather.ID)
  /// The gather was deleted.
  case gatherDeleted(Gather.ID)
  /// A gather's deletion was undone.
  case gatherRestored(Gather.ID)

  /// The clock was set to another time and stopped.
  case clockSet(Gather.ID, ClockSetting)
  /// The clock was started or resumed.
  case clockStarted(Gather.ID)
  /// The clock was paused.
  case clockPaused(Gather.ID)
  /// The clock was stopped and returned to the time that was last set.
  case clockCancelled(Gather.ID)

  /// A side scored.
  case goalAdded(Gather.ID, Goal.ID, Side)
  /// A goal was taken back.
  case goalTakenBack(Gather.ID, Goal.ID)
}

/// A change with the id, device and time that its author gave it.
public struct StampedChange: Identifiable, Hashable, Sendable {
  /// Identifies a change, so that it counts once however often it is delivered.
  public typealias ID = Identifier<StampedChange>

  /// The id, made on the device that recorded the change.
  public let id: ID
  /// The device that recorded the change.
  public let device: Device.ID
  /// When the change was made, by the device's clock.
  public let madeAt: Instant
  /// The change itself.
  public let change: Change

  /// Creates a change with the id, device and time of its author.
  public init(id: ID, device: Device.ID, madeAt: Instant, change: Change) {
    self.id = id
    self.device = device
    self.madeAt = madeAt
    self.change = change
  }
}

/// A change at its place in the squad's order, which the server assigns.
public struct SequencedChange: Hashable, Sendable {
  /// The sequence number: 1, 2, 3 … for each squad.
  public let sequence: Int64
  /// The account that delivered the change, as the server authenticated it.
  public let author: Account.ID
  /// The change as the device sent it.
  public let stamped: StampedChange

  /// Creates a change at its place in the squad's order.
  public init(sequence: Int64, author: Account.ID, stamped: StampedChange) {
    self.sequence = sequence
    self.author = author
    self.stamped = stamped
  }
}

/// The subject of device ids: a browser on a phone or computer that records changes.
public enum Device {
  /// Identifies a device.
  public typealias ID = Identifier<Device>
}

/// The subject of account ids: a user who can log in.
public enum Account {
  /// Identifies an account.
  public typealias ID = Identifier<Account>
}
