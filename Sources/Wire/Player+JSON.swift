public import Domain

extension PlayerDetails {
  /// Reads the body of a REST request that adds or replaces a player.
  /// - Throws: `WireError` when a field is missing, has another type or breaks a domain rule.
  public init(json bytes: [UInt8]) throws(WireError) {
    try self.init(Fields(bytes))
  }

}

extension Fields {
  func ageIfPresent(_ name: StaticString) throws(WireError) -> Age? {
    guard let years = try integerIfPresent(name) else { return nil }
    // NB: 32 bits, because `Int` has no more in the browser and both sides must read the same.
    guard let exact = Int32(exactly: years) else { throw .outOfRange(field: name.description) }
    switch provenance {
    case .accepted: return Age(accepted: Int(exact))
    case .submitted, .recorded:
      guard let age = try? Age(Int(exact)) else { throw .outOfRange(field: name.description) }
      return age
    }
  }
}

extension JSONWriter {
  /// Writes a player in the format of the REST API; in a gather's list of players, with the team.
  public mutating func player(_ player: Player, team: Team? = nil) {
    object { writer in
      writer.integer("id", player.number)
      writer.members(player.details)
      writer.string("team", ifPresent: team?.rawValue)
    }
  }
}
