import Domain
import GzipCoding
import Wire

/// Snapshots as they are stored: their JSON, compressed.
extension Snapshot {
  /// What stored bytes may decompress to: far more than a squad's log may have.
  private static let byteLimit = 1 << 30

  /// Reads a stored snapshot; `nil` when it is damaged.
  init?(stored bytes: [UInt8]) {
    guard let json = try? Gzip.decompressed(bytes, upTo: Self.byteLimit),
      let snapshot = try? Snapshot(json: json)
    else { return nil }
    self = snapshot
  }

  /// The bytes to store; `nil` when there is no memory to compress them, as the log has everything.
  var stored: [UInt8]? { try? Gzip.compressed(json) }
}
