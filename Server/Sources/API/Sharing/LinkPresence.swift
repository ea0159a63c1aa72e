import ChangeStore
import Domain

/// Who is at what a squad shares by links: scorekeepers, and the people at other servers.
struct LinkPresence {
  /// A server announces its followers every 20 seconds, and may have ended after this time.
  private static let memoryMilliseconds: Int64 = 60_000

  /// When each scorekeeper's device was last heard of, by gather; no more than the gathers have.
  private var signs: [Gather.ID: [Scorekeeper.ID: Instant]] = [:]
  /// The people who follow at other servers, as these announced them.
  private var elsewhere: [Server.ID: (counts: [Gather.ID: Int], at: Instant)] = [:]
  /// Whether the last announcement was of people who follow here.
  private var hasAnnounced = false

  /// Notes that a scorekeeper's device was heard of.
  mutating func note(_ device: Device.ID, at gather: Gather.ID, at now: Instant) {
    signs[gather, default: [:]][device] = now
  }

  /// Notes how many people follow at another server.
  mutating func note(_ counts: [Gather.ID: Int], at server: Server.ID, at now: Instant) {
    elsewhere = elsewhere.filter { Self.isRemembered($0.value.at, at: now) }
    elsewhere[server] = (counts, now)
  }

  /// What other servers are to be told: while people follow here, and once when there are none.
  mutating func announcement(of here: [Gather.ID: Int]) -> [Gather.ID: Int]? {
    guard !here.isEmpty || hasAnnounced else { return nil }
    hasAnnounced = !here.isEmpty
    return here
  }

  /// The number of people who follow each gather, at all servers.
  func followers(with here: [Gather.ID: Int], at now: Instant) -> [Gather.ID: Int] {
    elsewhere.values.filter { Self.isRemembered($0.at, at: now) }
      .reduce(here) { $0.merging($1.counts, uniquingKeysWith: +) }
  }

  /// Who is at each gather, for its organiser.
  func presences(with here: [Gather.ID: Int], at now: Instant) -> [Presence] {
    let counts = followers(with: here, at: now)
    return Set(counts.keys).union(signs.keys).map { gather in
      let signs = signs[gather, default: [:]].map { Presence.Sign(of: $0.key, heardAt: $0.value) }
      return Presence(
        gather: gather, followers: counts[gather, default: 0],
        signs: signs.sorted { $0.scorekeeper.uuidString < $1.scorekeeper.uuidString })
    }
  }

  private static func isRemembered(_ instant: Instant, at now: Instant) -> Bool {
    instant.milliseconds(until: now) < memoryMilliseconds
  }
}
