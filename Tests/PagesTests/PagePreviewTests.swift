import Domain
import PageSupport
import Pages
import TestSupport
import Testing

/// What a page says about itself in its tab and in chats.
private struct Preview {
  let title: String
  let description: String
  let ogTitle: String
  let ogDescription: String
  let picture: String?

  var all: [String] { [title, description, ogTitle, ogDescription] }

  init(_ page: String) throws {
    func content(_ start: String, _ end: Character) -> String? {
      guard let begin = page.firstRange(of: start)?.upperBound else { return nil }
      return String(page[begin...].prefix { $0 != end })
    }
    title = try #require(content("<title>", "<"))
    description = try #require(content(#"<meta name="description" content=""#, "\""))
    ogTitle = try #require(content(#"<meta property="og:title" content=""#, "\""))
    ogDescription = try #require(content(#"<meta property="og:description" content=""#, "\""))
    picture = content(#"<meta property="og:image" content=""#, "\"")
  }
}

@Suite("What chats show beside links")
struct PagePreviewTests {
  private static let languages = PageLanguage.all.map { $0.tag }
  /// All people of all states, as they are in the list and as they typed their names, and the organiser's reason.
  private static let names = ["Ann", "Ben", "지성", "Zoe", "Cem", "Player Number", "An &lt;", "Rain"]

  private static let none: @Sendable (String) -> String = { language in
    let page = ReplyPage(Squad(), [], in: PageLanguage(preferring: language), now: .kickOff)
    let visit = ReplyVisit(.unknown, form: "0", plan: "")
    return String(decoding: page.document(for: visit, at: .example), as: UTF8.self)
  }

  private func expectComplete(_ preview: Preview, _ page: String) {
    #expect(preview.all.allSatisfy { !$0.isEmpty }, "\(page)")
    // What a visitor hears stands before it, and no chat is a visitor.
    #expect(preview.title.hasSuffix(preview.ogTitle))
    #expect(preview.description == preview.ogDescription)
  }

  @Test(arguments: ReplyState.all, languages)
  func `a page on which friends answer says what it is, and names no one`(
    _ state: ReplyState, language: String
  ) throws {
    let preview = try Preview(try state.page(in: language))
    expectComplete(preview, state.name)
    for text in [preview.ogTitle, preview.ogDescription] {
      #expect(Self.names.allSatisfy { !text.contains($0) }, "\(text)")
    }
  }

  @Test(arguments: [
    "in": "Ben is in. Football", "name-missing": "Pick your name first. Football",
    "new": "Football",
  ])
  func `its title begins with what the visitor hears of their answer`(
    name: String, title: String
  ) throws {
    let state = try #require(ReplyState.all.first { $0.name == name })
    #expect(try Preview(try state.page(in: "en")).title.hasPrefix(title))
  }

  @Test func `it says that it is football, when and where, and how many come`() throws {
    let state = try #require(ReplyState.all.first { $0.name == "new" })
    let preview = try Preview(try state.page(in: "en"))
    #expect(preview.title == "Football · Thu, 3 Dec 2026, 20:00 · 0 of 10")
    #expect(
      preview.description
        == "Are you in? Answer here, without an account · Hall, Example Street 12")
    #expect(try Preview(try state.page(in: "ko")).title.hasPrefix("축구 · "))
  }

  @Test func `of a cancelled game it gives neither counts nor the organiser's reason`() throws {
    let state = try #require(ReplyState.all.first { $0.name == "cancelled" })
    let preview = try Preview(try state.page(in: "en"))
    #expect(preview.title == "Cancelled: Football · Thu, 3 Dec 2026, 20:00")
    #expect(preview.description == "Cancelled · Hall, Example Street 12")
  }

  @Test(arguments: languages)
  func `a page without a game says so`(language: String) throws {
    expectComplete(try Preview(Self.none(language)), language)
  }

  @Test(arguments: [
    RefusalPage.off, .gatherOver, .tableOver, .busy(retryAfterSeconds: 1),
    .throttled(retryAfterSeconds: 1),
  ])
  func `a page that refuses says why, and not what was typed`(_ page: RefusalPage) throws {
    let form = UnsentForm(action: "/in/x", fields: [.init(name: "name", value: "Zoe")])
    for language in Self.languages.map({ PageLanguage(preferring: $0) }) {
      for unsent in [nil, form] {
        let document = page.document(in: language, unsent: unsent)
        let preview = try Preview(String(decoding: document, as: UTF8.self))
        expectComplete(preview, "\(page)")
        #expect(preview.all.allSatisfy { !$0.contains("Zoe") })
      }
    }
  }

  @Test(arguments: FollowState.all, languages)
  func `a page to follow shows the last goals, in a group of numbers only without names`(
    _ state: FollowState, language: String
  ) throws {
    for namesPeople in [true, false] {
      let page = FollowPage(
        try state.gather, in: PageLanguage(preferring: language), at: state.now,
        heardAt: state.heardAt, namesPeople: namesPeople)
      let preview = try Preview(String(decoding: page.document(), as: UTF8.self))
      expectComplete(preview, state.name)
      let named = preview.all.contains { text in Self.names.contains { text.contains($0) } }
      #expect(named == (namesPeople && ["running", "over"].contains(state.name)), "\(preview.all)")
    }
  }

  @Test(arguments: TableState.all, languages)
  func `a table shows its first three, in a group of numbers only without names`(
    _ state: TableState, language: String
  ) throws {
    let squad = try state.squad
    let link = try #require(squad.tableLink(Link.toTable.id))
    let period = try #require(squad.period(of: link))
    for namesPeople in [true, false] {
      let page = TablePage(
        squad, of: link, for: period, in: PageLanguage(preferring: language),
        namesPeople: namesPeople)
      let preview = try Preview(String(decoding: page.document(), as: UTF8.self))
      expectComplete(preview, state.name)
      let names = ["Ann", "지성", "Dan", "Eva", "Fin", "Wolfe"]
      let named = preview.all.contains { text in names.contains { text.contains($0) } }
      #expect(!named || namesPeople, "\(preview.all)")
      #expect(preview.picture == nil)
    }
  }

  @Test(arguments: ReplyState.all)
  func `no page has a picture that is none`(_ state: ReplyState) throws {
    #expect(try !state.page(in: "en").contains("data:"))
  }
}
