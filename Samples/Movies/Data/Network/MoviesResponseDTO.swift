import Wire

/// The service's answer to a search; members that are not named here are ignored.
///
/// One odd film must not hide the others: what is no film is left out, and what cannot be read of
/// one is as if it were missing. The answer is refused only when it is no page at all.
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

/// A film in the service's answer.
struct MovieDTO {
  let id: Int
  let title: String
  let overview: String?
  let posterPath: String?
  let releaseDate: String?

  /// Reads a film; `nil` for what has no number or no title.
  init?(_ json: JSON) {
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

/// The service's answer when it does not do what it was asked.
///
/// https://developer.themoviedb.org/docs/errors
struct ServiceErrorDTO {
  let statusCode: Int

  /// The page is none of those that there are.
  static let invalidPage = 22

  init(_ body: [UInt8]) throws(WireError) {
    statusCode = try Fields(body).number("status_code", in: 0...limit)
  }
}

/// The largest number that is the same on every platform: `Int` has 32 bits in a browser.
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
