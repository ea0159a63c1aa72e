import Domain
import TestSupport
import Testing

@Suite("A gather that is shared by links")
struct SharingTests {
  private func friday(_ changes: Change...) throws -> Gather {
    var squad = try Squad.friday
    try squad.apply(changes)
    return try #require(squad.allGathers.first)
  }

  @Test func `a link works until a user turns it off`() throws {
    let shared = try friday(.linkMade(.friday, .toFollow), .linkMade(.friday, .toScore))
    #expect(shared.link(.fixed(1), workingAt: .latest) == .toFollow)

    let off = try friday(
      .linkMade(.friday, .toFollow), .linkMade(.friday, .toScore),
      .linkTurnedOff(.friday, .fixed(1)))
    #expect(off.link(.fixed(1), workingAt: .kickOff) == nil)
    #expect(off.link(.fixed(2), workingAt: .kickOff) == .toScore)
    #expect(off.link(.fixed(3), workingAt: .kickOff) == nil)
  }

  @Test func `a link that was turned off stays off when it is made again`() throws {
    let off = try friday(
      .linkMade(.friday, .toFollow), .linkTurnedOff(.friday, .fixed(1)),
      .linkMade(.friday, .toFollow))
    #expect(off.sharing.links.map(\.isOff) == [true])
  }

  @Test(arguments: [(GatherLink.toFollow, hours: Int64(30 * 24)), (.toScore, hours: 12)])
  func `a link works for some time after the gather's end`(
    link: GatherLink, hours: Int64
  ) throws {
    let gather = try friday(.linkMade(.friday, link), .gatherEnded(.friday))
    let last = Instant.kickOff(plusMinutes: hours * 60)
    #expect(gather.link(link.id, workingAt: last) == link)
    #expect(gather.link(link.id, workingAt: last.advanced(byMilliseconds: 1)) == nil)
  }

  @Test func `a link of a reopened gather works again, and of a deleted one not`() throws {
    let reopened = try friday(
      .linkMade(.friday, .toScore), .gatherEnded(.friday), .gatherReopened(.friday))
    #expect(reopened.link(.fixed(2), workingAt: .latest) == .toScore)
    let deleted = try friday(.linkMade(.friday, .toScore), .gatherDeleted(.friday))
    #expect(deleted.link(.fixed(2), workingAt: .kickOff) == nil)
  }

  @Test func `a gather has so many links and no more`() throws {
    var squad = try Squad.friday
    for number in 1...GatherLink.limit {
      try squad.accept(.linkMade(.friday, link(number)))
    }
    let full = squad
    #expect(throws: ChangeRejection.tooManyLinks(.friday)) {
      try squad.accept(.linkMade(.friday, link(GatherLink.limit + 1)))
    }
    #expect(squad == full)
    // Delivered again.
    try squad.accept(.linkMade(.friday, link(1)))
    #expect(squad == full)
  }

  private func link(_ number: Int) -> GatherLink {
    GatherLink(
      id: .fixed(UInt64(number)), purpose: .follow,
      secret: LinkSecret(high: 0, low: UInt64(number)))
  }

  @Test func `a server that was restored gets the links back, and those turned off stay off`()
    throws
  {
    // Given
    var device = try Squad.friday
    try device.apply([.linkMade(.friday, .toFollow)])
    var server = device
    try device.apply([
      .linkMade(.friday, .toScore), .linkTurnedOff(.friday, .fixed(1)),
      .followerNamesSet(.friday, .firstNameAndInitial),
    ])
    // When
    for addition in server.additions(from: device) {
      try server.apply(addition.change, at: addition.madeAt)
    }
    // Then
    #expect(server.allGathers.first?.sharing == device.allGathers.first?.sharing)
    #expect(server.additions(from: device).isEmpty)
  }

  @Test(arguments: [
    ("Ann", "Ann"), ("Ann Lee", "Ann L."), ("Ann van der Berg", "Ann B."), ("박지성", "박지성"),
    ("Min 박", "Min 박."), ("Ann\u{A0}Lee", "Ann L."), ("민\u{3000}박지", "민 박."), ("Ann  B", "Ann B."),
    ("O'Neil Éva", "O'Neil É."),
  ])
  func `a name is shown as the first name and an initial`(name: String, shown: String) throws {
    #expect(try ShortText(name).inForm(.firstNameAndInitial).text == shown)
    #expect(try ShortText(name).inForm(.full).text == name)
  }
}

extension Squad {
  fileprivate mutating func accept(_ change: Change) throws {
    try accept(StampedChange(id: .fixed(1), device: .fixed(1), madeAt: .kickOff, change: change))
  }
}
