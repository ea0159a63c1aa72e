import ServerTestSupport
import Testing
import Wire

@testable import SampleServices

@Suite("Pages of films", .timeLimit(.minutes(5)))
struct PagingTests {
  @Test func `films come in pages of twenty, each film once`() async throws {
    try await withSamples(.knowing(.numbered(43))) { server in
      var found: [Int64] = []
      for (page, count) in [(1, 20), (2, 20), (3, 3), (4, 0), (500, 0)] {
        let json = try JSON(try await server.search("sequel", page: page).bytes)
        guard case .array(let results) = json["results"] else { throw JSONError.noArray }
        #expect(results.count == count)
        #expect(json["page"] == .integer(page))
        #expect(json["total_pages"] == .integer(3))
        #expect(json["total_results"] == .integer(43))
        found += results.compactMap { $0["id"]?.int64 }
      }
      #expect(found.sorted() == Array(1...43))
    }
  }

  @Test func `without a page number the first page is returned`() async throws {
    try await withSamples(.knowing(.numbered(21))) { server in
      let first = try await server.search("sequel", page: 1)
      let unsaid = try await server.search("sequel")

      #expect(first.bytes == unsaid.bytes)
    }
  }

  @Test func `a full last page is the last`() async throws {
    try await withSamples(.knowing(.numbered(40))) { server in
      let json = try JSON(try await server.search("sequel").bytes)

      #expect(json["total_pages"] == .integer(2))
    }
  }

  private enum JSONError: Error { case noArray }
}
