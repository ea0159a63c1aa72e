import Domain
import MoviesDomain

extension MoviesResponseDTO {
  /// Converts the response to a page; throws `.malformed` when it is not the requested page.
  ///
  /// The count of pages is corrected: an empty page is the last one, and a page with films counts.
  func toDomain(asked page: Int) throws(MoviesError) -> MoviesPage {
    guard self.page == page else { throw .malformed }
    let movies = results.map { $0.toDomain() }
    return MoviesPage(
      page: page, totalPages: movies.isEmpty ? min(totalPages, page) : max(totalPages, page),
      totalMovies: max(totalResults ?? 0, movies.count), movies: movies)
  }
}

extension MovieDTO {
  func toDomain() -> Movie {
    Movie(
      id: id, title: title, releaseDate: releaseDate.flatMap { ReleaseDate($0) },
      overview: overview ?? "", posterPath: posterPath.flatMap { $0.isEmpty ? nil : $0 })
  }
}

extension ReleaseDate {
  /// Reads `1999` or `1999-03-31`; `nil` for any other text, and for a day that never existed.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let year = Int(digits: bytes.prefix(4)), bytes.count >= 4 else { return nil }
    guard bytes.count > 4 else {
      self = .year(year)
      return
    }
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash,
      let month = Int(digits: bytes[5..<7]), (1...12).contains(month),
      let day = Int(digits: bytes[8..<10]),
      (1...CivilTime.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self = .day(year: year, month: month, day: day)
  }
}

extension MoviesError {
  /// Derives the error from a response whose status is not 200.
  init(_ response: DataTransferResponse) {
    switch response.status {
    case nil: self = .unreachable
    case 429, 503: self = .busy
    case 400, 422:
      let code = try? ServiceErrorDTO(response.body).statusCode
      self = code == ServiceErrorDTO.invalidPage ? .noSuchPage : .refusedQuery
    default: self = .failed
    }
  }
}
