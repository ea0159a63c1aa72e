import Domain
import ServerTestSupport
import TestSupport

extension [StampedChange] {
  /// That as many players were added, from a number on.
  static func players(_ count: UInt64, from first: UInt64 = 1) throws -> Self {
    try (first..<first + count).map { try .numbered($0) }
  }
}
