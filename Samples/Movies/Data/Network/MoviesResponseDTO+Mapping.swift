import Domain
import MoviesDomain

extension MoviesResponseDTO {
  /// The page that this describes, when it is the one that was asked for.
  ///
  /// Its count of pages is corrected by what it has: an empty page is the last one, and where
  /// there are films there is a page.
  func toDomain(asked page: Int) throws(MoviesFailure) -> MoviesPage {
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
  /// Reads `1999` or `1999-03-31`; `nil` for any other text, and for a day that never was.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let year = bytes.prefix(4).number, bytes.count >= 4 else { return nil }
    guard bytes.count > 4 else {
      self = .year(year)
      return
    }
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash,
      let month = bytes[5..<7].number, (1...12).contains(month),
      let day = bytes[8..<10].number, (1...CivilTime.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self = .day(year: year, month: month, day: day)
  }
}

extension ArraySlice<UInt8> {
  /// The number that a few digits stand for.
  fileprivate var number: Int? {
    var number = 0
    for byte in self {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = 10 * number + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}

extension MoviesFailure {
  /// What an answer other than 200 means.
  init(_ answer: DataTransferAnswer) {
    switch answer.status {
    case nil: self = .unreachable
    case 429, 503: self = .busy
    case 400, 422:
      let code = try? ServiceErrorDTO(answer.body).statusCode
      self = code == ServiceErrorDTO.invalidPage ? .noSuchPage : .refusedQuery
    default: self = .failed
    }
  }
}
