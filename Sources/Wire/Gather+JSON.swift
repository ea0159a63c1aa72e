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
  /// Writes a gather in the format of the REST API; score and winner only after its end.
  public mutating func gather(_ gather: Gather, user: Account.ID) {
    object { writer in
      writer.string("id", gather.id.uuidString)
      writer.string("userId", user.uuidString)
      writer.string("startedAt", gather.startedAt.iso8601)
      guard let endedAt = gather.endedAt else { return }
      writer.string("endedAt", endedAt.iso8601)
      writer.string("score", gather.score.text)
      writer.string("winnerTeam", gather.score.winnerTeam.rawValue)
    }
  }
}
