import Domain
import TestSupport
import Testing

@Suite("Whose browser an answer comes from")
struct ReplySpeakerTests {
  private let key = PlanKey.single(.fixed(3))
  private let phone = Device.ID.fixed(50)
  private let laptop = Device.ID.fixed(51)

  /// Ann and Ben, a game on Thursday, and changes that were made on browsers.
  private func squad(after changes: (on: Device.ID, Change)...) throws -> Squad {
    var squad = try Squad.friday
    try squad.apply([.squad(.zoneSet(.seoul)), .planned(.fixed(3))])
    for (device, change) in changes { try squad.apply(change, at: .kickOff, on: device) }
    return squad
  }

  private func said(_ answer: Answer = .in, of person: Player.ID) throws -> Change {
    try .answered(answer, of: person, to: key)
  }

  private func bound(to person: Player.ID?) -> Change { .replies(.browserBound(person)) }

  @Test func `a person who answered from a browser of theirs answered elsewhere`() throws {
    let squad = try squad(after: (phone, bound(to: .ann)), (phone, said(of: .ann)))
    #expect(squad.plans.doubt(that: laptop, speaksFor: .ann) == .answeredElsewhere)
    #expect(squad.plans.doubt(that: phone, speaksFor: .ann) == .browserIsOf(.ann))
  }

  @Test func `a person who answered under another name answered elsewhere, too`() throws {
    var squad = try squad(after: (phone, bound(to: .stranger)), (phone, said(of: .stranger)))
    #expect(squad.plans.doubt(that: laptop, speaksFor: .ann) == .hasAnotherPhone)
    try squad.apply([.replies(.answersJoined(.stranger, to: .ann))])
    #expect(squad.plans.doubt(that: laptop, speaksFor: .ann) == .answeredElsewhere)
  }

  @Test func `else the browser is another person's, or the person has another one`() throws {
    let squad = try squad(
      after: (phone, bound(to: .ann)), (phone, said(of: .ben)), (.fixed(52), said(of: .ann)),
      (phone, .plan(key, .placePassed(.ann))), (laptop, bound(to: .ben)))
    #expect(squad.plans.doubt(that: laptop, speaksFor: .ann) == .browserIsOf(.ben))
    #expect(squad.plans.doubt(that: .fixed(53), speaksFor: .ann) == .hasAnotherPhone)
  }

  @Test func `a browser speaks for people whom it answered for last and who have none`() throws {
    let squad = try squad(
      after: (phone, said(of: .fixed(4))), (phone, said(of: .fixed(5))), (phone, said(of: .ben)),
      (laptop, bound(to: .ben)), (laptop, said(of: .fixed(4))), (laptop, said(.out, of: .fixed(6))),
      (phone, said(of: .fixed(6))))
    #expect(squad.plans.peopleSpokenFor(on: phone, in: key) == [.fixed(5), .fixed(6)])
    #expect(squad.plans.peopleSpokenFor(on: laptop, in: key) == [.fixed(4)])
    #expect(squad.plans.peopleSpokenFor(on: .fixed(52), in: key) == [])
    #expect(squad.plans.peopleSpokenFor(on: phone, in: .single(.fixed(4))) == [])
  }

  @Test func `an answer is changed when someone answered otherwise since`() throws {
    var squad = try squad(after: (phone, said(of: .ann)), (phone, said(.maybe, of: .ben)))
    func isChanged(_ person: Player.ID, on device: Device.ID) -> Bool {
      squad.plans.isChanged(person, on: device, of: key, at: .kickOff)
    }
    #expect(!isChanged(.ann, on: phone))
    try squad.apply(said(of: .ann), at: .kickOff, on: laptop)
    #expect(!isChanged(.ann, on: phone))
    try squad.apply(said(.out, of: .ann), at: .kickOff, on: laptop)
    #expect(isChanged(.ann, on: phone))
    #expect(!isChanged(.ann, on: laptop))
    #expect(!isChanged(.ben, on: phone))
    #expect(!isChanged(.stranger, on: phone))
  }

  @Test func `a person's own link is theirs, also after the organiser said who they are`() throws {
    let other = Link(id: .fixed(4), purpose: .reply, secret: LinkSecret(high: 7, low: 8))
    var squad = try squad()
    try squad.apply([
      .replies(.linkMade(.toReply(for: .stranger))),
      .replies(.linkMade(try #require(Replies.ReplyLink(other)))),
    ])
    #expect(squad.plans.replies.owner(of: .fixed(3)) == .stranger)
    #expect(squad.plans.replies.owner(of: .fixed(4)) == nil)
    #expect(squad.plans.replies.owner(of: .fixed(9)) == nil)
    try squad.apply([.replies(.answersJoined(.stranger, to: .ann))])
    #expect(squad.plans.replies.owner(of: .fixed(3)) == .ann)
  }

  @Test func `people who would be joined in a circle stay who they were`() throws {
    var squad = try squad()
    try squad.apply([
      .replies(.answersJoined(.stranger, to: .ann)), .replies(.answersJoined(.ann, to: .ben)),
    ])
    let before = squad.plans.replies.joined
    try squad.apply([.replies(.answersJoined(.ann, to: .stranger))])
    #expect(squad.plans.replies.joined == before)
    #expect(squad.plans.replies.resolved(.stranger) == .ben)
  }
}
