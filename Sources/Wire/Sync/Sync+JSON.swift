public import Domain

extension SyncRequest {
  /// Reads `{"epoch": "…", "since": n, "last": "…", "brief": true, "changes": […]}`, of which only the changes are
  /// mandatory.
  /// - Throws: `WireError` for what is missing, of another type or not kept by the domain.
  public init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes)
    let epoch: Epoch.ID? = try fields.idIfPresent("epoch")
    let since = try fields.integerIfPresent("since") ?? 0
    guard since >= 0 else { throw .outOfRange(field: "since") }
    let changes = try fields.array("changes")
    let isBrief = try fields.truthIfPresent("brief") ?? false
    let limit = isBrief ? Self.briefChangeLimit : Self.changeLimit
    guard changes.count <= limit else { throw .outOfRange(field: "changes") }
    self.init(
      epoch: epoch,
      device: try fields.idIfPresent("device"),
      since: since,
      last: try fields.idIfPresent("last"),
      // A device that was offline may send what it recorded with an earlier version.
      changes: try changes.map { change throws(WireError) in
        try StampedChange(Fields(change, of: "changes", .recorded))
      },
      isBrief: isBrief)
  }

  /// The request as JSON text.
  public var json: [UInt8] { json(within: .max) }

  /// The request as JSON text of a length that proxies take.
  /// - Parameter byteLimit: The length in bytes after which no further changes are written.
  /// - Returns: The text, which may lack the last changes.
  public func json(within byteLimit: Int) -> [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.id("epoch", ifPresent: epoch)
        writer.id("device", ifPresent: device)
        writer.integer("since", since)
        writer.id("last", ifPresent: last)
        if isBrief { writer.truth("brief", true) }
        writer.array("changes", changes, within: byteLimit) { $1.change($0) }
      }
    }
  }
}

extension SyncResponse {
  /// Reads a response that was written with `json`; its changes as what was accepted before.
  /// - Throws: `WireError` for what is missing or of another type.
  public init(json bytes: [UInt8]) throws(WireError) {
    try self.init(Fields(bytes, .accepted))
  }

  init(_ fields: Fields) throws(WireError) {
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
      username: try fields.textIfPresent("username").map { ExactText($0) },
      changeLimit: try fields.integerIfPresent("changeLimit").map { Int(clamping: $0) }
        ?? SyncRequest.changeLimit)
  }

  /// The response as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { $0.members(self) }
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
  init(_ fields: Fields) throws(WireError) {
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
      writer.members(sequenced.author, acceptedAt: sequenced.acceptedAt)
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

  mutating func members(_ author: Author?, acceptedAt: Instant?) {
    switch author {
    case .account(let id): self.id("author", id)
    case .link(let id): self.id("authorLink", id)
    case nil: break
    }
    members(acceptedAt: acceptedAt)
  }

  private mutating func members(acceptedAt: Instant?) {
    if let acceptedAt { integer("acceptedAt", acceptedAt.milliseconds) }
  }

  mutating func members(_ response: SyncResponse) {
    id("epoch", response.epoch)
    array("outcomes", response.outcomes) { $1.outcome($0) }
    integer("since", response.page.since)
    integer("upTo", response.page.upTo)
    id("last", ifPresent: response.page.last)
    array("changes", response.page.changes) { $1.change($0) }
    integer("latest", response.latest)
    integer("now", response.now.milliseconds)
    presence(response.presence)
    string("username", ifPresent: response.username?.text)
    if response.changeLimit != SyncRequest.changeLimit {
      integer("changeLimit", Int64(response.changeLimit))
    }
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
