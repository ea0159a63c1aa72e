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
