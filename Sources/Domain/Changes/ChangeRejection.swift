// NB: `indirect`, so that each of the many calls that may throw it moves one word.
/// Why a change is refused.
///
/// A change is refused only when the user should know about it: it refers to something that does
/// not exist, is older than the edit that it would replace, or breaks a limit. A change that has become unnecessary (pausing a clock that is not
/// running, taking back a goal that is gone) is accepted and has no effect.
public indirect enum ChangeRejection: Error, Hashable, Sendable {
  /// Another player has this id already.
  case playerExists(Player.ID)
  /// No player has this id, and none ever had.
  case playerUnknown(Player.ID)
  /// The player was removed.
  case playerRemoved(Player.ID)
  /// The squad has `Squad.playerLimit` players.
  case tooManyPlayers
  /// The squad has as many rules about teams as it may have.
  case tooManyRules

  /// Another gather has this id already.
  case gatherExists(Gather.ID)
  /// No gather has this id, and none ever had.
  case gatherUnknown(Gather.ID)
  /// The gather was deleted.
  case gatherDeleted(Gather.ID)
  /// The squad has `Squad.gatherLimit` gathers.
  case tooManyGathers

  /// The new gather lists this player twice.
  case participantRepeated(Gather.ID, Player.ID)
  /// The gather has `Gather.participantLimit` participants.
  case tooManyParticipants(Gather.ID)
  /// The side has `Score.limit` goals.
  case scoreLimitReached(Gather.ID, Side)
  /// The gather has no game with the id that the change names.
  case gameUnknown(Gather.ID)
  /// The team does not play in the game in which it is said to have scored.
  case teamNotPlaying(Gather.ID, Side)
  /// The gather has `Game.limit` games after the first.
  case tooManyGames(Gather.ID)
  /// The gather has `Link.limit` links.
  case tooManyLinks(Gather.ID)
  /// The gather has `Scorekeeper.limit` scorekeepers who recorded goals.
  case tooManyScorekeepers(Gather.ID)
  /// Another planned game or series has this id already.
  case planExists(Plan.ID)
  /// No planned game and no series has this id.
  case planUnknown(Plan.ID)
  /// The squad has as many open games, series or zones as it may plan in.
  case tooManyPlans
  /// `Plan.headLimit` people answered this game or are brought along to it.
  case tooManyAnswers(Plan.ID)
  /// The squad has `Replies.linkLimit` links to answer.
  case tooManyReplyLinks
  /// The squad has `Season.limit` seasons.
  case tooManySeasons
  /// No season has this id.
  case seasonUnknown(Season.ID)
  /// The squad has `TableLink.limit` links to tables.
  case tooManyTableLinks
  /// The two who are said to be one person took part in the same gather.
  case samePlayers(Gather.ID)
  /// Another device set the same field later than this change did.
  case editedLater
  /// The link by which the change was sent does not permit it.
  case notPermitted
}
