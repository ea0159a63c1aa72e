/// What some evenings tell of one person.
public struct PersonalRecord: Hashable, Sendable {
  /// How the evenings ended that they played.
  public private(set) var evenings = Tally()
  /// How the last five of them ended, the newest last.
  public private(set) var form: [Outcome] = []
  /// What held for several evenings in a row.
  public private(set) var runs: Runs
  /// How many evenings there were since the first one ever on which they played.
  public private(set) var possible = 0
  /// What they added to their sides on these evenings.
  public private(set) var contribution = Contribution()

  /// Counts.
  /// - Parameters:
  ///   - player: The person.
  ///   - evenings: The evenings, the oldest first.
  ///   - first: The first evening ever on which they played; `nil` for one who never did.
  public init(of player: Player.ID, in evenings: [Evening], since first: Instant?) {
    let records = evenings.map { $0.record(of: player) }
    runs = Runs(records.map { $0?.outcome })
    if let first { possible = evenings.count { first <= $0.playedAt } }
    for record in records {
      guard let record else { continue }
      self.evenings.add(record.outcome)
      contribution += record.contribution
    }
    form = Array(records.compactMap { $0?.outcome }.suffix(SeasonTable.formLength))
  }

  /// How many evenings they played.
  public var played: Int { evenings.count }
}

extension PersonalRecord {
  /// On how many evenings in a row a person scored up to now, of those on which they played.
  /// - Parameters:
  ///   - player: The person.
  ///   - evenings: The evenings, the oldest first.
  /// - Returns: The number; `nil` when it is not known of the evening before these whether they scored.
  public static func scoringRun(of player: Player.ID, in evenings: [Evening]) -> Int? {
    var run = 0
    for record in evenings.lazy.reversed().compactMap({ $0.record(of: player) }) {
      guard record.contribution.goals == 0 else {
        run += 1
        continue
      }
      return record.areScorersKnown ? run : nil
    }
    return run
  }
}
