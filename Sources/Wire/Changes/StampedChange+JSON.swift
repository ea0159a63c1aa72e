public import Domain

extension StampedChange {
  /// Reads a change that was written with `JSONWriter.change(_:)`.
  /// - Throws: `WireError` when a field is missing, has another type or breaks a domain rule.
  public init(json bytes: [UInt8], _ provenance: Provenance = .submitted) throws(WireError) {
    try self.init(Fields(bytes, of: "changes", provenance))
  }

  package init(_ fields: Fields) throws(WireError) {
    self.init(
      id: try fields.id("id"),
      device: try fields.id("device"),
      madeAt: try fields.instant("madeAt"),
      change: try Change(fields))
  }
}

extension JSONWriter {
  /// Writes a change with its id, device and time.
  public mutating func change(_ stamped: StampedChange) {
    object { $0.members(stamped) }
  }

  mutating func members(_ stamped: StampedChange) {
    id("id", stamped.id)
    id("device", stamped.device)
    integer("madeAt", stamped.madeAt.milliseconds)
    members(stamped.change)
  }
}

/// The kinds of the changes of one room, by their names on the wire.
///
/// In JSON a change is flat: one `kind` for all rooms, and the ids and values beside it.
protocol ChangeKind: WireChoice {}

extension ChangeKind {
  static var names: [String] { allCases.map { $0.rawValue } }
}
