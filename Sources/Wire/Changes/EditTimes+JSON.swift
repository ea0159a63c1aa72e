import Domain

/// The values of an edit time's `field` member in a player of a snapshot, beside those of an edit.
private enum PlayerFieldName: String, WireChoice {
  case level, archived, removed, hidden
}

/// The values of an edit time's `field` member in a gather of a snapshot.
private enum GatherFieldName: String, WireChoice {
  case day, end, deleted, excluded, tables, rotation, followerNames, team, place, clockFormat,
    credit
  case goalTime
}

extension EditTimes {
  /// Reads the `editTimes` of an object; there are none in snapshots of earlier versions.
  fileprivate init(
    _ fields: Fields, _ field: (Fields) throws(WireError) -> Field
  ) throws(WireError) {
    guard fields.value("editTimes") != nil else {
      self.init()
      return
    }
    let entries = try fields.objects("editTimes") { fields throws(WireError) in
      Entry(field: try field(fields), setAt: try fields.instant("setAt"))
    }
    guard let times = EditTimes(entries) else { throw .outOfRange(field: "editTimes") }
    self = times
  }
}

extension EditTimes<Player.Field> {
  init(_ fields: Fields) throws(WireError) {
    try self.init(fields) { fields throws(WireError) in try Player.Field(fields) }
  }
}

extension EditTimes<Gather.Field> {
  init(_ fields: Fields) throws(WireError) {
    try self.init(fields) { fields throws(WireError) in try Gather.Field(fields) }
  }
}

extension EditTimes<Replies.Field> {
  init(_ fields: Fields) throws(WireError) {
    try self.init(fields) { fields throws(WireError) in try fields.choice("field") }
  }
}

extension EditTimes<Squad.Field> {
  init(_ fields: Fields) throws(WireError) {
    try self.init(fields) { fields throws(WireError) in try fields.choice("field") }
  }
}

extension EditTimes<Season.Field> {
  init(_ fields: Fields) throws(WireError) {
    try self.init(fields) { fields throws(WireError) in try fields.choice("field") }
  }
}

extension Player.Field {
  fileprivate init(_ fields: Fields) throws(WireError) {
    if let detail = try? fields.choice("field") as PlayerEdit.Field {
      self = .detail(detail)
      return
    }
    let name: PlayerFieldName = try fields.choice("field")
    switch name {
    case .level: self = .level
    case .archived: self = .archived
    case .removed: self = .removed
    case .hidden: self = .hidden
    }
  }

  fileprivate var name: String {
    switch self {
    case .detail(let field): field.rawValue
    case .level: PlayerFieldName.level.rawValue
    case .archived: PlayerFieldName.archived.rawValue
    case .removed: PlayerFieldName.removed.rawValue
    case .hidden: PlayerFieldName.hidden.rawValue
    }
  }
}

extension Gather.Field {
  fileprivate init(_ fields: Fields) throws(WireError) {
    let name: GatherFieldName = try fields.choice("field")
    switch name {
    case .day: self = .day
    case .end: self = .end
    case .deleted: self = .deleted
    case .excluded: self = .excluded
    case .tables: self = .tables
    case .rotation: self = .rotation
    case .followerNames: self = .followerNames
    case .team: self = .team(try fields.choice("team"))
    case .place: self = .place(try fields.id("player"))
    case .clockFormat: self = .clockFormat(try fields.game())
    case .credit: self = .credit(try fields.id("goal"))
    case .goalTime: self = .goalTime(try fields.id("goal"))
    }
  }
}

extension JSONWriter {
  mutating func editTimes(_ times: EditTimes<Player.Field>) {
    editTimes(times) { $1.string("field", $0.name) }
  }

  mutating func editTimes(_ times: EditTimes<Replies.Field>) {
    editTimes(times) { $1.string("field", $0.rawValue) }
  }

  mutating func editTimes(_ times: EditTimes<Squad.Field>) {
    editTimes(times) { $1.string("field", $0.rawValue) }
  }

  mutating func editTimes(_ times: EditTimes<Season.Field>) {
    editTimes(times) { $1.string("field", $0.rawValue) }
  }

  mutating func editTimes(_ times: EditTimes<Gather.Field>) {
    editTimes(times) { $1.members($0) }
  }

  private mutating func editTimes<Field>(
    _ times: EditTimes<Field>, _ write: (Field, inout JSONWriter) -> Void
  ) {
    guard !times.entries.isEmpty else { return }
    array("editTimes", times.entries) { entry, writer in
      writer.object { writer in
        write(entry.field, &writer)
        writer.integer("setAt", entry.setAt.milliseconds)
      }
    }
  }

  private mutating func members(_ field: Gather.Field) {
    switch field {
    case .day: self.field(.day)
    case .end: self.field(.end)
    case .deleted: self.field(.deleted)
    case .excluded: self.field(.excluded)
    case .tables: self.field(.tables)
    case .rotation: self.field(.rotation)
    case .followerNames: self.field(.followerNames)
    case .team(let side):
      self.field(.team)
      string("team", side.rawValue)
    case .place(let player):
      self.field(.place)
      id("player", player)
    case .clockFormat(let game):
      self.field(.clockFormat)
      id("game", ifPresent: game)
    case .credit(let goal):
      self.field(.credit)
      id("goal", goal)
    case .goalTime(let goal):
      self.field(.goalTime)
      id("goal", goal)
    }
  }

  private mutating func field(_ name: GatherFieldName) { string("field", name.rawValue) }
}
