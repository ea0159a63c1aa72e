import Domain
import ServerTestSupport
import TestSupport

extension [StampedChange] {
  /// Changes that add a number of players, numbered from a first id on.
  static func players(_ count: UInt64, from first: UInt64 = 1) throws -> Self {
    try (first..<first + count).map { try .numbered($0) }
  }
}

extension StampedChange {
  /// Starts a gather of 200 people, each with as many bytes of name as there can be.
  static func crowd(_ number: UInt64) throws -> Self {
    let name = try ShortText(String(repeating: "𝐗", count: ShortText.scalarLimit))
    let people = (1...UInt64(200)).map {
      Participant(id: .fixed(number * 1_000 + $0), name: name, team: .bench)
    }
    return .numbered(number, .gather(.fixed(number), .started(people)))
  }
}
