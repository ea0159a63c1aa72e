import MoviesData
import MoviesDomain
import Testing

/// Tests the repository with a stub for the device's storage.
struct MoviesQueriesRepositoryTests {
  private func texts(
    _ repository: DefaultMoviesQueriesRepository, _ storage: MoviesQueriesStorageStub,
    maxCount: Int = 10
  ) -> [String]? {
    var texts: [String]?
    repository.fetchRecentsQueries(maxCount: maxCount) { texts = $0.map(\.text) }
    storage.finishReading()
    return texts
  }

  @Test func `the newest query is first, and each is kept once regardless of case`() throws {
    let storage = MoviesQueriesStorageStub()
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    for text in ["star", "기생충", "STAR"] { repository.saveRecentQuery(try .stub(text)) }
    #expect(texts(repository, storage) == ["STAR", "기생충"])
  }

  @Test func `ten queries are kept, and at most the requested number is returned`() throws {
    let storage = MoviesQueriesStorageStub()
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    for number in 1...12 { repository.saveRecentQuery(try .stub("movie \(number)")) }
    #expect(texts(repository, storage)?.count == 10)
    #expect(texts(repository, storage, maxCount: 2) == ["movie 12", "movie 11"])
    #expect(texts(repository, storage, maxCount: -1) == [])
  }

  @Test func `a saved query is unchanged after a reload`() throws {
    let storage = MoviesQueriesStorageStub()
    let before = DefaultMoviesQueriesRepository(storage: storage)
    let strange = #"50% "of" it's \ AND OR 🎬"#
    before.saveRecentQuery(try .stub(strange))
    storage.finishReading()
    let reloaded = MoviesQueriesStorageStub(storage.text)
    #expect(texts(DefaultMoviesQueriesRepository(storage: reloaded), reloaded) == [strange])
  }

  @Test func `a query saved while the storage is read is added to the stored ones`() throws {
    let storage = MoviesQueriesStorageStub(#"["old"]"#)
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    repository.saveRecentQuery(try .stub("new"))
    repository.saveRecentQuery(try .stub("newer"))
    #expect(texts(repository, storage) == ["newer", "new", "old"])
    #expect(storage.text == #"["newer","new","old"]"#)
    #expect(storage.readings == 1)
  }

  @Test func `two windows keep the queries of both`() throws {
    let storage = MoviesQueriesStorageStub()
    let tabs = [0, 1].map { _ in DefaultMoviesQueriesRepository(storage: storage) }
    for (tab, text) in [(0, "star"), (1, "alien"), (0, "moon")] {
      _ = texts(tabs[tab], storage)
      tabs[tab].saveRecentQuery(try .stub(text))
      storage.finishReading()
    }
    #expect(storage.text == #"["moon","alien","star"]"#)
    #expect(texts(tabs[0], storage) == ["moon", "alien", "star"])
  }

  @Test func `a query that was just saved is returned before the storage is read again`() throws {
    let storage = MoviesQueriesStorageStub(#"["old"]"#)
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    _ = texts(repository, storage)
    repository.saveRecentQuery(try .stub("new"))
    var told: [String] = []
    repository.fetchRecentsQueries(maxCount: 10) { told = $0.map(\.text) }
    #expect(told == ["new", "old"])
  }

  @Test(arguments: [
    "", "{", "null", "{}", #""star""#, "[1,null,{}]", "[\"\",\" \"]", "\u{0}", "[\"\\ud800\"]",
  ])
  func `an unreadable record counts as empty and is overwritten`(_ stored: String) throws {
    let storage = MoviesQueriesStorageStub(stored)
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    #expect(texts(repository, storage) == [])
    repository.saveRecentQuery(try .stub("star"))
    storage.finishReading()
    #expect(storage.text == #"["star"]"#)
  }

  @Test func `only valid queries of a stored record are returned`() {
    let long = String(repeating: "a", count: 101)
    let storage = MoviesQueriesStorageStub("[\"star\",7,\"\(long)\",\"Star\",\"matrix\"]")
    #expect(
      texts(DefaultMoviesQueriesRepository(storage: storage), storage) == ["star", "matrix"])
  }
}
