// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
public import Domain

extension PlayerDetails {
  package init(_ fields: Fields) throws(WireError) {
    self.init(
      name: try fields.shortText("name"), age: try fields.ageIfPresent("age"),
      skill: try fields.choiceIfPresent("skill"),
      preferredPosition: try fields.choiceIfPresent("preferredPosition"),
      favouriteTeam: try fields.shortTextIfPresent("favouriteTeam"))
  }
}

extension PlayerEdit.Field: WireChoice {}

extension PlayerEdit {
  init(_ fields: Fields) throws(WireError) {
    let field: Field = try fields.choice("field")
    switch field {
    case .name: self = .name(try fields.shortText("value"))
    case .age: self = .age(try fields.ageIfPresent("value"))
    case .skill: self = .skill(try fields.choiceIfPresent("value"))
    case .preferredPosition: self = .preferredPosition(try fields.choiceIfPresent("value"))
    case .favouriteTeam: self = .favouriteTeam(try fields.shortTextIfPresent("value"))
    }
  }
}

extension JSONWriter {
  /// Writes the members of the details, leaving out those that are unknown.
  public mutating func members(_ details: PlayerDetails) {
    string("name", details.name.text)
    if let age = details.age { integer("age", age.years) }
    string("skill", ifPresent: details.skill?.rawValue)
    string("preferredPosition", ifPresent: details.preferredPosition?.rawValue)
    string("favouriteTeam", ifPresent: details.favouriteTeam?.text)
  }

  mutating func members(_ edit: PlayerEdit) {
    string("field", edit.field.rawValue)
    switch edit {
    case .name(let name): string("value", name.text)
    case .age(let age): if let age { integer("value", age.years) }
    case .skill(let skill): string("value", ifPresent: skill?.rawValue)
    case .preferredPosition(let preferredPosition):
      string("value", ifPresent: preferredPosition?.rawValue)
    case .favouriteTeam(let favouriteTeam): string("value", ifPresent: favouriteTeam?.text)
    }
  }
}
