public import Domain

extension Snapshot {
  /// Reads a snapshot that was written with `json`, as what was accepted before.
  /// - Throws: `WireError` for what is missing or of another type.
  public init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes, .accepted)
    self.init(
      epoch: try fields.idIfPresent("epoch"),
      sequence: try fields.integer("sequence"),
      squad: try Squad(fields.object("squad")),
      last: try fields.idIfPresent("last"),
      isOfAnotherLog: fields.isTrue("isOfAnotherLog"))
  }

  /// The snapshot as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.id("epoch", ifPresent: epoch)
        writer.integer("sequence", sequence)
        writer.id("last", ifPresent: last)
        writer.flag("isOfAnotherLog", isOfAnotherLog)
        writer.name("squad")
        writer.squad(squad)
      }
    }
  }
}
