public import Domain

/// Reads the body of the REST request that puts a player into a team.
/// - Throws: `WireError` when the team is missing or unknown.
public func readTeam(json bytes: [UInt8]) throws(WireError) -> Team {
  try Fields(bytes).choice("team")
}

/// Checks that a request body is a JSON object, with any members or none.
/// - Throws: `WireError` when it is anything else.
public func requireObject(json bytes: [UInt8]) throws(WireError) {
  _ = try Fields(bytes)
}

extension JSONWriter {
  /// Writes a gather in the format of the REST API; score and winner only after its end and when it has a
  /// result, and no score when only the winner is known.
  ///
  /// A gather of more than two teams has its games instead.
  public mutating func gather(_ gather: Gather, user: Account.ID) {
    object { writer in
      writer.id("id", gather.id)
      writer.id("userId", user)
      writer.string("startedAt", gather.startedAt.iso8601)
      guard let endedAt = gather.endedAt else { return }
      writer.string("endedAt", endedAt.iso8601)
      if gather.isRowOfGames { return writer.results(of: gather.playedGames) }
      guard gather.currentGame.wasPlayed else { return }
      if gather.currentGame.isScoreKnown { writer.string("score", gather.currentGame.score.text) }
      writer.string("winnerTeam", WinnerTeam(gather.currentGame.winner).rawValue)
    }
  }

  private mutating func results(of games: [Game]) {
    array("games", games) { game, writer in
      writer.object { writer in
        writer.members(game.pairing)
        writer.string("startedAt", game.startedAt.iso8601)
        writer.string("score", game.score.text)
        writer.string("winnerTeam", game.winner?.rawValue ?? WinnerTeam.none.rawValue)
      }
    }
  }
}
