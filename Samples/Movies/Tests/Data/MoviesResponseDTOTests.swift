import MoviesDomain
import TestSupport
import Testing

@testable import MoviesData

struct MoviesResponseDTOTests {
  private func movie(_ members: String) throws -> Movie {
    try page(Responses.page(results: Responses.movie(members))).movies[0]
  }

  private func page(_ text: String, asked: Int = 1) throws -> MoviesPage {
    try MoviesResponseDTO(Array(text.utf8)).toDomain(asked: asked)
  }

  @Test func `a response becomes a page, and unknown members are ignored`() throws {
    let more = #""release_date":"1999","adult":false,"genre_ids":[1,{}],"popularity":7.1e2"#
    let text = Responses.page(2, of: 3, results: Responses.movie(more))
    let movie = Movie.stub(
      id: 27, title: "The Matrix", releaseDate: .year(1999), overview: "A hacker wakes up.",
      posterPath: nil)
    #expect(
      try page(text, asked: 2)
        == MoviesPage(page: 2, totalPages: 3, totalMovies: 21, movies: [movie]))
  }

  @Test(
    arguments: [
      (#""x":0"#, nil), (#""release_date":null"#, nil), (#""release_date":"""#, nil),
      (#""release_date":"1999""#, .year(1999)),
      (#""release_date":"1999-03-31""#, .day(year: 1999, month: 3, day: 31)),
    ] as [(String, ReleaseDate?)])
  func `a date is whole, a year or missing`(_ member: String, _ date: ReleaseDate?) throws {
    #expect(try movie(member).releaseDate == date)
  }

  @Test(arguments: [
    (#""x":0"#, nil), (#""poster_path":null"#, nil), (#""poster_path":"""#, nil),
    (#""poster_path":"/27.svg""#, "/27.svg"),
  ])
  func `a poster may be missing`(_ member: String, _ path: String?) throws {
    #expect(try movie(member).posterPath == path)
  }

  @Test(arguments: [
    (Responses.page(1, of: 0), 1), (Responses.page(3, of: 1), 3), (Responses.page(3, of: 9), 9),
    (Responses.page(3, of: 9, results: ""), 3), (Responses.page(1, of: 0, results: ""), 0),
  ])
  func `the number of pages is corrected by the page itself`(_ text: String, _ total: Int) throws {
    let asked = try MoviesResponseDTO(Array(text.utf8)).page
    #expect(try page(text, asked: asked).totalPages == total)
  }

  @Test func `the number of films is at least the number on the page`() throws {
    let text = #"{"page":1,"results":[\#(Responses.movie())],"total_pages":1}"#
    #expect(try page(text).totalMovies == 1)
  }

  @Test(arguments: [
    "", "[]", "null", "{}", "<!doctype html>", #"{"page":1,"results":{},"total_pages":1}"#,
    #"{"page":"1","results":[],"total_pages":1}"#, #"{"page":0,"results":[],"total_pages":1}"#,
    #"{"page":1,"results":[],"total_pages":-1}"#, #"{"page":1,"total_pages":1}"#,
    #"{"page":1,"results":[],"total_pages":3000000000}"#, Responses.page(2, of: 2),
  ])
  func `a malformed page is refused`(_ text: String) {
    #expect(throws: (any Error).self) { try page(text) }
  }

  @Test(arguments: [
    "7", "null", "[]", #"{"id":1}"#, #"{"id":1,"title":""}"#, #"{"id":1,"title":7}"#,
    #"{"title":"A"}"#, #"{"id":1.5,"title":"A"}"#, #"{"id":-1,"title":"A"}"#,
  ])
  func `a malformed film is left out and the others are read`(_ odd: String) throws {
    let text = Responses.page(results: "\(odd),\(Responses.movie()),\(odd)")
    #expect(try page(text).movies.map(\.id) == [27])
  }

  @Test(arguments: [#""poster_path":{}"#, #""release_date":1999"#])
  func `an unreadable field of a film counts as missing`(_ member: String) throws {
    let movie = try movie(member)
    #expect(movie.posterPath == nil)
    #expect(movie.releaseDate == nil)
  }

  @Test func `an unreadable count counts as missing`() throws {
    let text = #"{"page":1,"results":[\#(Responses.movie())],"total_pages":1,"total_results":"x"}"#
    #expect(try page(text).totalMovies == 1)
  }

  @Test(arguments: [
    "soon", "199", "19990", "1999-3-31", "1999-13-01", "1999-00-10", "1999-03-32", "1999/03/31",
    "1999-03-31T00:00", "-999", "１９９９", "1999-02-30", "1999-02-29", "1900-02-29", "1999-04-31",
  ])
  func `an invalid date counts as unknown`(_ date: String) throws {
    #expect(try movie(#""release_date":"\#(date)""#).releaseDate == nil)
  }

  @Test(arguments: [("2000-02-29", 29), ("1996-02-29", 29), ("1999-12-31", 31)])
  func `the last day of a month is a day`(_ date: String, _ day: Int) throws {
    guard case .day(_, _, day) = try movie(#""release_date":"\#(date)""#).releaseDate else {
      Issue.record("The date is unknown.")
      return
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `a damaged response is refused, or read as a consistent page`(
    _ seed: UInt64
  ) throws {
    var numbers = SplitMix64(seed: seed)
    var bytes = Array(
      Responses.page(results: Responses.movie() + "," + Responses.movie(id: 3)).utf8)
    for _ in 0...Int.random(in: 0...3, using: &numbers) {
      let place = bytes.indices.randomElement(using: &numbers) ?? 0
      bytes[place] = Array(#"09az"{}[]:,-\#u{0}\é"#.utf8).randomElement(using: &numbers) ?? 0
    }
    guard let page = try? MoviesResponseDTO(bytes).toDomain(asked: 1) else { return }
    #expect(page.page == 1)
    #expect(page.totalPages >= (page.movies.isEmpty ? 0 : 1))
    #expect(page.totalMovies >= page.movies.count)
    #expect(page.movies.allSatisfy { $0.id >= 0 && !$0.title.isEmpty })
  }
}
