import Browser
import BrowserSupport
import MoviesDomain
import SampleKit
import Testing
import Texts

@testable import MoviesApp

/// Tests the whole sample, from the container to the views, in a recorded browser.
struct MoviesSceneTests {
  private let browser = TestBrowser()

  @Test func `a search goes to the server, is shown and is kept on the device`() {
    let asked = browser.search("star wars")
    #expect(
      asked.contains {
        $0.path == "/samples/movies/3/search/movie?query=star%20wars&page=1&language=en-US"
      })
    let shown = browser.respond(Responses.page())
    #expect(shown.html.contains("The Matrix"))
    #expect(shown.html.contains(#"src="/samples/movies/t/p/w342/27.svg""#))
    let stored = browser.fakeHost.send(.loaded([]))
    #expect(stored.contains(.store([KeyValue(key: "query/1/star wars", value: [])], token: 1)))
  }

  @Test func `in a Korean browser, titles are asked for in Korean`() {
    let browser = TestBrowser(language: "ko-KR")
    #expect(browser.search("기생충").contains { $0.path?.hasSuffix("&language=ko-KR") == true })
    #expect(browser.fakeHost.operations.contains(.setTitle("영화")))
    #expect(browser.respond(Responses.page(results: "")).html.contains("‘기생충’에 맞는 영화가 없습니다"))
  }

  @Test func `an earlier query is suggested after a reload`() {
    let browser = TestBrowser(keeping: [
      KeyValue(key: "other", value: []), KeyValue(key: "queries", value: Array(#"["star"]"#.utf8)),
    ])
    #expect(browser.fakeHost.operations.html.contains(#"data-tap="suggestionTapped:star""#))
    #expect(browser.act("suggestionTapped:star").contains { $0.path != nil })
    #expect(!browser.act("typed", "star").html.contains("suggestionTapped"))
  }

  @Test func `searching works without storage`() {
    let browser = TestBrowser(keeping: nil)
    browser.search("star")
    #expect(browser.respond(Responses.page()).html.contains("The Matrix"))
    #expect(browser.act("typed", "st").html.contains("suggestionTapped:star"))
  }

  @Test func `a late response to an earlier search changes nothing on the page`() {
    browser.search("slow")
    browser.search("quick")
    browser.respond(Responses.page(results: Responses.movie(id: 2)), to: 2)
    #expect(browser.respond(Responses.page(results: Responses.movie(id: 1)), to: 1).isEmpty)
  }

  @Test func `a lost connection is shown as an error, and trying again works`() {
    browser.search("star")
    let failed = browser.fakeHost.send(.responded(request: 1, HTTPResponse(status: nil)))
    #expect(failed.html.contains("No connection to the movie service."))
    #expect(browser.act("retryTapped").contains { $0.path != nil })
    #expect(browser.respond(Responses.page(), to: 2).html.contains("The Matrix"))
  }

  @Test func `the next page is added without changing the rest of the list`() {
    browser.search("star")
    browser.respond(Responses.page(1, of: 2))
    #expect(browser.act("endReached").contains { $0.path?.contains("&page=2&") == true })
    let added = browser.respond(Responses.page(2, of: 2, results: Responses.movie(id: 28)), to: 2)
    #expect(added.html.contains(#"<template id="movie-27"></template><li id="movie-28">"#))
  }

  @Test(arguments: ["", "movieTapped:27", "endReached", "retryTapped", "detailsDismissed", "x"])
  func `an event that does not fit the state is ignored`(_ text: String) {
    #expect(browser.act(text).isEmpty)
  }

  @Test func `a cancelled search leaves the page as it was`() {
    browser.search("star")
    #expect(browser.act("cancelTapped").html.contains("Search for a movie"))
    #expect(browser.respond(Responses.page()).isEmpty)
  }
}
