public import Domain
import Foundation
import Hashing

/// What the row of an accepted change says, as bytes, beside its checksum.
struct ChangeColumns: Sendable {
  let squad: [UInt8]
  let sequence: Int64
  let id: [UInt8]
  let author: [UInt8]
  let isByLink: Bool
  let content: [UInt8]

  /// The CRC-32 of all columns, which is stored beside them.
  ///
  /// The squad and the sequence number are included, so that rows that swapped places are noticed. As a signed number it
  /// takes four bytes in both databases.
  var checksum: Int64 {
    var checksum = CRC32()
    checksum.update(squad)
    checksum.update(id)
    checksum.update(author)
    checksum.update(sequence)
    checksum.update(isByLink ? 1 : 0 as UInt8)
    checksum.update(content)
    return Int64(Int32(bitPattern: checksum.value))
  }
}

/// A stored change that is not what was stored: it was changed on disk, or behind this program's back.
public struct AlteredChange: Error, Hashable {
  /// The squad in whose log it is.
  public let squad: Squad.ID
  /// Its place in the log.
  public let sequence: Int64

  /// Names a change by its squad and its sequence number.
  public init(squad: Squad.ID, sequence: Int64) {
    self.squad = squad
    self.sequence = sequence
  }
}
