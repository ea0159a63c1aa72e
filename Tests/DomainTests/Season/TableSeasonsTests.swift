import RatingSeason
import Testing

/// The browser must compute the same; a test of the browser has these numbers, too.
@Suite("Tables of random squads")
struct TableSeasonsTests {
  @Test func `a thousand tables are pinned bit for bit`() throws {
    let checksum = try TableSeasons.checksum(squads: 1_000)
    #expect(checksum == 6_418_081_083_359_705_832)
  }

  @Test func `the company of 286 evenings of nine games is pinned bit for bit`() throws {
    let checksum = try TableSeasons.checksum(evenings: 286)
    #expect(checksum == 11_060_766_084_093_282_792)
  }
}
