import Client
import Domain
import Presentation

extension Identifier {
  static func fixed(_ number: UInt64) -> Self { Self(high: 0, low: number) }
}

extension String {
  var bytes: [UInt8] { Array(utf8) }
}

extension Instant {
  /// An evening in November, 2026-11-20T18:40:00Z.
  static let kickOff = Instant(clamping: 1_795_200_000_000)
}

extension PlayerDetails {
  static var ann: Self {
    get throws { Self(name: try ShortText("Ann")) }
  }
}

extension StampedChange {
  /// A change with a number for its id, made at kick-off on the first phone.
  static func numbered(_ number: UInt64, _ change: Change) -> Self {
    Self(id: .fixed(number), device: .fixed(1), madeAt: .kickOff, change: change)
  }

  /// The change with this number: another player joins.
  static func newcomer(_ number: UInt64) throws -> Self {
    .numbered(
      number, .playerAdded(.fixed(number), PlayerDetails(name: try ShortText("Player \(number)"))))
  }
}

extension SequencedChange {
  /// The newcomer with this number, at the same place of the log.
  static func newcomer(_ number: UInt64) throws -> Self {
    Self(sequence: Int64(number), author: .fixed(7), stamped: try .newcomer(number))
  }
}

extension AccountRecord {
  static let ann = AccountRecord(
    id: .fixed(7), squad: .fixed(8), username: "ann", epoch: .fixed(9))
}
