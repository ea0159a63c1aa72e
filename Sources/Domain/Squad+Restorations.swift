extension Squad {
  /// Finds what a server lost when its data was put back from a copy.
  ///
  /// This squad is the server's, which may have gone on since: what was set later here stays. What leaves no instant
  /// behind stays lost: the steps of a clock, goals that were taken back, and rules for teams that were removed.
  /// - Parameter other: The squad of a device that knew the server before.
  /// - Returns: The changes that bring it back, each with its instant, in an order in which this squad takes them in.
  public func restorations(from other: Squad) -> [(change: Change, madeAt: Instant)] {
    var restoration = Restoration(of: self, from: other)
    // Nothing can be added to what is deleted, nor to games beyond the end of their series.
    restoration.take { $0.revivals(from: $1) }
    restoration.take { $0.additions(from: $1) }
    restoration.take { $0.deletedAdditions(from: $1) }
    restoration.take { $0.laterEdits(from: $1) }
    return restoration.changes
  }

  /// The changes that restore what is deleted here and was restored later in another state.
  private func revivals(from other: Squad) -> [Restored] {
    let players = allPlayers.filter { $0.isRemoved }.compactMap { known -> Restored? in
      guard let player = other.playerTable[known.id], !player.isRemoved else { return nil }
      return known.editTimes.laterInstant(of: .removed, in: player.editTimes)
        .map { (.player(player.id, .set(.removed, false)), $0) }
    }
    let gathers = allGathers.filter { $0.isDeleted }.compactMap { known -> Restored? in
      guard let gather = other.gatherTable[known.id], !gather.isDeleted else { return nil }
      return known.editTimes.laterInstant(of: .deleted, in: gather.editTimes)
        .map { (.gather(gather.id, .set(.deleted, false)), $0) }
    }
    return players + gathers + plans.longerSeries(in: other.plans)
  }

  /// The changes that add what was deleted in another state and is not known here.
  ///
  /// Its deletion follows as a later edit, so that a device that has not heard of it does not bring it back.
  private func deletedAdditions(from other: Squad) -> [Restored] {
    let players = other.allPlayers.filter { $0.isRemoved && playerTable[$0.id] == nil }
    let gathers = other.allGathers.filter { $0.isDeleted && gatherTable[$0.id] == nil }
    let seasons = other.allSeasons.filter { season in
      season.isRemoved && !allSeasons.contains { $0.id == season.id }
    }
    return players.flatMap { $0.retold } + gathers.flatMap { $0.retold }
      + seasons.map { (.season($0.id, .set($0.details)), $0.editTimes[.details] ?? .earliest) }
  }
}

private typealias Restored = (change: Change, madeAt: Instant)

extension EditTimes {
  /// When a field was set in other times of the same value, if that was later than in these.
  fileprivate func laterInstant(of field: Field, in other: Self) -> Instant? {
    later(in: other).first { $0.field == field }?.setAt
  }
}

/// The changes that a server gets again, and its squad after them.
private struct Restoration {
  private var squad: Squad
  private let other: Squad
  private(set) var changes: [Restored] = []

  init(of squad: Squad, from other: Squad) {
    self.squad = squad
    self.other = other
  }

  /// Applies the changes that the squad still lacks, and leaves out those that something later replaced.
  mutating func take(_ retold: (Squad, Squad) -> [Restored]) {
    for (change, madeAt) in retold(squad, other) {
      let place = LogPlace(number: .max, acceptedAt: madeAt)
      do throws(ChangeRejection) {
        try squad.accept(change, at: madeAt, on: nil, in: place)
      } catch .editedLater {
        continue
      } catch {
        // The server refuses it, too, and the user reads why.
      }
      changes.append((change, madeAt))
    }
  }
}
