/// Why a change cannot be applied.
///
/// Only what a person should hear of is rejected: a change that refers to what is not there, or
/// breaks a limit. One whose wish is already fulfilled or was overtaken (pausing a clock that
/// stands, taking back a goal that is gone) is accepted and changes nothing.
public enum ChangeRejection: Error, Hashable, Sendable {
  /// Another player has this id already.
  case playerExists(Player.ID)
  /// There never was such a player.
  case playerUnknown(Player.ID)
  /// The player was removed.
  case playerRemoved(Player.ID)
  /// The squad has `Squad.playerLimit` players.
  case tooManyPlayers

  /// Another gather has this id already.
  case gatherExists(Gather.ID)
  /// There never was such a gather.
  case gatherUnknown(Gather.ID)
  /// The gather was deleted.
  case gatherDeleted(Gather.ID)
  /// The squad has `Squad.gatherLimit` gathers.
  case tooManyGathers

  /// The gather lists a player twice.
  case participantRepeated(Gather.ID, Player.ID)
  /// The gather has `Gather.participantLimit` participants.
  case tooManyParticipants(Gather.ID)
  /// The side has `Score.limit` goals.
  case scoreLimitReached(Gather.ID, Side)
}
