import ChangeStore
import Domain

extension SquadRoom {
  /// Notes that a scorekeeper's device was heard of.
  func hear(of device: Device.ID?, _ reader: LogReader) {
    guard case .scorekeeper(let link) = reader, let device,
      loaded?.squad.gather(link.place.gather)?.hasScorekeeper(on: device) == true
    else { return }
    note(device, at: link.place.gather)
    announce(.scorekeeperHeard(in: id, of: link.place.gather, on: device))
  }

  func note(_ device: Device.ID, at gather: Gather.ID) {
    guard loaded?.squad.gather(gather)?.hasScorekeeper(on: device) == true else { return }
    signs[gather, default: [:]][device] = now()
  }

  /// Who is at the gathers by links, for the organiser.
  func presence(for reader: LogReader) -> [Presence] {
    guard case .account = reader else { return [] }
    let counts = followerCounts
    return Set(counts.keys).union(signs.keys).map { gather in
      let signs = signs[gather, default: [:]].map { Presence.Sign(of: $0.key, heardAt: $0.value) }
      return Presence(
        gather: gather, followers: counts[gather, default: 0],
        signs: signs.sorted { $0.scorekeeper.uuidString < $1.scorekeeper.uuidString })
    }
  }
}
