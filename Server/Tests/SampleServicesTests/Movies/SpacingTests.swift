import ServerTestSupport
import Testing
import Wire

@testable import SampleServices

@Suite("Searching films with other spaces", .timeLimit(.minutes(5)))
struct SpacingTests {
  private static let films: [Film] = [
    Film(1, 2003, "Memories of Murder", "살인의 추억", korean: "살인의 추억"),
    Film(2, 2001, "The Lord of the Rings", korean: "반지의 제왕: 반지 원정대"),
    Film(3, 1977, "Star Wars", korean: "스타워즈 에피소드 4: 새로운 희망"),
    Film(4, 1980, "Star Wars: The Empire Strikes Back", korean: "스타워즈 에피소드 5: 제국의 역습"),
    Film(5, 2002, "Spider-Man", korean: "스파이더맨"),
    Film(6, 1995, "Toy Story", korean: "토이 스토리"),
    Film(7, 1967, "To You, Storytellers", korean: "당신에게"),
    Film(8, 2010, "Another Toy", korean: "다른 장난감"),
  ]

  private static let findings: [(String, [Int64])] = [
    ("살인의추억", [1]), ("살인의추", [1]), ("살 인 의", [1]), ("반지의제왕", [2]),
    ("제왕반지", [2]), ("반지원정대", [2]), ("스타 워즈", [3, 4]), ("스타  워즈 에피소드 5", [4]),
    ("제국의역습", [4]), ("starwars", [3, 4]), ("STARWARS", [3, 4]), ("empirestrikes", [4]),
    ("spiderman", [5]), ("spider man", [5]), ("스파이더 맨", [5]), ("추억살인의", []),
    ("인의추억", []), ("제왕원정대", []), ("starsback", []),
  ]

  @Test(arguments: findings)
  func `words are found with other spaces`(
    _ query: String, _ found: [Int64]
  ) async throws {
    try await withSamples(.knowing(Self.films)) { server in
      let ids = try await server.ids(query)
      #expect(ids == found)
    }
  }

  @Test func `where films have the words, spaces count`() async throws {
    try await withSamples(.knowing(Self.films)) { server in
      for (query, found) in [("toy", [6, 8]), ("to y", [7]), ("toy s", [6]), ("toyst", [6])]
        as [(String, [Int64])]
      {
        let ids = try await server.ids(query)
        #expect(ids == found)
      }
    }
  }

  @Test func `exact titles come first, then titles that begin with the letters`() async throws {
    let films = [
      Film(1, 2000, "Back to Star Wars", korean: "하나"),
      Film(2, 2000, "Star Wars Two", korean: "둘"), Film(3, 2000, "Star Wars", korean: "셋"),
      Film(4, 2000, "Star Wars", korean: "넷"),
    ]
    try await withSamples(.knowing(films)) { server in
      let ids = try await server.ids("starwars")

      #expect(ids == [3, 4, 2, 1])
    }
  }

  @Test(arguments: ["starwars", "스타 워즈"])
  func `films that are found without spaces come in pages, too, each film once`(
    _ query: String
  ) async throws {
    let films = (1...43).map { Film($0, 2000, "Star Wars \($0)", korean: "스타워즈 \($0)") }
    try await withSamples(.knowing(films)) { server in
      var found: [Int64] = []
      for (page, count) in [(1, 20), (2, 20), (3, 3), (4, 0)] {
        let json = try JSON(try await server.search(query, page: page).bytes)
        #expect(json["total_pages"] == .integer(3))
        #expect(json["total_results"] == .integer(43))
        let ids = try await server.ids(query, page: page)
        #expect(ids.count == count)
        found += ids
      }
      #expect(found == Array(1...43))
    }
  }
}
