import Domain
import Pages
import SnapshotSupport
import TestSupport
import Testing
import Texts

/// A state of the page on which people follow a gather.
struct FollowState: Sendable, CustomTestStringConvertible {
  let name: String
  let changes: @Sendable () throws -> [(Change, minutes: Int64)]
  let now: Instant
  let heardAt: Instant?

  var testDescription: String { name }

  /// The gather as a person who follows it sees it.
  var gather: Gather {
    get throws {
      var squad = Squad()
      try squad.apply(
        .gatherStarted(
          .friday,
          [
            Participant(id: .ann, name: try ShortText("Ann <b>"), team: .teamA),
            Participant(id: .ben, name: try ShortText("지성 & \"Ben\""), team: .teamB),
            Participant(id: .fixed(3), name: try ShortText("Cem"), team: .bench),
          ]), at: .kickOff)
      for (change, minutes) in try changes() {
        try squad.apply(change, at: .kickOff(plusMinutes: minutes))
      }
      return try #require(Scope.link(.gather(.friday), .follow).view(of: squad).gather(.friday))
    }
  }

  private static let bibs = TeamDetails(name: try? ShortText("Bibs"), color: .orange)

  static let all = [
    Self(name: "ready", changes: { [] }, now: .kickOff, heardAt: nil),
    Self(
      name: "running",
      changes: {
        [
          (.clockFormatSet(.friday, ClockFormat(periods: 2, length: .default) ?? .default), 0),
          (.teamDetailsSet(.friday, .teamA, bibs), 0), (.clockStarted(.friday), 0),
          (.goalAdded(.friday, .opener, .teamA), 3),
          (.goalCredited(.friday, .opener, .scored(by: .ann, assist: nil)), 3),
          (.goalAdded(.friday, .equaliser, .teamB), 5),
        ]
      }, now: .kickOff(plusMinutes: 5, seconds: 7), heardAt: .kickOff(plusMinutes: 5)),
    Self(
      name: "quiet", changes: { [(.clockStarted(.friday), 0)] },
      now: .kickOff(plusMinutes: 5, seconds: 31), heardAt: .kickOff(plusMinutes: 5)),
    Self(
      name: "added-time", changes: { [(.clockStarted(.friday), 0)] },
      now: .kickOff(plusMinutes: 11, seconds: 5), heardAt: .kickOff(plusMinutes: 11)),
    Self(
      name: "games",
      changes: {
        [
          (
            .participantAssigned(
              .friday, Participant(id: .fixed(3), name: try ShortText("Cem"), team: .teamC)), 0
          ),
          (.clockStarted(.friday), 0), (.goalAdded(.friday, .opener, .teamB), 3),
          (.gameStarted(.friday, .fixed(1), Pairing(.teamB, .teamC) ?? .first), 8),
          (.clockStarted(.friday, in: .fixed(1)), 8),
          (.goalAdded(.friday, .equaliser, .teamC, in: .fixed(1)), 9),
        ]
      }, now: .kickOff(plusMinutes: 10, seconds: 7), heardAt: .kickOff(plusMinutes: 10)),
    Self(
      name: "games-over",
      changes: {
        [
          (
            .participantAssigned(
              .friday, Participant(id: .fixed(3), name: try ShortText("Cem"), team: .teamC)), 0
          ), (.clockStarted(.friday), 0), (.goalAdded(.friday, .opener, .teamB), 3),
          (.gameStarted(.friday, .fixed(1), Pairing(.teamB, .teamC) ?? .first), 8),
          (.gatherEnded(.friday), 9),
        ]
      }, now: .kickOff(plusMinutes: 60), heardAt: nil),
    Self(
      name: "over",
      changes: {
        [
          (.clockStarted(.friday), 0), (.goalAdded(.friday, .opener, .teamB), 3),
          (.goalCredited(.friday, .opener, .ownGoal(by: .ann)), 3),
          (.participantLeft(.friday, .ann), 7), (.gatherEnded(.friday), 11),
        ]
      }, now: .kickOff(plusMinutes: 60), heardAt: nil),
  ]
}

@Suite("The page on which people follow a gather")
struct FollowPageTests {
  private let folder = SnapshotFolder()

  private func html(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(arguments: FollowState.all, ["en", "ko"])
  func `a page equals its snapshot`(_ state: FollowState, language: String) throws {
    let followed = FollowPage(
      try state.gather, preferring: language, at: state.now, heardAt: state.heardAt)
    let page = indented(html(followed.document()))
    #expect(try folder.stored("\(state.name).\(language)", recording: page) == page)
    // What the stream sends is the main part of the page.
    #expect(html(followed.document()).contains(html(followed.content)))
  }

  @Test(arguments: ["en", "ko"])
  func `pages without a gather equal their snapshots`(language: String) throws {
    for (name, bytes) in [
      ("no-link", RefusalPage.off.document(preferring: language)),
      ("no-gather", RefusalPage.over.document(preferring: language)),
      ("deleted", RefusalPage.off.content(preferring: language)),
      ("busy", RefusalPage.busy(retryAfterSeconds: 30).document(preferring: language)),
      ("throttled", RefusalPage.throttled(retryAfterSeconds: 900).document(preferring: language)),
    ] {
      let page = indented(html(bytes))
      #expect(try folder.stored("\(name).\(language)", recording: page) == page)
    }
  }

  @Test func `every snapshot has a state`() throws {
    let messages = ["no-link", "no-gather", "deleted", "busy", "throttled"]
    let names = FollowState.all.map(\.name) + messages
    let pages = Set(names.flatMap { ["\($0).en", "\($0).ko"] })
    #expect(try folder.names() == pages)
  }

  @Test func `the whole page takes few bytes`() throws {
    for state in FollowState.all {
      let page = FollowPage(
        try state.gather, preferring: "en", at: state.now, heardAt: state.heardAt)
      let document = page.document(picture: Self.picture)
      // A row of games has its table and all results, too.
      let limit = try state.gather.isRowOfGames ? 6_500 : 5_000
      #expect(document.count < limit, "\(state.name)")
    }
  }

  private static let picture = PreviewPicture(
    address: "https://gather.example.org/follow/AAAAAAAAAAEAAAAAAAAAAg.png?1-1", width: 1_200,
    height: 630)

  @Test func `chats find the picture, its size and what it shows`() throws {
    let state = try #require(FollowState.all.first { $0.name == "running" })
    let followed = FollowPage(
      try state.gather, preferring: "en", at: state.now, heardAt: state.heardAt)

    let page = html(followed.document(picture: Self.picture))

    for (name, content) in [
      ("property=\"og:image", Self.picture.address), ("property=\"og:image:width", "1200"),
      ("property=\"og:image:height", "630"),
      ("property=\"og:image:alt", "Bibs 1–1 Team B · 1st half"),
      ("name=\"twitter:card", "summary_large_image"),
    ] {
      #expect(page.contains("<meta \(name)\" content=\"\(content)\">"), "\(name)")
    }
    #expect(!html(followed.document()).contains("og:image"))
  }

  @Test func `the address of the picture cannot leave its attribute`() throws {
    let state = FollowState.all[0]
    let followed = FollowPage(
      try state.gather, preferring: "en", at: state.now, heardAt: state.heardAt)
    let page = html(
      followed.document(
        picture: PreviewPicture(address: #"https://a"><script>&"#, width: 1, height: 1)))
    #expect(page.contains(#"content="https://a&quot;>"#) || page.contains("https://a&quot;&gt;"))
    #expect(!page.contains(#"a"><script"#))
  }
}
