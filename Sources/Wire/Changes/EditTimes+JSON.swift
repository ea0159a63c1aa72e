import Domain

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

extension JSONWriter {
  mutating func editTimes(_ times: EditTimes<Player.Field>) {
    editTimes(times) { $1.members($0) }
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
}
