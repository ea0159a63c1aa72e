import ChangeStore
import Domain
import NIOCore
import Pages

/// The people at pages to which links of one squad lead.
///
/// What they see is rendered once for each link and language, and sent to all.
struct Audiences {
  private var groups: [Audience: AudienceGroup] = [:]
  private var signs = PitchSigns()
  /// Responses to visitors who arrive, each good for a second.
  private var responses: [Requested: (body: ByteBuffer, second: Int64)] = [:]

  /// What a visitor asks for.
  enum Form { case page, data }

  private struct Requested: Hashable {
    let form: Form
    let audience: Audience
  }
}

extension Audiences {
  /// When a device that keeps the score of a subject was last heard of; `nil` when none was since the
  /// room was made.
  func heardAt(_ subject: LinkSubject) -> Instant? { signs.last(of: subject) }

  /// The number of open pages of each subject that has any.
  var counts: [LinkSubject: Int] {
    groups.reduce(into: [:]) { counts, group in
      let count = group.value.subscribers.count
      if count > 0 { counts[group.key.subject, default: 0] += count }
    }
  }

  /// Adds an open page; of the first one, `whenWritten` is kept, which must lead to `finishWriting`.
  mutating func join(
    _ audience: Audience, whenWritten: @escaping @Sendable () -> Void = {}
  ) -> Subscriber.ID {
    let group = groups[audience] ?? AudienceGroup(whenWritten: whenWritten)
    groups[audience] = group
    return group.subscribers.join()
  }

  mutating func leave(_ id: Subscriber.ID, _ audience: Audience) {
    // The group stays, so that no later page gets the same number.
    groups[audience]?.subscribers.leave(id)
  }

  mutating func stop(_ id: Subscriber.ID, _ audience: Audience) {
    groups[audience]?.subscribers.stop(id)
  }

  mutating func stopAll() {
    for group in groups.values { group.subscribers.stopAll() }
  }

  mutating func wait(
    _ id: Subscriber.ID, _ audience: Audience,
    _ continuation: CheckedContinuation<LiveEvent, Never>, on channel: any Channel
  ) {
    guard let group = groups[audience] else { return continuation.resume(returning: .closed) }
    group.subscribers.wait(id, continuation, on: channel)
  }

  /// Whether an audience that saw a version of its page has nothing more to see now.
  func isSeen(by audience: Audience, upTo version: Int64) -> Bool {
    guard let group = groups[audience] else { return false }
    return group.version <= version && !group.link.ends
  }

  /// The page as an event, for a subscriber that does not know it; `nil` for one that does.
  mutating func page(
    for audience: Audience, after known: Int64, of squad: Squad, at now: Instant
  ) -> LiveEvent? {
    if groups[audience]?.page == nil { tellOfLink(audience, squad, at: now) }
    guard let group = groups[audience] else { return .closed }
    guard group.version > known else { return group.link.ends ? .closed : nil }
    var frames = group.page ?? render(audience, squad, at: now)
    frames.writeImmutableBuffer(heard(audience, at: now))
    return .changes(frames, upTo: group.version)
  }

  /// Renders what an audience sees.
  private mutating func render(
    _ audience: Audience, _ squad: Squad, at now: Instant
  ) -> ByteBuffer {
    let (page, link, changesAt) = Self.event(
      audience, squad, heardAt(audience.subject), at: now)
    groups[audience]?.page = page
    groups[audience]?.changesAt = changesAt
    groups[audience]?.link = link
    return page
  }

  /// Sends the pages that a transaction changed.
  mutating func publish(_ changes: [SequencedChange], of squad: Squad, at now: Instant) {
    responses = [:]
    guard !groups.isEmpty else { return }
    let subjects = Set(groups.keys.map(\.subject)).filter { subject in
      changes.contains { $0.stamped.change.concerns(subject) }
    }
    for audience in groups.keys where subjects.contains(audience.subject) {
      update(audience, squad, at: now)
    }
  }

