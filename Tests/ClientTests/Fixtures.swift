import Client
import Domain
import Presentation
import TestSupport

extension SequencedChange {
  /// The change with this number, at the same place in the log.
  static func numbered(_ number: UInt64) throws -> Self {
    Self(sequence: Int64(number), author: .fixed(7), stamped: try .numbered(number))
  }
}

extension DeviceAccount {
  static let ann = DeviceAccount(
    id: .fixed(7), squad: .fixed(8), username: "ann", epoch: .fixed(9))
}

extension LogAddress {
  static func fixed(_ number: UInt64) -> Self { .squad(.fixed(number)) }
}
