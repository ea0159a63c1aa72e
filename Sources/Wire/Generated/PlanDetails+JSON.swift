// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

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
  /// Writes the members of the details, leaving out those that are unknown.
  mutating func members(_ details: PlanDetails) {
    integer("minute", details.minute.number)
    integer("length", details.length)
    string("zone", details.zone.text)
    string("place", ifPresent: details.place?.text)
    string("map", ifPresent: details.map?.text)
    integer("most", ifPresent: details.most)
    integer("least", ifPresent: details.least)
    string("price", ifPresent: details.price?.text)
    if let answerBy = details.answerBy { self.time("answerBy", answerBy) }
    integer("guestsEach", details.guestsEach)
  }

  mutating func members(_ edit: PlanEdit) {
    string("field", edit.field.rawValue)
    switch edit {
    case .minute(let minute): integer("value", minute.number)
    case .length(let length): integer("value", length)
    case .place(let place): string("value", ifPresent: place?.text)
    case .map(let map): string("value", ifPresent: map?.text)
    case .most(let most): integer("value", ifPresent: most)
    case .least(let least): integer("value", ifPresent: least)
    case .price(let price): string("value", ifPresent: price?.text)
    case .answerBy(let answerBy): if let answerBy { self.time("value", answerBy) }
    case .guestsEach(let guestsEach): integer("value", guestsEach)
    }
  }
}
