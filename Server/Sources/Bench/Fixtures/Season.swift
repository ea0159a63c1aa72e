import Domain
import TestSupport

/// A squad's changes, generated from a seed.
///
/// Players come first, then gathers with about ten players, a clock and a few goals.
struct Season {
  static let playerCount = 20

  private var random: SplitMix64
  private let device: Device.ID
  private let players: [Player.ID]
  private let names: [ShortText]
  private var now = Instant.kickOff

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    device = .random(using: &random)
    var random = random
    players = (0..<Self.playerCount).map { _ in .random(using: &random) }
    names = try (1...Self.playerCount).map { try ShortText("Player \($0)") }
    self.random = random
  }

  /// Generates the first changes of the season; the squad accepts each of them.
  mutating func changes(_ count: Int) throws -> [StampedChange] {
    var changes: [Change] = try zip(players, names).map { player, name in
      .player(
        player,
        .added(
          PlayerDetails(
            name: name, age: try Age(30), skill: .amateur, preferredPosition: .midfielder,
            favouriteTeam: try ShortText("FC Example"))))
    }
    while changes.count < count { changes += gather() }
    return changes.prefix(count).map { stamp($0) }
  }

  private mutating func gather() -> [Change] {
    let id: Gather.ID = .random(using: &random)
    let side = random.number(0...1)
    let participants = zip(players, names).shuffled(using: &random).prefix(10).enumerated()
      .map { index, player in
        Participant(
          id: player.0, name: player.1, team: index % 2 == side ? .teamA : .teamB)
      }
    var changes: [Change] = [.gather(id, .started(participants)), .clock(id, nil, .started)]
    for _ in 0..<random.number(2...8) {
      changes.append(
        .goal(id, .random(using: &random), .added(random.chance(50) ? .teamA : .teamB)))
    }
    return changes + [.clock(id, nil, .paused), .gather(id, .ended)]
  }

  private mutating func stamp(_ change: Change) -> StampedChange {
    now = now.advanced(byMilliseconds: Int64(random.number(1_000...600_000)))
    return StampedChange(
      id: .random(using: &random), device: device, madeAt: now, change: change)
  }
}

extension Squad {
  /// Creates a squad by applying changes to an empty squad.
  init(after changes: [StampedChange]) throws {
    self.init()
    for (index, change) in changes.enumerated() {
      do throws(ChangeRejection) {
        try apply(change)
      } catch {
        throw BenchError.unfitting(sequence: index + 1)
      }
    }
  }
}
