public import Domain

/// What a phone sends: its changes, and how far it knows the server's log.
public struct SyncRequest: Hashable, Sendable {
  /// The most changes that one request may carry.
  public static let changeLimit = 500

  /// The epoch in which the server was when the phone last heard of it, if it ever did.
  ///
  /// When the server is in another, it takes nothing of the request.
  public let epoch: Epoch.ID?
  /// The last sequence number that the phone knows; 0 when it knows none.
  public let since: Int64
  /// The phone's pending changes, oldest first.
  public let changes: [StampedChange]

  /// Makes a request.
  public init(epoch: Epoch.ID? = nil, since: Int64, changes: [StampedChange]) {
    self.epoch = epoch
    self.since = since
    self.changes = changes
  }

  /// Reads `{"epoch": "…", "since": n, "changes": […]}`, of which only the changes are mandatory.
  /// - Throws: `WireProblem` for what is missing, of another type or not kept by the domain.
  public init(json bytes: [UInt8]) throws(WireProblem) {
    let fields = try Fields(bytes)
    epoch = try fields.idIfPresent("epoch")
    since = try fields.integerIfPresent("since") ?? 0
    guard since >= 0 else { throw .outOfRange(field: "since") }
    let changes = try fields.array("changes")
    guard changes.count <= Self.changeLimit else { throw .outOfRange(field: "changes") }
    self.changes = try changes.map { json throws(WireProblem) in try StampedChange(json: json) }
  }

  /// The request as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.string("epoch", ifPresent: epoch?.uuidString)
        writer.integer("since", since)
        writer.array("changes", changes) { $1.change($0) }
      }
    }
  }
}

/// What the server answers: what it made of each change, and what the phone does not know yet.
public struct SyncAnswer: Equatable, Sendable {
  /// The server's epoch, to be sent with the next request.
  public let epoch: Epoch.ID
  /// What became of each change of the request, in its order.
  public let outcomes: [IdentifiedOutcome]
  /// The log after the phone's `since`; ask again when `upTo` is less than `latest`.
  public let page: ChangePage
  /// The last sequence number in the server's log.
  public let latest: Int64
  /// The server's time of day, by which a phone can correct its own.
  public let now: Instant

  /// Makes an answer.
  public init(
    epoch: Epoch.ID, outcomes: [IdentifiedOutcome], page: ChangePage, latest: Int64, now: Instant
  ) {
    self.epoch = epoch
    self.outcomes = outcomes
    self.page = page
    self.latest = latest
    self.now = now
  }

  /// Reads an answer that was written with `json`; its changes as what was accepted before.
  /// - Throws: `WireProblem` for what is missing or of another type.
  public init(json bytes: [UInt8]) throws(WireProblem) {
    let fields = try Fields(bytes, .accepted)
    epoch = try fields.id("epoch")
    outcomes = try fields.objects("outcomes").map { fields throws(WireProblem) in
      try IdentifiedOutcome(fields)
    }
    page = ChangePage(
      since: try fields.integer("since"),
      upTo: try fields.integer("upTo"),
      changes: try fields.objects("changes").map { fields throws(WireProblem) in
        try SequencedChange(fields)
      })
    latest = try fields.integer("latest")
    now = try fields.instant("now")
  }

  /// The answer as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.string("epoch", epoch.uuidString)
        writer.array("outcomes", outcomes) { $1.outcome($0) }
        writer.integer("since", page.since)
        writer.integer("upTo", page.upTo)
        writer.array("changes", page.changes) { $1.change($0) }
        writer.integer("latest", latest)
        writer.integer("now", now.milliseconds)
      }
    }
  }
}

extension IdentifiedOutcome {
  fileprivate init(_ fields: Fields) throws(WireProblem) {
    let outcome: ChangeOutcome =
      if let rejection = fields.value("rejection") {
        .rejected(try ChangeRejection(json: rejection))
      } else {
        .accepted(sequence: try fields.integer("sequence"))
      }
    self.init(id: try fields.id("id"), outcome: outcome)
  }
}

extension SequencedChange {
  /// Reads a change that was written with `JSONWriter.change(_:)`, as what was accepted before.
  /// - Throws: `WireProblem` for what is missing or of another type.
  public init(json: JSON) throws(WireProblem) {
    try self.init(Fields(json, of: "changes", .accepted))
  }

  fileprivate init(_ fields: Fields) throws(WireProblem) {
    self.init(
      sequence: try fields.integer("sequence"),
      author: try fields.id("author"),
      stamped: try StampedChange(fields))
  }
}

extension JSONWriter {
  /// Writes a change at its place in the log.
  public mutating func change(_ sequenced: SequencedChange) {
    object { writer in
      writer.integer("sequence", sequenced.sequence)
      writer.string("author", sequenced.author.uuidString)
      writer.members(sequenced.stamped)
    }
  }

  fileprivate mutating func outcome(_ identified: IdentifiedOutcome) {
    object { writer in
      writer.string("id", identified.id.uuidString)
      switch identified.outcome {
      case .accepted(let sequence): writer.integer("sequence", sequence)
      case .rejected(let rejection):
        writer.name("rejection")
        writer.rejection(rejection)
      }
    }
  }
}
