// NB: `indirect`, as in `ChangeRejection`.
/// Why there is no split.
///
/// Players are named by their places in the request.
public indirect enum SplitError: Error, Hashable, Sendable {
  /// Two to four teams are possible.
  case teamCount(Int)
  /// Each team needs a player.
  case tooFewPlayers(Int)
  /// More than `SplitRequest.playerLimit` players.
  case tooManyPlayers(Int)
  /// A rule, or a list of earlier teams, is about a player who is not there.
  case unknownPlayer(Int)
  /// A rule names a player twice.
  case repeatedPlayer(Int)
  /// A player is fixed to a team that is not there.
  case unknownTeam(Int, player: Int)
  /// As many sizes as teams are needed, each at least 1, that add up to the number of players.
  case sizesDoNotAddUp([Int])
  /// Two players are apart by one rule, and together by others: in one of them both, or each with
  /// the next of those between.
  case togetherAndApart(Int, Int, between: [Int])
  /// Two players are fixed to different teams, but together: by one rule, or each with the next of
  /// those between.
  case togetherInDifferentTeams(Int, Int, between: [Int])
  /// Two players are fixed to the same team, but apart.
  case apartInSameTeam(Int, Int)
  /// More players are apart from each other than there are teams.
  case moreApartThanTeams([Int])
  /// The rules about these players, who are as few as possible, do not leave a team for each.
  case contradiction([Int])
  /// The rules leave a team without players.
  case emptyTeam
  /// The rules hang together too much to be worked out.
  case tooManyRules
}
