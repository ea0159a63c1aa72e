import GRDB

/// Finds films by the beginnings of the words in their titles, in each of their languages.
///
/// The words are stored in SQLite, in memory. Letter case, accents and Unicode composition make no
/// difference (https://www.sqlite.org/fts5.html#unicode61_tokenizer). When no title has the words,
/// spaces make no difference either, because few writers of Korean are sure of them.
final class FilmIndex: Sendable {
  private let database: DatabaseQueue

  /// The films of one page, the best first, and the number of films on all pages.
  struct Matches: Hashable, Sendable {
    var ids: [Int] = []
    var total = 0
  }

  /// Builds the index from the titles of films.
  init(_ films: [Film]) throws(CatalogueError) {
    do {
      database = try DatabaseQueue()
      try database.write { db in
        try db.execute(sql: Self.schema)
        let words = try FilmWords(db)
        for film in films {
          let titles = try [film.title, film.originalTitle, film.koreanTitle].map(words.of)
          try Self.insert(film.id, titles, into: db)
        }
        try db.execute(sql: "INSERT INTO film_words (film_words) VALUES ('rebuild')")
      }
    } catch {
      throw CatalogueError(error)
    }
  }

  private static func insert(_ id: Int, _ titles: [[String]], into db: Database) throws {
    let film = try db.cachedStatement(
      sql: "INSERT INTO film (id, title, original_title, korean_title) VALUES (?, ?, ?, ?)")
    try film.execute(
      arguments: StatementArguments(
        [id] + titles.map { $0.joined(separator: " ") } as [any DatabaseValueConvertible]))
    let run = try db.cachedStatement(
      sql: "INSERT OR IGNORE INTO film_run (letters, start, film) VALUES (?, ?, ?)")
    for title in titles {
      for start in title.indices {
        try run.execute(arguments: [title[start...].joined(), start, id])
      }
    }
  }

  /// The tables of the index.
  ///
  /// The columns of `film` contain titles as SQLite's words, so that whole titles can be compared.
  /// A run is a title from one of its words on, without spaces.
  private static let schema = """
    CREATE TABLE film (
      id INTEGER PRIMARY KEY, title TEXT NOT NULL, original_title TEXT NOT NULL,
      korean_title TEXT NOT NULL
    );
    CREATE VIRTUAL TABLE film_words USING fts5(
      title, original_title, korean_title, content = 'film', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
    );
    CREATE TABLE film_run (
      letters TEXT NOT NULL, start INTEGER NOT NULL, film INTEGER NOT NULL,
      PRIMARY KEY (letters, start, film)
    ) WITHOUT ROWID;
    """
}

extension FilmIndex {
  /// Finds the films in whose titles each word of a query begins a word.
  ///
  /// When there are none, finds the films whose titles, without spaces and from the start of a word
  /// on, begin with the letters of the whole query.
  func matches(_ query: String, skipping: Int, limit: Int) async throws(CatalogueError) -> Matches {
    // Not `read`, because it throws an error of its own when its task is cancelled.
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
      throw CatalogueError(error)
    }
  }

  private static func matches(
    _ query: String, skipping: Int, limit: Int, in db: Database
  ) throws -> Matches {
    let words = try FilmWords(db).of(query)
    guard !words.isEmpty else { return Matches() }
    let search: StatementArguments = [
      // Quotes keep words from being operators; the words themselves contain none.
      "pattern": words.map { "\"\($0)\"*" }.joined(separator: " "),
      "words": words.joined(separator: " "), "letters": words.joined(),
    ]
    return Matches(
      ids: try Int.fetchAll(
        db, sql: "SELECT id FROM (\(found)) ORDER BY rank, score, id LIMIT :limit OFFSET :skipping",
        arguments: search + ["limit": limit, "skipping": skipping]),
      total: try Int.fetchOne(db, sql: "SELECT count(*) FROM (\(found))", arguments: search) ?? 0)
  }

  /// Selects all films that match, with a rank for each.
  ///
  /// First are the films whose title equals the query, then those whose title begins with it, then
  /// all others. Letters are compared only when no film has the words, because beside those they
  /// would mostly find wrong films: “off” in “of fish”.
  private static let found = """
    SELECT
      film.id AS id,
      CASE
        WHEN :words IN (film.title, film.original_title, film.korean_title) THEN 0
        WHEN :words IN (
          substr(film.title, 1, length(:words)), substr(film.original_title, 1, length(:words)),
          substr(film.korean_title, 1, length(:words))) THEN 1
        ELSE 2
      END AS rank,
      bm25(film_words, 10, 5, 5) AS score
    FROM film_words JOIN film ON film.id = film_words.rowid
    WHERE film_words MATCH :pattern
    UNION ALL
    SELECT film, min(CASE WHEN start > 0 THEN 2 WHEN letters = :letters THEN 0 ELSE 1 END), 0
    FROM film_run
    WHERE letters >= :letters AND letters < :letters || char(0x10FFFF)
      AND NOT EXISTS (SELECT 1 FROM film_words WHERE film_words MATCH :pattern)
    GROUP BY film
    """
}
