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
  /// A player who plays no longer was put away, and stays in past gathers.
  case playerArchived(Player.ID)
  /// An archived player came back to the list.
  case playerUnarchived(Player.ID)
  /// A user said how strong a player is; `nil` when their results are to tell it.
  case levelSet(Player.ID, Level?)
  /// A user asked for players to be in one team, or in different ones.
  case ruleAdded(TeamRule)
  /// A rule about teams was removed.
  case ruleRemoved(TeamRule.ID)

  /// A gather began with these participants.
  case gatherStarted(Gather.ID, [Participant])
  /// A player joined a gather or changed teams in it.
  case participantAssigned(Gather.ID, Participant)
  /// A participant left a gather.
  case participantLeft(Gather.ID, Player.ID)
  /// A side got a name and a colour.
  case teamDetailsSet(Gather.ID, Side, TeamDetails)
  /// The gather was ended.
  case gatherEnded(Gather.ID)
  /// The gather's end was undone.
  case gatherReopened(Gather.ID)
  /// The end of a gather that is over was moved to another instant.
  case gatherEndMoved(Gather.ID, to: Instant)
  /// The gather was deleted.
  case gatherDeleted(Gather.ID)
  /// A gather's deletion was undone.
  case gatherRestored(Gather.ID)
  /// A gather was left out of the players' levels, as a friendly.
  case gatherExcluded(Gather.ID)
  /// A gather counts for the players' levels again.
  case gatherIncluded(Gather.ID)

  /// A game between two teams of a gather began; one that was taken back is there again.
  case gameStarted(Gather.ID, Game.ID, Pairing)
  /// A game was taken back, with all that happened in it.
  case gameTakenBack(Gather.ID, Game.ID)
  /// A user chose how the teams of the next game are found.
  case rotationSet(Gather.ID, Rotation)

  // The clock and the goals are those of a game; without one, of the first game of the gather.

  /// The clock was set to another time and stopped.
  case clockSet(Gather.ID, ClockSetting, in: Game.ID? = nil)
  /// The number of periods and their length were set; the current period goes on.
  case clockFormatSet(Gather.ID, ClockFormat, in: Game.ID? = nil)
  /// The current period was made longer by some seconds, or shorter if negative.
  case clockMoved(Gather.ID, seconds: Int, in: Game.ID? = nil)
  /// The clock was started or resumed, or a new period was begun.
  case clockStarted(Gather.ID, in: Game.ID? = nil)
  /// The clock was paused.
  case clockPaused(Gather.ID, in: Game.ID? = nil)
  /// The period with this number, from 1, was ended.
  case periodEnded(Gather.ID, Int, in: Game.ID? = nil)
  /// The end of the period with this number was undone.
  case periodResumed(Gather.ID, Int, in: Game.ID? = nil)
  /// The clock was stopped and returned to the time that was last set.
  case clockCancelled(Gather.ID, in: Game.ID? = nil)

  /// A side scored.
  case goalAdded(Gather.ID, Goal.ID, Side, in: Game.ID? = nil)
  /// A user said who scored a goal.
  case goalCredited(Gather.ID, Goal.ID, GoalCredit)
  /// A goal was moved to the instant at which it was scored.
  case goalMoved(Gather.ID, Goal.ID, to: Instant)
  /// A goal was taken back.
  case goalTakenBack(Gather.ID, Goal.ID)
  /// A goal that was taken back is there again, and this scorekeeper had recorded it.
  case goalRecorded(Gather.ID, Goal.ID, by: Scorekeeper.ID)
  /// A user said that a goal is not the same as one that another device recorded.
  case goalConfirmed(Gather.ID, Goal.ID)

  /// A gather was shared by a link.
  case linkMade(Gather.ID, Link)
  /// A link was turned off.
  case linkTurnedOff(Gather.ID, Link.ID)
  /// A user chose how people who follow the gather see names.
  case followerNamesSet(Gather.ID, NameForm)
  /// A person who keeps the score by a link said their name.
  case scorekeeperNamed(Gather.ID, Scorekeeper)
}
