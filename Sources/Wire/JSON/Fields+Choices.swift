import Domain

extension Fields {
  package func choiceIfPresent<Choice: WireChoice>(
    _ name: StaticString
  ) throws(WireError) -> Choice? {
    let choices = Choice.allCases
    let position = try position(name, Choice.synonyms, choices.count) { choices[$0].rawValue }
    return position.map { choices[$0] }
  }

  /// The position of the choice that is written; `nil` when the field is missing.
  @inline(never)
  private func position(
    _ name: StaticString, _ synonyms: [WireSynonym], _ count: Int, _ choice: (Int) -> String
  ) throws(WireError) -> Int? {
    guard let value = position(of: name) else { return nil }
    guard json.isString(at: value) else {
      throw .wrongType(field: name.description, expected: .text)
    }
    for position in 0..<count where json.isEqualByBytes(to: choice(position), at: value) {
      return position
    }
    guard let synonym = synonyms.first(where: { json.isEqualByBytes(to: $0.text, at: value) })
    else {
      throw .unknownChoice(field: name.description, choices: (0..<count).map(choice))
    }
    return (0..<count).first { choice($0).isEqualByBytes(to: synonym.choice) }
  }

  package func choice<Choice: WireChoice>(_ name: StaticString) throws(WireError) -> Choice {
    guard let choice: Choice = try choiceIfPresent(name) else {
      throw .missing(field: name.description)
    }
    return choice
  }

  /// The choice that is written; `nil` when the text is none of these.
  func knownChoice<Choice: WireChoice>(_ name: StaticString) throws(WireError) -> Choice? {
    guard let value = position(of: name) else { throw .missing(field: name.description) }
    guard json.isString(at: value) else {
      throw .wrongType(field: name.description, expected: .text)
    }
    return Choice.allCases.first { json.isEqualByBytes(to: $0.rawValue, at: value) }
  }
}
