import Domain
import ServerTestSupport
import TestSupport

extension [StampedChange] {
  /// Changes that add a number of players, numbered from a first id on.
  static func players(_ count: UInt64, from first: UInt64 = 1) throws -> Self {
    try (first..<first + count).map { try .numbered($0) }
  }
}
