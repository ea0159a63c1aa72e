public import Domain

/// A squad at a sequence number: a quick start for a phone, and for the server.
public struct Snapshot: Equatable, Sendable {
  /// The epoch of the server that sent it; `nil` in storage, for the epoch is the database's.
  public let epoch: Epoch.ID?
  /// How far the log is contained in the squad.
  public let sequence: Int64
  /// The squad.
  public let squad: Squad

  /// Pairs a squad with its place in the log.
  public init(epoch: Epoch.ID? = nil, sequence: Int64, squad: Squad) {
    self.epoch = epoch
    self.sequence = sequence
    self.squad = squad
  }

  /// Reads a snapshot that was written with `json`, as what was accepted before.
  /// - Throws: `WireProblem` for what is missing or of another type.
  public init(json bytes: [UInt8]) throws(WireProblem) {
    let fields = try Fields(bytes, .accepted)
    epoch = try fields.idIfPresent("epoch")
    sequence = try fields.integer("sequence")
    squad = try Squad(fields.object("squad"))
  }

  /// The snapshot as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.string("epoch", ifPresent: epoch?.uuidString)
        writer.integer("sequence", sequence)
        writer.name("squad")
        writer.squad(squad)
      }
    }
  }
}
