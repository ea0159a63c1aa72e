import Domain
import Foundation

extension Identifier {
  /// The 16 bytes that the database stores.
  var blob: Data {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Data($0) }
  }

  /// Reads 16 bytes; `nil` for any other number of bytes.
  init?(blob: [UInt8]?) {
    guard let blob, blob.count == 16 else { return nil }
    self.init(
      high: blob[..<8].reduce(0) { $0 << 8 | UInt64($1) },
      low: blob[8...].reduce(0) { $0 << 8 | UInt64($1) })
  }
}
