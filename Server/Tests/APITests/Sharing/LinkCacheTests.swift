import ChangeStore
import Domain
import TestSupport
import Testing

@testable import API

struct LinkCacheTests {
  @Test func `a link that was looked up is known for ten seconds`() {
    let cache = LinkCache()
    let secret = Link.toFollow.secret
    let link = LinkTarget(squad: .fixed(1), subject: .gather(.friday), link: Link.toFollow.id)
    cache.insert(link, of: secret, at: .kickOff)
    func known(after milliseconds: Int64) -> LinkTarget? {
      cache.target(of: secret, at: .kickOff.advanced(byMilliseconds: milliseconds))
    }

    #expect(known(after: 9_999) == link)
    #expect(known(after: 10_000) == nil)
    // A clock that was set back must not make an entry live for ever.
    #expect(known(after: -1) == nil)
    #expect(cache.target(of: Link.toScore.secret, at: .kickOff) == nil)
  }
}
