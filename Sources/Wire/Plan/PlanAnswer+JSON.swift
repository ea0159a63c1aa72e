import Domain

extension Answer: WireChoice {}

extension PlanAnswer {
  init(_ fields: Fields) throws(WireError) {
    self.init(
      try fields.choice("answer"), of: try fields.id("person"),
      named: try fields.shortText("name"),
      takesFreePlace: try fields.truthIfPresent("takesFreePlace"))
  }
}

extension JSONWriter {
  mutating func members(_ answer: PlanAnswer) {
    id("person", answer.person)
    string("name", answer.name.text)
    string("answer", answer.answer.rawValue)
    if let takesFreePlace = answer.takesFreePlace { truth("takesFreePlace", takesFreePlace) }
  }
}
