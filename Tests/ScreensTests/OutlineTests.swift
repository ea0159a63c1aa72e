import PageSupport
import Presentation
import Testing
import Texts

/// Compares the outline of every screen in every state, and once in Korean, with the stored one.
///
/// `RECORD_OUTLINES=1 swift test --filter ScreensTests` stores the outlines again.
@Suite("Outlines")
struct OutlineTests {
  @Test func `each screen's pages have the stored outlines`() throws {
    if let difference = try OutlineFolder().difference(from: Scene.pages) {
      Issue.record("\(difference)")
    }
  }

  @Test func `all pages are written for the tests in browsers`() throws {
    try PageFolder("screens").replace(
      with: Scene.pages.values.flatMap(\.self) + Scene.further.map(\.page))
  }
}

extension Scene {
  /// The pages with a stored outline, by screen.
  fileprivate static let pages = Dictionary(grouping: stored, by: \.screen).mapValues { scenes in
    scenes.map(\.page)
  }

  fileprivate var page: NamedPage { NamedPage("\(name).\(speech.name)", html) }
}
