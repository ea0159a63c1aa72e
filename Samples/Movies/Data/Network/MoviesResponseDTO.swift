import Wire

/// The service's answer to a search; members that are not named here are ignored.
///
/// https://developer.themoviedb.org/reference/search-movie
struct MoviesResponseDTO {
  let page: Int
  let totalPages: Int
  let totalResults: Int?
  let results: [MovieDTO]

  init(_ body: [UInt8]) throws(WireProblem) {
    let fields = try Fields(body)
    page = try fields.number("page", in: 1...limit)
    totalPages = try fields.number("total_pages", in: 0...limit)
    totalResults = try fields.numberIfPresent("total_results", in: 0...limit)
    results = try fields.objects("results").map { fields throws(WireProblem) in
      try MovieDTO(fields)
    }
  }
}

/// A film in the service's answer.
struct MovieDTO {
  let id: Int
  let title: String
  let overview: String?
  let posterPath: String?
  let releaseDate: String?

  init(_ fields: Fields) throws(WireProblem) {
    id = try fields.number("id", in: 0...limit)
    title = try fields.text("title")
    overview = try fields.textIfPresent("overview")
    posterPath = try fields.textIfPresent("poster_path")
    releaseDate = try fields.textIfPresent("release_date")
  }
}

/// The service's answer when it does not do what it was asked.
///
/// https://developer.themoviedb.org/docs/errors
struct ServiceErrorDTO {
  let statusCode: Int

  /// The page is none of those that there are.
  static let invalidPage = 22

  init(_ body: [UInt8]) throws(WireProblem) {
    statusCode = try Fields(body).number("status_code", in: 0...limit)
  }
}

/// The largest number that is the same on every platform: `Int` has 32 bits in a browser.
private let limit = Int(Int32.max)

extension Fields {
  fileprivate func number(
    _ name: StaticString, in range: ClosedRange<Int>
  ) throws(WireProblem) -> Int {
    guard let number = try numberIfPresent(name, in: range) else {
      throw .missing(field: "\(name)")
    }
    return number
  }

  fileprivate func numberIfPresent(
    _ name: StaticString, in range: ClosedRange<Int>
  ) throws(WireProblem) -> Int? {
    guard let integer = try integerIfPresent(name) else { return nil }
    guard let number = Int(exactly: integer), range.contains(number) else {
      throw .outOfRange(field: "\(name)")
    }
    return number
  }
}
