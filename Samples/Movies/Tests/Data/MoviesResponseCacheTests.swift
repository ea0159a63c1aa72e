import MoviesData
import MoviesDomain
import Testing

struct MoviesResponseCacheTests {
  @Test func `the least recently used page is removed first`() {
    let cache = MoviesResponseCache(capacity: 2)
    cache.keep(.stub(total: 1), at: "one")
    cache.keep(.stub(total: 2), at: "two")
    #expect(cache.page(at: "one")?.totalMovies == 1)
    cache.keep(.stub(total: 3), at: "three")
    #expect(cache.page(at: "one")?.totalMovies == 1)
    #expect(cache.page(at: "two") == nil)
    #expect(cache.page(at: "three")?.totalMovies == 3)
  }

  @Test func `a newer page replaces the older one and no other`() {
    let cache = MoviesResponseCache(capacity: 2)
    cache.keep(.stub(total: 1), at: "one")
    cache.keep(.stub(total: 2), at: "two")
    cache.keep(.stub(total: 9), at: "two")
    #expect(cache.page(at: "one")?.totalMovies == 1)
    #expect(cache.page(at: "two")?.totalMovies == 9)
  }

  @Test(arguments: [0, -1])
  func `a cache without room keeps nothing`(_ capacity: Int) {
    let cache = MoviesResponseCache(capacity: capacity)
    cache.keep(.stub(), at: "one")
    #expect(cache.page(at: "one") == nil)
  }
}
