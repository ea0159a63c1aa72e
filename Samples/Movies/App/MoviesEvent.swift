import Domain

/// An event of the page, written as text in an element's event attribute.
enum MoviesEvent: Equatable {
  case typed
  case searchSubmitted
  case suggestionTapped(String)
  case cancelTapped
  case endReached
  case retryTapped
  case movieTapped(Int)
  case detailsDismissed

  var text: String {
    switch self {
    case .typed: "typed"
    case .searchSubmitted: "searchSubmitted"
    case .suggestionTapped(let query): Self.suggestion + query
    case .cancelTapped: "cancelTapped"
    case .endReached: "endReached"
    case .retryTapped: "retryTapped"
    case .movieTapped(let id): Self.movie + "\(id)"
    case .detailsDismissed: "detailsDismissed"
    }
  }

  /// Reads an event that was written with `text`; `nil` for any other text.
  init?(_ text: String) {
    if let query = text.rest(after: Self.suggestion) {
      self = .suggestionTapped(query)
    } else if let id = text.rest(after: Self.movie).flatMap({ Int($0) }) {
      self = .movieTapped(id)
    } else if let event = Self.plain.first(where: { $0.text.isEqualByBytes(to: text) }) {
      self = event
    } else {
      return nil
    }
  }

  private static let suggestion = "suggestionTapped:"
  private static let movie = "movieTapped:"
  private static let plain = [
    typed, searchSubmitted, cancelTapped, endReached, retryTapped, detailsDismissed,
  ]
}

extension String {
  fileprivate func rest(after prefix: String) -> String? {
    guard beginsByBytes(with: prefix) else { return nil }
    return String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
