import Domain
import TestSupport

/// Measures how fast one core applies changes, and simulates devices that share them.
struct DomainMeasure {
  let histories: Int

  private static let budgetPerSecond = 20_000.0
  private static let rounds = 5

  func lines() throws -> [Line] {
    let applied = try applyingRates().median
    let simulated = try simulationRate()
    return [
      line("apply changes to a squad of 10,000", applied),
      line("simulate \(histories.grouped) histories", simulated),
    ]
  }

  private func line(_ what: String, _ rate: Double) -> Line {
    Line(
      what: "\(what), of 20,000 changes/s a core", ratio: rate / Self.budgetPerSecond,
      budget: .atLeast(1), remark: "\(rate.short) changes/s")
  }

  private func applyingRates() throws -> [Double] {
    var season = try Season(seed: 1)
    let changes = try season.changes(10_000)
    return try (0..<Self.rounds).map { _ in
      let time = try ContinuousClock().measure { _ = try Squad(after: changes) }
      return Double(changes.count) / time.inSeconds
    }
  }

  private func simulationRate() throws -> Double {
    var recorded = 0
    let time = try ContinuousClock().measure {
      for seed in 0..<UInt64(histories) { recorded += try Simulation.changes(ofSeed: seed) }
    }
    return Double(recorded) / time.inSeconds
  }
}
