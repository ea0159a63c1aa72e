import MoviesData
import MoviesDomain
import Testing

/// The real repository, with a stub in place of the device's disk.
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

  @Test func `the newest query comes first, each once, whatever its capitals`() throws {
    let storage = MoviesQueriesStorageStub()
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    for text in ["star", "기생충", "STAR"] { repository.saveRecentQuery(try .stub(text)) }
    #expect(texts(repository, storage) == ["STAR", "기생충"])
  }

  @Test func `ten are remembered, and as many told as are asked for`() throws {
    let storage = MoviesQueriesStorageStub()
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    for number in 1...12 { repository.saveRecentQuery(try .stub("movie \(number)")) }
    #expect(texts(repository, storage)?.count == 10)
    #expect(texts(repository, storage, maxCount: 2) == ["movie 12", "movie 11"])
    #expect(texts(repository, storage, maxCount: -1) == [])
  }

  @Test func `what was remembered is there after a reload, to the letter`() throws {
    let storage = MoviesQueriesStorageStub()
    let before = DefaultMoviesQueriesRepository(storage: storage)
    let strange = #"50% "of" it's \ AND OR 🎬"#
    before.saveRecentQuery(try .stub(strange))
    storage.finishReading()
    let reloaded = MoviesQueriesStorageStub(storage.text)
    #expect(texts(DefaultMoviesQueriesRepository(storage: reloaded), reloaded) == [strange])
  }

  @Test func `a query saved while the disk is read joins those on it`() throws {
    let storage = MoviesQueriesStorageStub(#"["old"]"#)
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    repository.saveRecentQuery(try .stub("new"))
    repository.saveRecentQuery(try .stub("newer"))
    #expect(texts(repository, storage) == ["newer", "new", "old"])
    #expect(storage.text == #"["newer","new","old"]"#)
    #expect(storage.readings == 1)
  }

  @Test func `two tabs remember the queries of both`() throws {
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

  @Test func `what was just saved is told, even before the disk was read again`() throws {
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
  func `what cannot be read counts as nothing, and is written over`(_ stored: String) throws {
    let storage = MoviesQueriesStorageStub(stored)
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    #expect(texts(repository, storage) == [])
    repository.saveRecentQuery(try .stub("star"))
    storage.finishReading()
    #expect(storage.text == #"["star"]"#)
  }

  @Test func `of what is stored, the queries are told`() {
    let long = String(repeating: "a", count: 101)
    let storage = MoviesQueriesStorageStub("[\"star\",7,\"\(long)\",\"Star\",\"matrix\"]")
    #expect(
      texts(DefaultMoviesQueriesRepository(storage: storage), storage) == ["star", "matrix"])
  }
}
