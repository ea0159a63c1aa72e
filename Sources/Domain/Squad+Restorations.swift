extension Squad {
  /// Finds what a server lost when its data was put back from a copy.
  ///
  /// This squad is the server's, which may have gone on since: what was set later here stays. What leaves no instant
  /// behind stays lost: the steps of a clock, goals that were taken back, and rules for teams that were removed.
  /// - Parameter other: The squad of a device that knew the server before.
  /// - Returns: The changes that bring it back, each with its instant, in an order in which this squad takes them in.
  public func restorations(from other: Squad) -> [(change: Change, madeAt: Instant)] {
    var restoration = Restoration(of: self, from: other)
    // Nothing can be added to what is deleted.
    restoration.take { $0.revivals(from: $1) }
    restoration.take { $0.additions(from: $1) }
    restoration.take { $0.deletedAdditions(from: $1) }
    restoration.take { $0.laterEdits(from: $1) }
    return restoration.changes
  }

  /// The changes that restore what is deleted here and was restored later in another state.
  private func revivals(from other: Squad) -> [(change: Change, madeAt: Instant)] {
    let players = allPlayers.filter { $0.isRemoved }.compactMap { known -> Restored? in
      guard let player = other.playerTable[known.id], !player.isRemoved else { return nil }
      return known.editTimes.laterInstant(of: .removed, in: player.editTimes)
        .map { (.player(player.id, .restored), $0) }
    }
    let gathers = allGathers.filter { $0.isDeleted }.compactMap { known -> Restored? in
      guard let gather = other.gatherTable[known.id], !gather.isDeleted else { return nil }
      return known.editTimes.laterInstant(of: .deleted, in: gather.editTimes)
        .map { (.gather(gather.id, .restored), $0) }
    }
    return players + gathers
  }

  /// The changes that add what was deleted in another state and is not known here, so that it is not added by a device
  /// that has not heard of its deletion.
  private func deletedAdditions(from other: Squad) -> [(change: Change, madeAt: Instant)] {
    let players = other.allPlayers.filter { $0.isRemoved && playerTable[$0.id] == nil }
    let gathers = other.allGathers.filter { $0.isDeleted && gatherTable[$0.id] == nil }
    return players.flatMap { $0.retold } + gathers.flatMap { $0.retold }
  }
}

private typealias Restored = (change: Change, madeAt: Instant)

extension EditTimes {
  /// When a field was set in other times of the same value, if that was later than in these.
  fileprivate func laterInstant(of field: Field, in other: Self) -> Instant? {
    later(in: other).first { $0.field == field }?.setAt
  }
}

/// What a server gets again, and what it is like afterwards.
private struct Restoration {
  private var squad: Squad
  private let other: Squad
  private(set) var changes: [Restored] = []

  init(of squad: Squad, from other: Squad) {
    self.squad = squad
    self.other = other
  }

  /// Takes changes over that the squad lacks as it is by now, without those that something later replaced.
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
