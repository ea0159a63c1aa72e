import ChangeStore
import Domain

// Who is at what the squad shares by links.
extension SquadRoom {
  /// Notes that a scorekeeper's device was heard of.
  func hear(of device: Device.ID?, _ reader: LogReader) {
    guard case .link(let holder) = reader, case .gather(let gather) = holder.target.subject,
      let device, note(device, at: gather)
    else { return }
    announce(.scorekeeperHeard(in: id, of: gather, on: device))
  }

  /// Notes that a device was heard of, if it is a scorekeeper's.
  @discardableResult
  func note(_ device: Device.ID, at gather: Gather.ID) -> Bool {
    guard loaded?.squad.gather(gather)?.hasScorekeeper(on: device) == true else { return false }
    presence.note(device, at: gather, at: now())
    return true
  }

  /// The number of people who follow each gather at this server.
  private var followersHere: [Gather.ID: Int] {
    audiences.counts.reduce(into: [:]) { counts, entry in
      switch entry.key {
      case .gather(let id): counts[id] = entry.value
      case .plans, .table: break
      }
    }
  }

  /// Who is at the gathers by links, for the organiser.
  func presences(for reader: LogReader) -> [Presence] {
    guard case .account = reader else { return [] }
    return presence.presences(with: followersHere, at: now())
  }

  /// Tells other servers how many people follow here.
  func announceFollowers() {
    guard let counts = presence.announcement(of: followersHere) else { return }
    announce(.followers(of: id, counts: counts))
  }
}
