public import Domain

extension ChangeRejection {
  /// Reads a rejection that was written with `JSONWriter.rejection(_:)`.
  /// - Throws: `WireError` when a field is missing or has another type.
  public init(json bytes: [UInt8]) throws(WireError) {
    try self.init(Fields(bytes, of: "rejection"))
  }
}

extension JSONWriter {
  /// Writes the reason why a change was refused, with the ids that it is about.
  public mutating func rejection(_ rejection: ChangeRejection) {
    object { $0.members(rejection) }
  }
}
