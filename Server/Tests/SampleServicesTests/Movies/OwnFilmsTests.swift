import Foundation
import Testing

@testable import SampleServices

@Suite("The catalogue of films in this program", .timeLimit(.minutes(5)))
struct OwnFilmsTests {
  private static let films = (try? [Film](table: PackageResources.films_tsv)) ?? []

  @Test func `there are some hundred films, numbered from 1`() {
    #expect(Self.films.count >= 300)
    #expect(Self.films.map(\.id) == Array(1...Self.films.count))
  }

  @Test func `every film is described in full`() {
    for film in Self.films {
      #expect((1888...2026).contains(film.year))
      for text in film.texts {
        #expect(!text.isEmpty)
        #expect(text == text.trimmingCharacters(in: .whitespaces))
        // Not `==`, which compares by canonical equivalence.
        #expect(text.utf8.elementsEqual(text.precomposedStringWithCanonicalMapping.utf8))
        #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      }
      #expect(film.titles.allSatisfy { $0.count <= 60 })
      #expect(film.koreanTitle.contains { $0.isHangul || $0.isNumber })
    }
  }

  @Test func `each overview is a sentence or two in its language`() {
    for film in Self.films {
      for overview in [film.overview, film.koreanOverview] {
        #expect(overview.hasSuffix("."))
        #expect((20...160).contains(overview.count))
      }
      #expect(film.overview.allSatisfy { !$0.isHangul })
      #expect(film.koreanOverview.contains { $0.isHangul })
    }
  }

  @Test func `no film is in the catalogue twice`() {
    #expect(Set(Self.films.map { "\($0.title) \($0.year)" }).count == Self.films.count)
  }

  @Test func `each film is among the first results for each of its titles`() async throws {
    let index = try FilmIndex(Self.films)
    for film in Self.films {
      for title in film.titles {
        let matches = try await index.matches(title, skipping: 0, limit: MoviePage.size)
        let found = matches.ids.prefix { id in
          Self.films[id - 1].titles.contains { $0.caseInsensitiveCompare(title) == .orderedSame }
        }
        #expect(found.contains(film.id), "\(film.id) by \(title)")
      }
    }
  }

  @Test func `each film is found while its title is being typed`() async throws {
    let index = try FilmIndex(Self.films)
    for film in Self.films {
      for title in film.titles {
        for length in [title.count / 2, title.count - 1] where length > 2 {
          let typed = String(title.prefix(length))
          let matches = try await index.matches(typed, skipping: 0, limit: 500)
          #expect(matches.ids.contains(film.id), "\(film.id) by \(typed)")
        }
      }
    }
  }

  @Test func `each film is found by its Korean title without any space, on the first page`()
    async throws
  {
    let index = try FilmIndex(Self.films)
    for film in Self.films {
      let typed = film.koreanTitle.filter { !$0.isWhitespace }
      let matches = try await index.matches(typed, skipping: 0, limit: MoviePage.size)
      #expect(matches.ids.contains(film.id), "\(film.id) by \(typed)")
    }
  }

  @Test(arguments: [
    ("살인의추억", 1), ("센과치히로", 1), ("스타 워즈", 9), ("스타워즈", 9), ("starwars", 9),
  ])
  func `a space more or less gives the same films`(_ query: String, _ count: Int) async throws {
    let matches = try await FilmIndex(Self.films).matches(query, skipping: 0, limit: 20)

    #expect(matches.total == count)
    #expect(matches.ids.count == count)
  }

  @Test(arguments: [
    "", "id\tyear\n", "1\t2000\ta\ta\ta\ta\ta",
    "id\tyear\ttitle\toriginalTitle\tkoreanTitle\toverview\tkoreanOverview\n1\t2000\ta\ta\ta\ta",
    "id\tyear\ttitle\toriginalTitle\tkoreanTitle\toverview\tkoreanOverview\nx\t2000\ta\ta\ta\ta\ta",
  ])
  func `a malformed table is refused`(_ table: String) {
    #expect(throws: CatalogueError.self) { try [Film](table: Array(table.utf8)) }
  }
}

extension Film {
  fileprivate var titles: [String] { [title, originalTitle, koreanTitle] }
  fileprivate var texts: [String] { titles + [overview, koreanOverview] }
}

extension Character {
  fileprivate var isHangul: Bool {
    unicodeScalars.allSatisfy { ("\u{AC00}"..."\u{D7A3}").contains($0) }
  }
}
