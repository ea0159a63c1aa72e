import Wire

/// The movie service's response to a search; members that are not named here are ignored.
///
/// One malformed film must not hide the others: elements that are not films are left out, and
/// malformed members of a film count as missing. Only a response that is not a page is refused.
///
/// https://developer.themoviedb.org/reference/search-movie
struct MoviesResponseDTO {
  let page: Int
  let totalPages: Int
  let totalResults: Int?
  let results: [MovieDTO]

  init(_ body: [UInt8]) throws(WireError) {
    let fields = try Fields(body)
    page = try fields.number("page", in: 1...limit)
    totalPages = try fields.number("total_pages", in: 0...limit)
    totalResults = (try? fields.numberIfPresent("total_results", in: 0...limit)) ?? nil
    results = try fields.array("results").compactMap { MovieDTO($0) }
  }
}

/// A film in the response to a search.
struct MovieDTO {
  let id: Int
  let title: String
  let overview: String?
  let posterPath: String?
  let releaseDate: String?

  /// Reads a film; `nil` without a number or a title.
  init?(_ json: JSONElement) {
    guard let fields = try? Fields(json), let id = try? fields.number("id", in: 0...limit),
      let title = try? fields.text("title"), !title.isEmpty
    else { return nil }
    self.id = id
    self.title = title
    overview = (try? fields.textIfPresent("overview")) ?? nil
    posterPath = (try? fields.textIfPresent("poster_path")) ?? nil
    releaseDate = (try? fields.textIfPresent("release_date")) ?? nil
  }
}

/// The movie service's response to a request that it refuses.
///
/// https://developer.themoviedb.org/docs/errors
struct ServiceErrorDTO {
  let statusCode: Int

  /// TMDB's status code for a page out of range.
  static let invalidPage = 22

  init(_ body: [UInt8]) throws(WireError) {
    statusCode = try Fields(body).number("status_code", in: 0...limit)
  }
}

/// The largest `Int` on every platform: it has 32 bits in a browser.
private let limit = Int(Int32.max)

extension Fields {
  fileprivate func number(
    _ name: StaticString, in range: ClosedRange<Int>
  ) throws(WireError) -> Int {
    guard let number = try numberIfPresent(name, in: range) else {
      throw .missing(field: "\(name)")
    }
    return number
  }

  fileprivate func numberIfPresent(
    _ name: StaticString, in range: ClosedRange<Int>
  ) throws(WireError) -> Int? {
    guard let integer = try integerIfPresent(name) else { return nil }
    guard let number = Int(exactly: integer), range.contains(number) else {
      throw .outOfRange(field: "\(name)")
    }
    return number
  }
}
