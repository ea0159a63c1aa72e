import Domain

/// What links to a gather are for; those to planned games are written without a purpose.
private enum GatherPurpose: String, WireChoice { case follow, score }
extension NameForm: WireChoice {}

extension Link {
  /// Reads a link to a gather whose id has this name: `link` in a change, `id` in a snapshot.
  init(_ fields: Fields, id: StaticString) throws(WireError) {
    try self.init(fields, id: id, for: Purpose(try fields.choice("purpose")))
  }

  /// Reads a link for a purpose that is not written.
  init(_ fields: Fields, id: StaticString, for purpose: Purpose) throws(WireError) {
    guard let secret = LinkSecret(text: try fields.text("secret")) else {
      throw .outOfRange(field: "secret")
    }
    self.init(
      id: try fields.id(id), purpose: purpose, secret: secret, isOff: fields.isTrue("isOff"))
  }
}

extension Link.Purpose {
  fileprivate init(_ purpose: GatherPurpose) {
    switch purpose {
    case .follow: self = .follow
    case .score: self = .score
    }
  }
}

extension Scorekeeper {
  /// Reads a scorekeeper whose id has this name: `scorekeeper` in a change, `id` in a snapshot.
  init(_ fields: Fields, id: StaticString) throws(WireError) {
    self.init(id: try fields.id(id), name: try fields.shortText("name"))
  }
}

extension [Scorekeeper] {
  init(_ fields: Fields) throws(WireError) {
    guard fields.value("scorekeepers") != nil else {
      self = []
      return
    }
    self = try fields.objects("scorekeepers") { fields throws(WireError) in
      try Scorekeeper(fields, id: "id")
    }
  }
}

extension Sharing {
  init(_ fields: Fields) throws(WireError) {
    guard fields.value("sharing") != nil else {
      self.init()
      return
    }
    let sharing = try fields.object("sharing")
    self.init(
      links: try sharing.objects("links") { fields throws(WireError) in
        try Link(fields, id: "id")
      },
      followerNames: try sharing.choiceIfPresent("followerNames") ?? .full)
  }
}

extension JSONWriter {
  mutating func members(_ link: Link, id: StaticString) {
    self.id(id, link.id)
    string("purpose", link.purpose.rawValue)
    string("secret", link.secret.text)
    flag("isOff", link.isOff)
  }

  mutating func members(_ scorekeeper: Scorekeeper, id: StaticString) {
    self.id(id, scorekeeper.id)
    string("name", scorekeeper.name.text)
  }

  /// Writes who keeps the score by a link, if someone does.
  mutating func scorekeepers(_ scorekeepers: [Scorekeeper]) {
    guard !scorekeepers.isEmpty else { return }
    array("scorekeepers", scorekeepers) { scorekeeper, writer in
      writer.object { $0.members(scorekeeper, id: "id") }
    }
  }

  /// Writes by which links a gather is shared, if it is.
  mutating func sharing(_ sharing: Sharing) {
    guard sharing != Sharing() else { return }
    name("sharing")
    object { writer in
      writer.array("links", sharing.links) { link, writer in
        writer.object { $0.members(link, id: "id") }
      }
      if sharing.followerNames != .full {
        writer.string("followerNames", sharing.followerNames.rawValue)
      }
    }
  }
}
