import Domain

// How many bytes of memory values take, roughly: enough to keep a server within its memory, which
// counts cannot do when a client chooses how long texts and lists are.

extension SequencedChange {
  /// The memory of the change, in bytes.
  var memoryWeight: Int { 200 + stamped.change.memoryWeight }
}

extension Change {
  fileprivate var memoryWeight: Int {
    switch self {
    case .playerAdded(_, let details): details.memoryWeight
    case .playerEdited(_, let edit): edit.memoryWeight
    case .gatherStarted(_, let participants):
      participants.reduce(0) { $0 + 100 + $1.name.memoryWeight }
    case .participantAssigned(_, let participant): 100 + participant.name.memoryWeight
    case .teamDetailsSet(_, _, let details): details.name?.memoryWeight ?? 0
    default: 0
    }
  }
}

extension Squad {
  /// The memory of the squad, in bytes.
  var memoryWeight: Int {
    allPlayers.reduce(0) { $0 + 200 + $1.details.memoryWeight }
      + allGathers.reduce(0) { $0 + $1.memoryWeight }
  }
}

extension Gather {
  fileprivate var memoryWeight: Int {
    let people = appearances.reduce(0) { $0 + 150 + 40 * $1.stints.count + $1.name.memoryWeight }
    return 500 + people + 120 * goals.count + 200 * clock.periods.count
  }
}

extension PlayerEdit {
  fileprivate var memoryWeight: Int {
    switch self {
    case .name(let name): name.memoryWeight
    case .favouriteTeam(let team): team?.memoryWeight ?? 0
    case .age, .skill, .preferredPosition: 0
    }
  }
}

extension PlayerDetails {
  fileprivate var memoryWeight: Int { name.memoryWeight + (favouriteTeam?.memoryWeight ?? 0) }
}

extension ShortText {
  fileprivate var memoryWeight: Int { 32 + text.utf8.count }
}
