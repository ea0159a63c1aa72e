import Domain

// What a snapshot tells of planned games; nothing for a squad that never planned.

extension Plans {
  init(_ fields: Fields) throws(WireError) {
    let zones = try fields.list("zones") { fields throws(WireError) in try Zone(fields) }
    let series = try fields.list("series") { fields throws(WireError) in try Series(fields) }
    let plans = try fields.list("plans") { fields throws(WireError) in try Plan(fields) }
    let replies = try Replies(ifPresentIn: fields)
    guard let found = Plans(zones: zones, series: series, plans: plans, replies: replies) else {
      throw .outOfRange(field: "plans")
    }
    self = found
  }
}

extension Fields {
  /// The values of the objects in a nested array; none when the member is missing.
  fileprivate func list<Value>(
    _ name: StaticString, _ read: (Fields) throws(WireError) -> Value
  ) throws(WireError) -> [Value] {
    value(name) == nil ? [] : try objects(name, read)
  }
}

extension Zone {
  init(_ fields: Fields) throws(WireError) {
    let offsets = try fields.objects("offsets") { fields throws(WireError) in
      try Offset(fields)
    }
    guard let zone = Zone(name: try fields.shortText("zone"), offsets: offsets) else {
      throw .outOfRange(field: "offsets")
    }
    self = zone
  }
}

extension Zone.Offset {
  fileprivate init(_ fields: Fields) throws(WireError) {
    let from = try fields.instant("from")
    guard let offset = Self(from: from, minutesAhead: try fields.number("minutesAhead")) else {
      throw .outOfRange(field: "minutesAhead")
    }
    self = offset
  }
}

extension LogPlace {
  fileprivate init(_ fields: Fields) throws(WireError) {
    self.init(number: try fields.integer("number"), acceptedAt: try fields.instant("acceptedAt"))
  }
}

extension Series {
  fileprivate init(_ fields: Fields) throws(WireError) {
    self.init(
      id: try fields.id("id"), recurrence: try Recurrence(fields),
      opens: try TimeBefore(fields.object("opens")), details: try PlanDetails(fields),
      edits: try fields.list("edits") { fields throws(WireError) in try Edit(fields) },
      acceptedAt: try fields.instantIfPresent("acceptedAt"),
      endSetAt: try fields.instantIfPresent("endSetAt"))
  }
}

extension Series.Edit {
  fileprivate init(_ fields: Fields) throws(WireError) {
    self.init(
      place: try LogPlace(fields), madeAt: try fields.instant("madeAt"),
      from: try fields.day("from"), edit: try PlanEdit(fields))
  }
}

extension Plan {
  fileprivate init(_ fields: Fields) throws(WireError) {
    self.init(
      key: try PlanKey(fields),
      entries: try fields.objects("entries") { fields throws(WireError) in try Entry(fields) })
  }
}

extension Plan.Entry {
  fileprivate init(_ fields: Fields) throws(WireError) {
    self.init(
      place: try LogPlace(fields), device: try fields.idIfPresent("device"),
      madeAt: try fields.instant("madeAt"), change: try PlanChange(fields.choice("kind"), fields))
  }
}

extension JSONWriter {
  mutating func members(_ plans: Plans) {
    list("zones", plans.zones) { $1.members($0) }
    list("series", plans.allSeries) { $1.members($0) }
    list("plans", plans.allPlans) { $1.members($0) }
    self.replies(plans.replies)
  }

  /// Writes an array of objects, or nothing when there are none.
  private mutating func list<Element>(
    _ name: StaticString, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) {
    guard !elements.isEmpty else { return }
    array(name, elements) { element, writer in writer.object { write(element, &$0) } }
  }

  mutating func members(_ zone: Zone) {
    string("zone", zone.name.text)
    array("offsets", zone.offsets) { offset, writer in
      writer.object { writer in
        writer.integer("from", offset.from.milliseconds)
        writer.integer("minutesAhead", offset.minutesAhead)
      }
    }
  }

  private mutating func members(_ place: LogPlace, madeAt: Instant) {
    integer("number", place.number)
    integer("acceptedAt", place.acceptedAt.milliseconds)
    integer("madeAt", madeAt.milliseconds)
  }

  private mutating func members(_ series: Series) {
    id("id", series.id)
    members(series.recurrence)
    time("opens", series.opens)
    members(series.details)
    list("edits", series.edits) { edit, writer in
      writer.members(edit.place, madeAt: edit.madeAt)
      writer.day("from", edit.from)
      writer.members(edit.edit)
    }
    if let acceptedAt = series.acceptedAt { integer("acceptedAt", acceptedAt.milliseconds) }
    if let endSetAt = series.endSetAt { integer("endSetAt", endSetAt.milliseconds) }
  }

  private mutating func members(_ plan: Plan) {
    members(plan.key)
    array("entries", plan.entries) { entry, writer in
      writer.object { writer in
        writer.members(entry.place, madeAt: entry.madeAt)
        writer.id("device", ifPresent: entry.device)
        writer.string("kind", entry.change.kind.rawValue)
        writer.values(of: entry.change)
      }
    }
  }
}
