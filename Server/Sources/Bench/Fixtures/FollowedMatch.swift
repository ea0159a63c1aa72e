import ChangeStore
import Domain
import Foundation
import TestSupport
import Wire

/// A running match that people follow by several links, with a page as it is at most matches.
struct FollowedMatch {
  private static let linkCount = 3

  private let client: Client
  private let squad: Squad.ID
  private let gather: Gather.ID = .fixed(1)
  private let secrets: [LinkSecret]
  private var random = SplitMix64(seed: 1)
  private var sequence = Int64(Season.playerCount)
  /// The goal that the last change added.
  private var goal: Goal.ID?

  init(of member: Member, on server: ServerProcess) async throws {
    client = member.client(of: server)
    squad = member.squad
    secrets = (1...UInt64(Self.linkCount)).map { LinkSecret(high: $0, low: $0) }
    var changes: [Change] = [
      .gather(gather, .started(member.participants(10))), .clock(gather, nil, .started),
    ]
    for (index, secret) in secrets.enumerated() {
      let link = Link(id: .fixed(UInt64(index + 1)), purpose: .follow, secret: secret)
      changes.append(.sharing(gather, .linkMade(link)))
    }
    for side in [Side.teamA, .teamB, .teamA] {
      changes.append(.goal(gather, .random(using: &random), .added(side)))
    }
    try await send(changes)
  }

  /// Adds a goal, or takes it back, and waits until the server has stored that.
  mutating func change() async throws {
    if let goal {
      try await send([.goal(gather, goal, .takenBack)])
      self.goal = nil
    } else {
      let scored: Goal.ID = .random(using: &random)
      try await send([.goal(gather, scored, .added(.teamA))])
      goal = scored
    }
  }

  /// Opens a number of pages, each from an address of its own, and waits until they show the match.
  func follow(_ count: Int) async throws -> LiveSubscribers {
    let pages = try await LiveSubscribers(count, port: client.port, counting: "event: page") {
      request(.link(.follow, secrets[$0 % Self.linkCount], .events), $0)
    }
    try await pages.waitForDeliveries(count)
    return pages
  }

  /// A request as a proxy passes it on.
  func request(_ route: Route?, _ number: Int) -> String {
    """
    GET \(route?.path ?? "/") HTTP/1.1\r
    Host: 127.0.0.1\r
    Accept: text/event-stream\r
    Accept-Language: en\r
    X-Forwarded-For: 10.0.\(number / 250).\(number % 250)\r
    \r\n
    """
  }

  /// The address of the page that a visitor gets.
  var url: String { client.url(.link(.follow, secrets[0], .page)) }

  /// The page that a visitor gets.
  func page() async throws -> [UInt8] { try await client.get(.link(.follow, secrets[0], .page)) }

  private mutating func send(_ changes: [Change]) async throws {
    let now = Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) ?? .kickOff
    let stamped = changes.map { change in
      StampedChange(
        id: .random(using: &random), device: .fixed(1), madeAt: now, change: change)
    }
    try await client.post(
      SyncRequest(since: sequence, changes: stamped).json, to: .changes(squad))
    sequence += Int64(changes.count)
  }
}

extension Member {
  /// The first players of the squad, by turns in both teams.
  fileprivate func participants(_ count: Int) -> [Participant] {
    changes.prefix(count).enumerated().compactMap { index, stamped in
      guard case .player(let id, .added(let details)) = stamped.change else { return nil }
      return Participant(
        id: id, name: details.name, team: index.isMultiple(of: 2) ? .teamA : .teamB)
    }
  }
}
