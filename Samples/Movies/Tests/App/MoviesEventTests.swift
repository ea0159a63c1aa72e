import Testing

@testable import MoviesApp

struct MoviesEventTests {
  @Test(
    arguments: [
      .typed, .searchSubmitted, .suggestionTapped("star"), .suggestionTapped(""),
      .suggestionTapped("movieTapped:1"), .cancelTapped, .endReached, .retryTapped,
      .movieTapped(27),
      .detailsDismissed,
    ] as [MoviesEvent])
  func `an event reads back from its text`(_ event: MoviesEvent) {
    #expect(MoviesEvent(event.text) == event)
  }

  @Test(arguments: [
    "", "Typed", "typed ", "movieTapped", "movieTapped:", "movieTapped:a", "movieTapped:1x",
    "movieTapped:99999999999999999999", "suggestionTapped", "😀",
  ])
  func `any other text is not an event`(_ text: String) {
    #expect(MoviesEvent(text) == nil)
  }
}
