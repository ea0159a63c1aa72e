import ArgumentParser
import Foundation
import TestSupport

/// `Bench histories`: looks for a history in which devices and server end with different squads.
struct Histories: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Simulate many histories on all cores; fail when squads diverge or changes are lost."
  )

  @Option(help: "How many histories.")
  var count = 1_000_000

  @Option(help: "The first seed; the others follow.")
  var firstSeed: UInt64 = 0

  private static let seedsPerBatch: UInt64 = 1_000

  func run() async throws {
    let end = firstSeed + UInt64(count)
    let start = ContinuousClock.now
    var recorded = 0
    try await withThrowingTaskGroup(of: Int.self) { group in
      var next = firstSeed
      func addBatch() {
        guard next < end else { return }
        let seeds = next..<min(next + Self.seedsPerBatch, end)
        next = seeds.upperBound
        group.addTask { try Self.simulate(seeds) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { addBatch() }
      while let changes = try await group.next() {
        recorded += changes
        addBatch()
      }
    }
    let rate = Double(recorded) / start.duration(to: .now).inSeconds
    print(
      "\(count.grouped) histories with \(recorded.grouped) changes, none diverged",
      "(\(rate.short) changes/s on all cores).")
  }

  private static func simulate(_ seeds: Range<UInt64>) throws -> Int {
    var recorded = 0
    for seed in seeds {
      do {
        recorded += try Simulation.changes(ofSeed: seed)
      } catch {
        Progress.note("Seed \(seed): \(error)")
        throw error
      }
    }
    return recorded
  }
}