  private mutating func update(_ audience: Audience, _ squad: Squad, at now: Instant) {
    groups[audience]?.page = nil
    groups[audience]?.version += 1
    guard hasSubscribers(audience) else { return }
    var frames = render(audience, squad, at: now)
    frames.writeImmutableBuffer(heard(audience, at: now))
    groups[audience]?.send(frames)
  }

  /// Sends what was left out while something else was being written.
  mutating func finishWriting(_ audience: Audience, _ squad: Squad?, at now: Instant) {
    guard let group = groups[audience], let leftOut = group.finishWriting(),
      hasSubscribers(audience)
    else { return }
    let time = heard(audience, at: now)
    switch (leftOut, squad) {
    case (.time, _): group.send(time)
    // Each stream then asks for the page, because it knows none.
    case (.page, nil): group.subscribers.send(time, upTo: 0)
    case (.page, let squad?):
      var frames = group.page ?? render(audience, squad, at: now)
      frames.writeImmutableBuffer(time)
      group.send(frames)
    }
  }

  /// Tells all pages the time and when the pitch was last heard of, or that their link does not work.
  mutating func heartbeat(of squad: Squad?, at now: Instant) {
    for audience in Array(groups.keys) { tell(audience, squad, at: now) }
  }

  /// Whether a page that is open looks different by now.
  func isDue(at now: Instant) -> Bool {
    groups.values.contains { group in
      group.subscribers.count > 0 && group.changesAt.map { $0 <= now } ?? false
    }
  }

  private mutating func tell(_ audience: Audience, _ squad: Squad?, at now: Instant) {
    guard hasSubscribers(audience) else { return }
    if let squad {
      if tellOfLink(audience, squad, at: now) { return }
      if let changesAt = groups[audience]?.changesAt, changesAt <= now {
        return update(audience, squad, at: now)
      }
    }
    let frame = heard(audience, at: now)
    groups[audience]?.send(frame)
  }

  /// Sends the page when its link no longer works, or works again; time alone may end it.
  @discardableResult
  private mutating func tellOfLink(
    _ audience: Audience, _ squad: Squad, at now: Instant
  ) -> Bool {
    guard groups[audience]?.link != squad.state(of: audience.holder, at: now) else { return false }
    update(audience, squad, at: now)
    return true
  }

  private func hasSubscribers(_ audience: Audience) -> Bool {
    groups[audience]?.subscribers.count ?? 0 > 0
  }

  /// The bytes that the pages take.
  var byteCount: Int {
    responses.values.reduce(0) { $0 + $1.body.readableBytes }
      + groups.values.reduce(0) { $0 + ($1.page?.readableBytes ?? 0) }
  }

  /// Whether no sign of one of the gathers, or of any when there are none, came for a time.
  func isSilent(_ gathers: Set<Gather.ID>, for milliseconds: Int64, at now: Instant) -> Bool {
    signs.isSilent(gathers, for: milliseconds, at: now)
  }

  /// Notes that a device that keeps the score of gathers was heard of, or of any when there are none;
  /// after a silence their pages are told at once.
  mutating func hear(of gathers: Set<Gather.ID>, in squad: Squad?, at now: Instant) {
    let silent = groups.keys.filter { signs.isSilent($0.subject, at: now) }
    signs.note(gathers, in: squad, at: now)
    for audience in silent where !signs.isSilent(audience.subject, at: now) {
      tell(audience, squad, at: now)
    }
  }

  /// The response to a visitor who arrives, made at most once a second.
  mutating func response(
    _ form: Form, for audience: Audience, at now: Instant, make: () -> [UInt8]
  ) -> ByteBuffer {
    let requested = Requested(form: form, audience: audience)
    let second = now.milliseconds / 1_000
    if let known = responses[requested], known.second == second { return known.body }
    let body = ByteBuffer(bytes: make())
    responses = responses.filter { $0.value.second == second }
    responses[requested] = (body, second)
    return body
  }

  /// Gives up what can be rendered again.
  mutating func forgetPages() {
    responses = [:]
    for group in groups.values { group.page = nil }
  }
}
