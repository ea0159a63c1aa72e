package import Domain

/// Reads the members of a JSON object; errors name the field that is wrong.
///
/// A member whose value is `null` counts as missing.
package struct Fields {
  private let object: JSONElement
  package let provenance: Provenance

  package init(
    _ json: JSONElement, of field: StaticString = "", _ provenance: Provenance = .submitted
  ) throws(WireError) {
    guard json.isObject else { throw .notAnObject(field: "\(field)") }
    object = json
    self.provenance = provenance
  }

  /// Parses JSON text that must be an object.
  package init(
    _ bytes: [UInt8], of field: StaticString = "", _ provenance: Provenance = .submitted
  ) throws(WireError) {
    let text: JSONText
    do throws(JSONError) {
      text = try JSONText(bytes)
    } catch {
      throw .json(error)
    }
    try self.init(text.root, of: field, provenance)
  }

  package func value(_ name: StaticString) -> JSONElement? {
    guard let value = object[name], !value.isNull else { return nil }
    return value
  }

  package func require(_ name: StaticString) throws(WireError) -> JSONElement {
    guard let value = value(name) else { throw .missing(field: "\(name)") }
    return value
  }

  package func textIfPresent(_ name: StaticString) throws(WireError) -> String? {
    guard let value = value(name) else { return nil }
    guard let text = value.string else {
      throw .wrongType(field: "\(name)", expected: .text)
    }
    return text
  }

  package func text(_ name: StaticString) throws(WireError) -> String {
    guard let text = try textIfPresent(name) else { throw .missing(field: "\(name)") }
    return text
  }

  package func integerIfPresent(_ name: StaticString) throws(WireError) -> Int64? {
    guard let value = value(name) else { return nil }
    guard let integer = value.int64 else {
      throw .wrongType(field: "\(name)", expected: .integer)
    }
    return integer
  }

  package func integer(_ name: StaticString) throws(WireError) -> Int64 {
    guard let integer = try integerIfPresent(name) else { throw .missing(field: "\(name)") }
    return integer
  }

  package func truth(_ name: StaticString) throws(WireError) -> Bool {
    guard let isTrue = try require(name).bool else {
      throw .wrongType(field: "\(name)", expected: .truth)
    }
    return isTrue
  }

  package func array(_ name: StaticString) throws(WireError) -> [JSONElement] {
    guard let elements = try require(name).elements else {
      throw .wrongType(field: "\(name)", expected: .array)
    }
    return elements
  }

  /// The members of a nested object, read with the same provenance.
  package func object(_ name: StaticString) throws(WireError) -> Fields {
    try Fields(require(name), of: name, provenance)
  }

  /// The values that `read` makes of the objects in a nested array, with the same provenance.
  package func objects<Value>(
    _ name: StaticString, _ read: (Fields) throws(WireError) -> Value
  ) throws(WireError) -> [Value] {
    let elements = try array(name)
    guard elements.allSatisfy({ $0.isObject }) else { throw .notAnObject(field: "\(name)") }
    return try elements.map { json throws(WireError) in try read(Fields(json, of: name, provenance))
    }
  }

  package func isTrue(_ name: StaticString) -> Bool {
    value(name)?.bool ?? false
  }
}

extension Fields {
  package func idIfPresent<Subject>(
    _ name: StaticString
  ) throws(WireError) -> Identifier<Subject>? {
    guard let value = value(name) else { return nil }
    guard let id: Identifier<Subject> = value.id() else {
      throw .wrongType(field: "\(name)", expected: value.isString ? .identifier : .text)
    }
    return id
  }

  package func id<Subject>(_ name: StaticString) throws(WireError) -> Identifier<Subject> {
    guard let id: Identifier<Subject> = try idIfPresent(name) else {
      throw .missing(field: "\(name)")
    }
    return id
  }

  package func instantIfPresent(_ name: StaticString) throws(WireError) -> Instant? {
    guard let milliseconds = try integerIfPresent(name) else { return nil }
    guard let instant = Instant(milliseconds: milliseconds) else {
      throw .outOfRange(field: "\(name)")
    }
    return instant
  }

  package func instant(_ name: StaticString) throws(WireError) -> Instant {
    guard let instant = try instantIfPresent(name) else { throw .missing(field: "\(name)") }
    return instant
  }

  /// A domain text; `nil` when the field is missing or has no visible character.
  package func shortTextIfPresent(_ name: StaticString) throws(WireError) -> ShortText? {
    guard let typed = try textIfPresent(name) else { return nil }
    do throws(TextError) {
      return try shortText(of: typed)
    } catch .empty {
      return nil
    } catch {
      throw .text(field: "\(name)", error)
    }
  }

  package func shortText(_ name: StaticString) throws(WireError) -> ShortText {
    let typed = try text(name)
    do throws(TextError) {
      return try shortText(of: typed)
    } catch {
      throw .text(field: "\(name)", error)
    }
  }

  private func shortText(of text: String) throws(TextError) -> ShortText {
    switch provenance {
    case .submitted: try ShortText(text)
    case .recorded: try ShortText(recorded: text)
    case .accepted: ShortText(accepted: text)
    }
  }

  package func choiceIfPresent<Choice: WireChoice>(
    _ name: StaticString
  ) throws(WireError) -> Choice? {
    guard let value = value(name) else { return nil }
    guard value.isString else { throw .wrongType(field: "\(name)", expected: .text) }
    guard let choice = Choice(value) else {
      throw .unknownChoice(field: "\(name)", choices: Choice.allCases.map { $0.rawValue })
    }
    return choice
  }

  package func choice<Choice: WireChoice>(_ name: StaticString) throws(WireError) -> Choice {
    guard let choice: Choice = try choiceIfPresent(name) else { throw .missing(field: "\(name)") }
    return choice
  }
}
