import Foundation
import HTTPTypes
import ServerTestSupport
import Testing

@testable import SampleServices

@Suite("Searching films", .timeLimit(.minutes(5)))
struct SearchTests {
  private static let findings: [(String, Set<Int64>)] = [
    ("matr", [1, 2]), ("MATRIX", [1, 2]), ("matrix reloaded", [2]), ("reloaded matrix", [2]),
    ("rel mat", [2]), ("atrix", []), ("matrix parasite", []), ("the", [7, 1, 2, 8]),
    ("mátrìx", [1, 2]),
    ("amelie", [3]), ("Amélie", [3]), ("AMÉLIE", [3]), ("fabuleux poulain", [3]),
    ("기생", [4]), ("기생충", [4]), ("생충", []), ("치히로의", [9]), ("부산행", [14]),
    ("千と千", [9]), ("となり", [15]), ("トトロ", []), ("매트릭스 리로", [2]),
    ("alien3", [11]), ("ａｌｉｅｎ", [11]), ("500 days", [12]), ("500일", [12]),
    ("schindler's", [13]), ("schindler", [13]), ("lola rennt", [10]), ("busan 부산", [14]),
  ]

  @Test func `a page is in the format of The Movie Database`() async throws {
    try await withSamples(.knowing(.few)) { server in
      let response = try await server.search("amelie")

      #expect(
        response.body == """
          {"page":1,"results":[{"id":3,"title":"Amélie",\
          "original_title":"Le Fabuleux Destin d'Amélie Poulain","overview":"About Amélie.",\
          "poster_path":"/3.svg","release_date":"2001"}],"total_pages":1,"total_results":1}
          """)
      #expect(response.status == 200)
      #expect(response["Content-Type"] == "application/json; charset=utf-8")
      #expect(response["Cache-Control"] == "no-store")
    }
  }

  @Test(arguments: ["ko", "ko-KR", "KO-kr"])
  func `in Korean, titles, overviews and posters are Korean`(_ language: String) async throws {
    try await withSamples(.knowing(.few)) { server in
      let body = try await server.search("spirited", language: language).body

      #expect(
        body.contains(
          """
          {"id":9,"title":"센과 치히로의 행방불명","original_title":"千と千尋の神隠し",\
          "overview":"센과 치히로의 행방불명 이야기.","poster_path":"/9.ko.svg","release_date":"2001"}
          """))
    }
  }

  @Test(arguments: ["en-US", "fr", "", "k", "%22%3E", "한국어"])
  func `in any other language they are English`(_ language: String) async throws {
    try await withSamples(.knowing(.few)) { server in
      let response = try await server.search("spirited", language: language)

      #expect(response.body.contains(#""title":"Spirited Away""#))
    }
  }

  @Test(arguments: findings)
  func `each word begins a word of one of the titles`(
    _ query: String, _ found: Set<Int64>
  ) async throws {
    try await withSamples(.knowing(.few)) { server in
      for spelling in [
        query, query.decomposedStringWithCanonicalMapping, query.uppercased(), "  \(query)\t",
      ] {
        let ids = try await server.ids(spelling)
        #expect(Set(ids) == found, "as \(Array(spelling.utf8))")
      }
    }
  }

  @Test func `exact titles come first, then titles that begin with the words`() async throws {
    try await withSamples(.knowing(.few)) { server in
      for (query, found) in [
        ("heat", [5, 6, 7, 8]), ("the heat", [7, 8]), ("히트", [5, 6, 7]),
      ] as [(String, [Int64])] {
        let ids = try await server.ids(query)
        #expect(ids == found)
      }
    }
  }

  @Test func `beginning with the words counts more than being short`() async throws {
    let films = [
      Film(1, 2000, "Chère Amélie", korean: "하나"),
      Film(2, 2000, "Amélie and a Great Many of Her Friends", korean: "둘"),
      Film(3, 2000, "Amélie", korean: "셋"),
    ]
    try await withSamples(.knowing(films)) { server in
      for query in ["amelie", "Amélie"] {
        let ids = try await server.ids(query)
        #expect(ids == [3, 2, 1])
      }
    }
  }

  @Test func `a word in the title counts more than one in another title`() async throws {
    let films = [
      Film(1, 2000, "Something Else", "Old Wolf", korean: "늑대"),
      Film(2, 2000, "Young Wolf", "Quelque Chose", korean: "늑대"),
    ]
    try await withSamples(.knowing(films)) { server in
      let ids = try await server.ids("wolf")

      #expect(ids == [2, 1])
    }
  }

  @Test func `films that match equally are in order of id`() async throws {
    let films = [3, 1, 2].map { Film($0, 2000, "Same", korean: "같은 영화") }
    try await withSamples(.knowing(films)) { server in
      let ids = try await server.ids("same")

      #expect(ids == [1, 2, 3])
    }
  }
}
