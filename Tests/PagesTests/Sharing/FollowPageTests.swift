import Domain
import PageSupport
import Pages
import TestSupport
import Testing

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
        .gather(
          .friday,
          .started([
            Participant(id: .ann, name: try ShortText("Ann <b>"), team: .teamA),
            Participant(id: .ben, name: try ShortText("지성 & \"Ben\""), team: .teamB),
            Participant(id: .fixed(3), name: try ShortText("Cem"), team: .bench),
          ])), at: .kickOff)
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
          (
            .clock(.friday, nil, .formatSet(ClockFormat(periods: 2, length: .default) ?? .default)),
            0
          ),
          (.gather(.friday, .teamDetailsSet(.teamA, bibs)), 0), (.clock(.friday, nil, .started), 0),
          (.goal(.friday, .opener, .added(.teamA)), 3),
          (.goal(.friday, .opener, .credited(.scored(by: .ann, assist: nil))), 3),
          (.goal(.friday, .equaliser, .added(.teamB)), 5),
        ]
      }, now: .kickOff(plusMinutes: 5, seconds: 7), heardAt: .kickOff(plusMinutes: 5)),
    Self(
      name: "quiet", changes: { [(.clock(.friday, nil, .started), 0)] },
      now: .kickOff(plusMinutes: 5, seconds: 31), heardAt: .kickOff(plusMinutes: 5)),
    Self(
      name: "added-time", changes: { [(.clock(.friday, nil, .started), 0)] },
      now: .kickOff(plusMinutes: 11, seconds: 5), heardAt: .kickOff(plusMinutes: 11)),
    Self(
      name: "games",
      changes: {
        [
          (
            .gather(
              .friday,
              .participantAssigned(
                Participant(id: .fixed(3), name: try ShortText("Cem"), team: .teamC))), 0
          ),
          (.clock(.friday, nil, .started), 0), (.goal(.friday, .opener, .added(.teamB)), 3),
          (.gather(.friday, .gameStarted(.fixed(1), Pairing(.teamB, .teamC) ?? .first)), 8),
          (.clock(.friday, .fixed(1), .started), 8),
          (.goal(.friday, .equaliser, .added(.teamC, in: .fixed(1))), 9),
        ]
      }, now: .kickOff(plusMinutes: 10, seconds: 7), heardAt: .kickOff(plusMinutes: 10)),
    Self(
      name: "games-over",
      changes: {
        [
          (
            .gather(
              .friday,
              .participantAssigned(
                Participant(id: .fixed(3), name: try ShortText("Cem"), team: .teamC))), 0
          ), (.clock(.friday, nil, .started), 0), (.goal(.friday, .opener, .added(.teamB)), 3),
          (.gather(.friday, .gameStarted(.fixed(1), Pairing(.teamB, .teamC) ?? .first)), 8),
          (.gather(.friday, .ended), 9),
        ]
      }, now: .kickOff(plusMinutes: 60), heardAt: nil),
    Self(
      name: "over",
      changes: {
        [
          (.clock(.friday, nil, .started), 0), (.goal(.friday, .opener, .added(.teamB)), 3),
          (.goal(.friday, .opener, .credited(.ownGoal(by: .ann))), 3),
          (.gather(.friday, .participantLeft(.ann)), 7), (.gather(.friday, .ended), 11),
        ]
      }, now: .kickOff(plusMinutes: 60), heardAt: nil),
  ]
}

@Suite("The page on which people follow a gather")
struct FollowPageTests {
  private func html(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The page of each state, and those without a gather, in both languages.
  private var pages: [NamedPage] {
    get throws {
      let states = try FollowState.all.flatMap { state in
        try Self.languages.map { language in
          let page = FollowPage(
            try state.gather, in: PageLanguage(preferring: language), at: state.now,
            heardAt: state.heardAt)
          return NamedPage("\(state.name).\(language)", html(page.document()))
        }
      }
      return states
        + Self.messages.flatMap { name, bytes in
          Self.languages.map { NamedPage("\(name).\($0)", html(bytes($0))) }
        }
    }
  }

  private static let languages = ["en", "ko"]

  private static let messages: [(String, @Sendable (String) -> [UInt8])] = [
    ("no-link", { RefusalPage.off.document(in: PageLanguage(preferring: $0)) }),
    ("no-gather", { RefusalPage.gatherOver.document(in: PageLanguage(preferring: $0)) }),
    ("deleted", { RefusalPage.off.content(in: PageLanguage(preferring: $0)) }),
    (
      "busy", { RefusalPage.busy(retryAfterSeconds: 30).document(in: PageLanguage(preferring: $0)) }
    ),
    (
      "unsent",
      {
        let form = UnsentForm(
          action: "/in/AAAAAAAAAAUAAAAAAAAABg",
          fields: [("answer", "in"), ("name", "Zoe \"<b>\"")].map {
            UnsentForm.Field(name: $0, value: $1)
          })
        return RefusalPage.busy(retryAfterSeconds: 30)
          .document(in: PageLanguage(preferring: $0), unsent: form)
      }
    ),
    (
      "off-typed",
      {
        let form = UnsentForm(
          action: "/in/AAAAAAAAAAUAAAAAAAAABg",
          fields: [UnsentForm.Field(name: "name", value: "Zoe \"<b>\"")])
        return RefusalPage.off.document(in: PageLanguage(preferring: $0), unsent: form)
      }
    ),
    (
      "throttled",
      { RefusalPage.throttled(retryAfterSeconds: 900).document(in: PageLanguage(preferring: $0)) }
    ),
  ]

  @Test func `the pages have the stored outlines`() throws {
    if let difference = try OutlineFolder().difference(from: ["follow": pages]) {
      Issue.record("\(difference)")
    }
  }

  @Test func `all pages are written for the tests in browsers`() throws {
    try PageFolder("follow").replace(with: pages)
  }

  @Test(arguments: FollowState.all, languages)
  func `what the stream sends is the main part of the page`(
    _ state: FollowState, language: String
  ) throws {
    let followed = FollowPage(
      try state.gather, in: PageLanguage(preferring: language), at: state.now,
      heardAt: state.heardAt)
    #expect(html(followed.document()).contains(html(followed.content)))
  }

  @Test func `the whole page takes few bytes`() throws {
    for state in FollowState.all {
      let page = FollowPage(
        try state.gather, in: PageLanguage(preferring: "en"), at: state.now, heardAt: state.heardAt)
      let document = page.document(picture: Self.picture)
      // A row of games has its table and all results, too.
      let limit = try state.gather.isRowOfGames ? 6_600 : 5_000
      #expect(document.count < limit, "\(state.name)")
    }
  }

  private static let picture = PreviewPicture(
    address: "https://gather.example.org/follow/AAAAAAAAAAEAAAAAAAAAAg.png?1-1", width: 1_200,
    height: 630)

  @Test func `chats find the picture, its size and what it shows`() throws {
    let state = try #require(FollowState.all.first { $0.name == "running" })
    let followed = FollowPage(
      try state.gather, in: PageLanguage(preferring: "en"), at: state.now, heardAt: state.heardAt)

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
      try state.gather, in: PageLanguage(preferring: "en"), at: state.now, heardAt: state.heardAt)
    let page = html(
      followed.document(
        picture: PreviewPicture(address: #"https://a"><script>&"#, width: 1, height: 1)))
    #expect(page.contains(#"content="https://a&quot;>"#) || page.contains("https://a&quot;&gt;"))
    #expect(!page.contains(#"a"><script"#))
  }
}
