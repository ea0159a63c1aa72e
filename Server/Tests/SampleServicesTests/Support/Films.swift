import Domain
import ServerTestSupport
import Testing
import Wire

@testable import SampleServices

extension [Film] {
  /// A few films with titles for the tests of the search.
  static let few = [
    Film(1, 1999, "The Matrix", korean: "매트릭스"),
    Film(2, 2003, "The Matrix Reloaded", korean: "매트릭스 2: 리로디드"),
    Film(3, 2001, "Amélie", "Le Fabuleux Destin d'Amélie Poulain", korean: "아멜리에"),
    Film(4, 2019, "Parasite", "기생충", korean: "기생충"),
    Film(5, 1995, "Heat", korean: "히트"),
    Film(6, 1986, "Dead Heat", korean: "데드 히트"),
    Film(7, 2013, "The Heat", korean: "더 히트"),
    Film(8, 1967, "In the Heat of the Night", korean: "밤의 열기 속으로"),
    Film(9, 2001, "Spirited Away", "千と千尋の神隠し", korean: "센과 치히로의 행방불명"),
    Film(10, 1998, "Run Lola Run", "Lola rennt", korean: "롤라 런"),
    Film(11, 1992, "Alien³", korean: "에이리언 3"),
    Film(12, 2009, "(500) Days of Summer", korean: "500일의 썸머"),
    Film(13, 1993, "Schindler's List", korean: "쉰들러 리스트"),
    Film(14, 2016, "Train to Busan", "부산행", korean: "부산행"),
    Film(15, 1988, "My Neighbor Totoro", "となりのトトロ", korean: "이웃집 토토로"),
    Film(16, 2005, "NEAR and NOT OR", korean: "가까이"),
  ]

  /// Makes a number of films with one word in common.
  static func numbered(_ count: Int) -> Self {
    (1...count).map { Film($0, 2000, "Sequel \($0)", korean: "속편 \($0)") }
  }
}

extension Film {
  init(_ id: Int, _ year: Int, _ title: String, _ original: String? = nil, korean: String) {
    self.init(
      id: id, year: year, title: title, originalTitle: original ?? title, koreanTitle: korean,
      overview: "About \(title).", koreanOverview: "\(korean) 이야기.")
  }
}

extension SampleServices {
  /// The services with the films of a test.
  static func knowing(_ films: [Film]) throws -> SampleServices {
    SampleServices(clock: OwnClock(environment: .standing()), movies: try FilmCatalogue(films))
  }
}

extension SamplesServer {
  static let search = "/samples/movies/3/search/movie"

  /// Searches words, which are percent-encoded.
  func search(_ query: String, page: Int? = nil, language: String? = nil) async throws
    -> TestResponse
  {
    try await get(
      Self.search + "?query=\(query.percentEncoded)" + (page.map { "&page=\($0)" } ?? "")
        + (language.map { "&language=\($0)" } ?? ""))
  }

  /// Searches words and returns the ids of the films.
  func ids(_ query: String, page: Int? = nil) async throws -> [Int64] {
    let response = try await search(query, page: page)
    try #require(response.status == 200)
    guard case .array(let results) = try JSON(response.bytes)["results"] else { return [] }
    return results.compactMap { $0["id"]?.int64 }
  }
}

extension String {
  var percentEncoded: String {
    utf8.map { byte in
      let hex = String(byte, radix: 16, uppercase: true)
      return "%" + (hex.utf8.count == 1 ? "0" : "") + hex
    }.joined()
  }
}
