public import Domain

extension SyncRequest {
  /// Reads `{"epoch": "…", "since": n, "last": "…", "changes": […]}`, of which only the changes are mandatory.
  /// - Throws: `WireError` for what is missing, of another type or not kept by the domain.
  public init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes)
    let epoch: Epoch.ID? = try fields.idIfPresent("epoch")
    let since = try fields.integerIfPresent("since") ?? 0
    guard since >= 0 else { throw .outOfRange(field: "since") }
    let changes = try fields.array("changes")
    guard changes.count <= Self.changeLimit else { throw .outOfRange(field: "changes") }
    self.init(
      epoch: epoch,
      device: try fields.idIfPresent("device"),
      since: since,
      last: try fields.idIfPresent("last"),
      // A device that was offline may send what it recorded with an earlier version.
      changes: try changes.map { change throws(WireError) in
        try StampedChange(Fields(change, of: "changes", .recorded))
      })
  }

  /// The request as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.id("epoch", ifPresent: epoch)
        writer.id("device", ifPresent: device)
        writer.integer("since", since)
        writer.id("last", ifPresent: last)
        writer.array("changes", changes) { $1.change($0) }
      }
    }
  }
}

extension SyncResponse {
  /// Reads a response that was written with `json`; its changes as what was accepted before.
  /// - Throws: `WireError` for what is missing or of another type.
  public init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes, .accepted)
    self.init(
      epoch: try fields.id("epoch"),
      outcomes: try fields.objects("outcomes") { fields throws(WireError) in
        try IdentifiedOutcome(fields)
      },
      page: ChangePage(
        since: try fields.integer("since"),
        upTo: try fields.integer("upTo"),
        changes: try fields.objects("changes") { fields throws(WireError) in
          try SequencedChange(fields)
        },
        last: try fields.idIfPresent("last")),
      latest: try fields.integer("latest"),
      now: try fields.instant("now"),
      presence: try [Presence](fields),
      username: try fields.textIfPresent("username").map { ExactText($0) })
  }

  /// The response as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.id("epoch", epoch)
        writer.array("outcomes", outcomes) { $1.outcome($0) }
        writer.integer("since", page.since)
        writer.integer("upTo", page.upTo)
        writer.id("last", ifPresent: page.last)
        writer.array("changes", page.changes) { $1.change($0) }
        writer.integer("latest", latest)
        writer.integer("now", now.milliseconds)
        writer.presence(presence)
        writer.string("username", ifPresent: username?.text)
      }
    }
  }
}

extension IdentifiedOutcome {
  fileprivate init(_ fields: Fields) throws(WireError) {
    let outcome: ChangeOutcome =
      if let rejection = fields.value("rejection") {
        .rejected(try ChangeRejection(Fields(rejection, of: "rejection")))
      } else {
        .accepted(sequence: try fields.integer("sequence"))
      }
    self.init(id: try fields.id("id"), outcome: outcome)
  }
}

extension SequencedChange {
  /// Reads a change that was written with `JSONWriter.change(_:)`, as what was accepted before.
  /// - Throws: `WireError` for what is missing or of another type.
  public init(json bytes: [UInt8]) throws(WireError) {
    try self.init(Fields(bytes, of: "changes", .accepted))
  }

  /// Reads the content of a row of a log, which was written with `JSONWriter.content(of:)`.
  /// - Throws: `WireError` for what is missing or of another type.
  public init(sequence: Int64, author: Author, content: [UInt8]) throws(WireError) {
    let fields = try Fields(content, of: "changes", .accepted)
    self.init(
      sequence: sequence, author: author,
      acceptedAt: try fields.instantIfPresent("acceptedAt"), stamped: try StampedChange(fields))
  }

  fileprivate init(_ fields: Fields) throws(WireError) {
    self.init(
      sequence: try fields.integer("sequence"),
      author: try Author?(fields),
      acceptedAt: try fields.instantIfPresent("acceptedAt"),
      stamped: try StampedChange(fields))
  }
}

extension Author? {
  fileprivate init(_ fields: Fields) throws(WireError) {
    let account: Account.ID? = try fields.idIfPresent("author")
    let link: Link.ID? = try fields.idIfPresent("authorLink")
    self = account.map { .account($0) } ?? link.map { .link($0) }
  }
}

extension JSONWriter {
  /// Writes a change at its place in the log.
  public mutating func change(_ sequenced: SequencedChange) {
    object { writer in
      writer.integer("sequence", sequenced.sequence)
      switch sequenced.author {
      case .account(let id): writer.id("author", id)
      case .link(let id): writer.id("authorLink", id)
      case nil: break
      }
      writer.members(acceptedAt: sequenced.acceptedAt)
      writer.members(sequenced.stamped)
    }
  }

  /// Writes a change for a log that has its number and author beside it.
  public mutating func content(of sequenced: SequencedChange) {
    object { writer in
      writer.members(acceptedAt: sequenced.acceptedAt)
      writer.members(sequenced.stamped)
    }
  }

  private mutating func members(acceptedAt: Instant?) {
    if let acceptedAt { integer("acceptedAt", acceptedAt.milliseconds) }
  }

  fileprivate mutating func outcome(_ identified: IdentifiedOutcome) {
    object { writer in
      writer.id("id", identified.id)
      switch identified.outcome {
      case .accepted(let sequence): writer.integer("sequence", sequence)
      case .rejected(let rejection):
        writer.name("rejection")
        writer.rejection(rejection)
      }
    }
  }
}
