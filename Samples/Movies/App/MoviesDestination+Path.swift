import Domain
import MoviesDomain
import MoviesPresentation
import Wire

/// A place as the fragment of the page's URL, such as `/search/star%20wars/movie/6`.
extension MoviesDestination {
  var path: String {
    switch self {
    case .start: ""
    case .list(let query): "/search/\(percentEncoded(query.text))"
    case .details(let query, let movieID): "\(Self.list(query).path)/movie/\(movieID)"
    }
  }

  /// Reads a path that was written with `path`; `nil` for an unknown path.
  init?(path: String) {
    guard !path.isEmpty else {
      self = .start
      return
    }
    // A slash within a query is escaped.
    let parts = path.parts(separatedBy: "/")
    guard parts.count == 3 || parts.count == 5, parts[0].isEmpty,
      parts[1].isEqualByBytes(to: "search"),
      let text = percentDecoded(parts[2]), let query = try? MovieQuery(text)
    else { return nil }
    guard parts.count == 5 else {
      self = .list(query)
      return
    }
    guard parts[3].isEqualByBytes(to: "movie"), let movieID = Int(parts[4]) else { return nil }
    self = .details(query, movieID: movieID)
  }
}
