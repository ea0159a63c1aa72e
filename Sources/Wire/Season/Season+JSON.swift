import Domain

extension Season.Field: WireChoice {}

extension SeasonBounds {
  /// Reads the bounds of an object, which are missing where there are none.
  init(_ fields: Fields) throws(WireError) {
    let bounds = SeasonBounds(
      from: try fields.instantIfPresent("from"), until: try fields.instantIfPresent("until"))
    guard let bounds else { throw .outOfRange(field: "until") }
    self = bounds
  }
}

extension Season.Details {
  init(_ fields: Fields) throws(WireError) {
    self.init(
      name: try fields.shortText("name"), bounds: try SeasonBounds(fields),
      rules: try TableRules(fields))
  }
}

extension Season {
  init(_ fields: Fields) throws(WireError) {
    self.init(
      id: try fields.id("id"), details: try Details(fields),
      isRemoved: fields.isTrue("isRemoved"), editTimes: try EditTimes(fields))
  }
}

extension JSONWriter {
  mutating func members(_ bounds: SeasonBounds) {
    if let from = bounds.from { integer("from", from.milliseconds) }
    if let until = bounds.until { integer("until", until.milliseconds) }
  }

  mutating func members(_ details: Season.Details) {
    string("name", details.name.text)
    members(details.bounds)
    members(details.rules)
  }

  /// Writes the seasons of a snapshot, unless there are none.
  mutating func seasons(_ seasons: [Season]) {
    guard !seasons.isEmpty else { return }
    array("seasons", seasons) { season, writer in
      writer.object { writer in
        writer.id("id", season.id)
        writer.members(season.details)
        writer.flag("isRemoved", season.isRemoved)
        writer.editTimes(season.editTimes)
      }
    }
  }
}
