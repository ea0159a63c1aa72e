import MoviesData
import MoviesDomain
import Testing
import Texts

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
    let reloaded = MoviesQueriesStorageStub(storage.records)
    #expect(texts(DefaultMoviesQueriesRepository(storage: reloaded), reloaded) == [strange])
  }

  @Test func `a query saved while the disk is read joins those on it`() throws {
    let storage = MoviesQueriesStorageStub(old: #"["old"]"#)
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    repository.saveRecentQuery(try .stub("new"))
    repository.saveRecentQuery(try .stub("newer"))
    #expect(texts(repository, storage) == ["newer", "new", "old"])
    #expect(storage.readings == 1)
    let reloaded = DefaultMoviesQueriesRepository(storage: storage)
    #expect(texts(reloaded, storage) == ["newer", "new", "old"])
  }

  @Test func `two windows keep the queries of both`() throws {
    let storage = MoviesQueriesStorageStub()
    let tabs = [0, 1].map { _ in DefaultMoviesQueriesRepository(storage: storage) }
    for (tab, text) in [(0, "star"), (1, "alien"), (0, "moon")] {
      _ = texts(tabs[tab], storage)
      tabs[tab].saveRecentQuery(try .stub(text))
      storage.finishReading()
    }
    #expect(texts(tabs[0], storage) == ["moon", "alien", "star"])
  }

  @Test func `two tabs that save at the same time lose nothing of each other`() throws {
    let storage = MoviesQueriesStorageStub()
    let tabs = [0, 1].map { _ in DefaultMoviesQueriesRepository(storage: storage) }
    tabs[0].saveRecentQuery(try .stub("star"))
    tabs[1].saveRecentQuery(try .stub("alien"))
    // Both have read before either writes.
    storage.finishReading()
    let reloaded = DefaultMoviesQueriesRepository(storage: storage)
    #expect(texts(reloaded, storage)?.sorted() == ["alien", "star"])
  }

  @Test func `what was just saved is told, even before the disk was read again`() throws {
    let storage = MoviesQueriesStorageStub(old: #"["old"]"#)
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    _ = texts(repository, storage)
    repository.saveRecentQuery(try .stub("new"))
    var told: [String] = []
    repository.fetchRecentsQueries(maxCount: 10) { told = $0.map(\.text) }
    #expect(told == ["new", "old"])
  }

  @Test func `the disk keeps no more than is remembered`() throws {
    let storage = MoviesQueriesStorageStub(old: #"["first"]"#)
    storage.store([MoviesQueryRecord(key: "other", value: [])])
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    for number in 1...12 {
      repository.saveRecentQuery(try .stub("movie \(number)"))
      storage.finishReading()
    }
    #expect(storage.records.count == 11)
    #expect(storage.records["other"] != nil)
  }

  @Test func `a search that is repeated in one tab survives the tidying of another`() throws {
    let storage = MoviesQueriesStorageStub()
    let tabs = [0, 1].map { _ in DefaultMoviesQueriesRepository(storage: storage) }
    for text in ["star"] + (1...9).map({ "movie \($0)" }) {
      tabs[0].saveRecentQuery(try .stub(text))
      storage.finishReading()
    }
    // The eleventh drives out the oldest, which the other tab searches for at that moment.
    tabs[1].saveRecentQuery(try .stub("star"))
    tabs[0].saveRecentQuery(try .stub("movie 10"))
    storage.finishReading()
    let reloaded = DefaultMoviesQueriesRepository(storage: storage)
    #expect(texts(reloaded, storage)?.prefix(2).sorted() == ["movie 10", "star"])
  }

  @Test func `without a disk, the queries of this visit are remembered`() throws {
    let storage = ForgetfulStorage()
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    var told: [String] = []
    for text in ["star", "alien"] { repository.saveRecentQuery(try .stub(text)) }
    repository.fetchRecentsQueries(maxCount: 10) { told = $0.map(\.text) }
    #expect(told == ["alien", "star"])
  }

  @Test(arguments: [
    "", "{", "null", "{}", #""star""#, "[1,null,{}]", "[\"\",\" \"]", "\u{0}", "[\"\\ud800\"]",
  ])
  func `an old record that cannot be read counts as nothing`(_ stored: String) throws {
    let storage = MoviesQueriesStorageStub(old: stored)
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    #expect(texts(repository, storage) == [])
    repository.saveRecentQuery(try .stub("star"))
    storage.finishReading()
    #expect(texts(DefaultMoviesQueriesRepository(storage: storage), storage) == ["star"])
    #expect(storage.records["queries"] == nil)
  }

  @Test(arguments: [
    "query/", "query//star", "query/1", "query/1/", "query/1/ ", "query/x/star",
    "query/9999999999999999999/star", "query/9223372036854775807/star",
  ])
  func `a record that is malformed counts as nothing, and goes`(_ key: String) throws {
    let storage = MoviesQueriesStorageStub([key: []])
    let repository = DefaultMoviesQueriesRepository(storage: storage)
    #expect(texts(repository, storage) == [])
    repository.saveRecentQuery(try .stub("alien"))
    storage.finishReading()
    #expect(storage.records.keys.sorted() == ["query/1/alien"])
  }

  @Test func `of an old record, the queries are told`() {
    let long = String(repeating: "a", count: 101)
    let storage = MoviesQueriesStorageStub(old: "[\"star\",7,\"\(long)\",\"Star\",\"matrix\"]")
    #expect(
      texts(DefaultMoviesQueriesRepository(storage: storage), storage) == ["star", "matrix"])
  }
}

/// A disk that keeps nothing, as of a private window.
private final class ForgetfulStorage: MoviesQueriesStorage {
  func load(_ completion: @escaping ([MoviesQueryRecord]) -> Void) { completion([]) }
  func store(_ records: [MoviesQueryRecord]) {}
}
