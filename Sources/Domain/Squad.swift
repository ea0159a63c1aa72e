/// The players and gathers of one group of friends.
///
/// A squad is the result of applying its log of changes to an empty squad. Every change goes
/// through `apply(_:at:)`, on devices and on the server.
/// ```swift
/// var squad = Squad()
/// let ann = PlayerDetails(name: try ShortText("Ann"))
/// try squad.apply(.player(.random(using: &generator), .added(ann)), at: now)
/// let name = squad.players[0].details.name.text  // "Ann"
/// ```
public struct Squad: Equatable, Sendable {
  /// Identifies a squad.
  public typealias ID = Identifier<Squad>

  /// The maximum number of players in a squad, including removed ones.
  public static let playerLimit = 10_000
  /// The maximum number of gathers in a squad, including deleted ones.
  public static let gatherLimit = 20_000

  var playerTable = IdentifiedArray<Player>()
  var gatherTable = IdentifiedArray<Gather>()
  /// What the group calls itself; `nil` until the organiser names it.
  public internal(set) var name: GroupName?
  /// Who is to be in one team and who is not, in the order in which users said so.
  public internal(set) var rules: [TeamRule] = []
  /// The games to come, and what people said about them.
  public internal(set) var plans = Plans()
  /// By which rules the tables are made.
  public internal(set) var tableRules = TableRules()
  /// The seasons that the organiser named, in the order in which they were made, including removed ones.
  public internal(set) var allSeasons: [Season] = []
  /// How people see names who have a link to a table.
  public internal(set) var tableNames = NameForm.firstNameAndInitial
  /// The links by which people see tables, in the order in which they were made, including those that were turned off.
  public internal(set) var tableLinks: [TableLink] = []
  /// When users last set each field of the squad.
  public internal(set) var editTimes = EditTimes<Field>()

  /// Creates an empty squad.
  public init() {}

  /// Creates a squad that was read from a snapshot.
  ///
  /// `nil` when an id is repeated, or the players' numbers are not 1, 2, 3 … in order.
  public init?(
    name: GroupName? = nil, players: [Player], gathers: [Gather], rules: [TeamRule] = [],
    plans: Plans = Plans(),
    tableRules: TableRules = TableRules(), seasons: [Season] = [],
    tableNames: NameForm = .firstNameAndInitial, tableLinks: [TableLink] = [],
    editTimes: EditTimes<Field> = EditTimes()
  ) {
    guard players.indices.allSatisfy({ players[$0].number == $0 + 1 }),
      let playerTable = IdentifiedArray(players), let gatherTable = IdentifiedArray(gathers),
      Set(rules.map { $0.id.raw }).count == rules.count,
      Set(seasons.map { $0.id.raw }).count == seasons.count,
      Set(tableLinks.map { $0.id.raw }).count == tableLinks.count
    else { return nil }
    self.name = name
    self.playerTable = playerTable
    self.gatherTable = gatherTable
    self.rules = rules
    self.plans = plans
    self.tableRules = tableRules
    allSeasons = seasons
    self.tableNames = tableNames
    self.tableLinks = tableLinks
    self.editTimes = editTimes
  }

  /// All players in order of creation, including removed ones.
  public var allPlayers: [Player] { playerTable.elements }
  /// All gathers in the order in which they were applied, including deleted ones.
  public var allGathers: [Gather] { gatherTable.elements }

  /// The players that were neither removed nor archived, nor said to be other players, in order of creation.
  public var players: [Player] {
    allPlayers.filter { $0.isListed && !isOtherPlayer($0.id) }
  }
  /// The players that were archived and not removed, nor said to be other players, in order of creation.
  package var archivedPlayers: [Player] {
    allPlayers.filter { $0.isArchived && !$0.isRemoved && !isOtherPlayer($0.id) }
  }
  /// The gathers that were not deleted, in the order in which they were applied.
  public var gathers: [Gather] {
    allGathers.filter { !$0.isDeleted }
  }

  /// Whether there is a player with an id, who was neither removed nor archived, nor said to be another player.
  package func hasPlayer(_ id: Player.ID) -> Bool {
    guard let position = playerTable.position(of: id) else { return false }
    return allPlayers[position].isListed && !isOtherPlayer(id)
  }

  /// The player with an id, also one who was removed or archived; `nil` when unknown.
  public func knownPlayer(_ id: Player.ID) -> Player? { playerTable[id] }

  /// The player with an id, archived or not; `nil` when unknown or removed.
  public func player(_ id: Player.ID) -> Player? {
    guard let player = playerTable[id], !player.isRemoved else { return nil }
    return player
  }

  /// The player with a number, archived or not; `nil` when unknown or removed.
  public func player(number: Int) -> Player? {
    guard number >= 1, number <= allPlayers.count else { return nil }
    let player = allPlayers[number - 1]
    return player.isRemoved ? nil : player
  }

  /// Whether there is a gather with an id, which was not deleted.
  package func hasGather(_ id: Gather.ID) -> Bool {
    guard let position = gatherTable.position(of: id) else { return false }
    return !allGathers[position].isDeleted
  }

  /// The gather with an id; `nil` when unknown or deleted.
  public func gather(_ id: Gather.ID) -> Gather? {
    guard let gather = gatherTable[id], !gather.isDeleted else { return nil }
    return gather
  }

  /// The gathers in which a player takes part, under whichever of their ids, without deleted ones.
  public func gathers(with player: Player.ID) -> [Gather] {
    gathers.map { $0.joiningPeople(as: plans.replies) }
      .filter { gather in gather.participants.contains { $0.id == player } }
  }

  /// Whether a player takes part in a gather, or did, under whichever of their ids.
  package func hasPlayed(_ id: Player.ID) -> Bool {
    let ids = [id] + otherIDs(of: id)
    return allGathers.contains { gather in
      !gather.isDeleted && gather.appearances.contains { ids.contains($0.id) }
    }
  }
}

extension Squad {
  /// The player behind a participant, removed or not, under the name that they had in the gather.
  ///
  /// `nil` for a participant who was never in this squad.
  public func participantAsPlayer(_ participant: Participant) -> Player? {
    guard var player = playerTable[participant.id] else { return nil }
    player.details.name = participant.name
    return player
  }
}
