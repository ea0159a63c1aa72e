import ChangeStore
import Domain
import NIOCore
import NIOEmbedded
import Pages
import TestSupport
import Testing

@testable import API

/// Which states of a page the people at a link get, and what they hear of the pitch.
@Suite(.timeLimit(.minutes(5)))
struct AudiencesTests {
  private var audiences = Audiences()
  private var sequencer = SquadSequencer()
  private let friday = audience(.friday)

  private static func audience(_ gather: Gather.ID) -> Audience {
    Audience(
      holder: LinkHolder(
        target: LinkTarget(squad: .fixed(1), subject: .gather(gather), link: Link.toFollow.id),
        purpose: .follow, secret: Link.toFollow.secret),
      language: PageLanguage(preferring: "en"))
  }

  init() throws {
    try accept(.gather(.friday, .started([])), .sharing(.friday, .linkMade(.toFollow)))
  }

  /// Applies changes and tells the pages.
  private mutating func accept(_ changes: Change..., at now: Instant = .kickOff) throws {
    sequencer = SquadSequencer(of: sequencer.squad, at: sequencer.sequence)
    let stamped = changes.enumerated().map { index, change in
      StampedChange(
        id: .fixed(UInt64(sequencer.sequence) + UInt64(index) + 1), device: .fixed(1), madeAt: now,
        change: change)
    }
    try sequencer.apply(stamped, by: .fixed(1))
    audiences.publish(sequencer.accepted, of: sequencer.squad, at: now)
  }

  /// What a follower gets who has seen a version; `nil` when there is nothing new.
  private mutating func page(after version: Int64, at now: Instant) -> (text: String, Int64)? {
    guard
      case .changes(let frames, let version)? = audiences.page(
        for: friday, after: version, of: sequencer.squad, at: now)
    else { return nil }
    return (String(buffer: frames), version)
  }

  @Test mutating func `a page that changes while it is written is sent once more, as it is then`()
    async
  {
    // Given a follower who waits on a connection
    let follower = audiences.join(friday)
    _ = await withCheckedContinuation { continuation in
      let channel = EmbeddedChannel()
      audiences.wait(follower, friday, continuation, on: channel)
      // When
      for goal in [Goal.ID.fixed(1), .fixed(2), .fixed(3)] {
        #expect(throws: Never.self) { try accept(.goal(.friday, goal, .added(.teamA))) }
      }
      channel.embeddedEventLoop.run()
      let first = channel.bodies
      audiences.finishWriting(friday, sequencer.squad, at: .kickOff)
      channel.embeddedEventLoop.run()
      let second = channel.bodies
      audiences.finishWriting(friday, sequencer.squad, at: .kickOff)
      channel.embeddedEventLoop.run()
      // Then
      #expect(first.map { $0.contains("Team A 1–0 Team B") } == [true])
      #expect(second.map { $0.contains("Team A 3–0 Team B") } == [true])
      #expect(channel.bodies.isEmpty)
      audiences.stop(follower, friday)
    }
  }

  @Test mutating func `a page is not sent again because the time was told while it was written`()
    async
  {
    // Given a follower who waits on a connection
    let follower = audiences.join(friday)
    _ = await withCheckedContinuation { continuation in
      let channel = EmbeddedChannel()
      audiences.wait(follower, friday, continuation, on: channel)
      #expect(throws: Never.self) { try accept(.goal(.friday, .opener, .added(.teamA))) }
      // When
      audiences.heartbeat(of: sequencer.squad, at: .kickOff)
      channel.embeddedEventLoop.run()
      let first = channel.bodies
      audiences.finishWriting(friday, sequencer.squad, at: .kickOff)
      channel.embeddedEventLoop.run()
      // Then
      #expect(first.map { $0.contains("Team A 1–0 Team B") } == [true])
      #expect(channel.bodies.map { $0.hasPrefix("event: heard\n") } == [true])
      audiences.stop(follower, friday)
    }
  }

  @Test mutating func `a page that comes back after its link was over is sent again`() throws {
    // Given a follower who has not yet written that the link is over
    _ = audiences.join(friday)
    try accept(.gather(.friday, .ended))
    let late = Instant.kickOff.advanced(byMilliseconds: 31 * 24 * 3_600_000)
    let (_, shown) = try #require(page(after: 0, at: .kickOff))
    audiences.heartbeat(of: sequencer.squad, at: late)
    let (text, gone) = try #require(page(after: shown, at: late))
    #expect(text.hasPrefix("event: gone\n"))
    // When
    try accept(.gather(.friday, .reopened), at: late)
    // Then
    #expect(!audiences.isSeen(by: friday, upTo: gone))
    #expect(try #require(page(after: gone, at: late)).text.hasPrefix("event: page\n"))
  }

  @Test mutating func `the page of a deleted gather is told once, and hears on`() throws {
    _ = audiences.join(friday)
    try accept(.gather(.friday, .set(.deleted, true)))
    let (text, version) = try #require(page(after: 1, at: .kickOff))

    audiences.heartbeat(of: sequencer.squad, at: .kickOff)

    #expect(text.contains("This link does not work"))
    #expect(audiences.isSeen(by: friday, upTo: version))
  }

  @Test mutating func `a link that is turned off while its gather is deleted is over`() throws {
    _ = audiences.join(friday)
    try accept(.sharing(.friday, .linkTurnedOff(Link.toFollow.id)))
    try accept(.gather(.friday, .set(.deleted, true)))
    let text = try #require(page(after: 1, at: .kickOff)).text
    #expect(text.hasPrefix("event: gone\n"))
  }

  @Test mutating func `a sign of one gather is none of another`() throws {
    try accept(.gather(.sunday, .started([])))

    audiences.hear(of: [.friday], in: sequencer.squad, at: .kickOff)

    #expect(audiences.heardAt(.gather(.friday)) == .kickOff)
    #expect(audiences.heardAt(.gather(.sunday)) == nil)
  }

  @Test mutating func `a sign that names no gather is one of all`() throws {
    let later = Instant.kickOff.advanced(byMilliseconds: 1_000)
    audiences.hear(of: [.friday], in: sequencer.squad, at: .kickOff)

    audiences.hear(of: [], in: sequencer.squad, at: later)

    #expect(audiences.heardAt(.gather(.friday)) == later)
    #expect(audiences.heardAt(.gather(.sunday)) == later)
  }

  @Test mutating func `signs of gathers that the squad does not have are forgotten`() throws {
    audiences.hear(of: [.never], in: sequencer.squad, at: .kickOff)
    audiences.hear(of: [.friday], in: sequencer.squad, at: .kickOff)

    #expect(audiences.heardAt(.gather(.never)) == nil)
    #expect(audiences.heardAt(.gather(.friday)) == .kickOff)
  }

  @Test mutating func `a response to visitors is made once a second, until the gather changes`()
    throws
  {
    var made: UInt8 = 0
    func body(_ milliseconds: Int64, _ form: Audiences.Form) -> [UInt8] {
      let now = Instant.kickOff.advanced(byMilliseconds: milliseconds)
      let body = audiences.response(form, for: friday, at: now) {
        made += 1
        return [made]
      }
      return Array(buffer: body)
    }
    #expect([body(0, .page), body(999, .page), body(1_000, .page)] == [[1], [1], [2]])
    #expect([body(1_000, .data), body(1_999, .data)] == [[3], [3]])

    try accept(.clock(.friday, nil, .started))

    #expect([body(1_999, .data), body(1_999, .page)] == [[4], [5]])
  }
}
