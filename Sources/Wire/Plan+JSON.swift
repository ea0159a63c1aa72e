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

  fileprivate func numberIfPresent(_ name: StaticString) throws(WireError) -> Int? {
    value(name) == nil ? nil : try number(name)
  }

  fileprivate func mapIfPresent(_ name: StaticString) throws(WireError) -> MapLink? {
    guard let text = try textIfPresent(name) else { return nil }
    guard let map = MapLink(text) else { throw .outOfRange(field: name.description) }
    return map
  }

  fileprivate func timeIfPresent(_ name: StaticString) throws(WireError) -> TimeBefore? {
    value(name) == nil ? nil : try TimeBefore(object(name))
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

extension PlanDetails {
  init(_ fields: Fields) throws(WireError) {
    let details = PlanDetails(
      minute: try fields.minute("minute"), length: try fields.number("length"),
      zone: try fields.shortText("zone"), place: try fields.shortTextIfPresent("place"),
      map: try fields.mapIfPresent("map"), most: try fields.numberIfPresent("most"),
      least: try fields.numberIfPresent("least"), price: try fields.shortTextIfPresent("price"),
      answerBy: try fields.timeIfPresent("answerBy"), guestsEach: try fields.number("guestsEach"))
    guard let details else { throw .outOfRange(field: "details") }
    self = details
  }
}

extension PlanEdit.Field: WireChoice {}

extension PlanEdit {
  init(_ fields: Fields) throws(WireError) {
    let field: Field = try fields.choice("field")
    switch field {
    case .minute: self = .minute(try fields.minute("value"))
    case .length: self = .length(try fields.number("value"))
    case .place: self = .place(try fields.shortTextIfPresent("value"))
    case .map: self = .map(try fields.mapIfPresent("value"))
    case .most: self = .most(try fields.numberIfPresent("value"))
    case .least: self = .least(try fields.numberIfPresent("value"))
    case .price: self = .price(try fields.shortTextIfPresent("value"))
    case .answerBy: self = .answerBy(try fields.timeIfPresent("value"))
    case .guestsEach: self = .guestsEach(try fields.number("value"))
    }
    guard isAllowed else { throw .outOfRange(field: "value") }
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

  mutating func members(_ details: PlanDetails) {
    integer("minute", details.minute.number)
    integer("length", details.length)
    string("zone", details.zone.text)
    string("place", ifPresent: details.place?.text)
    string("map", ifPresent: details.map?.text)
    integer("most", ifPresent: details.most)
    integer("least", ifPresent: details.least)
    string("price", ifPresent: details.price?.text)
    if let answerBy = details.answerBy { time("answerBy", answerBy) }
    integer("guestsEach", details.guestsEach)
  }

  mutating func members(_ edit: PlanEdit) {
    string("field", edit.field.rawValue)
    switch edit {
    case .minute(let minute): integer("value", minute.number)
    case .length(let length): integer("value", length)
    case .place(let place): string("value", ifPresent: place?.text)
    case .map(let map): string("value", ifPresent: map?.text)
    case .most(let heads), .least(let heads): integer("value", ifPresent: heads)
    case .price(let price): string("value", ifPresent: price?.text)
    case .answerBy(let answerBy): if let answerBy { time("value", answerBy) }
    case .guestsEach(let number): integer("value", number)
    }
  }

  private mutating func integer(_ name: StaticString, ifPresent number: Int?) {
    if let number { integer(name, number) }
  }
}
