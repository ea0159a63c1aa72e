import TestSupport
import Testing

@Suite("A browser that is killed between two writes")
struct KilledBrowserTests {
  /// Mostly short histories, which find most in a second.
  private static func steps(ofSeed seed: UInt64) -> Int { seed % 1_000 == 999 ? 2_000 : 60 }

  @Test(arguments: SeedRange.batches(of: 100))
  func `nothing that was stored is lost or doubled, whenever the browsers are killed`(
    seeds: Range<UInt64>
  ) {
    var total = KilledMeeting.Tally()
    for seed in seeds {
      do {
        total += try KilledMeeting.history(seed: seed, steps: Self.steps(ofSeed: seed))
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
    #expect(total.kills > total.histories)
    #expect(total.refused > 0)
    SeedRange.report(
      """
      histories=\(total.histories) kills=\(total.kills) writes=\(total.writes) \
      changes=\(total.changes) refused=\(total.refused)
      """)
  }

  @Test func `nothing is lost in a history so long that the devices write snapshots`() throws {
    let total = try KilledMeeting.history(seed: 999, steps: Self.steps(ofSeed: 999))
    #expect(total.changes > 400)
  }

  @Test func `nothing is lost after any one write of a history`() throws {
    var writes = 0
    for seed in UInt64(0)..<6 {
      for device in 0...1 { writes += try killAfterEachWrite(ofSeed: seed, device) }
    }
    #expect(writes > 100)
  }

  /// Runs a history again and again, with a kill one write later each time.
  /// - Returns: How many writes the history has.
  private func killAfterEachWrite(ofSeed seed: UInt64, _ device: Int) throws -> Int {
    var writes = 0
    while try KilledMeeting.history(
      seed: seed, steps: 60, killing: device, afterWrites: writes)
    {
      writes += 1
    }
    return writes
  }
}
