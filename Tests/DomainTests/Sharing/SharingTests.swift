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
    let shared = try friday(
      .sharing(.friday, .linkMade(.toFollow)), .sharing(.friday, .linkMade(.toScore)))
    #expect(shared.link(.fixed(1), workingAt: .kickOff(plusMinutes: 24 * 60)) == .toFollow)

    let off = try friday(
      .sharing(.friday, .linkMade(.toFollow)), .sharing(.friday, .linkMade(.toScore)),
      .sharing(.friday, .linkTurnedOff(.fixed(1))))
    #expect(off.link(.fixed(1), workingAt: .kickOff) == nil)
    #expect(off.link(.fixed(2), workingAt: .kickOff) == .toScore)
    #expect(off.link(.fixed(3), workingAt: .kickOff) == nil)
  }

  @Test func `a link that was turned off stays off when it is made again`() throws {
    let off = try friday(
      .sharing(.friday, .linkMade(.toFollow)), .sharing(.friday, .linkTurnedOff(.fixed(1))),
      .sharing(.friday, .linkMade(.toFollow)))
    #expect(off.sharing.links.map(\.isOff) == [true])
  }

  @Test(arguments: [Link.Purpose.reply, .table])
  func `a link that is not to a gather does not end with one`(purpose: Link.Purpose) throws {
    let ended = try friday(.gather(.friday, .ended))
    #expect(ended.canBeShared(for: purpose, at: .latest))
  }

  @Test(arguments: [(Link.toFollow, hours: Int64(30 * 24)), (.toScore, hours: 12)])
  func `a link works for some time after the gather's end`(
    link: Link, hours: Int64
  ) throws {
    let gather = try friday(.sharing(.friday, .linkMade(link)), .gather(.friday, .ended))
    let last = Instant.kickOff(plusMinutes: hours * 60)
    #expect(gather.link(link.id, workingAt: last) == link)
    #expect(gather.link(link.id, workingAt: last.advanced(byMilliseconds: 1)) == nil)
  }

  @Test func `a link of a reopened gather works again, and of a deleted one not`() throws {
    let reopened = try friday(
      .sharing(.friday, .linkMade(.toScore)), .gather(.friday, .ended), .gather(.friday, .reopened))
    #expect(reopened.link(.fixed(2), workingAt: .kickOff(plusMinutes: 24 * 60)) == .toScore)
    let deleted = try friday(
      .sharing(.friday, .linkMade(.toScore)), .gather(.friday, .set(.deleted, true)))
    #expect(deleted.link(.fixed(2), workingAt: .kickOff) == nil)
  }

  @Test(arguments: [(Link.toFollow, hours: Int64(31 * 24)), (.toScore, hours: 36)])
  func `a gather that is never ended, or again and again, counts as over after a day`(
    link: Link, hours: Int64
  ) throws {
    let last = Instant.kickOff(plusMinutes: hours * 60)
    let running = try friday(.sharing(.friday, .linkMade(link)))
    var prolonged = Squad()
    try prolonged.apply(.gather(.friday, .started([])), at: .kickOff)
    try prolonged.apply(.sharing(.friday, .linkMade(link)), at: .kickOff)
    try prolonged.apply(.gather(.friday, .ended), at: last)
    for gather in [running, try #require(prolonged.gather(.friday))] {
      #expect(gather.link(link.id, workingAt: last) == link)
      #expect(gather.link(link.id, workingAt: last.advanced(byMilliseconds: 1)) == nil)
    }
  }

  @Test func `beyond the limit the first scorekeeper leaves who recorded no goal`() throws {
    // Given
    var squad = try Squad.friday
    let arrive = { (number: Int) throws -> Change in
      .sharing(
        .friday,
        .scorekeeperNamed(Scorekeeper(id: .fixed(UInt64(number)), name: try ShortText("\(number)")))
      )
    }
    for number in 1...Scorekeeper.limit { try squad.apply(arrive(number), at: .kickOff) }
    try squad.apply(.goal(.friday, .opener, .added(.teamA)), at: .kickOff, on: .fixed(1))
    // When
    try squad.apply(arrive(99), at: .kickOff)
    // Then
    let gather = try #require(squad.gather(.friday))
    #expect(gather.scorekeepers.count == Scorekeeper.limit)
    #expect(gather.hasScorekeeper(on: .fixed(1)))
    #expect(!gather.hasScorekeeper(on: .fixed(2)))
    #expect(gather.hasScorekeeper(on: .fixed(99)))
  }

  @Test func `scorekeepers who recorded goals keep their places`() throws {
    var squad = try Squad.friday
    for number in UInt64(1)...UInt64(Scorekeeper.limit) {
      let scorekeeper = Scorekeeper(id: .fixed(number), name: try ShortText("\(number)"))
      try squad.apply(.sharing(.friday, .scorekeeperNamed(scorekeeper)), at: .kickOff)
      try squad.apply(
        .goal(.friday, .fixed(number), .added(.teamA)), at: .kickOff, on: .fixed(number))
    }
    let late = Scorekeeper(id: .fixed(99), name: try ShortText("Late"))
    #expect(throws: ChangeRejection.tooManyScorekeepers(.friday)) {
      try squad.accept(.sharing(.friday, .scorekeeperNamed(late)))
    }
  }

  @Test func `a gather has so many links and no more`() throws {
    var squad = try Squad.friday
    for number in 1...Link.limit {
      try squad.accept(.sharing(.friday, .linkMade(link(number))))
    }
    let full = squad
    #expect(throws: ChangeRejection.tooManyLinks(.friday)) {
      try squad.accept(.sharing(.friday, .linkMade(link(Link.limit + 1))))
    }
    #expect(squad == full)
    // Delivered again.
    try squad.accept(.sharing(.friday, .linkMade(link(1))))
    #expect(squad == full)
  }

  private func link(_ number: Int) -> Link {
    Link(
      id: .fixed(UInt64(number)), purpose: .follow,
      secret: LinkSecret(high: 0, low: UInt64(number)))
  }

  @Test func `a server that was restored gets the links back, and those turned off stay off`()
    throws
  {
    // Given
    var device = try Squad.friday
    try device.apply([.sharing(.friday, .linkMade(.toFollow))])
    var server = device
    try device.apply([
      .sharing(.friday, .linkMade(.toScore)), .sharing(.friday, .linkTurnedOff(.fixed(1))),
      .sharing(.friday, .followerNamesSet(.firstNameAndInitial)),
    ])
    // When
    for addition in server.additions(from: device) {
      try server.apply(addition.change, at: addition.madeAt, on: .fixed(1))
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
