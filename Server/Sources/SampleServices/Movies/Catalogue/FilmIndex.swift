import Foundation
import GRDB

/// Finds films by the beginnings of the words in their titles, in whatever language those are.
///
/// The words lie in SQLite, in memory. Letter case, accents and the ways in which Unicode spells
/// the same make no difference (https://www.sqlite.org/fts5.html#unicode61_tokenizer).
final class FilmIndex: Sendable {
  private let database: DatabaseQueue

  /// The films of one page, the best first, and how many there are on all.
  struct Matches: Hashable, Sendable {
    var ids: [Int] = []
    var total = 0
  }

  /// Reads the titles of films.
  init(_ films: [Film]) throws(CatalogueFailure) {
    do {
      database = try DatabaseQueue()
      try database.write { db in
        try db.execute(sql: Self.schema)
        let words = try FilmWords(db)
        let insertion = try db.makeStatement(
          sql: "INSERT INTO film (id, title, original_title, korean_title) VALUES (?, ?, ?, ?)")
        for film in films {
          let titles = try [film.title, film.originalTitle, film.koreanTitle].map(words.of)
          try insertion.execute(
            arguments: StatementArguments(
              [film.id] + titles.map { $0.joined(separator: " ") } as [any DatabaseValueConvertible]
            ))
        }
        try db.execute(sql: "INSERT INTO film_words (film_words) VALUES ('rebuild')")
      }
    } catch {
      throw CatalogueFailure(error)
    }
  }

  /// The columns hold words as SQLite understands them, so that whole titles can be compared.
  private static let schema = """
    CREATE TABLE film (
      id INTEGER PRIMARY KEY, title TEXT NOT NULL, original_title TEXT NOT NULL,
      korean_title TEXT NOT NULL
    );
    CREATE VIRTUAL TABLE film_words USING fts5(
      title, original_title, korean_title, content = 'film', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
    );
    """
}

extension FilmIndex {
  /// The films in which each word of a query begins a word of a title; none for no words.
  func matches(_ query: String, skipping: Int, limit: Int) async throws(CatalogueFailure) -> Matches
  {
    // Not `read`: it would give up when its task is cancelled, with an error of its own.
    let result: Result<Matches, any Error> = await withCheckedContinuation { continuation in
      database.asyncRead { db in
        continuation.resume(
          returning: Result {
            try Self.matches(query, skipping: skipping, limit: limit, in: db.get())
          })
      }
    }
    do {
      return try result.get()
    } catch {
      throw CatalogueFailure(error)
    }
  }

  private static func matches(
    _ query: String, skipping: Int, limit: Int, in db: Database
  ) throws -> Matches {
    let words = try FilmWords(db).of(query)
    guard !words.isEmpty else { return Matches() }
    // In quotes nothing is an operator; there are none within a word.
    let pattern = words.map { "\"\($0)\"*" }.joined(separator: " ")
    let total = try Int.fetchOne(
      db, sql: "SELECT count(*) FROM film_words WHERE film_words MATCH ?", arguments: [pattern])
    let ids = try Int.fetchAll(
      db, sql: page,
      arguments: [
        "pattern": pattern, "words": words.joined(separator: " "), "limit": limit,
        "skipping": skipping,
      ])
    return Matches(ids: ids, total: total ?? 0)
  }

  /// First the films that are called so, then those whose title begins so, then all others.
  private static let page = """
    SELECT film.id FROM film_words JOIN film ON film.id = film_words.rowid
    WHERE film_words MATCH :pattern
    ORDER BY
      CASE
        WHEN :words IN (film.title, film.original_title, film.korean_title) THEN 0
        WHEN :words IN (
          substr(film.title, 1, length(:words)), substr(film.original_title, 1, length(:words)),
          substr(film.korean_title, 1, length(:words))) THEN 1
        ELSE 2
      END,
      bm25(film_words, 10, 5, 5), film.id
    LIMIT :limit OFFSET :skipping
    """
}

/// Takes text apart into words as the index does.
private struct FilmWords {
  private let tokenizer: any FTS5Tokenizer

  init(_ db: Database) throws {
    tokenizer = try db.makeTokenizer(.unicode61(diacritics: .remove))
  }

  /// The words in lower case, without accents.
  func of(_ text: String) throws -> [String] {
    // NB: SQLite knows letters and their parts as different; here they become the same, as do
    // wide, narrow and raised ones.
    try tokenizer.tokenize(document: text.precomposedStringWithCompatibilityMapping).map(\.token)
  }
}
