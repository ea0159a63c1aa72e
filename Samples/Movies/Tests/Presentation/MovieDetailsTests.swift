import MoviesDomain
import MoviesPresentation
import Presentation
import Testing
import Texts

struct MovieDetailsTests {
  private func details(_ movie: Movie, _ language: Language = .english) -> any MovieDetailsViewModel
  {
    DefaultMovieDetailsViewModel(
      movie: movie, language: language, posterImagesRepository: PosterImagesRepositoryStub())
  }

  @Test(
    arguments: [
      (nil, "Release date unknown", "개봉일 미상"), (.year(1999), "1999", "1999년"),
      (.day(year: 1999, month: 3, day: 31), "31 March 1999", "1999년 3월 31일"),
      (.day(year: 2024, month: 12, day: 1), "1 December 2024", "2024년 12월 1일"),
    ] as [(ReleaseDate?, String, String)])
  func `a release date is as precise as it is known`(
    _ date: ReleaseDate?, _ english: String, _ korean: String
  ) {
    #expect(details(.stub(releaseDate: date)).releaseDate == english)
    #expect(details(.stub(releaseDate: date), .korean).releaseDate == korean)
  }

  @Test func `a missing plot summary is replaced by a text`() {
    #expect(details(.stub(overview: "It is.")).overview == "It is.")
    #expect(details(.stub(overview: "")).overview == "Nobody described this movie yet.")
    #expect(details(.stub(overview: ""), .korean).overview == "아직 줄거리가 없습니다.")
  }

  @Test(
    arguments: [
      ("/1.svg", "/posters/1.svg"), (nil, nil), ("/nowhere", nil),
    ] as [(String?, String?)])
  func `a poster has the address from the repository, or none`(
    _ path: String?, _ address: String?
  ) {
    #expect(
      details(.stub(title: "기생충", posterPath: path)).poster
        == MoviePoster(address: address, letter: "기"))
  }
}
