/// Everything one group of friends keeps: its players and its gathers.
///
/// A squad is what its log of changes makes of an empty one; `apply(_:at:)` is the only way to
/// change it, the same on the phone and on the server.
public struct Squad: Equatable, Sendable {
  /// Names a squad.
  public typealias ID = Identifier<Squad>

  /// The most players that a squad can have, removed ones included.
  public static let playerLimit = 10_000
  /// The most gathers that a squad can have, deleted ones included.
  public static let gatherLimit = 20_000

  var playerTable = IdentifiedArray<Player>()
  var gatherTable = IdentifiedArray<Gather>()

  /// Makes an empty squad.
  public init() {}

  /// Makes a squad as read from a snapshot; `nil` when an id or a player's number is out of line.
  public init?(players: [Player], gathers: [Gather]) {
    for player in players {
      guard player.number == playerTable.elements.count + 1, playerTable.append(player) else {
        return nil
      }
    }
    for gather in gathers {
      guard gatherTable.append(gather) else { return nil }
    }
  }

  /// All players in order of creation, removed ones included.
  public var allPlayers: [Player] { playerTable.elements }
  /// All gathers in the order in which they became known, deleted ones included.
  public var allGathers: [Gather] { gatherTable.elements }

  /// The players that were not removed, in order of creation.
  public var players: [Player] { allPlayers.filter { !$0.isRemoved } }
  /// The gathers that were not deleted, in the order in which they became known.
  public var gathers: [Gather] { allGathers.filter { !$0.isDeleted } }

  /// The player with an id, unless removed.
  public func player(_ id: Player.ID) -> Player? {
    guard let player = playerTable[id], !player.isRemoved else { return nil }
    return player
  }

  /// The player with a number, unless removed.
  public func player(number: Int) -> Player? {
    guard number >= 1, number <= allPlayers.count else { return nil }
    let player = allPlayers[number - 1]
    return player.isRemoved ? nil : player
  }

  /// The gather with an id, unless deleted.
  public func gather(_ id: Gather.ID) -> Gather? {
    guard let gather = gatherTable[id], !gather.isDeleted else { return nil }
    return gather
  }

  /// The gathers, deleted ones left out, in which a player takes part.
  public func gathers(with player: Player.ID) -> [Gather] {
    gathers.filter { gather in gather.participants.contains { $0.id == player } }
  }
}

extension Squad {
  /// A participant as the player that they are in this squad, removed or not, by the name that
  /// they had in the gather; `nil` for somebody who never was in it.
  public func participantAsPlayer(_ participant: Participant) -> Player? {
    guard var player = playerTable[participant.id] else { return nil }
    player.details.name = participant.name
    return player
  }
}
