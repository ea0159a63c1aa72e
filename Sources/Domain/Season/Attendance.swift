/// How often a squad's players were there.
public struct Attendance: Sendable {
  /// A player who played.
  public struct Row: Identifiable, Hashable, Sendable {
    /// The player.
    public let id: Player.ID
    /// The place, which players who were there equally often share.
    public fileprivate(set) var place = 0
    /// On how many evenings they played.
    public let played: Int
    /// How many evenings there were since the first one ever on which they played.
    public let possible: Int
    /// How many of these they played one after the other.
    public let inARow: Run
  }

  /// The players, those first who were there most often.
  public let rows: [Row]

  /// Counts.
  /// - Parameters:
  ///   - evenings: The evenings, the oldest first.
  ///   - firsts: The first evening ever of each player.
  ///   - squad: The squad, whose players have rows.
  public init(of evenings: [Evening], firsts: [Player.ID: Instant], in squad: Squad) {
    var played: [Player.ID: [Bool]] = [:]
    for (index, evening) in evenings.enumerated() {
      for record in evening.records {
        played[record.player, default: Array(repeating: false, count: evenings.count)][index] = true
      }
    }
    var rows: [Player.ID: Row] = [:]
    for (id, days) in played {
      let first = firsts[id] ?? .earliest
      let possible = zip(evenings, days).filter { first <= $0.0.playedAt }.map { $0.1 }
      var run = Run()
      for wasThere in possible { run.add(wasThere) }
      rows[id] = Row(
        id: id, played: days.count { $0 }, possible: possible.count, inARow: run)
    }
    self.rows = squad.byName(rows).ranked {
      comparing([($0.played, $1.played)])
    } _: {
      $0.place = $1
    }
  }
}

extension [Evening] {
  /// The first of these evenings on which each person played.
  public var firsts: [Player.ID: Instant] {
    var firsts: [Player.ID: Instant] = [:]
    for evening in self {
      for record in evening.records where firsts[record.player] == nil {
        firsts[record.player] = evening.playedAt
      }
    }
    return firsts
  }
}
