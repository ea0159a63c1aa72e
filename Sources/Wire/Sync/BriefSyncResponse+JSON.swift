public import Domain

extension BriefSyncResponse {
  /// Reads a response that was written with `json`, or one that leaves nothing out.
  /// - Throws: `WireError` for what is missing or of another type.
  public init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes, .accepted)
    self.init(
      rest: try SyncResponse(fields),
      runs: fields.position(of: "runs") == nil
        ? [] : try fields.objects("runs") { fields throws(WireError) in try Run(fields) })
  }

  /// The response as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.members(rest)
        writer.array("runs", runs) { $1.run($0) }
      }
    }
  }
}

extension BriefSyncResponse.Run {
  fileprivate init(_ fields: Fields) throws(WireError) {
    self.init(
      start: Int(clamping: try fields.integer("start")),
      count: Int(clamping: try fields.integer("count")),
      sequence: try fields.integer("sequence"),
      author: try Author?(fields),
      acceptedAt: try fields.instantIfPresent("acceptedAt"))
  }
}

extension JSONWriter {
  fileprivate mutating func run(_ run: BriefSyncResponse.Run) {
    object { writer in
      writer.integer("start", Int64(run.start))
      writer.integer("count", Int64(run.count))
      writer.integer("sequence", run.sequence)
      writer.members(run.author, acceptedAt: run.acceptedAt)
    }
  }
}
