import Domain

// The values of which planned games and series consist.

extension Fields {
  func dayIfPresent(_ name: StaticString) throws(WireError) -> CivilDay? {
    guard let text = try textIfPresent(name) else { return nil }
    guard let day = CivilDay(text: text) else { throw .outOfRange(field: name.description) }
    return day
  }

  func day(_ name: StaticString) throws(WireError) -> CivilDay {
    guard let day = try dayIfPresent(name) else { throw .missing(field: name.description) }
    return day
  }

  func minute(_ name: StaticString) throws(WireError) -> MinuteOfDay {
    guard let minute = MinuteOfDay(try number(name)) else {
      throw .outOfRange(field: name.description)
    }
    return minute
  }

  func numberIfPresent(_ name: StaticString) throws(WireError) -> Int? {
    value(name) == nil ? nil : try number(name)
  }

  func mapIfPresent(_ name: StaticString) throws(WireError) -> MapLink? {
    guard let text = try textIfPresent(name) else { return nil }
    guard let map = MapLink(text) else { throw .outOfRange(field: name.description) }
    return map
  }

  func time(_ name: StaticString) throws(WireError) -> TimeBefore {
    try TimeBefore(object(name))
  }

  func timeIfPresent(_ name: StaticString) throws(WireError) -> TimeBefore? {
    value(name) == nil ? nil : try time(name)
  }
}

extension PlanKey {
  init(_ fields: Fields) throws(WireError) {
    if let series: Series.ID = try fields.idIfPresent("series") {
      self = .series(series, try fields.day("day"))
    } else {
      self = .single(try fields.id("plan"))
    }
  }
}

extension TimeBefore {
  init(_ fields: Fields) throws(WireError) {
    guard let time = TimeBefore(days: try fields.number("days"), at: try fields.minute("minute"))
    else { throw .outOfRange(field: "days") }
    self = time
  }
}

extension Recurrence {
  init(_ fields: Fields) throws(WireError) {
    let (first, last) = (try fields.day("first"), try fields.dayIfPresent("last"))
    guard let recurrence = Recurrence(first: first, weeks: try fields.number("weeks"), last: last)
    else { throw .outOfRange(field: "weeks") }
    self = recurrence
  }
}

extension JSONWriter {
  mutating func day(_ name: StaticString, _ day: CivilDay) { string(name, day.text) }

  mutating func members(_ key: PlanKey) {
    switch key {
    case .single(let plan): id("plan", plan)
    case .series(let series, let day):
      id("series", series)
      self.day("day", day)
    }
  }

  mutating func time(_ name: StaticString, _ time: TimeBefore) {
    self.name(name)
    object { writer in
      writer.integer("days", time.days)
      writer.integer("minute", time.minute.number)
    }
  }

  mutating func members(_ recurrence: Recurrence) {
    day("first", recurrence.first)
    integer("weeks", recurrence.weeks)
    if let last = recurrence.last { day("last", last) }
  }

  mutating func integer(_ name: StaticString, ifPresent number: Int?) {
    if let number { integer(name, number) }
  }
}
