import MoviesDomain
import SampleTexts
package import Texts

/// All texts of the sample in one language.
package struct MoviesStrings: Sendable {
  /// The language of the texts.
  package let language: Language

  /// Creates the texts in a language.
  package init(language: Language) {
    self.language = language
  }

  private func say(
    _ english: @autoclosure () -> String, _ korean: @autoclosure () -> String
  ) -> String {
    language.say(english(), korean())
  }
}

/// The texts that do not depend on the search.
extension MoviesStrings {
  /// The title of the page.
  package var title: String { say("Movies", "영화") }
  /// The label of the search field.
  package var searchLabel: String { say("Movie title", "영화 제목") }
  /// The title of the button that submits the search.
  package var search: String { say("Search", "검색") }
  /// The title of the button that cancels a search.
  package var cancel: String { say("Cancel", "취소") }
  /// The heading of the suggestions.
  package var recentQueries: String { say("Recent searches", "최근 검색어") }
  /// The hint on the page before the first search.
  package var invitation: String {
    say("Search for a movie by a part of its title.", "영화 제목의 일부를 검색해 보세요.")
  }
  /// The accessible name of the list of movies.
  package var results: String { say("Movies found", "찾은 영화") }
  /// The title of the button that loads the next page.
  package var more: String { say("More movies", "영화 더 보기") }
  /// The title of that button while the next page is loading.
  package var loadingMore: String { say("Loading more movies…", "영화를 더 불러오는 중…") }
  /// The text below the last movie.
  package var end: String { say("End of the list", "목록의 끝") }
  /// The hint when no movie was found.
  package var emptyHint: String {
    say(
      "Check the spelling, or try one word of the title.",
      "철자를 확인하거나 제목의 한 단어로 검색해 보세요.")
  }
  /// The title of the button that closes the details.
  package var close: String { say("Close", "닫기") }
  /// The text in place of a missing plot summary.
  package var noOverview: String { say("Nobody described this movie yet.", "아직 줄거리가 없습니다.") }
}

/// The texts that depend on the search.
extension MoviesStrings {
  var searching: String { say("Searching…", "찾는 중…") }

  func found(_ query: MovieQuery, _ total: Int, shown: Int) -> String {
    let movies = total == 1 ? "1 movie" : "\(total) movies"
    if shown < total {
      return say(
        "\(movies) found for “\(query.text)”, \(shown) shown",
        "‘\(query.text)’에 맞는 영화 \(total)편 중 \(shown)편 표시")
    }
    return say(
      "\(movies) found for “\(query.text)”",
      "‘\(query.text)’에 맞는 영화 \(total)편을 찾았습니다")
  }

  func nothingFound(_ query: MovieQuery) -> String {
    say("No movies found for “\(query.text)”", "‘\(query.text)’에 맞는 영화가 없습니다")
  }

  func text(of error: MovieQueryError) -> String {
    switch error {
    case .empty: say("Type a part of a title first.", "먼저 제목의 일부를 입력하세요.")
    case .tooLong(let limit):
      say(
        "This is too long: at most \(limit) characters can be searched for.",
        "너무 깁니다. \(limit)자까지 검색할 수 있습니다.")
    }
  }

  func releaseDate(_ date: ReleaseDate?) -> String {
    switch date {
    case nil: say("Release date unknown", "개봉일 미상")
    case .year(let year): say("\(year)", "\(year)년")
    case .day(let year, let month, let day):
      say("\(day) \(Self.months[month - 1]) \(year)", "\(year)년 \(month)월 \(day)일")
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

/// The sentences for errors: the cause, and what the user can do.
extension MoviesStrings {
  func listError(_ error: MoviesError, isAboutRefreshing: Bool = false) -> MoviesListError {
    let message = text(of: error)
    return MoviesListError(
      message: isAboutRefreshing ? foundEarlier(message) : message, retryTitle: retry(error))
  }

  private func text(of error: MoviesError) -> String {
    switch error {
    case .unreachable:
      say(
        "No connection to the movie service. Check the network, then try again.",
        "영화 서비스에 연결할 수 없습니다. 네트워크를 확인하고 다시 시도하세요.")
    case .busy:
      say(
        "The movie service is busy. Try again in a moment.",
        "영화 서비스가 바쁩니다. 잠시 뒤에 다시 시도하세요.")
    case .refusedQuery:
      say(
        "The movie service does not take this search. Try other words.",
        "영화 서비스가 이 검색어를 받지 않습니다. 다른 단어로 검색해 보세요.")
    case .noSuchPage:
      say(
        "The movie service has no further page. Search again, or with more words.",
        "영화 서비스에 다음 페이지가 없습니다. 다시 검색하거나 단어를 더 입력하세요.")
    case .failed:
      say(
        "The movie service has failed. Try again later.",
        "영화 서비스에 문제가 생겼습니다. 나중에 다시 시도하세요.")
    case .malformed:
      say(
        "The movie service gave an answer that makes no sense. Try again later.",
        "영화 서비스의 응답을 이해할 수 없습니다. 나중에 다시 시도하세요.")
    }
  }

  private func foundEarlier(_ message: String) -> String {
    say("\(message) These movies were found earlier.", "\(message) 아래는 이전에 찾은 영화입니다.")
  }

  private func retry(_ error: MoviesError) -> String? {
    switch error {
    case .unreachable, .busy, .failed, .malformed: say("Try again", "다시 시도")
    case .noSuchPage: say("Search again", "다시 검색")
    case .refusedQuery: nil
    }
  }
}
