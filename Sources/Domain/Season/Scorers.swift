/// Who scored, or helped to, on some evenings.
///
/// Own goals never count.
public struct Scorers: Sendable {
  /// A player who scored or helped to.
  public struct Row: Identifiable, Hashable, Sendable {
    /// The player.
    public let id: Player.ID
    /// The place, which players with equal numbers share.
    public fileprivate(set) var place = 0
    /// The goals of the player.
    public fileprivate(set) var goals = 0
    /// The assists of the player.
    public fileprivate(set) var assists = 0
    /// On how many evenings the player played.
    public fileprivate(set) var evenings = 0
  }

  /// Those who scored: by goals, then assists, then fewer evenings.
  public let goals: [Row]
  /// Those who helped: by assists, then goals, then fewer evenings.
  public let assists: [Row]
  /// How many goals there were.
  public let goalCount: Int
  /// Of how many the scorer is known.
  public let creditedGoalCount: Int

  /// Counts the goals of a squad's players on some evenings.
  public init(of evenings: [Evening], in squad: Squad) {
    var rows: [Player.ID: Row] = [:]
    for record in evenings.lazy.flatMap({ $0.records }) {
      rows[record.player, default: Row(id: record.player)].add(record)
    }
    let players = squad.byName(rows)
    goals = players.filter { $0.goals > 0 }.ranked { first, second in
      comparing([
        (first.goals, second.goals), (first.assists, second.assists),
        (second.evenings, first.evenings),
      ])
    } _: {
      $0.place = $1
    }
    assists = players.filter { $0.assists > 0 }.ranked { first, second in
      comparing([
        (first.assists, second.assists), (first.goals, second.goals),
        (second.evenings, first.evenings),
      ])
    } _: {
      $0.place = $1
    }
    goalCount = evenings.reduce(0) { $0 + $1.goalCount }
    creditedGoalCount = evenings.reduce(0) { $0 + $1.creditedGoalCount }
  }
}

extension Scorers.Row {
  fileprivate mutating func add(_ record: Evening.Record) {
    goals += record.contribution.goals
    assists += record.contribution.assists
    evenings += 1
  }
}
