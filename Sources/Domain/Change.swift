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
