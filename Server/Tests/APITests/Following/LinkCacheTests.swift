import ChangeStore
import Domain
import TestSupport
import Testing

@testable import API

struct LinkCacheTests {
  @Test func `a link that was looked up is known for ten seconds`() {
    let cache = LinkCache()
    let secret = GatherLink.toFollow.secret
    let link = SharedGather(squad: .fixed(1), gather: .friday, link: GatherLink.toFollow.id)
    cache.insert(link, behind: secret, at: .kickOff)
    func known(after milliseconds: Int64) -> SharedGather? {
      cache.link(behind: secret, at: .kickOff.advanced(byMilliseconds: milliseconds))
    }

    #expect(known(after: 9_999) == link)
    #expect(known(after: 10_000) == nil)
    // A clock that was set back must not make an entry live for ever.
    #expect(known(after: -1) == nil)
    #expect(cache.link(behind: GatherLink.toScore.secret, at: .kickOff) == nil)
  }
}
