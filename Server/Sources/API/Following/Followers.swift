import ChangeStore
import Domain
import NIOCore
import Screens

/// The people who follow gathers of one squad by links.
///
/// What they see is rendered once for each link and language, and sent to all.
struct Followers {
  /// A link and a language: those whose pages are the same.
  struct Audience: Hashable {
    let link: SharedGather
    let secret: LinkSecret
    /// The visitors' languages, as `FollowPage` names the one that it has for them.
    let language: String
  }

  private struct Group {
    var subscribers = Subscribers()
    /// What the pages show, as an event; `nil` before it was needed.
    var page: ByteBuffer?
    /// The sequence number up to which the page shows the gather.
    var sequence: Int64
  }

  private var groups: [Audience: Group] = [:]
  /// When a device that keeps score was last heard of; `nil` since the server's start.
  private(set) var heardAt: Instant?
  /// The pages for visitors who arrive, each good for a second.
  private var documents: [Audience: (document: ByteBuffer, second: Int64)] = [:]
}

extension Followers {
  /// The number of people who follow a gather.
  func count(of gather: Gather.ID) -> Int {
    groups.reduce(0) { $0 + ($1.key.link.gather == gather ? $1.value.subscribers.count : 0) }
  }

  mutating func join(_ audience: Audience, at sequence: Int64) -> Subscriber.ID {
    groups[audience, default: Group(sequence: sequence)].subscribers.join()
  }

  mutating func leave(_ id: Subscriber.ID, _ audience: Audience) {
    groups[audience]?.subscribers.leave(id)
    if groups[audience]?.subscribers.count == 0 { groups[audience] = nil }
  }

  mutating func stop(_ id: Subscriber.ID, _ audience: Audience) {
    groups[audience]?.subscribers.stop(id)
  }

  mutating func stopAll() {
    for audience in Array(groups.keys) { groups[audience]?.subscribers.stopAll() }
  }

  mutating func wait(
    _ id: Subscriber.ID, _ audience: Audience,
    _ continuation: CheckedContinuation<LiveEvent, Never>
  ) {
    guard groups[audience] != nil else { return continuation.resume(returning: .closed) }
    groups[audience]?.subscribers.wait(id, continuation)
  }

  /// The sequence number up to which an audience's page shows the gather.
  func sequence(of audience: Audience) -> Int64? { groups[audience]?.sequence }

  /// The page as an event, for a subscriber that does not know it; `nil` for one that does.
  mutating func page(
    for audience: Audience, after known: Int64, of squad: Squad, at now: Instant
  ) -> LiveEvent? {
    guard let group = groups[audience] else { return .closed }
    guard group.sequence > known else { return nil }
    let page = group.page ?? Self.event(audience, squad, heardAt, at: now)
    groups[audience]?.page = page
    return .changes(page, upTo: group.sequence)
  }

  /// Sends the pages of the gathers that a transaction changed.
  mutating func publish(_ sequencer: SquadSequencer, at now: Instant) {
    documents = [:]
    guard !groups.isEmpty else { return }
    let changed = Set(sequencer.accepted.compactMap { $0.stamped.change.gather })
    for audience in groups.keys where changed.contains(audience.link.gather) {
      let page = Self.event(audience, sequencer.squad, heardAt, at: now)
      groups[audience]?.page = page
      groups[audience]?.sequence = sequencer.sequence
      groups[audience]?.subscribers.send(page, upTo: sequencer.sequence)
    }
  }

  /// Tells all pages the time and when the pitch was last heard of.
  mutating func heartbeat(at now: Instant) {
    let frame = Self.heard(heardAt, at: now)
    for audience in Array(groups.keys) {
      guard let sequence = groups[audience]?.sequence else { continue }
      groups[audience]?.subscribers.send(frame, upTo: sequence)
    }
  }

  /// Notes that a device that keeps score was heard of; after a silence all pages are told at once.
  mutating func hear(at now: Instant) {
    let silence = heardAt.map { $0.milliseconds(until: now) } ?? .max
    heardAt = now
    if silence > FollowPage.patienceMilliseconds { heartbeat(at: now) }
  }

  /// The page for a visitor who arrives, rendered at most once a second.
  mutating func document(
    for audience: Audience, at now: Instant, render: () -> [UInt8]
  ) -> ByteBuffer {
    let second = now.milliseconds / 1_000
    if let known = documents[audience], known.second == second { return known.document }
    let document = ByteBuffer(bytes: render())
    documents[audience] = (document, second)
    return document
  }

  /// Gives up what can be rendered again.
  mutating func forgetPages() {
    documents = [:]
    for audience in Array(groups.keys) { groups[audience]?.page = nil }
  }
}

extension Followers {
  /// What people who follow see, as an event; `gone` when the link no longer works.
  ///
  /// The format is that of https://html.spec.whatwg.org/multipage/server-sent-events.html.
  private static func event(
    _ audience: Audience, _ squad: Squad, _ heardAt: Instant?, at now: Instant
  ) -> ByteBuffer {
    var buffer = ByteBuffer()
    guard let gather = try? squad.followed(audience, at: now) else {
      buffer.writeString("event: gone\ndata:\n\n")
      return buffer
    }
    let page = FollowPage(gather, preferring: audience.language, at: now, heardAt: heardAt)
    buffer.writeString("event: page\ndata: ")
    // A line break would end the event's data.
    buffer.writeBytes(page.content.map { $0 == 0x0A || $0 == 0x0D ? UInt8(ascii: " ") : $0 })
    buffer.writeString("\n\n")
    buffer.writeImmutableBuffer(heard(heardAt, at: now))
    return buffer
  }

  /// The server's time, and when the pitch was last heard of, or 0.
  static func heard(_ heardAt: Instant?, at now: Instant) -> ByteBuffer {
    ByteBuffer(
      string: "event: heard\ndata: \(now.milliseconds) \(heardAt?.milliseconds ?? 0)\n\n")
  }
}

extension Squad {
  /// The gather as people see it who follow it by a link.
  /// - Throws: `APIError` when the link does not work, or no longer.
  func followed(
    _ audience: Followers.Audience, at now: Instant
  ) throws(APIError) -> Gather {
    let id = audience.link.gather
    guard let gather = gather(id),
      let link = gather.sharing.links.first(where: { $0.id == audience.link.link }),
      link.secret == audience.secret, link.purpose == .follow, !link.isOff
    else { throw .notFound(.link) }
    guard gather.link(link.id, workingAt: now) != nil,
      let seen = Scope.following(id).view(of: self).gather(id)
    else { throw .linkOver }
    return seen
  }
}
