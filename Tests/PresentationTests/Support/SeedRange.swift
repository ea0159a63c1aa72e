import Foundation

/// The seeds of a test: a few, or those in the environment's `SEEDS`, such as `5000..<10000`.
enum SeedRange {
  private static let chosen: Range<UInt64>? = {
    guard let text = ProcessInfo.processInfo.environment["SEEDS"] else { return nil }
    let bounds = text.split(separator: "..<").compactMap { UInt64($0) }
    return bounds.count == 2 && bounds[0] < bounds[1] ? bounds[0]..<bounds[1] : nil
  }()

  /// The chosen seeds at once, because `make soak` runs a process on each core, or else the first
  /// seeds in batches.
  static func batches(of count: UInt64) -> [Range<UInt64>] {
    if let chosen { return [chosen] }
    let size: UInt64 = 25
    return stride(from: 0, to: count, by: Int(size)).map { $0..<min($0 + size, count) }
  }

  /// Prints the figures of chosen seeds.
  static func report(_ figures: String) {
    if chosen != nil { print(figures) }
  }
}
