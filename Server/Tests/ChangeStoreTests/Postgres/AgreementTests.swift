import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// What a server that misses nothing makes of the row of the epoch.
struct AgreementTests {
  private static let former = "5/16400/7312/00000001"
  private static let here = Home(name: "5/16400/7312/00000002", startedAt: "10:00")
  private let served = ServedEpoch(
    server: .fixed(1), id: .fixed(7), home: Home(name: former, startedAt: "09:00"))

  @Test(arguments: [
    (7, former, false, ServedEpoch.Agreement.waiting), (7, former, true, .reached),
    (7, here.name, false, .kept), (7, here.name, true, .kept),
    // A server found something missing, and has begun another epoch or is about to.
    (7, "", true, .lost), (8, here.name, true, .lost), (8, "", false, .lost),
  ])
  func `it waits, lets the epoch go on, or leaves it`(
    _ epoch: UInt64, _ home: String, _ areAllAgreed: Bool, _ agreement: ServedEpoch.Agreement
  ) {
    #expect(
      served.agreement(of: (.fixed(epoch), home), at: Self.here, areAllAgreed: areAllAgreed)
        == agreement)
  }
}
