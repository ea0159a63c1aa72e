import Domain

extension TableLink.Terms {
  init(_ fields: Fields) throws(WireError) {
    let period: TableLink.Period
    if let season: Season.ID = try fields.idIfPresent("season") {
      period = .season(season)
    } else if let name = try fields.shortTextIfPresent("name") {
      period = .named(name, try SeasonBounds(fields))
    } else {
      period = .allTime
    }
    guard let minutes = Int(exactly: try fields.integer("minutesFromUTC")),
      let terms = Self(period, minutesFromUTC: minutes)
    else { throw .outOfRange(field: "minutesFromUTC") }
    self = terms
  }
}

extension TableLink {
  init(_ fields: Fields) throws(WireError) {
    let link = TableLink(
      try Link(fields, id: "id", for: .table), try Terms(fields),
      madeAt: try fields.instant("madeAt"))
    guard let link else { throw .outOfRange(field: "purpose") }
    self = link
  }
}

extension JSONWriter {
  /// Writes a link to a table, whose purpose is not written.
  mutating func members(_ link: Link, id: StaticString, for _: Link.Purpose) {
    self.id(id, link.id)
    string("secret", link.secret.text)
    flag("isOff", link.isOff)
  }

  mutating func members(_ terms: TableLink.Terms) {
    switch terms.period {
    case .season(let season): id("season", season)
    case .named(let name, let bounds):
      string("name", name.text)
      members(bounds)
    case .allTime: break
    }
    integer("minutesFromUTC", terms.minutesFromUTC)
  }

  /// Writes the links to tables of a snapshot, unless there are none.
  mutating func tableLinks(_ links: [TableLink]) {
    guard !links.isEmpty else { return }
    array("tableLinks", links) { link, writer in
      writer.object { writer in
        writer.id("id", link.id)
        writer.string("secret", link.link.secret.text)
        writer.members(link.terms)
        writer.flag("isOff", link.link.isOff)
        writer.integer("madeAt", link.madeAt.milliseconds)
      }
    }
  }
}
