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
    /// Whether the link works no longer, so that streams end.
    var isOver = false
  }

  private var groups: [Audience: Group] = [:]
  /// When a device of the squad was last heard of; `nil` when none was since the room was made.
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
    // The group stays, so that no later follower gets the same number.
    groups[audience]?.subscribers.leave(id)
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

  /// Whether an audience that saw its page up to a sequence number has nothing more to see now.
  func isSeen(by audience: Audience, upTo sequence: Int64) -> Bool {
    guard let group = groups[audience] else { return false }
    return group.sequence <= sequence && !group.isOver
  }

  /// The page as an event, for a subscriber that does not know it; `nil` for one that does.
  mutating func page(
    for audience: Audience, after known: Int64, of squad: Squad, at now: Instant
  ) -> LiveEvent? {
    guard let group = groups[audience] else { return .closed }
    guard group.sequence > known else { return group.isOver ? .closed : nil }
    var frames = group.page ?? render(audience, squad, at: now)
    frames.writeImmutableBuffer(Self.heard(heardAt, at: now))
    return .changes(frames, upTo: group.sequence)
  }

  /// Renders what an audience sees, or that its link works no longer.
  private mutating func render(
    _ audience: Audience, _ squad: Squad, at now: Instant
  ) -> ByteBuffer {
    let page = Self.event(audience, squad, heardAt, at: now)
    groups[audience]?.page = page
    groups[audience]?.isOver = page == nil
    return page ?? ByteBuffer(string: "event: gone\ndata:\n\n")
  }

  /// Sends the pages of the gathers that a transaction changed.
  mutating func publish(_ sequencer: SquadSequencer, at now: Instant) {
    documents = [:]
    guard !groups.isEmpty else { return }
    let changed = Set(sequencer.accepted.compactMap { $0.stamped.change.gather })
    for audience in groups.keys where changed.contains(audience.link.gather) {
      update(audience, sequencer.squad, at: sequencer.sequence, now)
    }
  }

  private mutating func update(
    _ audience: Audience, _ squad: Squad, at sequence: Int64, _ now: Instant
  ) {
    groups[audience]?.page = nil
    groups[audience]?.sequence = sequence
    guard groups[audience]?.subscribers.count ?? 0 > 0 else { return }
    var frames = render(audience, squad, at: now)
    frames.writeImmutableBuffer(Self.heard(heardAt, at: now))
    groups[audience]?.subscribers.send(frames, upTo: sequence)
  }

  /// Tells all pages the time and when the pitch was last heard of, or that their link is over.
  mutating func heartbeat(of squad: Squad?, at now: Instant) {
    let frame = Self.heard(heardAt, at: now)
    for audience in Array(groups.keys) {
      guard let sequence = groups[audience]?.sequence else { continue }
      if let squad, (try? squad.followed(audience, at: now)) == nil {
        update(audience, squad, at: sequence + 1, now)
      } else {
        groups[audience]?.subscribers.send(frame, upTo: sequence)
      }
    }
  }

  /// The bytes that the pages take.
  var byteCount: Int {
    documents.values.reduce(0) { $0 + $1.document.readableBytes }
      + groups.values.reduce(0) { $0 + ($1.page?.readableBytes ?? 0) }
  }

  /// Notes that a device that keeps score was heard of; after a silence all pages are told at once.
  mutating func hear(of squad: Squad?, at now: Instant) {
    let silence = heardAt.map { $0.milliseconds(until: now) } ?? .max
    heardAt = now
    if silence > FollowPage.patienceMilliseconds { heartbeat(of: squad, at: now) }
  }

  /// The page for a visitor who arrives, rendered at most once a second.
  mutating func document(
    for audience: Audience, at now: Instant, render: () -> [UInt8]
  ) -> ByteBuffer {
    let second = now.milliseconds / 1_000
    if let known = documents[audience], known.second == second { return known.document }
    let document = ByteBuffer(bytes: render())
    documents = documents.filter { $0.value.second == second }
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
  /// What people who follow see, as an event; `nil` when the link no longer works.
  ///
  /// The format is that of https://html.spec.whatwg.org/multipage/server-sent-events.html.
  private static func event(
    _ audience: Audience, _ squad: Squad, _ heardAt: Instant?, at now: Instant
  ) -> ByteBuffer? {
    guard let gather = try? squad.followed(audience, at: now) else { return nil }
    var buffer = ByteBuffer()
    let page = FollowPage(gather, preferring: audience.language, at: now, heardAt: heardAt)
    buffer.writeString("event: page\ndata: ")
    // A line break would end the event's data.
    buffer.writeBytes(page.content.map { $0 == 0x0A || $0 == 0x0D ? UInt8(ascii: " ") : $0 })
    buffer.writeString("\n\n")
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
