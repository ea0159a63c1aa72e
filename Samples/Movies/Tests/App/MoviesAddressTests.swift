import Browser
import BrowserSupport
import SampleKit
import Testing

@testable import MoviesApp

/// Tests the addresses of the whole sample in a recorded browser.
struct MoviesAddressTests {
  @Test func `opening and closing a movie changes the address`() {
    let browser = TestBrowser()
    #expect(browser.search("star").contains(.navigate("/search/star", .push)))
    browser.respond(Responses.page())
    let opened = browser.act("movieTapped:27")
    #expect(opened.contains(.navigate("/search/star/movie/27", .push)))
    #expect(opened.contains(.setTitle("The Matrix")))
    #expect(opened.html.contains("31 March 1999"))
    let closed = browser.act("detailsDismissed")
    #expect(closed.contains(.navigate("/search/star", .back)))
    #expect(closed.contains(.setTitle("Movies")))
    #expect(browser.go("/search/star").isEmpty)
    #expect(browser.go("/search/star/movie/27").html.contains("31 March 1999"))
    #expect(browser.go("/search/star").contains(.setTitle("Movies")))
  }

  @Test func `Back leads to the search before, with the movies it had found`() {
    let browser = TestBrowser()
    browser.search("star")
    browser.respond(Responses.page())
    browser.search("alien")
    browser.respond(Responses.page(results: Responses.movie(id: 2)), to: 2)
    let back = browser.go("/search/star")
    #expect(back.html.contains("movieTapped:27"))
    #expect(back.contains { $0.path?.contains("query=star") == true })
    #expect(!back.contains { $0.isNavigation })
    #expect(browser.go("").html.contains("Search for a movie"))
  }

  @Test func `a reload on a search runs it again`() {
    let browser = TestBrowser(at: "/search/star%20wars")
    #expect(browser.fakeHost.operations.html.contains(#"value="star wars""#))
    #expect(browser.respond(Responses.page()).html.contains("The Matrix"))
    #expect(!browser.fakeHost.operations.contains { $0.isNavigation })
  }

  @Test func `a link to a movie opens it when its search has loaded`() {
    let browser = TestBrowser(at: "/search/star/movie/27")
    #expect(browser.respond(Responses.page()).contains(.setTitle("The Matrix")))
    #expect(!browser.fakeHost.operations.contains { $0.isNavigation })
    #expect(browser.act("detailsDismissed").contains(.navigate("/search/star", .back)))
  }

  @Test func `a link to a movie that its search does not find leads to the list`() {
    let browser = TestBrowser(at: "/search/star/movie/9")
    let shown = browser.respond(Responses.page())
    #expect(shown.contains(.navigate("/search/star", .replace)))
    #expect(shown.html.contains("The Matrix"))
  }

  @Test(arguments: [
    "/search/%", "/search/%FF", "/movie/27", "/search/a/b", "/x", "x",
    "/search/" + String(repeating: "a", count: 10_000),
  ])
  func `an unknown address is replaced with that of the start`(_ path: String) {
    let browser = TestBrowser(at: path)
    #expect(browser.fakeHost.operations.filter { $0.isNavigation } == [.navigate("", .replace)])
    #expect(browser.fakeHost.operations.html.contains("Search for a movie"))
    #expect(browser.go(path) == [.navigate("", .replace)])
  }

  @Test func `an address that is not canonical is replaced`() {
    let browser = TestBrowser(at: "/search/%20st%61r/movie/027")
    #expect(
      browser.fakeHost.operations.filter { $0.isNavigation }
        == [.navigate("/search/star/movie/27", .replace)])
  }
}

extension TestBrowser {
  /// Changes the address, as the browser's Back and Forward do.
  fileprivate func go(_ path: String) -> [HostOperation] {
    fakeHost.send(.navigated(path: path))
  }
}

extension HostOperation {
  fileprivate var isNavigation: Bool {
    if case .navigate = self { true } else { false }
  }
}
